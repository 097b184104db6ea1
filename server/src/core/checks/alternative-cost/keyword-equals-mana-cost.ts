import { costArgument, keywordFacts } from '../../keywordFacts.ts';
import type { Face } from '../../model/card.ts';
import { defineCheck } from '../check.ts';
import { removeFromText } from '../keywordText.ts';
import { manaPart, partsOf } from '../ownAlternativeCosts.ts';
import { removeLine } from '../repairs.ts';
import { textPattern } from '../../text/pattern.ts';

/** They give nothing but the cost; all others give something else for it, or let the card be cast from elsewhere. */
const costAlone = new Set(['Spectacle', 'Surge', 'Prowl', 'Freerunning']);

export default defineCheck({
  code: 'alternative-cost/keyword-equals-mana-cost',
  severity: 'info',
  offByDefault: true,
  since: '0.1.0',
  cites: ['118.9'],
  fix: 'suggestion',
  summary: 'A keyword that gives nothing but another cost has the mana cost as its cost.',
  why: 'Spectacle, surge, prowl and freerunning only let another cost be paid. With the mana cost itself they change nothing, unless the card asks whether that cost was paid.',
  bad: [
    {
      script: `Name:Spectacular Sample
ManaCost:2 R
Types:Creature Goblin
PT:3/2
K:Spectacle:2 R
Oracle:Spectacle {2}{R}
`,
    },
  ],
  good: [
    {
      script: `Name:Dashing Sample
ManaCost:2 R
Types:Creature Goblin
PT:3/2
K:Dash:2 R
Oracle:Dash {2}{R}
`,
      note: 'Dash gives haste for the same cost.',
    },
    {
      script: `Name:Spectacular Sample
ManaCost:2 R
Types:Creature Goblin
PT:3/2
K:Spectacle:R
Oracle:Spectacle {R}
`,
    },
  ],
  messages: { equal: 'The cost of {keyword} is the mana cost itself, so paying it changes nothing (118.9).' },
  fixes: { remove: 'Remove {keyword}' },
  keyword(use, { report, card }) {
    if (use.grant) return;
    const { rule } = keywordFacts(use);
    if (!rule || !costAlone.has(rule.en)) return;
    const cost = costArgument(use);
    if (!cost) return;
    const mana = manaPart(use.face);
    const parts = partsOf(cost.text);
    if (mana === undefined || parts.mana !== mana || parts.rest.length > 0) return;
    if (asksForKeyword(use.face, rule.en)) return;
    const values = { keyword: rule.en };
    report({
      span: cost.span,
      message: 'equal',
      values,
      rules: ['118.9', `${rule.rule}a`],
      fixes: () => [
        { title: 'remove', values, edits: [removeLine(card, use.line), ...removeFromText(use.face, rule.en)] },
      ],
    });
  },
});

const asksFor = textPattern((stem) => `[.+$]\\w*${stem}`, 'i');

/** Whether the script asks if that cost was paid: `Card.Self+spectacle`, `Count$Surged.2.1`. */
function asksForKeyword(face: Face, keyword: string): boolean {
  const stem = keyword.replace(/(?:e|ing)$/, '');
  const asks = asksFor(stem);
  return face.lines.some((line) => line.kind === 'field' && line.key.text !== 'Oracle' && asks.test(line.value.text));
}
