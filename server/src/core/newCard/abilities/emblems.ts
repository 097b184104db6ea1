/** `You get an emblem with "…"`: an effect that stays, with what stands in the quotation marks. */
import type { Chain } from '../effects/chain.ts';
import type { Built, Names } from '../record.ts';
import { readStatic } from './statics.ts';
import { beginsTrigger, readTrigger } from './triggers.ts';

/** Undefined where it is something else, or an ability of the emblem is not understood. */
export function readEmblem(text: string, names: Names): Chain | undefined {
  const quoted = /^You get an emblem with ((?:"[^"]+"(?: and )?)+)\.?$/i.exec(text)?.[1];
  if (quoted === undefined) return undefined;
  const parameters: [string, string][] = [['Name', `Emblem - ${names.card}`]];
  const below: string[] = [];
  for (const [, words = ''] of quoted.matchAll(/"([^"]+)"/g)) {
    const built = abilityOf(/[.!]$/.test(words) ? words : `${words}.`, names);
    if (!built) return undefined;
    const [key, lead] = built.kind === 'T' ? ['Triggers', 'Trig'] : ['StaticAbilities', 'ST'];
    const name = names.free(`${lead}Emblem`);
    const before = parameters.find((one) => one[0] === key);
    if (before) before[1] += `,${name}`;
    else parameters.push([key, name]);
    below.push(`SVar:${name}:${inCommandZone(built)}`, ...built.below);
  }
  parameters.push(['Stackable', 'False'], ['Duration', 'Permanent'], ['AILogic', 'Always']);
  return { api: 'Effect', parameters, below, placeholder: false, brings: [] };
}

/** What is not wholly understood is left to the author. */
function abilityOf(text: string, names: Names): Built | undefined {
  const built = beginsTrigger(text)
    ? readTrigger(text, { text, described: text, reminder: '', modes: [] }, names)
    : readStatic(text, text, names);
  if (!built || built.draft || !/^[ST]$/.test(built.kind)) return undefined;
  return built.below.every((line) => line.startsWith('SVar:')) ? built : undefined;
}

function inCommandZone({ kind, text }: Built): string {
  if (kind === 'S') return text.replace(' | ', ' | EffectZone$ Command | ');
  const placed = text.replace('TriggerZones$ Battlefield', 'TriggerZones$ Command');
  return placed === text ? text.replace(' | Execute$ ', ' | TriggerZones$ Command | Execute$ ') : placed;
}
