/** Numbers that look random and are the same for the same words. */
export class Random {
  #state: number;

  /** @param words whatever tells this row of numbers from others: a seed, the number of a case, a text */
  constructor(...words: readonly (string | number)[]) {
    this.#state = hash(words.join('\n'));
  }

  /** From 0 up to, and without, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 up to, and without, `below`. */
  below(below: number): number {
    return Math.floor(this.next() * below);
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(list: readonly T[]): T {
    const picked = list[this.below(list.length)];
    if (picked === undefined) throw new Error('There is nothing to pick from.');
    return picked;
  }

  /** So many values of a function. */
  several<T>(least: number, most: number, make: () => T): T[] {
    return Array.from({ length: this.between(least, most) }, make);
  }

  /** At most so many of a list, in its order. */
  sample<T>(list: readonly T[], most: number): T[] {
    if (list.length <= most) return [...list];
    const places = new Set<number>();
    while (places.size < most) places.add(this.below(list.length));
    return list.filter((_, at) => places.has(at));
  }
}

/** FNV-1a, of UTF-16 units. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  return state;
}
