/** A stretch of a text: UTF-16 offsets, `end` not included. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A stretch of a text together with what stands there. */
export interface Piece {
  readonly text: string;
  readonly span: Span;
}

export function span(start: number, end: number): Span {
  return { start, end };
}

/** True where `offset` lies in the span or directly behind it, as a cursor does. */
export function touches(span: Span, offset: number): boolean {
  return span.start <= offset && offset <= span.end;
}

export function contains(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** True where the two share a character, or meet when one of them is empty. */
export function overlaps(a: Span, b: Span): boolean {
  return a.start === a.end || b.start === b.end
    ? a.start <= b.end && b.start <= a.end
    : a.start < b.end && b.start < a.end;
}

/** True where the two share a character, or one begins where the other ends: a cursor beside a span is at it. */
export function meets(a: Span, b: Span): boolean {
  return a.start <= b.end && b.start <= a.end;
}

const isBlank = (code: number): boolean => code === 32 || code === 9 || code === 0xa0;

/**
 * The piece of `text` between two offsets, without the blanks, tabs and no-break spaces around it.
 * Of nothing but blanks an empty piece at `start` is left.
 */
export function trimmed(text: string, start: number, end: number): Piece {
  let from = start;
  let to = end;
  while (from < to && isBlank(text.charCodeAt(from))) from += 1;
  while (to > from && isBlank(text.charCodeAt(to - 1))) to -= 1;
  if (from === to) return { text: '', span: span(start, start) };
  return { text: text.slice(from, to), span: span(from, to) };
}

/** The pieces between occurrences of `separator`, each trimmed; an empty piece stands for nothing between two. */
export function splitPiece(piece: Piece, separator: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (;;) {
    const next = piece.text.indexOf(separator, at);
    const end = next < 0 ? piece.text.length : next;
    const part = trimmed(piece.text, at, end);
    const { start } = piece.span;
    pieces.push({ text: part.text, span: span(start + part.span.start, start + part.span.end) });
    if (next < 0) return pieces;
    at = next + separator.length;
  }
}
