import { prepareWords, suggest } from './suggest.ts';
import type { PreparedWords } from './suggest.ts';

export interface Named {
  readonly name: string;
  /** How often published scripts have it; of equally near words the most used is suggested first. */
  readonly uses?: number;
}

/** A closed list of words with what is known about each: look-up as written, in any letter case, and by nearness. */
export class WordTable<T extends Named> {
  readonly entries: readonly T[];
  readonly #byName: ReadonlyMap<string, T>;
  #byLower: ReadonlyMap<string, T> | undefined;
  #near: PreparedWords | undefined;

  /** Of entries with the same name the first counts. */
  constructor(entries: readonly T[]) {
    this.entries = entries;
    const byName = new Map<string, T>();
    for (const entry of entries) if (!byName.has(entry.name)) byName.set(entry.name, entry);
    this.#byName = byName;
  }

  /** The names as they are written. */
  get names(): Iterable<string> {
    return this.#byName.keys();
  }

  get(name: string): T | undefined {
    return this.#byName.get(name);
  }

  has(name: string): boolean {
    return this.#byName.has(name);
  }

  /** The entry whose name is the same but for letter case; where several are, the one written as asked. */
  anyCase(name: string): T | undefined {
    const exact = this.#byName.get(name);
    if (exact) return exact;
    this.#byLower ??= new Map([...this.entries].reverse().map((entry) => [entry.name.toLowerCase(), entry]));
    return this.#byLower.get(name.toLowerCase());
  }

  /** Names that `word` may be a slip for, nearest first. */
  suggest(word: string, options?: { readonly max?: number }): string[] {
    this.#near ??= prepareWords(this.#byUse());
    return suggest(word, this.#near, options);
  }

  #byUse(): string[] {
    const entries = [...this.#byName.values()].sort((a, b) => (b.uses ?? 0) - (a.uses ?? 0));
    return entries.map(({ name }) => name);
  }

  /** This table and some more entries; itself where there are none. */
  with(more: readonly T[]): WordTable<T> {
    return more.length === 0 ? this : new WordTable([...this.entries, ...more]);
  }
}
