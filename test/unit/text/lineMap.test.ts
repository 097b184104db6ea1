import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { LineMap } from '../../../server/src/core/text/lineMap.ts';

const texts = fc.string({ unit: fc.constantFrom('a', '\n', '\r', '\r\n', 'é', '😀', '\u2028'), maxLength: 20 });

describe('LineMap', () => {
  it('counts lines at LF, CR LF and CR', () => {
    const map = new LineMap('a\nb\r\nc\rd');
    expect(map.lineCount).toBe(4);
    expect([0, 2, 5, 7].map((offset) => map.positionAt(offset))).toEqual(
      [0, 1, 2, 3].map((line) => ({ line, character: 0 })),
    );
  });

  it('moves a place behind the end of a line back to that end', () => {
    const map = new LineMap('ab\ncd\r\nef');
    expect([0, 1, 2].map((line) => map.offsetAt({ line, character: 99 }))).toEqual([2, 5, 9]);
    expect(map.offsetAt({ line: 3, character: 0 })).toBe(9);
    expect(map.offsetAt({ line: -1, character: 5 })).toBe(0);
    expect(map.offsetAt({ line: 1, character: -5 })).toBe(3);
  });

  it('finds every offset again', () => {
    fc.assert(
      fc.property(texts, fc.nat(20), (text, at) => {
        const offset = Math.min(at, text.length);
        fc.pre(!(text[offset - 1] === '\r' && text[offset] === '\n'));
        const map = new LineMap(text);
        expect(map.offsetAt(map.positionAt(offset))).toBe(offset);
      }),
    );
  });

  it('counts as the documents of the protocol do', () => {
    fc.assert(
      fc.property(texts, fc.nat(6), fc.nat(22), (text, line, character) => {
        const map = new LineMap(text);
        const document = TextDocument.create('file:///a.txt', 'cardscript', 1, text);
        expect(map.lineCount).toBe(document.lineCount);
        expect(map.offsetAt({ line, character })).toBe(document.offsetAt({ line, character }));
      }),
    );
  });
});
