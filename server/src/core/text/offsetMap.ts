import type { TextEdit } from './edits.ts';

/** Where the places of a text lie after edits to it. */
export class OffsetMap {
  readonly #edits: readonly TextEdit[];
  /** By how much what lies behind each edit moves. */
  readonly #moved: readonly number[];

  /** @param edits in any order, none overlapping another one */
  constructor(edits: readonly TextEdit[]) {
    this.#edits = edits.toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
    let moved = 0;
    this.#moved = this.#edits.map(({ span, newText }) => (moved += newText.length - (span.end - span.start)));
  }

  /**
   * The offset after the edits. What stood within a replaced stretch is now at the start of the new one, and a place at
   * which something was put in is before it.
   */
  after(offset: number): number {
    // The edits that begin before the offset.
    let [low, high] = [0, this.#edits.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#edits[middle]?.span.start ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    const last = this.#edits[low - 1];
    const before = this.#moved[low - 2] ?? 0;
    if (!last) return offset;
    return last.span.end > offset ? last.span.start + before : offset + (this.#moved[low - 1] ?? 0);
  }
}
