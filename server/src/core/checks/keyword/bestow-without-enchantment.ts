import { keywordFacts } from '../../keywordFacts.ts';
import { defineCheck } from '../check.ts';
import { addCardType } from '../typeRepairs.ts';

export default defineCheck({
  code: 'keyword/bestow-without-enchantment',
  severity: 'info',
  offByDefault: true,
  since: '0.1.0',
  cites: ['702.103b'],
  fix: 'suggestion',
  summary: 'A creature with bestow is no enchantment when it is not bestowed.',
  why: 'It works: a bestowed spell becomes an Aura enchantment whatever it was. But every printed card with bestow is an enchantment creature, so the type was probably forgotten.',
  bad: [
    {
      script: `Name:Plain Sample
ManaCost:2 G
Types:Creature Boar
PT:2/2
K:Bestow:4 G
S:Mode$ Continuous | Affected$ Creature.EnchantedBy | AddPower$ 2 | AddToughness$ 2 | Description$ Enchanted creature gets +2/+2.
Oracle:Bestow {4}{G}\\nEnchanted creature gets +2/+2.
`,
    },
  ],
  good: [
    {
      script: `Name:Plain Sample
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
    creature: 'Every printed creature with Bestow is an enchantment too; this one is legal without (702.103b).',
  },
  fixes: { enchantment: 'Make it an enchantment creature' },
  keyword(use, { report }) {
    if (use.grant || keywordFacts(use).rule?.en !== 'Bestow') return;
    const types = use.face.types?.cardTypes;
    if (!types?.has('Creature') || types.has('Enchantment')) return;
    report({
      span: use.name.span,
      message: 'creature',
      fixes: () => [{ title: 'enchantment', edits: addCardType(use.face, 'Enchantment', ['Artifact', 'Creature']) }],
    });
  },
});
