import { parameter, parameterValue, type Ability } from '../../model/ability.ts';
import { rolesOf } from '../../model/roles.ts';
import { readZones, type Zone } from '../../model/zones.ts';
import { setParameter } from '../abilityRepairs.ts';
import { defineCheck } from '../check.ts';
import { movesItself } from '../selfCosts.ts';

/** Effects after which the card may lie somewhere else than before. */
const moving =
  /^(?:changezone|changezoneall|sacrifice|sacrificeall|destroy|destroyall|discard|mill|dig|balance|fight|bite|dealdamage|damageall|eachdamage|pump|pumpall|animate|branch|delayedtrigger|immediatetrigger|effect|charm|repeat|repeateach|genericchoice|vote|flipcoin|flipacoin|rolldice|play|clash|mustattack)/i;

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
    const activated = ability.line.key.text === 'A' && ability.kind === 'activated';
    const trigger = ability.kind === 'trigger' && !concernsItself(ability);
    if (!activated && !trigger) return;
    if (activated && movesItself(ability)) return;
    const found = ownMove(ability);
    if (!found || found.zones.has('battlefield')) return;
    const key = activated ? 'ActivationZone' : 'TriggerZones';
    const given = parameter(ability, key);
    const works = given && readZones(given.value.text);
    if (given && (!works || [...found.zones].some((zone) => works.has(zone)))) return;
    const origin = parameterValue(found.mover, 'Origin');
    report({
      span:
        (found.mover === ability ? parameter(ability, 'Origin')?.value : ability.name)?.span ?? ability.line.key.span,
      message: activated ? 'activated' : 'trigger',
      ...(trigger && { severity: 'warning' as const }),
      values: { origin },
      rules: trigger ? ['113.6m', '113.6k'] : ['113.6m'],
      fixes: () => [{ title: 'zone', values: { key, zone: origin }, edits: [setParameter(ability, key, origin)] }],
    });
  },
});

interface OwnMove {
  readonly mover: Ability;
  readonly zones: ReadonlySet<Zone>;
}

/** The first step of the ability that moves its own card, if nothing before it could have put the card there. */
function ownMove(ability: Ability): OwnMove | undefined {
  const seen = new Set<Ability>();
  for (let at = ability.kind === 'trigger' ? next(ability, 'Execute') : ability; at && !seen.has(at);) {
    seen.add(at);
    const zones = readZones(parameterValue(at, 'Origin'));
    const isMove = at.name?.text.toLowerCase() === 'changezone' && parameterValue(at, 'Defined') === 'Self';
    if (isMove) return zones && zones.size > 0 ? { mover: at, zones } : undefined;
    if (moving.test(at.name?.text ?? '')) return undefined;
    at = next(at, 'SubAbility');
  }
  return undefined;
}

function next(ability: Ability, key: string): Ability | undefined {
  return ability.face.svarsByName.get(parameterValue(ability, key))?.ability;
}

/**
 * A trigger about the card itself, or about what it enchants, says where the card is by then; so does one that asks
 * where it is.
 */
function concernsItself(ability: Ability): boolean {
  if (!rolesOf(ability).has('own')) return true;
  return ability.record.parameters.some(({ key, value }) => {
    if (/^(?:PresentZone|IsPresent|Condition\w*|CheckSVar)\d?$/i.test(key.text)) return true;
    return (
      /^(?:Valid|TriggerController)/i.test(key.text) &&
      /\bSelf\b|\b(?:Enchanted|Equipped|Attached|Fortified)By\b|AttachedTo|IsRemembered|IsImprinted/i.test(value.text)
    );
  });
}
