import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineCheck, type Finding } from '../../../server/src/core/checks/check.ts';
import { changeBetween, heldBack } from '../../../server/src/lsp/heldBack.ts';

const check = defineCheck({
  code: 'keyword/sample',
  severity: 'warning',
  since: '0.1.0',
  cites: [],
  fix: 'none',
  summary: '',
  why: '',
  bad: [],
  good: [],
  messages: {},
});

/** Findings at all occurrences of a word. */
function at(text: string, word: string, code = check.code): Finding[] {
  return [...text.matchAll(new RegExp(word, 'g'))].map(({ index }) => ({
    check,
    code,
    severity: 'warning',
    span: { start: index, end: index + word.length },
    message: `${word} is wrong`,
    rules: [],
    fixes: () => [],
  }));
}

const spans = (findings: Iterable<Finding>): string[] => [...findings].map(({ span }) => `${span.start}-${span.end}`);

describe('changeBetween', () => {
  it('is nothing between equal texts', () => {
    expect(changeBetween('K:Haste', 'K:Haste')).toBeUndefined();
  });

  it('is the smallest stretch, in the coordinates of both texts', () => {
    expect(changeBetween('K:Haste\nK:Reach', 'K:Trample\nK:Reach')).toEqual({ start: 2, oldEnd: 6, newEnd: 8 });
    expect(changeBetween('aa', 'aaa')).toEqual({ start: 2, oldEnd: 2, newEnd: 3 });
    expect(changeBetween('abc', '')).toEqual({ start: 0, oldEnd: 3, newEnd: 0 });
  });

  it('turns the one text into the other', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n'), maxLength: 12 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const { start, oldEnd, newEnd } = changeBetween(before, after) ?? { start: 0, oldEnd: 0, newEnd: 0 };
        expect(before.slice(0, start) + after.slice(start, newEnd) + before.slice(oldEnd)).toBe(after);
      }),
    );
  });
});

describe('what is held back', () => {
  it('is a new finding on the word that is typed', () => {
    const text = 'K:Tramp';
    expect(spans(heldBack({ text: 'K:Tram', findings: [] }, text, at(text, 'Tramp')))).toEqual(['2-7']);
  });

  it('is a new finding directly behind the cursor too', () => {
    const text = 'K:Foo Bar';
    expect(spans(heldBack({ text: 'K:FooBar', findings: [] }, text, at(text, 'Bar')))).toEqual(['6-9']);
  });

  it('is a new finding where a letter was taken away', () => {
    const text = 'K:Trampl';
    expect(spans(heldBack({ text: 'K:Trample', findings: [] }, text, at(text, 'Trampl')))).toEqual(['2-8']);
  });

  it('is not a new finding elsewhere in the line or the text', () => {
    const text = 'K:Warp:1 R\nTypes:Instant';
    const findings = [...at(text, 'Warp'), ...at(text, 'Instant')];
    expect(spans(heldBack({ text: 'K:Warp:1 \nTypes:Instant', findings: [] }, text, findings))).toEqual([]);
  });

  it('is not a finding that is shown already, wherever it has moved', () => {
    const before = 'K:Haste\nK:Fliyng';
    const text = 'K:Haste & Reach\nK:Fliyng';
    expect(spans(heldBack({ text: before, findings: at(before, 'Fliyng') }, text, at(text, 'Fliyng')))).toEqual([]);
  });

  it('is not a finding that goes on under the cursor, whatever it says now', () => {
    const shown = { text: 'K:Tramp', findings: at('K:Tramp', 'Tramp') };
    expect(spans(heldBack(shown, 'K:Trampp', at('K:Trampp', 'Trampp')))).toEqual([]);
    expect(spans(heldBack(shown, 'K:Trxmp', at('K:Trxmp', 'Trxmp')))).toEqual([]);
    expect(spans(heldBack(shown, 'K:Tra', at('K:Tra', 'Tra')))).toEqual([]);
  });

  it('is a finding of another check at the same place', () => {
    const shown = { text: 'K:Tramp', findings: at('K:Tramp', 'Tramp') };
    expect(spans(heldBack(shown, 'K:Trampp', at('K:Trampp', 'Trampp', 'style/other')))).toEqual(['2-8']);
  });

  it('is a finding on a word beside one with the same finding', () => {
    const shown = { text: 'K:Foo,', findings: at('K:Foo,', 'Foo') };
    expect(spans(heldBack(shown, 'K:Foo,b', [...at('K:Foo,b', 'Foo'), ...at('K:Foo,b', 'b')]))).toEqual(['6-7']);
  });

  it('is nothing where only settings changed', () => {
    expect(spans(heldBack({ text: 'K:Foo', findings: [] }, 'K:Foo', at('K:Foo', 'Foo')))).toEqual([]);
  });
});
