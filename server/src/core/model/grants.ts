/** Abilities that give keywords to cards: to which, and in which zones those lie. */
import type { Parameter } from '../syntax/nodes.ts';
import { isStatic, parameter, parameterValue, type Ability } from './ability.ts';
import type { KeywordUse } from './keyword.ts';
import { readZones, type Zone } from './zones.ts';

export interface Grant {
  readonly ability: Ability;
  /** The parameter that holds the keyword. */
  readonly parameter: Parameter;
  /** Who gets it: a selector, where there is one. */
  readonly affected: Parameter | undefined;
  /** What says where those cards lie; absent where the script leaves it at the battlefield. */
  readonly zone: Parameter | undefined;
  /** Name of that parameter, for a repair. */
  readonly zoneKey: 'AffectedZone' | 'PumpZone';
  /** Undefined where it cannot be told from the script. */
  readonly zones: ReadonlySet<Zone> | undefined;
}

const battlefield: ReadonlySet<Zone> = new Set<Zone>(['battlefield']);

/**
 * What is known of the ability that grants a keyword. Undefined on `K:` lines, and for effects of which the zone is
 * not known to matter: only static abilities and the Pump effects name one.
 */
export function grantOf(use: KeywordUse): Grant | undefined {
  if (!use.grant) return undefined;
  const { ability } = use.grant;
  const effect = ability.name?.text.toLowerCase();
  const continuous = isStatic(ability, 'Continuous');
  if (!continuous && effect !== 'pump' && effect !== 'pumpall') return undefined;
  const zoneKey = continuous ? 'AffectedZone' : 'PumpZone';
  const zone = parameter(ability, zoneKey);
  const selector = continuous ? ['Affected'] : ['ValidCards', 'ValidTgts'];
  const affected = selector.map((key) => parameter(ability, key)).find((found) => found !== undefined);
  return { ability, parameter: use.grant.parameter, affected, zone, zoneKey, zones: zonesOf(ability, zone) };
}

function zonesOf(ability: Ability, zone: Parameter | undefined): ReadonlySet<Zone> | undefined {
  // A perpetual change stays with the card wherever it goes.
  if (/perpetual/i.test(parameterValue(ability, 'Duration'))) return undefined;
  // What defines a characteristic of the card itself does so everywhere (113.6a).
  if (parameterValue(ability, 'CharacteristicDefining') !== '') return undefined;
  if (!zone) return battlefield;
  return zone.value.text === '' ? undefined : readZones(zone.value.text);
}
