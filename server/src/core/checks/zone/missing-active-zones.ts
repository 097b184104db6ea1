import { isInstantOrSorcery, worksInCommandZone } from '../../model/casting.ts';
import { parameter } from '../../model/ability.ts';
import { defineCheck } from '../check.ts';
import { insertParameter, parameterSpan } from '../repairs.ts';

export default defineCheck({
  code: 'zone/missing-active-zones',
  severity: 'warning',
  since: '0.1.0',
  cites: ['113.6', '113.6h'],
  fix: 'suggestion',
  summary: 'A replacement effect about other objects does not say in which zone it works.',
  why: 'An ability of a permanent works on the battlefield (113.6). The engine lets an `R:` line without `ActiveZones$` work in every zone, so it replaces events while the card is in a library.',
  bad: [
    {
      script: `Name:Shielding Sample
ManaCost:2 W
Types:Enchantment
R:Event$ DamageDone | Prevent$ True | IsCombat$ True | ValidTarget$ Creature.attacking+YouCtrl | Description$ Prevent all combat damage that would be dealt to attacking creatures you control.
Oracle:Prevent all combat damage that would be dealt to attacking creatures you control.
`,
    },
  ],
  good: [
    {
      script: `Name:Shielding Sample
ManaCost:2 W
Types:Enchantment
R:Event$ DamageDone | ActiveZones$ Battlefield | Prevent$ True | IsCombat$ True | ValidTarget$ Creature.attacking+YouCtrl | Description$ Prevent all combat damage that would be dealt to attacking creatures you control.
Oracle:Prevent all combat damage that would be dealt to attacking creatures you control.
`,
    },
    {
      script: `Name:Entering Sample
ManaCost:2 W
Types:Creature Cat
PT:1/1
R:Event$ Moved | ValidCard$ Card.Self | Destination$ Battlefield | ReplaceWith$ ETBTapped | ReplacementResult$ Updated | Description$ CARDNAME enters tapped.
SVar:ETBTapped:DB$ Tap | Defined$ ReplacedCard | ETB$ True
Oracle:Entering Sample enters tapped.
`,
      note: 'How this card itself enters is decided as it enters (113.6h).',
    },
  ],
  messages: {
    missing:
      'This replacement effect does not say where it works, so it also works in hand, library and graveyard: "ActiveZones$ Battlefield" is missing (113.6).',
  },
  fixes: { add: 'Add "ActiveZones$ Battlefield"' },
  ability(ability, { report }) {
    const { line, head, face, record } = ability;
    if (line.key.text !== 'R' || !head || parameter(ability, 'ActiveZones')) return;
    if (!face.types || isInstantOrSorcery(face) || worksInCommandZone(face)) return;
    const valid = record.parameters.filter(({ key }) => key.text.startsWith('Valid'));
    if (
      valid.length === 0 ||
      valid.some(({ value }) => /Self|Effect|Remembered|Enchanted|Equipped|Attached/.test(value.text))
    )
      return;
    report({
      span: parameterSpan(head),
      message: 'missing',
      fixes: () => [{ title: 'add', edits: [insertParameter(head, 'ActiveZones$ Battlefield')] }],
    });
  },
});
