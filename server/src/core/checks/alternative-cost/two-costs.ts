import { costArgument, isAlternativeCost, keywordFacts } from '../../keywordFacts.ts';
import type { KeywordUse } from '../../model/keyword.ts';
import { defineCheck } from '../check.ts';
import { removeLine } from '../repairs.ts';

export default defineCheck({
  code: 'alternative-cost/two-costs',
  severity: 'info',
  offByDefault: true,
  since: '0.1.0',
  cites: ['113.2c', '118.9a', '702.152b'],
  fix: 'suggestion',
  summary: 'A face has the same keyword twice with different alternative costs.',
  why: 'The two are two abilities, and the player uses one of them (118.9a). No printed card does that, so one of the costs may be a leftover.',
  bad: [
    {
      script: `Name:Double Sample
ManaCost:4 R
Types:Creature Elemental
PT:4/4
K:Warp:1 R
K:Warp:3
Oracle:Warp {1}{R}\\nWarp {3}
`,
    },
  ],
  good: [
    {
      script: `Name:Single Sample
ManaCost:4 R
Types:Creature Elemental
PT:4/4
K:Warp:1 R
K:Evoke:R
Oracle:Warp {1}{R}\\nEvoke {R}
`,
      note: 'Different keywords are different ways to cast the card.',
    },
  ],
  messages: {
    two: '{keyword} is here with another cost, "{cost}", too: legal, and only one of the two is ever paid (118.9a).',
  },
  fixes: { removeThis: 'Remove the cost "{cost}"' },
  face(face, { card, report }) {
    const seen = new Map<string, KeywordUse>();
    for (const use of face.keywords) {
      if (use.variant !== undefined || !isAlternativeCost(use)) continue;
      const name = keywordFacts(use).rule?.en ?? use.name.text;
      const first = seen.get(name);
      if (!first) {
        seen.set(name, use);
        continue;
      }
      const [a, b] = [costArgument(first)?.text ?? '', costArgument(use)?.text ?? ''];
      if (a === b) continue;
      report({
        span: use.name.span,
        message: 'two',
        values: { keyword: name, cost: a },
        fixes: () => [
          { title: 'removeThis', values: { cost: b }, edits: [removeLine(card, use.line)] },
          { title: 'removeThis', values: { cost: a }, edits: [removeLine(card, first.line)] },
        ],
      });
    }
  },
});
