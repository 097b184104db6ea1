/**
 * One door to the engine's vocabulary. `vocab` holds the tables as they ship; where users add words, hand the result
 * of `extendVocabulary(vocab, words)` about instead. Ages and trust of the tables: `SOURCE.md` beside this file.
 */
import type { ParameterKind, ParameterWords, ValueKind } from './parameters.ts';
import { parameterWords } from './parameters.ts';
import type { RecordEntry, RecordKind } from './records.ts';
import { recordParameters } from './records.ts';
import type { TypeEntry, Vocabulary } from './vocabulary.ts';
import { builtIn } from './vocabulary.ts';

export { acceptsParameter, parametersOf, type AcceptOptions, type Acceptance } from './accept.ts';
export { wordList, type ListName } from './lists.ts';
export {
  isParameterWord,
  type ParameterEntry,
  type ParameterKind,
  type ParameterMark,
  type ParameterWords,
  type ValueKind,
} from './parameters.ts';
export { recordParameters, type RecordEntry, type RecordKind, type RecordParameters } from './records.ts';
export { extendVocabulary, type UserWords, type Vocabulary } from './vocabulary.ts';

export const vocab: Vocabulary = builtIn;

/** The newest edition of the engine that the tables know, for messages about words they do not. */
export const vocabularyEdition = '2026-04';

/** The entry of an effect, trigger mode, replacement event or static mode, in any letter case. */
export function recordEntry(from: Vocabulary, kind: RecordKind, name: string): RecordEntry | undefined {
  return from.records[kind].anyCase(name);
}

/** Parameters without which a record fails or does nothing. */
export function requiredParameters(from: Vocabulary, kind: RecordKind, record: string): readonly string[] {
  const entry = recordEntry(from, kind, record);
  return entry ? recordParameters(entry).required : [];
}

/** What the value of a parameter is at a place; nothing where that is not known. */
export function kindOf(
  from: Vocabulary,
  parameter: string,
  kind?: RecordKind,
  record?: string,
): ParameterKind | undefined {
  const entry = from.parameters.get(parameter.startsWith('InvertValid') ? parameter.slice(6) : parameter);
  const at = kind && entry?.kindAt;
  const here = at && ((record === undefined ? undefined : at.get(`${kind} ${record}`)) ?? at.get(kind));
  return here ?? entry?.kind;
}

/** Words that a parameter takes at a place. Only a list with `closed` holds all of them. */
export function wordsOf(parameter: string, kind?: RecordKind, record?: string): ParameterWords | undefined {
  return parameterWords(parameter, kind, record);
}

/**
 * Whole words to offer for a parameter at a place. Where SVars are named, what was met at other places means nothing.
 */
export function offeredWords(from: Vocabulary, parameter: string, kind?: RecordKind, record?: string): string[] {
  const { words = [], places } = wordsOf(parameter, kind, record) ?? {};
  if (kindOf(from, parameter, kind, record)?.kind === 'abilitySVar' && !places?.includes(`${kind} ${record}`))
    return [];
  return words.filter((word) => !word.includes('*'));
}

/** What stands between the values of a list parameter: the SVars it names, or the words of its kind of value. */
export function separatorOf(
  from: Vocabulary,
  parameter: string,
  kind?: RecordKind,
  record?: string,
): ',' | ' & ' | undefined {
  const own = from.parameters.get(parameter)?.separator;
  if (own === ',' || own === ' & ') return own;
  const value = kindOf(from, parameter, kind, record)?.kind;
  return value && separators[value];
}

const separators: Partial<Record<ValueKind, ',' | ' & '>> = {
  abilitySVar: ',',
  defined: ' & ',
  keywords: ' & ',
  phases: ',',
  tokenScript: ',',
  valid: ',',
  zones: ',',
};

/** A card type, supertype or subtype, also by its plural; in any letter case where asked so. */
export function typeEntry(
  from: Vocabulary,
  word: string,
  { anyCase = false }: { readonly anyCase?: boolean } = {},
): TypeEntry | undefined {
  const exact = from.types.get(word) ?? pluralsOf(from).get(word);
  if (exact || !anyCase) return exact;
  return from.types.anyCase(word) ?? pluralsOf(from, true).get(word.toLowerCase());
}

const plurals = new WeakMap<Vocabulary, Map<string, TypeEntry>[]>();

function pluralsOf(from: Vocabulary, lower = false): Map<string, TypeEntry> {
  let maps = plurals.get(from);
  if (!maps) {
    const entries = from.types.entries.flatMap((entry) =>
      entry.plural === undefined ? [] : [[entry.plural, entry] as const],
    );
    maps = [new Map(entries), new Map(entries.map(([plural, entry]) => [plural.toLowerCase(), entry]))];
    plurals.set(from, maps);
  }
  return maps[lower ? 1 : 0] ?? new Map<string, TypeEntry>();
}
