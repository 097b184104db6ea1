/** Choices that come from outside the card: what other cards permit or charge. */
import { said, type Phrase } from '../../l10n/say.ts';
import type { Zone } from '../zones.ts';
import { zoneNames, type Choice } from './way.ts';

/** "You may cast it from there", its costs to be paid. */
export function plainPermission(zone: Zone): Choice {
  return {
    name: `a permission to cast it from ${zone}`,
    said: said('a permission to cast it from {zone}', { zone: said(zoneNames[zone]) }),
    rules: ['601.3'],
    alternative: false,
    additional: false,
    permission: 'effect',
    zones: [zone],
    keyword: undefined,
  };
}

/** "You may cast it from there using its warp ability": good for that keyword and for nothing else. */
export function keywordPermission(zone: Zone, keyword: string): Choice {
  return {
    ...plainPermission(zone),
    name: `a permission for ${keyword} from ${zone}`,
    said: said('a permission for {keyword} from {zone}', { keyword, zone: said(zoneNames[zone]) }),
    keyword,
  };
}

/**
 * "Without paying its mana cost".
 *
 * @param zone where the effect itself lets the card be cast from; without one it only changes what is paid
 */
export function freeCast(zone?: Zone): Choice {
  return {
    name: 'a free cast' satisfies Phrase,
    rules: ['118.9'],
    alternative: true,
    additional: false,
    permission: zone === undefined ? undefined : 'effect',
    zones: zone === undefined ? undefined : [zone],
    keyword: undefined,
  };
}

/** An alternative cost that another card offers for spells. */
export const otherAlternativeCost: Choice = { ...freeCast(), name: 'another alternative cost' satisfies Phrase };

/** A cost that an effect or a rule lays on top: a tax, the commander's (903.8). */
export const tax: Choice = {
  name: 'a tax' satisfies Phrase,
  rules: ['118.8', '601.2f'],
  alternative: false,
  additional: true,
  permission: undefined,
  zones: undefined,
  keyword: undefined,
};
