import { isAlternativeCost, keywordFacts } from '../../keywordFacts.ts';
import type { KeywordUse } from '../../model/keyword.ts';
import { defineCheck } from '../check.ts';
import { removeLine } from '../repairs.ts';

export default defineCheck({
  code: 'keyword/repeated',
  severity: 'warning',
  since: '0.1.0',
  cites: ['113.2c'],
  fix: 'safe',
  summary: 'The same keyword stands twice on a face, and the second one adds nothing.',
  why: 'The rules call further instances of this keyword redundant, or let only one of two equal alternative costs be used. The second line is a leftover.',
  bad: [
    {
      script: `Name:Twice Sample
ManaCost:3 W
Types:Creature Angel
PT:3/3
K:Flying
K:Flying
Oracle:Flying
`,
    },
  ],
  good: [
    {
      script: `Name:Often Sample
ManaCost:9
Types:Creature Horror
PT:9/9
K:Cascade
K:Cascade
Oracle:Cascade, cascade
`,
      note: 'Each instance of cascade triggers for itself (702.85c).',
    },
    {
      script: `Name:Two Sample
ManaCost:4 R
Types:Creature Elemental
PT:4/4
K:Warp:1 R
K:Warp:3
Oracle:Warp {1}{R}\\nWarp {3}
`,
      note: 'Two costs are two abilities; the player uses one of them (118.9a).',
    },
  ],
  messages: {
    redundant: '{keyword} appears here for the second time; further instances are redundant.',
    sameCost: '{keyword} with the same cost appears here for the second time; only one of them can be used.',
  },
  fixes: { remove: 'Remove the second line' },
  face(face, { card, report }) {
    if (face.keywords.length < 2) return;
    const seen = new Map<string, KeywordUse>();
    for (const use of face.keywords) {
      const { name, line, rule } = keywordFacts(use);
      if (line.kind !== 'keyword' && line.kind !== 'family') continue;
      const rest = use.args.map(({ text }) => text).join(':');
      const key = `${use.variant ?? ''}\n${line.kind === 'family' ? use.piece.text : `${name}:${rest}`}`;
      if (!seen.has(key)) {
        seen.set(key, use);
        continue;
      }
      const alternative = isAlternativeCost(use);
      if (!alternative && rule?.repeats?.kind !== 'redundant') continue;
      report({
        span: use.name.span,
        message: alternative ? 'sameCost' : 'redundant',
        values: { keyword: name },
        rules: alternative ? ['113.2c', '118.9a'] : rule?.repeats ? [rule.repeats.rule] : [],
        tag: 'unnecessary',
        fixes: () => [{ title: 'remove', edits: [removeLine(card, use.line)], safe: true }],
      });
    }
  },
});
