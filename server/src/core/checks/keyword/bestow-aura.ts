import { keywordFacts } from '../../keywordFacts.ts';
import { defineCheck } from '../check.ts';
import { removeLine, replace } from '../repairs.ts';

export default defineCheck({
  code: 'keyword/bestow-aura',
  severity: 'warning',
  since: '0.1.0',
  cites: ['702.103b', '702.5c'],
  fix: 'suggestion',
  summary: 'A card with bestow is already an Aura, or has an enchant ability of its own.',
  why: 'Bestow itself makes the spell an Aura and gives it "enchant creature". A second enchant ability must be met as well, and a card that is an Aura anyway gets nothing from bestow but another cost.',
  bad: [
    {
      script: `Name:Doubled Sample
ManaCost:2 G
Types:Enchantment Creature Boar
PT:2/2
K:Bestow:4 G
K:Enchant:Creature
S:Mode$ Continuous | Affected$ Creature.EnchantedBy | AddPower$ 2 | AddToughness$ 2 | Description$ Enchanted creature gets +2/+2.
Oracle:Bestow {4}{G}\\nEnchanted creature gets +2/+2.
`,
    },
  ],
  good: [
    {
      script: `Name:Doubled Sample
ManaCost:2 G
Types:Enchantment Creature Boar
PT:2/2
K:Bestow:4 G
S:Mode$ Continuous | Affected$ Creature.EnchantedBy | AddPower$ 2 | AddToughness$ 2 | Description$ Enchanted creature gets +2/+2.
Oracle:Bestow {4}{G}\\nEnchanted creature gets +2/+2.
`,
    },
  ],
  messages: {
    enchant: 'Bestow gives "enchant creature" by itself; both abilities would have to be met (702.103b, 702.5c).',
    aura: 'This card is an Aura however it is cast, so bestow only gives it another cost (702.103b).',
  },
  fixes: { removeLine: 'Remove this line', removeType: 'Remove the subtype Aura' },
  face(face, { card, report }) {
    if (!face.keywords.some((use) => keywordFacts(use).rule?.en === 'Bestow')) return;
    for (const use of face.keywords) {
      if (keywordFacts(use).rule?.en !== 'Enchant') continue;
      const fixes = () => [{ title: 'removeLine', edits: [removeLine(card, use.line)] }];
      report({ span: use.piece.span, message: 'enchant', tag: 'unnecessary', fixes });
    }
    const aura = face.types?.words.find(({ text }) => text === 'Aura');
    if (!aura) return;
    const fixes = () => [
      { title: 'removeType', edits: [replace({ start: aura.span.start - 1, end: aura.span.end }, '')] },
    ];
    report({ span: aura.span, message: 'aura', fixes });
  },
});
