/** The facts of many scripts, and what can be asked of them. */
import { lettersOf } from '../text/letters.ts';
import { factKey, factSize, KeyTable } from './encode.ts';
import { symbolKinds, type FactKind, type SymbolKind } from './facts.ts';

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

/** Names that begin with a query, those with a word that does, those that hold it, those that hold its letters. */
const closenesses = 4;

/**
 * The names of one kind that were ever met, as `foldSymbol` makes them, one to a line: to look through one long text
 * takes a tenth of the time of many short ones.
 */
interface FoldedNames {
  /** Their keys. */
  readonly ids: number[];
  text: string;
  /** Where the lines begin. */
  readonly starts: number[];
  /** Which letters each of them has, see `lettersOf`. */
  readonly letters: number[];
}

/** Kinds whose names are looked for by a part of them. */
const searchedKinds: ReadonlySet<string> = new Set<FactKind>([...symbolKinds, 'tokenFile']);

export class ScriptIndex {
  readonly table = new KeyTable();
  readonly #files = new Map<string, Int32Array>();
  /** By key, how many facts there are. */
  readonly #counts: number[] = [];
  readonly #folded = new Map<string, FoldedNames>();
  /** Files with a fact, by its key; only for kinds that are searched for, which are a third of all facts. */
  readonly #paths: (string[] | undefined)[] = [];

  get size(): number {
    return this.#files.size;
  }

  /** @param facts as `encodeFacts` makes them, with keys of this table */
  set(path: string, facts: Int32Array): void {
    this.delete(path);
    this.#files.set(path, facts);
    this.#count(facts, 1);
    this.#eachSearched(facts, (paths, id) => {
      // Most names are in one file; an empty list that grows takes room for many.
      if (paths.length === 0) this.#paths[id] = [path];
      else if (paths.at(-1) !== path) paths.push(path);
    });
  }

  delete(path: string): void {
    const before = this.#files.get(path);
    if (!before) return;
    this.#files.delete(path);
    this.#count(before, -1);
    this.#eachSearched(before, (paths) => {
      // The file that is being typed in is the last.
      const at = paths.lastIndexOf(path);
      if (at >= 0) paths.splice(at, 1);
    });
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
    for (const path of this.#paths[id] ?? this.#files.keys()) {
      const facts = this.#files.get(path) ?? noFacts;
      for (let at = 0; at < facts.length; at += factSize) {
        if (facts[at] !== id) continue;
        if (places.length >= most) return places;
        places.push(placeAt(path, facts, at));
      }
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
    const found: FoundSymbol[] = [];
    const lists = symbolKinds.map((kind) => this.#close(kind, folded, most));
    for (let closeness = 0; closeness < closenesses; closeness += 1)
      for (const [order, kind] of symbolKinds.entries())
        for (const id of lists[order]?.[closeness] ?? []) {
          if (found.length >= most) return found;
          const name = this.#nameOf(id, kind);
          for (const place of this.places(kind, name, most - found.length))
            found.push({ ...place, kind, name, card: kind === 'face' ? undefined : this.#cardOf(place.path) });
        }
    return found;
  }

  /**
   * Keys of the names that fit a query, from the closest to the farthest. Names that only hold its letters somehow are
   * looked for where there are not enough others.
   */
  #close(kind: FactKind, query: string, enough: number): number[][] {
    const lists: number[][] = Array.from({ length: closenesses }, () => []);
    const names = this.#folded.get(kind);
    if (!names) return lists;
    const { ids, text, starts, letters } = names;
    let places = 0;
    const take = (at: number, closeness: number): void => {
      const id = ids[at] ?? 0;
      const count = this.#counts[id] ?? 0;
      if (count === 0) return;
      lists[closeness]?.push(id);
      places += count;
    };
    const hits: number[] = [];
    for (let found = text.indexOf(query), at = 0; found >= 0 && at < ids.length; at += 1) {
      at = lineOf(starts, found, at);
      const key = this.table.keys[ids[at] ?? 0] ?? '';
      const letter = found - (starts[at] ?? 0);
      take(at, letter === 0 ? 0 : isWordStart(key, kind.length + 1, letter) ? 1 : 2);
      // There are none closer.
      if ((lists[0]?.length ?? 0) >= enough) return lists;
      hits.push(at);
      found = text.indexOf(query, starts[at + 1] ?? text.length);
    }
    if (places >= enough) return lists;
    const wanted = lettersOf(query);
    for (let at = 0, next = 0; at < ids.length; at += 1) {
      if (hits[next] === at) next += 1;
      else if (
        ((letters[at] ?? 0) & wanted) === wanted &&
        holdsInOrder(text, starts[at] ?? 0, starts[at + 1] ?? text.length, query)
      )
        take(at, 3);
    }
    return lists;
  }

  #cardOf(path: string): string | undefined {
    const facts = this.#files.get(path) ?? noFacts;
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

  #eachSearched(facts: Int32Array, visit: (paths: string[], id: number) => void): void {
    for (let at = 0; at < facts.length; at += factSize) {
      const id = facts[at] ?? 0;
      const paths = this.#paths[id];
      if (paths) visit(paths, id);
    }
  }

  #enter(id: number): void {
    const key = this.table.keys[id] ?? '';
    const kind = key.slice(0, key.indexOf(' '));
    if (!searchedKinds.has(kind)) return;
    this.#paths[id] = [];
    let names = this.#folded.get(kind);
    if (!names) this.#folded.set(kind, (names = { ids: [], text: '', starts: [], letters: [] }));
    const name = foldSymbol(key.slice(kind.length + 1));
    names.ids.push(id);
    names.starts.push(names.text.length);
    names.letters.push(lettersOf(name));
    names.text += `${name}\n`;
  }
}

const noFacts = new Int32Array(0);

function placeAt(path: string, facts: Int32Array, at: number): Place {
  return { path, line: facts[at + 1] ?? 0, character: facts[at + 2] ?? 0, length: facts[at + 3] ?? 0 };
}

/** The line that a place is in. @param from one that is not behind it */
function lineOf(starts: readonly number[], place: number, from: number): number {
  let low = from;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? Infinity) <= place) low = middle;
    else high = middle;
  }
  return low;
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
