/**
 * The zones in which an ability functions, by rule 113.6 and its subrules, and those that the script gives it. Where
 * the two have nothing in common, the line does nothing.
 */
import { isStatic, parameter, parameterValue, type Ability } from './ability.ts';
import { isInstantOrSorcery, isLand, worksInCommandZone } from './casting.ts';
import { ownMove } from './ownMove.ts';
import { belongsToCard, rolesOf } from './roles.ts';
import { meansSelf } from './self.ts';
import { selfCosts } from './selfCosts.ts';
import { readZones, zones as allZones, type Zone } from './zones.ts';

/** 113.6 itself for what works where abilities usually do; the letter of the exception otherwise. */
export type Subrule =
  '113.6' | `113.6${'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'm' | 'n' | 'p'}`;

export interface AbilityZones {
  /** Empty where it functions only as the object enters the battlefield. */
  readonly zones: ReadonlySet<Zone>;
  /** As the object enters the battlefield (113.6h, 113.6i), in addition to `zones`. */
  readonly entering: boolean;
  /** Even outside the game (113.6a, 113.6f). */
  readonly everywhere: boolean;
  readonly subrule: Subrule;
}

const everywhere: ReadonlySet<Zone> = new Set(allZones);
const set = (...zones: Zone[]): ReadonlySet<Zone> => new Set(zones);
const at = (subrule: Subrule, ...zones: Zone[]): AbilityZones => ({
  zones: set(...zones),
  entering: false,
  everywhere: false,
  subrule,
});

/** The parameter by which each kind of line states its zones, and what the engine takes where it is missing. */
const stating = {
  static: { key: 'EffectZone', silent: set('battlefield') },
  activated: { key: 'ActivationZone', silent: set('battlefield') },
  trigger: { key: 'TriggerZones', silent: everywhere },
  replacement: { key: 'ActiveZones', silent: everywhere },
} as const;

type Stating = (typeof stating)[keyof typeof stating];

/** How this line states its zones; undefined for lines that have no such parameter. */
export function zoneParameter(ability: Ability): Stating | undefined {
  switch (ability.kind) {
    case 'static':
    case 'activated':
    case 'trigger':
    case 'replacement':
      return stating[ability.kind];
    case 'mode':
      // An SVar may be a trigger or a static ability; what it is granted as tells.
      return isTriggerSVar(ability) ? stating.trigger : stating.static;
    default:
      return undefined;
  }
}

/** The zones in which the engine lets the line work; undefined where the script names one that is none. */
export function scriptedZones(ability: Ability): ReadonlySet<Zone> | undefined {
  const by = zoneParameter(ability);
  if (!by) return undefined;
  const stated = parameter(ability, by.key);
  if (!stated) return by.silent;
  return stated.value.text === '' ? undefined : readZones(stated.value.text);
}

/** Whether the line works in none of the zones in which the ability functions, so that it never does anything. */
export function neverFunctions(ability: Ability, by: AbilityZones | undefined): boolean {
  const scripted = scriptedZones(ability);
  return (
    by !== undefined && !by.entering && scripted !== undefined && ![...scripted].some((zone) => by.zones.has(zone))
  );
}

/**
 * Where the ability functions by the rules. Undefined for what is no ability of a card (parts of an effect, steps of
 * another ability) and where the script does not show it.
 */
export function abilityZones(ability: Ability): AbilityZones | undefined {
  if (!belongsToCard(ability)) return undefined;
  return special(ability) ?? stated(ability) ?? usual(ability);
}

function special(ability: Ability): AbilityZones | undefined {
  switch (ability.kind) {
    case 'static':
      return ofStatic(ability);
    case 'mode':
      return isTriggerSVar(ability) ? ofTrigger(ability) : ofStatic(ability);
    case 'activated':
      return ofActivated(ability);
    case 'trigger':
      return ofTrigger(ability);
    case 'replacement':
      return ofReplacement(ability);
    default:
      return undefined;
  }
}

/** 113.6b. The engine's words for "everywhere" state no zones. */
function stated(ability: Ability): AbilityZones | undefined {
  const by = zoneParameter(ability);
  const found = by && parameter(ability, by.key);
  const zones = found && readZones(found.value.text);
  if (!zones || zones.size === 0 || zones.size === allZones.length) return undefined;
  if (zones.size === 1 && zones.has('battlefield')) return undefined;
  if (zones.size === 1 && zones.has('command') && worksInCommandZone(ability.face)) return at('113.6p', 'command');
  // All but a few: what it says is where it does not work.
  return at(zones.size >= allZones.length - 2 ? '113.6c' : '113.6b', ...zones);
}

function usual(ability: Ability): AbilityZones | undefined {
  const { face } = ability;
  if (!face.types || face.types.cardTypes.size === 0) return undefined;
  // Whoever is given an ability may be anything.
  if (!rolesOf(ability).has('own')) return undefined;
  if (worksInCommandZone(face)) return at('113.6p', 'command');
  if (ability.kind === 'spell') return isLand(face) ? undefined : at('113.6', 'stack');
  return isInstantOrSorcery(face) ? at('113.6', 'stack') : at('113.6', 'battlefield');
}

const ownCostModes = ['ReduceCost', 'RaiseCost', 'SetCost'] as const;

function ofStatic(ability: Ability): AbilityZones | undefined {
  if (parameterValue(ability, 'CharacteristicDefining') !== '' && !parameter(ability, 'MayPlay'))
    return { zones: everywhere, entering: false, everywhere: true, subrule: '113.6a' };
  if (changesOwnCost(ability)) return at('113.6d', 'stack');
  const self = meansSelf(parameterValue(ability, 'ValidCard'));
  if ((isStatic(ability, 'CastWithFlash') || isStatic(ability, 'CantBeCast')) && self && isAboutSpells(ability))
    return at('113.6e', 'hand', 'graveyard', 'library', 'exile', 'command', 'stack');
  if (
    isStatic(ability, 'Continuous') &&
    parameter(ability, 'MayPlay') &&
    meansSelf(parameterValue(ability, 'Affected'))
  )
    return { zones: everywhere, entering: false, everywhere: true, subrule: '113.6f' };
  if (self && ['CantBeCountered', 'CantBeCopied'].some((mode) => isStatic(ability, mode))) return at('113.6g', 'stack');
  if (self && isStatic(ability, 'CantPutCounter')) return { ...at('113.6i', 'battlefield'), entering: true };
  return undefined;
}

/** The spell itself, and not its activated abilities, which may well be activated on the battlefield. */
function changesOwnCost(ability: Ability): boolean {
  const cost = isStatic(ability, 'AlternativeCost') || isStatic(ability, 'OptionalCost');
  if (!cost && !ownCostModes.some((mode) => isStatic(ability, mode))) return false;
  const self = meansSelf(parameterValue(ability, 'ValidCard'));
  if (!isAboutSpells(ability)) return false;
  if (cost) return self || meansSelf(parameterValue(ability, 'ValidSA'));
  return self && /^spell$/i.test(parameterValue(ability, 'Type'));
}

/** Not about activated abilities of the card. */
function isAboutSpells(ability: Ability): boolean {
  const spell = parameterValue(ability, 'ValidSA');
  return spell === '' || spell.startsWith('Spell');
}

function ofActivated(ability: Ability): AbilityZones | undefined {
  const cost = selfCosts(ability).find(({ zone }) => zone !== 'battlefield');
  if (cost) return at(cost.token.startsWith('Exile') ? '113.6m' : '113.6j', cost.zone);
  if (ability.line.key.text !== 'A') return undefined;
  const move = ownMove(ability);
  return move && !move.zones.has('battlefield') ? at('113.6m', ...move.zones) : undefined;
}

function ofTrigger(ability: Ability): AbilityZones | undefined {
  const mode = ability.name?.text.toLowerCase() ?? '';
  const self = meansSelf(parameterValue(ability, 'ValidCard'));
  if (self && /^spellcast(?:orcopy)?$/.test(mode)) return at('113.6k', 'stack');
  if (self && /^(?:discarded|cycled)$/.test(mode)) return at('113.6k', 'hand', 'graveyard');
  const moved = self && mode === 'changeszone' ? ofOwnZoneChange(ability) : undefined;
  if (moved) return moved;
  const move = ownMove(ability);
  return move && !move.zones.has('battlefield') ? at('113.6m', ...move.zones) : undefined;
}

/**
 * "When this card is put into a graveyard from your library" triggers where the card arrives (603.10), and so does one
 * "from anywhere" (603.6c). One that leaves a graveyard, or is put into a hand or library, is looked for where it was
 * (603.10a).
 */
function ofOwnZoneChange(ability: Ability): AbilityZones | undefined {
  const origin = readZones(parameterValue(ability, 'Origin') || 'Any');
  const destination = readZones(parameterValue(ability, 'Destination') || 'Any');
  if (!origin || !destination || (destination.size === 1 && destination.has('battlefield'))) return undefined;
  const anywhere = origin.size === allZones.length;
  if (origin.has('battlefield') && !anywhere) return undefined;
  const leavesGraveyard = origin.size === 1 && origin.has('graveyard');
  if (!leavesGraveyard && !destination.has('hand') && !destination.has('library')) return at('113.6k', ...destination);
  return anywhere ? undefined : at('113.6k', ...origin);
}

function ofReplacement(ability: Ability): AbilityZones | undefined {
  const self = meansSelf(parameterValue(ability, 'ValidCard'));
  if (!self) return undefined;
  switch (ability.name?.text.toLowerCase()) {
    case 'moved':
      if (parameterValue(ability, 'Destination') !== 'Battlefield') return ofOwnDeparture(ability);
      return { zones: set(), entering: true, everywhere: false, subrule: '113.6h' };
    case 'counter':
      return at('113.6g', 'stack');
    default:
      return undefined;
  }
}

/** "If this card would be put into a graveyard from anywhere" states all zones, "from the stack" that one. */
function ofOwnDeparture(ability: Ability): AbilityZones | undefined {
  const origin = readZones(parameterValue(ability, 'Origin') || 'Any');
  if (!origin) return undefined;
  return origin.size === 1 && origin.has('battlefield') ? undefined : at('113.6b', ...origin);
}

/** An SVar with `Mode$` that something uses as a trigger, or that carries something out. */
function isTriggerSVar(ability: Ability): boolean {
  return ability.kind === 'mode' && parameter(ability, 'Execute') !== undefined;
}
