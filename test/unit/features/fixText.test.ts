import { describe, expect, it } from 'vitest';
import { defineCheck, type Finding, type Fix } from '../../../server/src/core/checks/check.ts';
import { fixText } from '../../../server/src/core/features/fixText.ts';

const check = defineCheck({
  code: 'style/sample',
  severity: 'warning',
  since: '0.1.0',
  cites: [],
  fix: 'safe',
  summary: '',
  why: '',
  bad: [],
  good: [],
  messages: {},
});

const replace = (start: number, end: number, newText: string) => ({ span: { start, end }, newText });
const fix = (safe: boolean, ...edits: Fix['edits']): Fix => ({ title: '', safe, edits });

/** A finding for each place where a word stands, with the fixes for that place. */
function linter(word: string, fixes: (at: number) => Fix[]): (text: string) => Finding[] {
  return (text) =>
    [...text.matchAll(new RegExp(word, 'g'))].map(({ index }) => ({
      check,
      code: check.code,
      severity: check.severity,
      span: { start: index, end: index + word.length },
      message: '',
      rules: [],
      fixes: () => fixes(index),
    }));
}

describe('fixText', () => {
  it('goes on until nothing is left', () => {
    const lint = linter('aa', (at) => [fix(true, replace(at, at + 2, 'a'))]);
    expect(fixText('aaaaa-aa', lint, false)).toEqual({ text: 'a-a', applied: 5, skipped: [] });
  });

  it('prefers the safe fix, and leaves suggestions alone unless asked', () => {
    const both = linter('x', (at) => [fix(false, replace(at, at + 1, 's')), fix(true, replace(at, at + 1, 'y'))]);
    expect(fixText('x', both, true).text).toBe('y');
    const suggestion = linter('x', (at) => [
      fix(false, replace(at, at + 1, '1')),
      fix(false, replace(at, at + 1, '2')),
    ]);
    expect(fixText('x', suggestion, false)).toEqual({ text: 'x', applied: 0, skipped: [] });
    expect(fixText('x', suggestion, true)).toEqual({ text: '1', applied: 1, skipped: [] });
  });

  it('applies a fix of several edits as a whole or not at all', () => {
    const swap = linter('ab', (at) => [fix(true, replace(at, at + 1, 'B'), replace(at + 1, at + 2, 'A'))]);
    const around = linter('b', (at) => [fix(true, replace(at - 1, at + 1, ''), replace(0, 0, '<'))]);
    const lint = (text: string) => [...swap(text), ...around(text)];
    expect(fixText('.ab.ab', lint, false)).toEqual({ text: '.BA.BA', applied: 2, skipped: [] });
  });

  it('ends where fixes undo each other', () => {
    const there = linter('a', (at) => [fix(true, replace(at, at + 1, 'b'))]);
    const back = linter('b', (at) => [fix(true, replace(at, at + 1, 'a'))]);
    expect(fixText('a', (text) => [...there(text), ...back(text)], false).applied).toBe(1);
  });

  it('ends where a fix goes on for ever', () => {
    const lint = linter('a', () => [fix(true, replace(0, 0, 'z'))]);
    const { text, applied, skipped } = fixText('a', lint, false);
    expect([text.length, applied]).toEqual([101, 100]);
    expect(skipped).toEqual([{ code: 'style/sample', title: '', line: 0, why: 'rounds' }]);
  });

  it('applies one suggestion at a time, so that none takes away what another one counts on', () => {
    // "b" is not there: "c" is meant. And "c:" is named by nothing: away with it.
    const missing = (text: string) =>
      text.includes('c:') ? linter('=b', (at) => [fix(false, replace(at + 1, at + 2, 'c'))])(text) : [];
    const unused = (text: string) =>
      text.includes('=c') ? [] : linter('c:1\n', (at) => [fix(false, replace(at, at + 4, ''))])(text);
    const lint = (text: string) => [...missing(text), ...unused(text)];
    expect(fixText('a=b\nc:1\n', lint, true)).toEqual({ text: 'a=c\nc:1\n', applied: 1, skipped: [] });
  });

  it('leaves a suggestion alone after which no less is found, and goes on with the next', () => {
    const stub = linter('x', (at) => [fix(false, replace(at, at + 1, '?'))]);
    const hole = linter('[?]', () => []);
    const other = linter('y', (at) => [fix(false, replace(at, at + 1, 'z'))]);
    const lint = (text: string) => [...stub(text), ...hole(text), ...other(text)];
    expect(fixText('xy', lint, true)).toEqual({ text: 'xz', applied: 1, skipped: [] });
  });

  it('leaves a fix undone after which there are more errors, names it, and applies the others', () => {
    const shout = linter('[A-Z]', (at) => [fix(true, replace(at, at + 1, '!'))]);
    const dots = linter('[.]', (at) => [fix(true, replace(at, at + 1, ','))]);
    const bad = (text: string) => linter('!', () => [])(text).map((one) => ({ ...one, severity: 'error' as const }));
    const lint = (text: string) => [...shout(text), ...dots(text), ...bad(text)];
    const skipped = [{ code: 'style/sample', title: '', line: 1, why: 'errors' }];
    expect(fixText('a.\n..X.\n.', lint, false)).toEqual({ text: 'a,\n,,X,\n,', applied: 5, skipped });
  });

  it('finds the fix to blame where its errors are somewhere else', () => {
    // Without its "b" line the first one is an error.
    const lines = linter('[bc]', (at) => [fix(true, replace(at, at + 1, 'd'))]);
    const head = (text: string) =>
      text.includes('b') ? [] : linter('a', () => [])(text).map((one) => ({ ...one, severity: 'error' as const }));
    const lint = (text: string) => [...head(text), ...lines(text)];
    const { text, applied, skipped } = fixText('a\nc\nc\nb\nc\nc\n', lint, false);
    expect([text, applied]).toEqual(['a\nd\nd\nb\nd\nd\n', 4]);
    expect(skipped).toEqual([{ code: 'style/sample', title: '', line: 3, why: 'errors' }]);
  });

  it('tries a fix again that others made harmless', () => {
    // "x" may become "y" when there is no "z" any more.
    const first = linter('x', (at) => [fix(true, replace(at, at + 1, 'y'))]);
    const second = (text: string) =>
      text.includes('w') ? [] : linter('z', (at) => [fix(true, replace(at, at + 1, ''))])(text);
    const third = linter('w', (at) => [fix(true, replace(at, at + 1, ''))]);
    const clash = (text: string) =>
      /y/.test(text) && /z/.test(text)
        ? linter('y', () => [])(text).map((one) => ({ ...one, severity: 'error' as const }))
        : [];
    const lint = (text: string) => [...first(text), ...second(text), ...third(text), ...clash(text)];
    expect(fixText('x\nz\nw\n', lint, false)).toEqual({ text: 'y\n\n\n', applied: 3, skipped: [] });
  });

  it('reads a text as often for many findings as for few', () => {
    const reads = (count: number): number => {
      let times = 0;
      const one = linter('x', (at) => [fix(true, replace(at, at + 1, 'y'))]);
      fixText('x\n'.repeat(count), (text) => ((times += 1), one(text)), false);
      return times;
    };
    expect([reads(10), reads(1000), reads(5000)]).toEqual([2, 2, 2]);
  });

  it('ends new lines as the file does', () => {
    const lint = linter('two', (at) => [fix(true, replace(at, at + 3, '2\n2'))]);
    expect(fixText('one\r\ntwo\r\n', lint, false).text).toBe('one\r\n2\r\n2\r\n');
    expect(fixText('one\ntwo\n', lint, false).text).toBe('one\n2\n2\n');
  });
});
