import { field } from '../../model/card.ts';
import { isLand } from '../../model/casting.ts';
import { parseMana } from '../../values/mana.ts';
import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';

export default defineCheck({
  code: 'card/land-mana-cost',
  severity: 'warning',
  since: '0.1.0',
  cites: ['202.1b', '305.1'],
  fix: 'suggestion',
  summary: 'A land has a mana cost.',
  why: 'Lands are played, not cast, and have no mana cost. With one a land gets a mana value, and the colors of its cost.',
  bad: [
    {
      script: `Name:Priced Sample
ManaCost:0
Types:Land
A:AB$ Mana | Cost$ T | Produced$ G | SpellDescription$ Add {G}.
Oracle:{T}: Add {G}.
`,
    },
  ],
  good: [
    {
      script: `Name:Priced Sample
ManaCost:no cost
Types:Land
A:AB$ Mana | Cost$ T | Produced$ G | SpellDescription$ Add {G}.
Oracle:{T}: Add {G}.
`,
    },
  ],
  messages: { cost: 'A land has no mana cost: "ManaCost:no cost".' },
  fixes: { noCost: 'Write "no cost"' },
  face(face, { report }) {
    const cost = field(face, 'ManaCost');
    if (!cost || cost.text === '' || !isLand(face) || parseMana(cost.text, cost.span.start).noCost) return;
    report({
      span: cost.span,
      message: 'cost',
      fixes: () => [{ title: 'noCost', edits: [replace(cost.span, 'no cost')] }],
    });
  },
});
