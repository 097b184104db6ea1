/** The facts of many scripts, and what can be asked of them. */
import { factKey, factSize, KeyTable } from './encode.ts';
import type { FactKind } from './facts.ts';

/** A place in a script of the workspace: 0-based line, column and length in UTF-16 units. */
export interface Place {
  readonly path: string;
  readonly line: number;
  readonly character: number;
  readonly length: number;
}

export interface FoundSymbol extends Place {
  readonly kind: SymbolKind;
  readonly name: string;
  /** Name of the card, where the symbol is a part of one. */
  readonly card: string | undefined;
}

export type SymbolKind = 'face' | 'ability' | 'svar';
const symbolKinds: readonly SymbolKind[] = ['face', 'svar', 'ability'];

interface Ranked {
  readonly id: number;
  readonly kind: SymbolKind;
  /** Smaller is closer. */
  readonly rank: number;
}

export class ScriptIndex {
  readonly table = new KeyTable();
  readonly #files = new Map<string, Int32Array>();
  /** By key, how many facts there are. */
  readonly #counts: number[] = [];
  /** Keys of each kind that were ever met. */
  readonly #byKind = new Map<string, number[]>();
  /** Names of symbols in small letters, by key. */
  readonly #folded: string[] = [];

  get size(): number {
    return this.#files.size;
  }

  /** @param facts as `encodeFacts` makes them, with keys of this table */
  set(path: string, facts: Int32Array): void {
    this.delete(path);
    this.#files.set(path, facts);
    this.#count(facts, 1);
  }

  delete(path: string): void {
    const before = this.#files.get(path);
    if (!before) return;
    this.#files.delete(path);
    this.#count(before, -1);
  }

  /** The paths of scripts for which a condition holds. */
  paths(wanted: (path: string) => boolean): string[] {
    return [...this.#files.keys()].filter(wanted);
  }

  /** How many places have this fact. */
  count(kind: FactKind, name: string): number {
    const id = this.table.find(factKey(kind, name));
    return id === undefined ? 0 : (this.#counts[id] ?? 0);
  }

  /** The places of a fact, file by file in the order they were read. */
  places(kind: FactKind, name: string, most = Infinity): Place[] {
    const id = this.table.find(factKey(kind, name));
    const places: Place[] = [];
    if (id === undefined || this.#counts[id] === 0) return places;
    for (const [path, facts] of this.#files)
      for (let at = 0; at < facts.length; at += factSize) {
        if (facts[at] !== id) continue;
        if (places.length >= most) return places;
        places.push(placeAt(path, facts, at));
      }
    return places;
  }

  /** Names of faces or token scripts that hold what is typed, in any letter case: the closest first, so many at most. */
  names(kind: 'face' | 'tokenFile', typed: string, most: number): { names: string[]; more: boolean } {
    const close: string[][] = [[], [], []];
    const folded = foldSymbol(typed);
    for (const id of this.#byKind.get(kind) ?? []) {
      if ((this.#counts[id] ?? 0) === 0) continue;
      const closeness = this.#closeness(id, kind, folded);
      if (closeness !== undefined) close[closeness]?.push(this.#nameOf(id, kind));
      if ((close[0]?.length ?? 0) > most) break;
    }
    const names = close.flat();
    return { names: names.slice(0, most), more: names.length > most };
  }

  /** Faces, abilities and SVars whose names hold the letters of a query in their order, the closest first. */
  search(query: string, most: number): FoundSymbol[] {
    const folded = foldSymbol(query);
    const wanted = new Map<number, Ranked>();
    let left = most;
    for (const ranked of this.#byCloseness(folded))
      for (const one of ranked) {
        if (left <= 0) break;
        wanted.set(one.id, one);
        left -= this.#counts[one.id] ?? 0;
      }
    return this.#symbolsOf(wanted, most);
  }

  /** The symbols that fit a query in small letters without blanks, in lists from the closest to the farthest. */
  #byCloseness(query: string): readonly (readonly Ranked[])[] {
    const lists = Array.from({ length: 4 * symbolKinds.length }, (): Ranked[] => []);
    for (const [order, kind] of symbolKinds.entries())
      for (const id of this.#byKind.get(kind) ?? []) {
        if ((this.#counts[id] ?? 0) === 0) continue;
        const closeness = this.#closeness(id, kind, query);
        if (closeness === undefined) continue;
        const rank = closeness * symbolKinds.length + order;
        lists[rank]?.push({ id, kind, rank });
      }
    return lists;
  }

  #closeness(id: number, kind: FactKind, query: string): number | undefined {
    const folded = (this.#folded[id] ??= foldSymbol(this.#nameOf(id, kind)));
    return closenessOf(folded, query, () => this.#nameOf(id, kind));
  }

  #symbolsOf(wanted: ReadonlyMap<number, Ranked>, most: number): FoundSymbol[] {
    if (wanted.size === 0) return [];
    const found: { readonly one: Ranked; readonly path: string; readonly facts: Int32Array; readonly at: number }[] =
      [];
    for (const [path, facts] of this.#files)
      for (let at = 0; at < facts.length; at += factSize) {
        const one = wanted.get(facts[at] ?? -1);
        if (one) found.push({ one, path, facts, at });
      }
    found.sort((a, b) => a.one.rank - b.one.rank);
    return found.slice(0, most).map(({ one: { id, kind }, path, facts, at }) => ({
      ...placeAt(path, facts, at),
      kind,
      name: this.#nameOf(id, kind),
      card: kind === 'face' ? undefined : this.#cardOf(facts),
    }));
  }

  #cardOf(facts: Int32Array): string | undefined {
    const start = factKey('face', '');
    for (let at = 0; at < facts.length; at += factSize) {
      const key = this.table.keys[facts[at] ?? -1];
      if (key?.startsWith(start)) return key.slice(start.length);
    }
    return undefined;
  }

  #nameOf(id: number, kind: FactKind): string {
    return (this.table.keys[id] ?? '').slice(kind.length + 1);
  }

  #count(facts: Int32Array, by: number): void {
    for (let at = 0; at < facts.length; at += factSize) {
      const id = facts[at] ?? 0;
      const before = this.#counts[id];
      if (before === undefined) this.#enter(id);
      this.#counts[id] = (before ?? 0) + by;
    }
  }

  #enter(id: number): void {
    const key = this.table.keys[id] ?? '';
    const kind = key.slice(0, key.indexOf(' '));
    const ids = this.#byKind.get(kind);
    if (ids) ids.push(id);
    else this.#byKind.set(kind, [id]);
  }
}

function placeAt(path: string, facts: Int32Array, at: number): Place {
  return { path, line: facts[at + 1] ?? 0, character: facts[at + 2] ?? 0, length: facts[at + 3] ?? 0 };
}

const foldSymbol = (name: string): string => name.toLowerCase().replaceAll(' ', '');

/**
 * 0 for a name that begins with the query, 1 for a word of it that does, 2 for letters together, 3 for letters in order.
 *
 * @param folded,query as `foldSymbol` makes them
 */
function closenessOf(folded: string, query: string, name: () => string): number | undefined {
  const at = folded.indexOf(query);
  if (at === 0) return 0;
  if (at > 0) return foldedWords(name()).some((start) => folded.startsWith(query, start)) ? 1 : 2;
  let from = 0;
  for (let letter = 0; letter < query.length; letter += 1) {
    from = folded.indexOf(query[letter] ?? '', from) + 1;
    if (from === 0) return undefined;
  }
  return 3;
}

/** Where words begin, blanks not counted. */
function foldedWords(name: string): number[] {
  let at = 0;
  return name.split(' ').map((word) => (at += word.length) - word.length);
}
