/** Zones as scripts write them: `Graveyard,Hand`, `All`. */

/** Every zone in which a card can lie, in the order of rule 400.1. */
export const zones = ['library', 'hand', 'battlefield', 'graveyard', 'stack', 'exile', 'command'] as const;
export type Zone = (typeof zones)[number];

const zoneNames: ReadonlySet<string> = new Set(zones);

/**
 * The zones of a list such as `Hand,Graveyard`; all of them for `All` and `Any`. Undefined where a word is no zone:
 * then nothing can be said about the list.
 */
export function readZones(text: string): ReadonlySet<Zone> | undefined {
  const found = new Set<Zone>();
  for (const word of text.split(/[\s,;&]+/)) {
    const zone = word.toLowerCase();
    if (zone === 'all' || zone === 'any') return new Set(zones);
    if (zone === 'none') continue;
    if (!zoneNames.has(zone)) return undefined;
    found.add(zone as Zone);
  }
  return found;
}
