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
  readonly kind: SymbolKind;
  /** Smaller is closer. */
  readonly rank: number;
}

/** Names that begin with a query, those with a word that does, those that hold it, those that hold its letters. */
const closenesses = 4;

/** The names of one kind as `foldSymbol` makes them, one to a line. */
interface FoldedNames {
  /** Their keys. */
  readonly ids: readonly number[];
  readonly text: string;
  /** Where the lines begin. */
  readonly starts: Int32Array;
}

export class ScriptIndex {
  readonly table = new KeyTable();
  readonly #files = new Map<string, Int32Array>();
  /** By key, how many facts there are. */
  readonly #counts: number[] = [];
  /** Keys of each kind that were ever met. */
  readonly #byKind = new Map<string, number[]>();
  readonly #folded = new Map<FactKind, FoldedNames>();

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
    const close = this.#close(kind, foldSymbol(typed), most + 1).flat();
    return { names: close.slice(0, most).map((id) => this.#nameOf(id, kind)), more: close.length > most };
  }

  /** Faces, abilities and SVars whose names hold the letters of a query in their order, the closest first. */
  search(query: string, most: number): FoundSymbol[] {
    const folded = foldSymbol(query);
    // A table by key, because a million facts are looked up in them.
    const ranks = new Map<number, Ranked>();
    const open = new Int32Array(this.table.keys.length);
    let left = most;
    const lists = symbolKinds.map((kind) => this.#close(kind, folded, most));
    for (let closeness = 0; closeness < closenesses; closeness += 1)
      for (const [order, kind] of symbolKinds.entries())
        for (const id of lists[order]?.[closeness] ?? []) {
          if (left <= 0) break;
          ranks.set(id, { kind, rank: closeness * symbolKinds.length + order });
          open[id] = Math.min(left, this.#counts[id] ?? 0);
          left -= open[id] ?? 0;
        }
    return this.#symbolsOf(ranks, open, most - left);
  }

  /**
   * Keys of the names that fit a query, from the closest to the farthest. Names that only hold its letters somehow are
   * looked for where there are not enough others.
   */
  #close(kind: FactKind, query: string, enough: number): number[][] {
    const lists: number[][] = Array.from({ length: closenesses }, () => []);
    const { ids, text, starts } = this.#foldedNames(kind);
    let places = 0;
    const take = (at: number, closeness: number): void => {
      const id = ids[at] ?? 0;
      const count = this.#counts[id] ?? 0;
      if (count === 0) return;
      lists[closeness]?.push(id);
      places += count;
    };
    const rest: number[] = [];
    let found = text.indexOf(query);
    for (let at = 0; at < ids.length; at += 1) {
      const start = starts[at] ?? 0;
      const end = starts[at + 1] ?? text.length;
      if (found < 0 || found >= end) rest.push(at);
      else {
        const key = this.table.keys[ids[at] ?? 0] ?? '';
        take(at, found === start ? 0 : isWordStart(key, kind.length + 1, found - start) ? 1 : 2);
        if (query === '' && places >= enough) return lists;
        found = text.indexOf(query, end);
      }
    }
    if (places < enough)
      for (const at of rest) if (holdsInOrder(text, starts[at] ?? 0, starts[at + 1] ?? text.length, query)) take(at, 3);
    return lists;
  }

  /** To look through one long text takes a tenth of the time of many short ones. */
  #foldedNames(kind: FactKind): FoldedNames {
    const ids = this.#byKind.get(kind) ?? [];
    const before = this.#folded.get(kind);
    if (before?.ids.length === ids.length) return before;
    const names = ids.map((id) => `${foldSymbol(this.#nameOf(id, kind))}\n`);
    const starts = new Int32Array(names.length);
    for (let at = 1; at < names.length; at += 1) starts[at] = (starts[at - 1] ?? 0) + (names[at - 1]?.length ?? 0);
    const made = { ids: [...ids], text: names.join(''), starts };
    this.#folded.set(kind, made);
    return made;
  }

  /**
   * @param ranks by key
   * @param open by key, how many symbols are still to be found
   * @param total of them
   */
  #symbolsOf(ranks: ReadonlyMap<number, Ranked>, open: Int32Array, total: number): FoundSymbol[] {
    const found: (FoundSymbol & Pick<Ranked, 'rank'>)[] = [];
    for (const [path, facts] of this.#files) {
      if (found.length === total) break;
      for (let at = 0; at < facts.length; at += factSize) {
        const id = facts[at] ?? 0;
        const one = (open[id] ?? 0) > 0 ? ranks.get(id) : undefined;
        if (!one) continue;
        open[id] = (open[id] ?? 0) - 1;
        const { kind, rank } = one;
        const card = kind === 'face' ? undefined : this.#cardOf(facts);
        found.push({ ...placeAt(path, facts, at), kind, rank, name: this.#nameOf(id, kind), card });
      }
    }
    return found.sort((a, b) => a.rank - b.rank);
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

const blank = 32;

/** Whether the letter of a folded name is the first of a word. @param from where the name begins in `key` */
function isWordStart(key: string, from: number, letter: number): boolean {
  let at = from;
  for (let left = letter; left > 0 || key.charCodeAt(at) === blank; at += 1)
    if (key.charCodeAt(at) !== blank) left -= 1;
  return key.charCodeAt(at - 1) === blank;
}

function holdsInOrder(text: string, start: number, end: number, query: string): boolean {
  let letter = 0;
  let wanted = query.charCodeAt(0);
  for (let at = start; at < end && letter < query.length; at += 1)
    if (text.charCodeAt(at) === wanted) wanted = query.charCodeAt((letter += 1));
  return letter === query.length;
}
