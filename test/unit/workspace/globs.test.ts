import { describe, expect, it } from 'vitest';
import { globPattern, readIgnoreFile } from '../../../server/src/workspace/index/globs.ts';

describe('a glob', () => {
  it.each([
    ['**/target', ['target', 'a/target', 'a/b/target'], ['targets', 'target/a']],
    ['*.txt', ['a.txt', '.txt'], ['b/a.txt', 'a_txt']],
    ['a/**', ['a/b', 'a/b/c'], ['a', 'ba/c']],
    ['a/**/z', ['a/z', 'a/b/z', 'a/b/c/z'], ['az', 'a/bz']],
    ['**/*.{js,map}', ['a.js', 'b/c.map'], ['a.json', 'jsmap']],
    ['draft?[0-9].txt', ['drafts1.txt'], ['draft1.txt', 'draft/1.txt', 'draftsa.txt']],
    ['[!a]b', ['cb'], ['ab', 'b']],
    ['(a+b)', ['(a+b)'], ['aab']],
  ])('%s fits some paths and no others', (glob, fit, others) => {
    const pattern = globPattern(glob);
    expect([fit.filter((path) => !pattern?.test(path)), others.filter((path) => pattern?.test(path))]).toEqual([
      [],
      [],
    ]);
  });

  it.each(['[z-a]', '{a', ''])('that cannot be read hides nothing that was not meant: "%s"', (glob) => {
    expect(globPattern(glob)?.test('a') ?? false).toBe(false);
  });
});

describe('the lines of a .gitignore', () => {
  const ignored = (lines: string, path: string, isFolder = false): boolean => {
    const rule = readIgnoreFile(lines).findLast((one) => (isFolder || !one.foldersOnly) && one.pattern.test(path));
    return rule !== undefined && !rule.keeps;
  };

  it('fit at any depth unless a slash ties them to their folder', () => {
    expect([ignored('old', 'a/old'), ignored('/old', 'a/old'), ignored('a/old', 'a/old')]).toEqual([true, false, true]);
  });

  it('may be for folders alone, for nothing, or take back what others say', () => {
    expect([ignored('old/', 'old'), ignored('old/', 'old', true)]).toEqual([false, true]);
    expect([ignored('# old\n\n', 'old'), ignored('*.txt\r\n!keep.txt\r\n', 'keep.txt')]).toEqual([false, false]);
    expect(ignored('*.txt\n!keep.txt', 'other.txt')).toBe(true);
  });
});
