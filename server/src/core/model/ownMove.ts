/** Effects that move the very card they stand on out of a zone (113.6m). */
import { parameterValue, type Ability } from './ability.ts';
import { rolesOf } from './roles.ts';
import { movesItself } from './selfCosts.ts';
import { readZones, type Zone } from './zones.ts';

export interface OwnMove {
  /** The step that moves it. */
  readonly mover: Ability;
  readonly zones: ReadonlySet<Zone>;
}

/** Effects after which the card may lie somewhere else than before. */
const moving =
  /^(?:changezone|changezoneall|sacrifice|sacrificeall|destroy|destroyall|discard|mill|dig|balance|fight|bite|dealdamage|damageall|eachdamage|pump|pumpall|animate|branch|delayedtrigger|immediatetrigger|effect|charm|repeat|repeateach|genericchoice|vote|flipcoin|flipacoin|rolldice|play|clash|mustattack)/i;

/**
 * The first step of the ability that moves its own card out of a zone, unless its cost, its trigger condition or a step
 * before has put the card there.
 */
export function ownMove(ability: Ability): OwnMove | undefined {
  const trigger = ability.kind === 'trigger' || ability.kind === 'mode';
  if (trigger ? concernsItself(ability) : movesItself(ability)) return undefined;
  const seen = new Set<Ability>();
  for (let at = trigger ? next(ability, 'Execute') : ability; at && !seen.has(at); at = next(at, 'SubAbility')) {
    seen.add(at);
    // What older scripts let a trigger pay may put the card there.
    if (at !== ability && movesItself(at)) return undefined;
    const effect = at.name?.text ?? '';
    if (effect.toLowerCase() === 'changezone' && parameterValue(at, 'Defined') === 'Self') {
      const zones = readZones(parameterValue(at, 'Origin'));
      return zones && zones.size > 0 ? { mover: at, zones } : undefined;
    }
    if (moving.test(effect)) return undefined;
  }
  return undefined;
}

function next(ability: Ability, key: string): Ability | undefined {
  const name = parameterValue(ability, key);
  return name === '' ? undefined : ability.face.svarsByName.get(name)?.ability;
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
