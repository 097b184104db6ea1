import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../server/src/core/text/edits.ts';

const edit = (start: number, end: number, newText: string) => ({ span: { start, end }, newText });

describe('applyEdits', () => {
  it('means every span in the text as it was, in any order', () => {
    expect(applyEdits('K:Fliyng', [edit(8, 8, '!'), edit(2, 8, 'Flying'), edit(0, 0, '# ')])).toBe('# K:Flying!');
  });

  it('changes nothing without edits', () => {
    expect(applyEdits('K:Flying', [])).toBe('K:Flying');
  });

  it('leaves out the second of two that overlap', () => {
    expect(applyEdits('abcdef', [edit(1, 4, 'X'), edit(3, 5, 'Y')])).toBe('aXef');
  });

  it('puts two insertions at one place in the order given', () => {
    expect(applyEdits('ab', [edit(1, 1, 'X'), edit(1, 1, 'Y')])).toBe('aXYb');
  });

  it('applies two that only meet', () => {
    expect(applyEdits('abcd', [edit(0, 2, 'X'), edit(2, 4, 'Y')])).toBe('XY');
  });

  it('counts in UTF-16 units', () => {
    expect(applyEdits('🏮a', [edit(2, 3, 'b')])).toBe('🏮b');
  });
});
