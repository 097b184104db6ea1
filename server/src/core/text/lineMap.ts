/** A place in a text as the Language Server Protocol counts: both from 0, `character` in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** Converts between offsets and positions. Lines end at LF, CR LF or CR, as in the protocol. */
export class LineMap {
  readonly #starts: number[] = [0];
  /** Where lines end, their line ends not counted; of all but the last. */
  readonly #ends: number[] = [];
  readonly #length: number;

  constructor(text: string) {
    this.#length = text.length;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code !== 10 && code !== 13) continue;
      this.#ends.push(at);
      if (code === 13 && text.charCodeAt(at + 1) === 10) at += 1;
      this.#starts.push(at + 1);
    }
  }

  get lineCount(): number {
    return this.#starts.length;
  }

  /** The position of an offset; offsets outside the text are moved to its nearest end. */
  positionAt(offset: number): Position {
    const wanted = Math.max(0, Math.min(offset, this.#length));
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= wanted) low = middle;
      else high = middle - 1;
    }
    return { line: low, character: wanted - (this.#starts[low] ?? 0) };
  }

  /** The offset of a position; a place behind the end of its line or of the text is moved back to that end. */
  offsetAt(position: Position): number {
    if (position.line < 0) return 0;
    const start = this.#starts[position.line];
    if (start === undefined) return this.#length;
    const end = this.#ends[position.line] ?? this.#length;
    return Math.max(start, Math.min(start + position.character, end));
  }
}
