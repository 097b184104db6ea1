import english from '../vocab/data/meanings.json' with { type: 'json' };
import type { RecordKind } from '../vocab/records.ts';
import es from './es/meanings.json' with { type: 'json' };
import type { Say } from './say.ts';

/** The compiler wants a Spanish sentence for each English one. */
const spanish: typeof english = es;

/** What an effect does, what a trigger waits for, and so on, in a sentence; `undefined` where none is written yet. */
export function meaningOfRecord(kind: RecordKind, name: string, say: Say): string | undefined {
  return entryOf(tablesIn(say)[kind], name);
}

/** What a parameter is for, in a sentence; `undefined` where none is written yet. */
export function meaningOfParameter(name: string, say: Say): string | undefined {
  return entryOf(tablesIn(say).parameter, name);
}

/** Whom or what a word such as `TriggeredCard` stands for, in a sentence. */
export function meaningOfDefined(word: string, say: Say): string | undefined {
  return entryOf(tablesIn(say).defined, word);
}

/** What a word of a parameter means, in a sentence. @param of the parameter, or `zone` */
export function meaningOfValue(of: string, word: string, say: Say): string | undefined {
  return entryOf(tablesIn(say).value, `${of} ${word}`);
}

const tablesIn = ({ language }: Say): typeof english => (language === 'es' ? spanish : english);

function entryOf(table: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
