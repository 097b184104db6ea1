/** `Choose one —` and the modes below it. */
import { nothing, readChain } from '../effects/chain.ts';
import { withoutReminder, type Paragraph } from '../paragraphs.ts';
import { writeRecord, type Names, type Parameters } from '../record.ts';
import { readCost } from '../words/costs.ts';

export interface Modes {
  readonly parameters: Parameters;
  readonly below: readonly string[];
  readonly brings: readonly string[];
}

/** `Choose one —` and what stands below it; a mode may have a cost of its own, as with Spree and Tiered. */
export function readModes(paragraph: Paragraph, names: Names): Modes {
  const choices: string[] = [];
  const below: string[] = [];
  const brings: string[] = [];
  for (const mode of paragraph.modes) {
    const spree = /^((?:\{[^}]+\})+) — (.+)$/.exec(mode);
    const tier = /^(.+?) — ((?:\{[^}]+\})+) — (.+)$/.exec(mode);
    const named = /^[A-Z][\w' ]+ — (?=[A-Z])/.exec(mode)?.[0] ?? '';
    const text = spree?.[2] ?? tier?.[3] ?? mode.slice(named.length);
    const cost = readCost(spree?.[1] ?? tier?.[2] ?? '');
    const chain = readChain(withoutReminder(text), names, nothing);
    const name = names.free(chain.placeholder ? 'DBMode' : `DB${chain.api}`);
    const priced: Parameters = [
      ...(tier ? [['PrecostDesc', tier[1] ?? ''] as const] : []),
      ...(cost !== undefined && cost !== '' ? [[tier ? 'ModeCost' : 'SpreeCost', cost] as const] : []),
    ];
    choices.push(name);
    below.push(
      `SVar:${name}:${writeRecord(`DB$ ${chain.api}`, priced, chain.parameters, [['SpellDescription', text]])}`,
      ...chain.below,
    );
    brings.push(...chain.brings);
  }
  return { parameters: [...howMany(paragraph, choices.length), ['Choices', choices.join(',')]], below, brings };
}

function howMany({ text }: Paragraph, all: number): Parameters {
  const count = String(all);
  if (/spree/i.test(text))
    return [
      ['MinCharmNum', '1'],
      ['CharmNum', count],
    ];
  if (/choose one or both\b/i.test(text))
    return [
      ['MinCharmNum', '1'],
      ['CharmNum', '2'],
    ];
  if (/choose one or more\b|choose any number\b/i.test(text))
    return [
      ['MinCharmNum', '1'],
      ['CharmNum', count],
    ];
  if (/choose two\b/i.test(text)) return [['CharmNum', '2']];
  if (/choose three\b/i.test(text)) return [['CharmNum', '3']];
  return [];
}
