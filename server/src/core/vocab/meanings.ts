import data from './data/meanings.json' with { type: 'json' };
import type { RecordKind } from './records.ts';

const parameters: Readonly<Record<string, string>> = data.parameter;

/** What an effect does, what a trigger waits for, and so on, in a sentence; `undefined` where none is written yet. */
export function meaningOfRecord(kind: RecordKind, name: string): string | undefined {
  const table: Readonly<Record<string, string>> = data[kind];
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** What a parameter is for, in a sentence; `undefined` where none is written yet. */
export function meaningOfParameter(name: string): string | undefined {
  return Object.hasOwn(parameters, name) ? parameters[name] : undefined;
}
