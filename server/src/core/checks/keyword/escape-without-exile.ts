import { costArgument, keywordFacts } from '../../keywordFacts.ts';
import { defineCheck } from '../check.ts';

export default defineCheck({
  code: 'keyword/escape-without-exile',
  severity: 'info',
  offByDefault: true,
  since: '0.1.0',
  cites: ['702.138a'],
  fix: 'suggestion',
  summary: 'An escape cost exiles no other cards from the graveyard.',
  why: 'Escape may have any cost, but every printed one exiles other cards: otherwise the card comes back again and again for mana alone.',
  bad: [
    {
      script: `Name:Escaping Sample
ManaCost:1 B
Types:Creature Zombie
PT:2/2
K:Escape:3 B
Oracle:Escape—{3}{B}
`,
    },
  ],
  good: [
    {
      script: `Name:Escaping Sample
ManaCost:1 B
Types:Creature Zombie
PT:2/2
K:Escape:3 B ExileFromGrave<3/Card.Other/other>
Oracle:Escape—{3}{B}, Exile three other cards from your graveyard.
`,
    },
  ],
  messages: {
    none: 'Every printed escape cost exiles other cards from your graveyard; this one asks for none (702.138a).',
  },
  fixes: { exile: 'Exile three other cards as well' },
  keyword(use, { report }) {
    if (use.grant || keywordFacts(use).rule?.en !== 'Escape') return;
    const cost = costArgument(use);
    if (!cost || cost.text === '' || cost.text.toLowerCase() === 'no cost' || /Exile/.test(cost.text)) return;
    const { end } = cost.span;
    report({
      span: cost.span,
      message: 'none',
      fixes: () => [
        { title: 'exile', edits: [{ span: { start: end, end }, newText: ' ExileFromGrave<3/Card.Other/other>' }] },
      ],
    });
  },
});
