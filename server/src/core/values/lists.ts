import type { Piece } from '../text/span.ts';
import { span, splitPiece } from '../text/span.ts';
import type { KeywordLine } from '../vocab/keywords.ts';
import { keywordEntry, readKeywordLine, suggestKeyword } from '../vocab/keywords.ts';
import { suggest } from '../vocab/suggest.ts';
import type { ValueContext, ValueProblem } from './problem.ts';

/** The parts of a list, each without the blanks around it. `offset` is where `text` begins in the file. */
export function parseList(text: string, offset: number, separator: ',' | ' & '): Piece[] {
  return splitPiece({ text, span: span(offset, offset + text.length) }, separator);
}

/** A keyword in a list, and what the table makes of it. */
export interface ListedKeyword {
  /** Without `HIDDEN `. */
  readonly piece: Piece;
  /** `HIDDEN` stands before it: the keyword shows on no card. */
  readonly hidden: boolean;
  readonly line: KeywordLine;
}

const hiddenMark = 'HIDDEN ';

/** The keywords of `Flying & HIDDEN Unblockable & Hexproof:Card.Black:black`. Spans are offsets in the file. */
export function parseKeywords(text: string, offset: number): ListedKeyword[] {
  return parseList(text, offset, ' & ').map((piece) => {
    const hidden = piece.text.startsWith(hiddenMark);
    const start = hidden ? hiddenMark.length : 0;
    const word = piece.text.slice(start);
    const at = span(piece.span.start + start, piece.span.end);
    return { piece: { text: word, span: at }, hidden, line: readKeywordLine(word, at.start) };
  });
}

/**
 * Keywords that the table does not know, and commas where ` & ` must stand. The number of arguments is for
 * `argumentsProblem` to look at.
 */
export function keywordListProblems(keywords: readonly ListedKeyword[], { vocab }: ValueContext): ValueProblem[] {
  const problems: ValueProblem[] = [];
  for (const { piece, line } of keywords) {
    const { text, span: at } = piece;
    if (text === '') problems.push({ kind: 'empty', what: 'keyword', word: text, span: at, suggestions: [] });
    if (line.kind !== 'unknown' || text === '' || vocab.keywords.anyCase(line.name.text)) continue;
    const comma = wrongSeparator(piece);
    if (comma) {
      problems.push(comma);
      continue;
    }
    const suggestions = suggestKeyword(line.name.text);
    problems.push({ kind: 'unknown', what: 'keyword', word: line.name.text, span: line.name.span, suggestions });
  }
  return problems;
}

/** The first comma or bare `&` between words that are keywords each. */
function wrongSeparator({ text, span: at }: Piece): ValueProblem | undefined {
  const parts = text.split(/ ?[,&] ?/);
  if (parts.length < 2 || !parts.every((part) => keywordEntry(part))) return undefined;
  const match = / ?[,&] ?/.exec(text);
  if (!match) return undefined;
  const where = span(at.start + match.index, at.start + match.index + match[0].length);
  return { kind: 'separator', what: 'keyword', word: match[0], span: where, suggestions: [' & '] };
}

/**
 * Names in a list of SVars that the face does not define, and the other separator where this parameter wants
 * `separator`.
 */
export function svarListProblems(
  names: readonly Piece[],
  separator: ',' | ' & ',
  { isSVar, svarNames = [] }: ValueContext,
): ValueProblem[] {
  const problems: ValueProblem[] = [];
  const other = separator === ',' ? ' & ' : ',';
  for (const { text, span: at } of names) {
    if (text === '') {
      problems.push({ kind: 'empty', what: 'svar', word: text, span: at, suggestions: [] });
      continue;
    }
    const index = text.indexOf(other);
    if (index > 0) {
      const where = span(at.start + index, at.start + index + other.length);
      problems.push({ kind: 'separator', what: 'svar', word: other, span: where, suggestions: [separator] });
    } else if (isSVar && !isSVar(text)) {
      problems.push({ kind: 'unknown', what: 'svar', word: text, span: at, suggestions: suggest(text, svarNames) });
    }
  }
  return problems;
}
