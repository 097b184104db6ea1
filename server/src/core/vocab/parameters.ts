import parameterData from './data/parameters.json' with { type: 'json' };
import wordData from './data/parameterWords.json' with { type: 'json' };
import type { RecordKind } from './records.ts';
import { WordTable } from './wordTable.ts';

/** What the value of a parameter is. `words` and `text` have no grammar of their own; `ai` no check looks at. */
export type ValueKind =
  | 'abilitySVar'
  | 'ai'
  | 'amount'
  | 'colors'
  | 'comparison'
  | 'cost'
  | 'counter'
  | 'defined'
  | 'flag'
  | 'keywords'
  | 'mana'
  | 'newSVar'
  | 'phases'
  | 'resultSVars'
  | 'svarName'
  | 'text'
  | 'tokenScript'
  | 'types'
  | 'valid'
  | 'words'
  | 'zones';

/**
 * Where a parameter is read beside the records that name it:
 * `wide` by the engine for any ability, `ai` by the artificial intelligence anywhere, `clone` where a copy is made,
 * `sub` as the name of a further ability, `modern` seen in scripts of 2026 only, `planar` in the record of a planar
 * die. `engine`: the engine sets it itself. `older`: in published scripts, but nothing reads it any more.
 */
export type ParameterMark = 'ai' | 'clone' | 'engine' | 'modern' | 'older' | 'planar' | 'sub' | 'wide';

interface ParameterData {
  readonly name: string;
  readonly common?: string;
  readonly marks?: string;
  readonly now?: string;
  readonly kind?: string;
  readonly weak?: true;
  readonly fit?: number;
  readonly n?: number;
  readonly kindAt?: Readonly<Record<string, string>>;
  readonly separator?: string;
  readonly olderSeparator?: string;
  readonly defines?: true | readonly string[];
}

export interface ParameterEntry {
  readonly name: string;
  /** Read on every record of these kinds. */
  readonly common: ReadonlySet<RecordKind>;
  readonly marks: ReadonlySet<ParameterMark>;
  /** What newer scripts write instead. */
  readonly now?: string;
  readonly kind?: ParameterKind;
  /** Kinds of value by place (`effect Charm`, `trigger`), where one name means different things. */
  readonly kindAt?: ReadonlyMap<string, ParameterKind>;
  /** Between several names of SVars. */
  readonly separator?: string;
  /** Between the values in older scripts. */
  readonly olderSeparator?: string;
  /** The value is the name of an SVar that this line defines: everywhere, or at these places. */
  readonly defines?: true | readonly string[];
}

export interface ParameterKind {
  readonly kind: ValueKind;
  /** Seen in fewer than ten values: no ground for a finding. */
  readonly weak: boolean;
  /** Share of published values that are of this kind. */
  readonly fit: number;
}

/** Words that a parameter takes. */
export interface ParameterWords {
  readonly name: string;
  /** A place such as `effect Discard` or `static`; elsewhere the entry without one counts. */
  readonly at?: string;
  /** `*` stands for anything. */
  readonly words: readonly string[];
  /** Places where these words were met. */
  readonly places?: readonly string[];
  /** No other word means anything: by the engine's code, or by all published scripts. */
  readonly closed?: 'engine' | 'scripts';
}

const sets = new Map<string, ReadonlySet<string>>();

export const parameterTable = new WordTable<ParameterEntry>((parameterData as ParameterData[]).map(toEntry));

const wordsByPlace = new Map<string, ParameterWords>();
for (const entry of wordData as ParameterWords[]) wordsByPlace.set(`${entry.name}@${entry.at ?? ''}`, entry);

/** The words of a parameter at a place: `effect Discard`, then `effect`, then anywhere. */
export function parameterWords(name: string, kind?: RecordKind, record?: string): ParameterWords | undefined {
  return (
    (kind && record !== undefined ? wordsByPlace.get(`${name}@${kind} ${record}`) : undefined) ??
    (kind ? wordsByPlace.get(`${name}@${kind}`) : undefined) ??
    wordsByPlace.get(`${name}@`)
  );
}

/** True where one of the words allows the value. */
export function isParameterWord({ words }: ParameterWords, value: string): boolean {
  return words.some((word) => matchesWord(word, value));
}

function matchesWord(word: string, value: string): boolean {
  const start = word.startsWith('*');
  const end = word.endsWith('*');
  const core = word.slice(start ? 1 : 0, end ? -1 : undefined);
  if (start && end) return value.includes(core);
  if (start) return value.endsWith(core);
  return end ? value.startsWith(core) : value === core;
}

function toEntry(data: ParameterData): ParameterEntry {
  const { name, now, separator, olderSeparator, defines } = data;
  return {
    name,
    common: set<RecordKind>(data.common?.replace('ability', 'effect')),
    marks: set<ParameterMark>(data.marks),
    ...(data.kind === undefined
      ? {}
      : { kind: { kind: data.kind as ValueKind, weak: data.weak ?? false, fit: data.fit ?? 1 } }),
    ...(data.kindAt && { kindAt: kindsByPlace(data.kindAt) }),
    ...(now === undefined ? {} : { now }),
    ...(separator === undefined ? {} : { separator }),
    ...(olderSeparator === undefined ? {} : { olderSeparator }),
    ...(defines === undefined ? {} : { defines }),
  };
}

/** A kind given for a place is certain there. */
function kindsByPlace(data: Readonly<Record<string, string>>): ReadonlyMap<string, ParameterKind> {
  return new Map(
    Object.entries(data).map(([place, kind]) => [place, { kind: kind as ValueKind, weak: false, fit: 1 }]),
  );
}

/** Few different lists stand in the table, so each is taken apart once. */
function set<T extends string>(list: string | undefined): ReadonlySet<T> {
  const key = list ?? '';
  let found = sets.get(key);
  if (!found) sets.set(key, (found = new Set(key === '' ? [] : key.split(' '))));
  return found as ReadonlySet<T>;
}
