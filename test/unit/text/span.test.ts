import { describe, expect, it } from 'vitest';
import { contains, overlaps, span, splitPiece, touches, trimmed } from '../../../server/src/core/text/span.ts';

describe('touches', () => {
  it('takes in the place directly behind the span, where a cursor stands after typing', () => {
    expect([2, 3, 6, 7].map((offset) => touches(span(3, 6), offset))).toEqual([false, true, true, false]);
  });
});

describe('contains', () => {
  it('takes in equal spans and nothing that sticks out', () => {
    expect(contains(span(3, 6), span(3, 6))).toBe(true);
    expect(contains(span(3, 6), span(4, 4))).toBe(true);
    expect(contains(span(3, 6), span(2, 5))).toBe(false);
    expect(contains(span(3, 6), span(5, 7))).toBe(false);
  });
});

describe('overlaps', () => {
  it('asks for a common character', () => {
    expect(overlaps(span(1, 3), span(2, 5))).toBe(true);
    expect(overlaps(span(1, 3), span(3, 5))).toBe(false);
  });

  it('counts an insertion at the edge of a change, and two at one place', () => {
    expect(overlaps(span(3, 3), span(3, 5))).toBe(true);
    expect(overlaps(span(1, 3), span(3, 3))).toBe(true);
    expect(overlaps(span(3, 3), span(3, 3))).toBe(true);
    expect(overlaps(span(3, 3), span(4, 5))).toBe(false);
  });
});

describe('trimmed', () => {
  it('leaves out blanks, tabs and no-break spaces', () => {
    const text = 'K: \t\u00a0Flying \u00a0';
    expect(trimmed(text, 2, text.length)).toEqual({ text: 'Flying', span: span(5, 11) });
  });

  it('keeps an empty piece at the start where there are only blanks', () => {
    expect(trimmed('K:   ', 2, 5)).toEqual({ text: '', span: span(2, 2) });
  });

  it('leaves line ends alone', () => {
    expect(trimmed(' a\n', 0, 3).text).toBe('a\n');
  });
});

describe('splitPiece', () => {
  const piece = { text: 'Flying &  Ward:2 & ', span: span(10, 29) };

  it('gives each part with its place in the file', () => {
    expect(splitPiece(piece, ' & ').map(({ text, span: at }) => [text, at.start, at.end])).toEqual([
      ['Flying', 10, 16],
      ['Ward:2', 20, 26],
      ['', 29, 29],
    ]);
  });

  it('gives the whole where the separator is missing', () => {
    expect(splitPiece({ text: 'Flying', span: span(2, 8) }, ':')).toEqual([{ text: 'Flying', span: span(2, 8) }]);
  });

  it('keeps empty parts between two separators', () => {
    expect(splitPiece({ text: 'Awaken::4 U', span: span(2, 13) }, ':').map(({ text }) => text)).toEqual([
      'Awaken',
      '',
      '4 U',
    ]);
  });
});
