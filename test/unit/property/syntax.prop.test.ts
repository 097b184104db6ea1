import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from '../../../server/src/core/syntax/parse.ts';
import { print, tokens } from '../../../server/src/core/syntax/print.ts';
import { LineMap } from '../../../server/src/core/text/lineMap.ts';
import { anyText, mutatedScript, runs } from '../../support/scripts.ts';

const texts = fc.oneof(anyText, mutatedScript, fc.string({ unit: 'binary' }));
const many = runs(500);

describe('the syntax tree of any text', () => {
  it('gives that text back', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(print(parse(text))).toBe(text);
      }),
      many,
    );
  });

  it('has lines that tile the text, but for a byte order mark', () => {
    fc.assert(
      fc.property(texts, (text) => {
        let at = text.startsWith('\ufeff') ? 1 : 0;
        for (const [index, line] of parse(text).lines.entries()) {
          expect(line.index).toBe(index);
          expect(line.span.start).toBe(at);
          expect(line.terminator.start).toBe(line.span.end);
          expect(text.slice(line.span.start, line.span.end)).not.toMatch(/[\r\n]/);
          expect(text.slice(line.terminator.start, line.terminator.end)).toMatch(/^(?:\r\n|\r|\n)?$/);
          at = line.terminator.end;
        }
        expect(at).toBe(text.length);
      }),
      many,
    );
  });

  it('has tokens in order, apart, inside their line, and nothing but blanks between them', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const line of parse(text).lines) {
          let at = line.span.start;
          for (const { start, end } of tokens(line)) {
            expect(text.slice(at, start)).toMatch(/^[ \t\u00a0]*$/);
            expect(start).toBeGreaterThanOrEqual(at);
            expect(end).toBeGreaterThanOrEqual(start);
            at = end;
          }
          expect(at).toBeLessThanOrEqual(line.span.end);
          expect(text.slice(at, line.span.end)).toMatch(/^[ \t\u00a0]*$/);
        }
      }),
      many,
    );
  });
});

describe('positions in any text', () => {
  it('lead back to their offsets', () => {
    fc.assert(
      fc.property(texts, fc.double({ min: 0, max: 1, noNaN: true }), (text, share) => {
        const map = new LineMap(text);
        const offset = Math.floor(share * text.length);
        const inLineEnd = offset > 0 && text.startsWith('\r\n', offset - 1);
        expect(map.offsetAt(map.positionAt(offset))).toBe(inLineEnd ? offset - 1 : offset);
      }),
      many,
    );
  });

  it('grow with their offsets', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const map = new LineMap(text);
        let before = map.positionAt(0);
        for (let offset = 1; offset <= text.length; offset += 1) {
          const now = map.positionAt(offset);
          const next = now.line === before.line + 1 && now.character === 0;
          expect(next || (now.line === before.line && now.character === before.character + 1)).toBe(true);
          before = now;
        }
        expect(before.line).toBe(map.lineCount - 1);
      }),
      runs(100),
    );
  });

  it('count the lines that the tree has', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(new LineMap(text).lineCount).toBe(parse(text).lines.length);
      }),
      many,
    );
  });
});
