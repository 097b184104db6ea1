import type { Piece, Span } from '../text/span.ts';
import { span, trimmed } from '../text/span.ts';

export type Amount =
  | { readonly kind: 'number'; readonly value: number; readonly span: Span }
  /** The name of an SVar, or a word such as `Any`; with arithmetic behind it in `X/Plus.1`. */
  | {
      readonly kind: 'name';
      readonly name: Piece;
      /** `+X` or `-X`. */
      readonly sign?: '+' | '-';
      readonly arithmetic?: Arithmetic;
      readonly span: Span;
    }
  /** `Count$Valid Creature.YouCtrl/Twice`. */
  | {
      readonly kind: 'expression';
      /** `CastSA` of `CastSA>Count$…`: the amount is asked of another object. */
      readonly scope?: Piece;
      readonly head: Piece;
      /** Behind the `$`, without the arithmetic. */
      readonly body: Piece;
      readonly arithmetic?: Arithmetic;
      readonly span: Span;
    };

/** `/Plus.X`: what is done with the amount before it. */
export interface Arithmetic {
  readonly operator: Piece;
  /** Behind the full stop: a number or the name of an SVar. */
  readonly operand?: Piece;
}

/** Reads a number, a name or a counting expression. `offset` is where `text` begins in the file. */
export function parseAmount(text: string, offset: number): Amount {
  const { text: word, span: at } = trimmed(text, 0, text.length);
  const whole = span(offset + at.start, offset + at.end);
  if (isInteger(word)) return { kind: 'number', value: Number(word), span: whole };
  const dollar = word.indexOf('$');
  const start = whole.start;
  // A cost may hold slashes and a text anything, so arithmetic stands behind the last slash only.
  const slash = word.lastIndexOf('/');
  const end = slash > dollar ? slash : word.length;
  const arithmetic = slash > dollar ? { arithmetic: arithmeticOf(word, slash + 1, start) } : {};
  if (dollar >= 0) {
    const arrow = word.lastIndexOf('>', dollar) + 1;
    const scope: Piece = { text: word.slice(0, arrow - 1), span: span(start, start + arrow - 1) };
    const head: Piece = { text: word.slice(arrow, dollar), span: span(start + arrow, start + dollar) };
    const body: Piece = { text: word.slice(dollar + 1, end), span: span(start + dollar + 1, start + end) };
    return { kind: 'expression', ...(arrow > 0 ? { scope } : {}), head, body, ...arithmetic, span: whole };
  }
  const sign = word[0] === '+' || word[0] === '-' ? word[0] : undefined;
  const from = sign ? 1 : 0;
  const name: Piece = { text: word.slice(from, end), span: span(start + from, start + end) };
  return { kind: 'name', name, ...(sign ? { sign } : {}), ...arithmetic, span: whole };
}

function arithmeticOf(word: string, from: number, offset: number): Arithmetic {
  const dot = word.indexOf('.', from);
  const end = dot < 0 ? word.length : dot;
  const operator: Piece = { text: word.slice(from, end), span: span(offset + from, offset + end) };
  if (dot < 0) return { operator };
  const operand: Piece = { text: word.slice(dot + 1), span: span(offset + dot + 1, offset + word.length) };
  return { operator, operand };
}

/** Digits, with a sign before them or not. */
export function isInteger(text: string): boolean {
  return /^[+-]?\d+$/.test(text);
}
