import effectData from './data/effects.json' with { type: 'json' };
import replacementData from './data/replacementEvents.json' with { type: 'json' };
import staticData from './data/staticModes.json' with { type: 'json' };
import triggerData from './data/triggerModes.json' with { type: 'json' };
import { WordTable } from './wordTable.ts';

/** What a line of parameters describes: `AB$/SP$/DB$/ST$`, `T:Mode$`, `R:Event$` or `S:Mode$`. */
export type RecordKind = 'effect' | 'trigger' | 'replacement' | 'static';

/** The parameter that holds the text of a record for the player. */
export const textKeys: Readonly<Record<RecordKind, string>> = {
  effect: 'SpellDescription',
  trigger: 'TriggerDescription',
  replacement: 'Description',
  static: 'Description',
};

/** An effect, trigger mode, replacement event or static mode. Lists of parameters are names with blanks between. */
export interface RecordEntry {
  readonly name: string;
  readonly since: string;
  readonly until?: string;
  readonly now?: string;
  /** All parameters it reads are known as of 2026; elsewhere one added after 2022 may be missing. */
  readonly whole?: true;
  /** Parameters that it reads itself. */
  readonly params?: string;
  /** Read by other effects that it calls. */
  readonly helpers?: string;
  /** Read by its artificial intelligence only. */
  readonly ai?: string;
  /** In older scripts; nothing reads them any more. */
  readonly older?: string;
  /** Without these it fails or does nothing. */
  readonly required?: string;
  /** Every parameter that begins like this is read. */
  readonly prefix?: string;
  /** Lines in the scripts of 2022. */
  readonly uses?: number;
  /** `Name=lines` for each parameter that those lines set, most used first. */
  readonly used?: string;
}

export const recordTables: Readonly<Record<RecordKind, WordTable<RecordEntry>>> = {
  effect: new WordTable<RecordEntry>(effectData as RecordEntry[]),
  trigger: new WordTable<RecordEntry>(triggerData as RecordEntry[]),
  replacement: new WordTable<RecordEntry>(replacementData as RecordEntry[]),
  static: new WordTable<RecordEntry>(staticData as RecordEntry[]),
};

/** The lists of an entry as sets, taken apart on first use. */
export interface RecordParameters {
  readonly params: ReadonlySet<string>;
  readonly helpers: ReadonlySet<string>;
  readonly ai: ReadonlySet<string>;
  readonly older: ReadonlySet<string>;
  readonly required: readonly string[];
  /** Lines that set a parameter, most used first. */
  readonly used: ReadonlyMap<string, number>;
}

const takenApart = new WeakMap<RecordEntry, RecordParameters>();

export function recordParameters(entry: RecordEntry): RecordParameters {
  let lists = takenApart.get(entry);
  if (!lists) {
    lists = {
      params: new Set(words(entry.params)),
      helpers: new Set(words(entry.helpers)),
      ai: new Set(words(entry.ai)),
      older: new Set(words(entry.older)),
      required: words(entry.required),
      used: new Map(words(entry.used).map(usage)),
    };
    takenApart.set(entry, lists);
  }
  return lists;
}

function usage(pair: string): [string, number] {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), Number(pair.slice(at + 1))];
}

function words(list: string | undefined): string[] {
  return list === undefined || list === '' ? [] : list.split(' ');
}
