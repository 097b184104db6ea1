import { overlaps, type Span } from './span.ts';

/** Stretches of a text that do not overlap, to be asked whether one more would. */
export class SpanSet {
  /** In reading order. */
  readonly #spans: Span[] = [];

  /** Whether a span shares a character with one of the set, or touches one where either is empty. */
  overlaps(span: Span): boolean {
    for (let at = this.#firstBehind(span.start); at < this.#spans.length; at += 1) {
      const other = this.#spans[at];
      if (!other || other.start > span.end) return false;
      if (overlaps(span, other)) return true;
    }
    return false;
  }

  /** Adds a span that overlaps none of the set. */
  add(span: Span): void {
    const last = this.#spans.at(-1);
    // Most come in reading order.
    if (!last || last.end <= span.start) this.#spans.push(span);
    else this.#spans.splice(this.#firstBehind(span.end), 0, span);
  }

  /** Index of the first span that ends at an offset or behind it. */
  #firstBehind(offset: number): number {
    let [low, high] = [0, this.#spans.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#spans[middle]?.end ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
