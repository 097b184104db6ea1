/**
 * The syntax tree of a card script. It keeps every character: the lines tile the text, and inside a line the pieces,
 * their separators and the blanks between them tile the line (`tokens` in print.ts lists them). It holds no meaning:
 * what a line is for is the card model's business.
 */
import type { Piece, Span } from '../text/span.ts';

export interface ScriptFile {
  readonly text: string;
  /** At least one; each holds its terminator, so the last one is empty where the text ends in a line end. */
  readonly lines: readonly Line[];
}

interface LineBase {
  /** 0-based. */
  readonly index: number;
  /** Without the terminator; the first line's is without a byte order mark too. */
  readonly span: Span;
  /** Empty on the last line. */
  readonly terminator: Span;
}

/** Nothing but blanks. */
export interface BlankLine extends LineBase {
  readonly kind: 'blank';
}

/** Begins with `#`: the engine's card reader skips it. */
export interface CommentLine extends LineBase {
  readonly kind: 'comment';
}

/** `ALTERNATE` or `SPECIALIZE:COLOR`: the lines below it describe another face. */
export interface MarkerLine extends LineBase {
  readonly kind: 'marker';
  readonly marker: 'ALTERNATE' | 'SPECIALIZE';
  readonly key: Piece;
  /** The colour behind `SPECIALIZE:`. */
  readonly value?: Piece;
}

/** `Key:value`. */
export interface FieldLine extends LineBase {
  readonly kind: 'field';
  readonly key: Piece;
  /** Offset of the colon behind the key. */
  readonly colon: number;
  /** The second part of `SVar:Name:value` and `Variant:Name:line`. */
  readonly name?: Piece;
  /** Offset of the colon behind the name; absent where it is not typed yet. */
  readonly nameColon?: number;
  /** What stands behind the last of these colons, trimmed; may be empty. */
  readonly value: Piece;
  /** The value's parameters, on lines that hold `Key$ value | Key$ value`. */
  readonly record?: RecordNode;
  /** The line that a `Variant:Name:` wraps. */
  readonly inner?: FieldLine;
}

/** Neither blank nor a comment, and without a colon: the engine passes over it. */
export interface StrayLine extends LineBase {
  readonly kind: 'stray';
  readonly piece: Piece;
}

export type Line = BlankLine | CommentLine | MarkerLine | FieldLine | StrayLine;

/** `Key$ value | Key$ value`. */
export interface RecordNode {
  readonly span: Span;
  /** At least one; an empty one stands for nothing between two bars. */
  readonly parameters: readonly Parameter[];
}

export interface Parameter {
  /** From bar to bar, blanks included. */
  readonly span: Span;
  /** Offset of the bar before it; absent on the first. */
  readonly bar?: number;
  /** What stands before `$`, trimmed; all of it where there is no `$`. */
  readonly key: Piece;
  /** Offset of the `$`; absent where it is missing. */
  readonly dollar?: number;
  /** What stands behind the `$`, trimmed; empty where nothing does. */
  readonly value: Piece;
}
