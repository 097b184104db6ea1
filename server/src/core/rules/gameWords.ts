import type { EditionIndex } from './editionIndex.ts';
import type { GlossaryEntry } from './edition.ts';
import { foldName } from './foldName.ts';

/** A word of the game that is no keyword of our table: an action, or anything else that the glossary explains. */
export interface GameWord {
  /** As the rules write it. */
  readonly name: string;
  readonly entry: GlossaryEntry | undefined;
  /** The rule that has the word for its title. */
  readonly rule: string | undefined;
}

export interface GameWords {
  /** The most words that one of them has. */
  readonly longest: number;
  /** @param words in any inflected form: `sacrifices a` finds nothing, `sacrifices` Sacrifice */
  find(words: string): GameWord | undefined;
}

export function indexGameWords({ edition, terms, titles }: EditionIndex): GameWords {
  const known = new Map<string, GameWord>();
  let longest = 1;
  const add = (name: string, word: GameWord): void => {
    const key = keyOf(name);
    if (key === '' || known.has(key)) return;
    known.set(key, word);
    longest = Math.max(longest, key.split(' ').length);
  };
  for (const [term, entry] of terms) add(term, { name: term, entry, rule: titles.get(term) });
  for (const { number, title } of edition.rules) {
    if (title !== undefined) add(title, { name: title, entry: undefined, rule: number });
  }
  return { longest, find: (words) => known.get(keyOf(words)) };
}

/** The stems of the words, so that `sacrificed`, `sacrifices` and `sacrificing` are one. */
function keyOf(words: string): string {
  return foldName(words)
    .replaceAll(/[^\p{L}\p{N}' ]/gu, '')
    .split(' ')
    .map(stem)
    .join(' ')
    .trim();
}

/** What is left of an English word without its inflection; no word of its own, only good to be compared. */
function stem(word: string): string {
  let rest = word.replace(/'s?$/, '');
  if (rest.length > 4 && rest.endsWith('ies')) rest = `${rest.slice(0, -3)}y`;
  else if (/(?:s|x|z|ch|sh)es$/.test(rest)) rest = rest.slice(0, -2);
  else if (rest.length > 3 && /[^su]s$/.test(rest)) rest = rest.slice(0, -1);
  const verb = /^(.{3,}?)(?:ed|ing)$/.exec(rest)?.[1];
  if (verb !== undefined && /[aeiouy]/.test(verb)) rest = verb.replace(/([^aeiouls])\1$/, '$1');
  return rest.length > 3 ? rest.replace(/e$/, '') : rest;
}
