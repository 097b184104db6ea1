import { keywordFacts } from '../../keywordFacts.ts';
import { defineCheck } from '../check.ts';
import { addCardType } from '../typeRepairs.ts';

export default defineCheck({
  code: 'keyword/impending-creature',
  severity: 'warning',
  since: '0.1.0',
  cites: ['702.176a'],
  fix: 'suggestion',
  summary: 'Impending takes away the only card type that the card has.',
  why: 'As long as it has a time counter, a permanent whose impending cost was paid is no creature. A card that is nothing else would be a permanent without any card type; printed ones are enchantment creatures.',
  bad: [
    {
      script: `Name:Coming Sample
ManaCost:4 B
Types:Creature Demon
PT:6/6
K:Impending:4:1 B
Oracle:Impending 4—{1}{B}
`,
    },
  ],
  good: [
    {
      script: `Name:Coming Sample
ManaCost:4 B
Types:Enchantment Creature Demon
PT:6/6
K:Impending:4:1 B
Oracle:Impending 4—{1}{B}
`,
    },
  ],
  messages: {
    only: 'While it is impending the card is no creature, and here no other card type would be left (702.176a).',
  },
  fixes: { enchantment: 'Make it an enchantment creature' },
  keyword(use, { report }) {
    if (use.grant || keywordFacts(use).rule?.en !== 'Impending') return;
    const types = use.face.types?.cardTypes;
    if (types?.size !== 1 || !types.has('Creature')) return;
    report({
      span: use.name.span,
      message: 'only',
      fixes: () => [{ title: 'enchantment', edits: addCardType(use.face, 'Enchantment', ['Creature']) }],
    });
  },
});
