/** Abilities that another line of the card gives it: at a level, with enough counters. */
import { readAbility } from '../abilities/abilities.ts';
import { listedKeywords } from '../keywords/listed.ts';
import type { KeywordContext } from '../keywords/forms.ts';
import type { Paragraph } from '../paragraphs.ts';
import { writeRecord, type Built, type Names, type Parameters } from '../record.ts';

export interface Given {
  /** `AddTrigger$ TriggerAttacks` and its kin. */
  readonly parameters: Parameters;
  readonly below: readonly string[];
  readonly brings: readonly string[];
}

const keys: Readonly<Record<Exclude<Built['kind'], 'K'>, readonly [key: string, name: string]>> = {
  A: ['AddAbility', 'Ability'],
  T: ['AddTrigger', 'Trigger'],
  S: ['AddStaticAbility', 'Static'],
  R: ['AddReplacementEffect', 'Replacement'],
};

/** Paragraphs as SVars, with the parameters that give them. What is not understood is told in comments. */
export function giveAll(paragraphs: readonly Paragraph[], context: KeywordContext, names: Names): Given {
  const given = new Map<string, string[]>();
  const add = (key: string, value: string): void => void given.set(key, [...(given.get(key) ?? []), value]);
  const below: string[] = [];
  const brings: string[] = [];
  for (const paragraph of paragraphs) {
    const keywords = listedKeywords(paragraph, context);
    if (keywords) {
      for (const { text } of keywords) add('AddKeyword', text);
      continue;
    }
    const built = readAbility(paragraph, names);
    if (!built || built.draft) {
      below.push(`# Not scripted yet: ${paragraph.described}`);
      continue;
    }
    brings.push(...(built.brings ?? []));
    if (built.kind === 'K') {
      add('AddKeyword', built.text);
      continue;
    }
    const [key, wanted] = keys[built.kind];
    const name = names.free(wanted);
    add(key, name);
    below.push(`SVar:${name}:${secondary(built)}`, ...built.below);
  }
  return { parameters: [...given].map(([key, values]) => [key, values.join(' & ')] as const), below, brings };
}

/** The line that gives it has the words on the card already. */
function secondary({ kind, text }: Built): string {
  return kind === 'T' || kind === 'S'
    ? text.replace(/ \| (?=(?:Trigger)?Description\$)/, ' | Secondary$ True | ')
    : text;
}

/** A static ability that gives them while `present` holds. */
export function staticLine(parameters: Parameters, present: string, described: string): string {
  return writeRecord('Mode$ Continuous', [
    ['Affected', 'Card.Self'],
    ...parameters,
    ['IsPresent', present],
    ['Description', described],
  ]);
}
