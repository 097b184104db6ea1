import { describe, expect, it } from 'vitest';
import { OffsetMap } from '../../../server/src/core/text/offsetMap.ts';

const edit = (start: number, end: number, newText: string) => ({ span: { start, end }, newText });

describe('OffsetMap', () => {
  it('says where a place lies after edits', () => {
    // "abcdef" becomes "aXXdef!".
    const map = new OffsetMap([edit(6, 6, '!'), edit(1, 3, 'XX')]);
    expect([0, 1, 2, 3, 4, 6].map((at) => map.after(at))).toEqual([0, 1, 1, 3, 4, 6]);
    expect(map.after(7)).toBe(8);
  });

  it('takes several removals together', () => {
    const map = new OffsetMap([edit(0, 2, ''), edit(2, 4, ''), edit(6, 8, 'x')]);
    expect([0, 1, 2, 3, 4, 6, 7, 8, 9].map((at) => map.after(at))).toEqual([0, 0, 0, 0, 0, 2, 2, 3, 4]);
  });
});
