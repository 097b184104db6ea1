import { describe, expect, it } from 'vitest';
import { LineMap } from '../../../server/src/core/text/lineMap.ts';

describe('LineMap', () => {
  it('ends lines at LF, CR LF and CR, each once', () => {
    const map = new LineMap('a\nb\r\nc\rd');
    expect(map.lineCount).toBe(4);
    expect([0, 2, 5, 7].map((offset) => map.positionAt(offset))).toEqual([
      { line: 0, character: 0 },
      { line: 1, character: 0 },
      { line: 2, character: 0 },
      { line: 3, character: 0 },
    ]);
  });

  it('has one empty line for an empty text, and one more behind a last line end', () => {
    expect(new LineMap('').lineCount).toBe(1);
    expect(new LineMap('a\n').lineCount).toBe(2);
  });

  it('counts characters in UTF-16 units, a byte order mark too', () => {
    const map = new LineMap('\ufeffé🏮x');
    expect(map.positionAt(4)).toEqual({ line: 0, character: 4 });
  });

  it('moves what lies outside to the nearest end', () => {
    const map = new LineMap('ab\ncd');
    expect(map.positionAt(-1)).toEqual({ line: 0, character: 0 });
    expect(map.positionAt(99)).toEqual({ line: 1, character: 2 });
    expect(map.offsetAt({ line: -1, character: 5 })).toBe(0);
    expect(map.offsetAt({ line: 7, character: 0 })).toBe(5);
    expect(map.offsetAt({ line: 1, character: 99 })).toBe(5);
    expect(map.offsetAt({ line: 1, character: -3 })).toBe(3);
  });

  it('moves a place behind the end of a line back to that end', () => {
    expect(new LineMap('ab\ncd').offsetAt({ line: 0, character: 99 })).toBe(2);
    expect(new LineMap('ab\r\ncd').offsetAt({ line: 0, character: 99 })).toBe(2);
  });
});
