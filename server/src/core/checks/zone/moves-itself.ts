import { parameter, parameterValue } from '../../model/ability.ts';
import { abilityZones, neverFunctions, zoneParameter } from '../../model/abilityZones.ts';
import { ownMove } from '../../model/ownMove.ts';
import { setParameter } from '../abilityRepairs.ts';
import { defineCheck } from '../check.ts';

export default defineCheck({
  code: 'zone/moves-itself',
  severity: 'error',
  since: '0.1.0',
  cites: ['113.6m'],
  fix: 'suggestion',
  summary: 'An ability moves its own card out of a zone other than the one it works in.',
  why: 'An ability that moves its card out of a particular zone works only in that zone (113.6m). The engine needs the zone written out: otherwise an activated ability is offered on the battlefield, and a trigger happens wherever the card is.',
  bad: [
    {
      script: `Name:Rising Sample
ManaCost:1 B
Types:Creature Skeleton
PT:1/1
A:AB$ ChangeZone | Cost$ 1 B | Defined$ Self | Origin$ Graveyard | Destination$ Battlefield | Tapped$ True | SpellDescription$ Return CARDNAME from your graveyard to the battlefield tapped.
Oracle:{1}{B}: Return Rising Sample from your graveyard to the battlefield tapped.
`,
    },
    {
      script: `Name:Waking Sample
ManaCost:1 B
Types:Creature Skeleton
PT:1/1
T:Mode$ Phase | Phase$ Upkeep | ValidPlayer$ You | Execute$ TrigReturn | TriggerDescription$ At the beginning of your upkeep, return CARDNAME from your graveyard to your hand.
SVar:TrigReturn:DB$ ChangeZone | Defined$ Self | Origin$ Graveyard | Destination$ Hand
Oracle:At the beginning of your upkeep, return Waking Sample from your graveyard to your hand.
`,
    },
  ],
  good: [
    {
      script: `Name:Rising Sample
ManaCost:1 B
Types:Creature Skeleton
PT:1/1
A:AB$ ChangeZone | Cost$ 1 B | Defined$ Self | Origin$ Graveyard | Destination$ Battlefield | Tapped$ True | ActivationZone$ Graveyard | SpellDescription$ Return CARDNAME from your graveyard to the battlefield tapped.
Oracle:{1}{B}: Return Rising Sample from your graveyard to the battlefield tapped.
`,
    },
    {
      script: `Name:Dying Sample
ManaCost:1 B
Types:Creature Skeleton
PT:1/1
T:Mode$ ChangesZone | Origin$ Battlefield | Destination$ Graveyard | ValidCard$ Card.Self | Execute$ TrigReturn | TriggerDescription$ When CARDNAME dies, return it to its owner's hand.
SVar:TrigReturn:DB$ ChangeZone | Defined$ Self | Origin$ Graveyard | Destination$ Hand
Oracle:When Dying Sample dies, return it to its owner's hand.
`,
      note: 'Here the trigger itself says that the card has been put there.',
    },
  ],
  messages: {
    activated: 'This moves the card out of "{origin}", so it can be activated only there (113.6m).',
    trigger: 'This moves the card out of "{origin}", so it should trigger only there (113.6m).',
  },
  fixes: { zone: 'Set "{key}$ {zone}"' },
  ability(ability, { report }) {
    const activated = ability.kind === 'activated';
    if (ability.svar !== undefined || (!activated && ability.kind !== 'trigger')) return;
    const found = ownMove(ability);
    const key = zoneParameter(ability)?.key;
    const by = found && abilityZones(ability);
    if (!found || !key || by?.subrule !== '113.6m') return;
    // A trigger that states no zone works in all of them.
    if (!neverFunctions(ability, by) && (activated || parameter(ability, key))) return;
    const origin = parameterValue(found.mover, 'Origin');
    report({
      span:
        (found.mover === ability ? parameter(ability, 'Origin')?.value : ability.name)?.span ?? ability.line.key.span,
      message: activated ? 'activated' : 'trigger',
      ...(!activated && { severity: 'warning' as const }),
      values: { origin },
      rules: activated ? ['113.6m'] : ['113.6m', '113.6k'],
      fixes: () => [{ title: 'zone', values: { key, zone: origin }, edits: [setParameter(ability, key, origin)] }],
    });
  },
});
