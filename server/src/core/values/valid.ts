import type { Piece, Span } from '../text/span.ts';
import { span } from '../text/span.ts';

/** `Creature.YouCtrl+tapped,Land`: an object fits when it fits one of the alternatives. */
export interface ValidExpression {
  readonly alternatives: readonly ValidAlternative[];
  readonly span: Span;
}

export interface ValidAlternative {
  /** What stands before the first full stop: a type, or a word such as `Card`, `Player`, `Spell`. */
  readonly head: Piece;
  /** All of them must hold. */
  readonly properties: readonly ValidProperty[];
  readonly span: Span;
}

export interface ValidProperty {
  /** Without the `!`. */
  readonly text: string;
  /** Of the text, without the `!`. */
  readonly span: Span;
  /** `!` stands before it. */
  readonly negated: boolean;
}

/**
 * Reads a Valid expression as the engine does: at each comma, then at the first full stop, then at each plus.
 * In costs alternatives are apart by semicolons, since a comma there belongs to a name.
 * `offset` is where `text` begins in the file; all spans are offsets in the file.
 */
export function parseValid(text: string, offset: number, separator: ',' | ';' = ','): ValidExpression {
  const alternatives: ValidAlternative[] = [];
  for (let start = 0; start <= text.length;) {
    const next = text.indexOf(separator, start);
    const end = next < 0 ? text.length : next;
    alternatives.push(alternative(text.slice(start, end), offset + start));
    start = end + 1;
  }
  return { alternatives, span: span(offset, offset + text.length) };
}

/** @param text of this one alone: to look for a sign in the whole would look through all that follow, for each */
function alternative(text: string, offset: number): ValidAlternative {
  const end = text.length;
  const dot = text.indexOf('.');
  const headEnd = dot < 0 ? end : dot;
  const properties: ValidProperty[] = [];
  for (let from = headEnd + 1; from <= end && headEnd < end;) {
    const plus = text.indexOf('+', from);
    const to = plus < 0 ? end : plus;
    const negated = text[from] === '!' && from < to;
    const first = negated ? from + 1 : from;
    properties.push({ text: text.slice(first, to), span: span(offset + first, offset + to), negated });
    from = to + 1;
  }
  return {
    head: { text: text.slice(0, headEnd), span: span(offset, offset + headEnd) },
    properties,
    span: span(offset, offset + end),
  };
}
