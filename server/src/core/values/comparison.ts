import type { Piece } from '../text/span.ts';
import { span } from '../text/span.ts';
import { wordList } from '../vocab/lists.ts';
import type { ValueProblem } from './problem.ts';

/** `GE3`, `EQX`: a comparator of two letters and what to compare with. */
export interface Comparison {
  readonly comparator: Piece;
  /** A number, the name of an SVar or an amount. */
  readonly amount: Piece;
}

/** `offset` is where `text` begins in the file; all spans are offsets in the file. */
export function parseComparison(text: string, offset: number): Comparison {
  const cut = Math.min(2, text.length);
  return {
    comparator: { text: text.slice(0, cut), span: span(offset, offset + cut) },
    amount: { text: text.slice(cut), span: span(offset + cut, offset + text.length) },
  };
}

/** True for the two letters of a comparator. */
export function isComparator(text: string): boolean {
  return wordList('comparator').has(text);
}

const symbols: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    '>=': 'GE',
    '=>': 'GE',
    '<=': 'LE',
    '=<': 'LE',
    '>': 'GT',
    '<': 'LT',
    '==': 'EQ',
    '=': 'EQ',
    '!=': 'NE',
    GTE: 'GE',
    LTE: 'LE',
  }),
);

/** What is wrong with a comparison; its amount is for `amountProblems` to look at. */
export function comparisonProblems({ comparator, amount }: Comparison): ValueProblem[] {
  const whole = comparator.text + amount.text;
  const at = span(comparator.span.start, amount.span.end);
  if (isComparator(comparator.text)) {
    if (/^[GL]TE(?:\d+|[XYZ])$/.test(whole)) return [misread(whole, at.start, 3)];
    if (amount.text !== '') return [];
    return [{ kind: 'empty', what: 'number', word: whole, span: at, suggestions: [] }];
  }
  const symbol = /^(?:[<>=!]=?|=[<>])/.exec(whole)?.[0];
  if (symbol) return [misread(whole, at.start, symbol.length)];
  const upper = comparator.text.toUpperCase();
  if (isComparator(upper)) {
    return [
      { kind: 'wrongCase', what: 'comparator', word: comparator.text, span: comparator.span, suggestions: [upper] },
    ];
  }
  const turned = (upper[1] ?? '') + (upper[0] ?? '');
  if (isComparator(turned) && amount.text !== '') {
    return [
      { kind: 'unknown', what: 'comparator', word: comparator.text, span: comparator.span, suggestions: [turned] },
    ];
  }
  const number = /^\d+$/.test(whole) ? [`EQ${whole}`, `GE${whole}`] : [];
  return [{ kind: 'unknown', what: 'comparator', word: whole, span: at, suggestions: number }];
}

function misread(whole: string, start: number, length: number): ValueProblem {
  const word = whole.slice(0, length);
  const meant = symbols.get(word);
  return {
    kind: 'unknown',
    what: 'comparator',
    word,
    span: span(start, start + length),
    suggestions: meant === undefined ? [] : [meant],
  };
}
