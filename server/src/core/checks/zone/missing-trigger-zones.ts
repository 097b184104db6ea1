import { parameter, type Ability } from '../../model/ability.ts';
import { abilityZones } from '../../model/abilityZones.ts';
import { isInstantOrSorcery, worksInCommandZone } from '../../model/casting.ts';
import { defineCheck } from '../check.ts';
import { insertParameter, parameterSpan } from '../repairs.ts';

/** Selectors that tie a trigger to this very card, or to what it is attached to or keeps in mind. */
const tied =
  /Self|Attached|Equipped|Enchanted|Fortified|Remembered|ExiledWith|Imprinted|EffectSource|Triggered|Haunted|Chosen|Champion|Paired|DamagedBy|NamedCard/;
/** Modes that are about this card or about a variant's cards by themselves. */
const ownModes =
  /^(planeswalked|setinmotion|abandoned|chaosensues|unlockdoor|immediate|always|statechange|rolleddie|planardice|class|casesolved|fullyunlock|specializes|crankcontraption|visitattraction|claimprize)/i;

export default defineCheck({
  code: 'zone/missing-trigger-zones',
  severity: 'warning',
  since: '0.1.0',
  cites: ['113.6', '113.6k'],
  fix: 'suggestion',
  summary: 'A trigger that watches other cards does not say in which zone it works.',
  why: 'An ability of a permanent works on the battlefield (113.6). The engine lets a `T:` line without `TriggerZones$` trigger in every zone, so it goes off while the card is in the library or in a hand.',
  bad: [
    {
      script: `Name:Watching Sample
ManaCost:2 B
Types:Enchantment
T:Mode$ ChangesZone | Origin$ Battlefield | Destination$ Graveyard | ValidCard$ Creature.YouCtrl | Execute$ TrigDrain | TriggerDescription$ Whenever a creature you control dies, each opponent loses 1 life.
SVar:TrigDrain:DB$ LoseLife | Defined$ Player.Opponent | LifeAmount$ 1
Oracle:Whenever a creature you control dies, each opponent loses 1 life.
`,
    },
  ],
  good: [
    {
      script: `Name:Watching Sample
ManaCost:2 B
Types:Enchantment
T:Mode$ ChangesZone | Origin$ Battlefield | Destination$ Graveyard | ValidCard$ Creature.YouCtrl | TriggerZones$ Battlefield | Execute$ TrigDrain | TriggerDescription$ Whenever a creature you control dies, each opponent loses 1 life.
SVar:TrigDrain:DB$ LoseLife | Defined$ Player.Opponent | LifeAmount$ 1
Oracle:Whenever a creature you control dies, each opponent loses 1 life.
`,
    },
    {
      script: `Name:Dying Sample
ManaCost:2 B
Types:Creature Zombie
PT:2/2
T:Mode$ ChangesZone | Origin$ Battlefield | Destination$ Graveyard | ValidCard$ Card.Self | Execute$ TrigDrain | TriggerDescription$ When CARDNAME dies, each opponent loses 1 life.
SVar:TrigDrain:DB$ LoseLife | Defined$ Player.Opponent | LifeAmount$ 1
Oracle:When Dying Sample dies, each opponent loses 1 life.
`,
      note: 'What happens to this card itself needs no zone.',
    },
  ],
  messages: {
    missing:
      'This trigger does not say where it works, so it also goes off in hand, library and graveyard: "TriggerZones$ Battlefield" is missing (113.6).',
  },
  fixes: { add: 'Add "TriggerZones$ Battlefield"' },
  ability(ability, { report }) {
    const { head } = ability;
    if (ability.line.key.text !== 'T' || !head || !ability.name) return;
    if (parameter(ability, 'TriggerZones') || parameter(ability, 'Static') || ownModes.test(ability.name.text)) return;
    if (!watchesOthers(ability) || !ability.face.types || isInstantOrSorcery(ability.face)) return;
    // What moves its own card out of a zone works there alone: "moves-itself" speaks of that.
    if (worksInCommandZone(ability.face) || abilityZones(ability)?.subrule === '113.6m') return;
    const before = parameter(ability, 'Execute');
    const after = ability.record.parameters[ability.record.parameters.findIndex((one) => one === before) - 1];
    report({
      span: parameterSpan(head),
      message: 'missing',
      fixes: () => [{ title: 'add', edits: [insertParameter(after ?? head, 'TriggerZones$ Battlefield')] }],
    });
  },
});

/** Whether something names cards or players that the trigger watches, and nothing ties them to this card. */
function watchesOthers({ record, name }: Ability): boolean {
  const leaves = /^ChangesZone/i.test(name?.text ?? '');
  let watches = false;
  for (const { key, value } of record.parameters) {
    if (/^(Valid|IsPresent)/.test(key.text)) {
      // "This or another one dies" looks back at the battlefield; other events do not.
      const others = !leaves && /(^|,)\s*\w+\.Other\b/.test(value.text);
      if (tied.test(value.text) && !others) return false;
      watches ||= key.text.startsWith('Valid');
    }
  }
  return watches;
}
