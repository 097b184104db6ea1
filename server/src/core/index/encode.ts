/** Facts as numbers: a workspace has a million of them, and only a few thousand different names. */
import type { Card } from '../model/card.ts';
import type { LineMap } from '../text/lineMap.ts';
import type { Vocabulary } from '../vocab/vocabulary.ts';
import { scriptFacts, type FactKind } from './facts.ts';

/** Numbers of one fact: its key, its line (0-based), the column (UTF-16) and the length of what stands there. */
export const factSize = 4;

/** The key of a kind of fact and a name: `face Storm Crow`. */
export const factKey = (kind: FactKind, name: string): string => `${kind} ${name}`;

/** Numbers for keys, given in the order in which they come. */
export class KeyTable {
  readonly keys: string[] = [];
  readonly #ids = new Map<string, number>();

  idOf(key: string): number {
    let id = this.#ids.get(key);
    if (id === undefined) {
      id = this.keys.length;
      // A part of a text keeps all of the text in memory; a copy does not.
      const copy = flat(key);
      this.keys.push(copy);
      this.#ids.set(copy, id);
    }
    return id;
  }

  /** Without giving it one. */
  find(key: string): number | undefined {
    return this.#ids.get(key);
  }
}

function flat(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}

/** @param path of the script; the name of a file in a folder of tokens is what other scripts call it by */
export function encodeFacts(
  { card, lines }: { readonly card: Card; readonly lines: LineMap },
  path: string,
  vocab: Vocabulary,
  table: KeyTable,
): number[] {
  const numbers: number[] = [];
  const token = tokenName(path);
  if (token !== undefined) numbers.push(table.idOf(factKey('tokenFile', token)), 0, 0, 0);
  for (const { kind, name, span } of scriptFacts(card, vocab)) {
    const { line, character } = lines.positionAt(span.start);
    numbers.push(table.idOf(factKey(kind, name)), line, character, span.end - span.start);
  }
  return numbers;
}

/** Name of a token's script: of its file, without the ending, where that lies in a folder of tokens. */
export function tokenName(path: string): string | undefined {
  if (!/[\\/](?:tokenscripts|tokens)[\\/]/.test(path)) return undefined;
  const file = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  return /^([a-z0-9_]+)\.txt$/.exec(file)?.[1];
}
