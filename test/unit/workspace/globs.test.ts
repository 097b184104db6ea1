import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import picomatch from 'picomatch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEditorGlob } from '../../../server/src/workspace/globs/editorGlob.ts';
import { readIgnoreFile, ruleFits } from '../../../server/src/workspace/globs/ignoreFile.ts';
import { pathFits, withoutCase } from '../../../server/src/workspace/globs/pathPattern.ts';

const enough = 1_000_000;

function hides(glob: string, path: string): boolean {
  const patterns = readEditorGlob(glob, false, { left: enough }) ?? [];
  return patterns.some((pattern) => pathFits(pattern, path.split('/'), 0, { left: enough }));
}

/** Whether the path itself is ignored, whatever becomes of the folders above it. */
function ignores(lines: string, path: string, { isFolder = false, ignoreCase = false } = {}): boolean {
  const names = (ignoreCase ? withoutCase(path) : path).split('/');
  const rule = readIgnoreFile(lines, { most: 10_000, ignoreCase }).rules.findLast(
    (one) => (isFolder || !one.foldersOnly) && ruleFits(one, names, 0, { left: enough }),
  );
  return rule !== undefined && !rule.keeps;
}

describe('a glob of the editor', () => {
  it.each([
    ['**/target', ['target', 'a/target', 'a/b/target'], ['targets', 'target/a']],
    ['*.txt', ['a.txt', '.txt'], ['b/a.txt', 'a_txt']],
    ['a/**', ['a/b', 'a/b/c'], ['a', 'ba/c']],
    ['a/**/z', ['a/z', 'a/b/z', 'a/b/c/z'], ['az', 'a/bz']],
    ['**/*.{js,map}', ['a.js', 'b/c.map'], ['a.json', 'jsmap']],
    ['draft?[0-9].txt', ['drafts1.txt'], ['draft1.txt', 'draft/1.txt', 'draftsa.txt']],
    ['[!a]b', ['cb'], ['ab', 'b']],
    ['(a+b)', ['(a+b)'], ['aab']],
    ['{a,b/{c,d}}/*.{js,{map,ts}}', ['a/x.js', 'b/c/x.map', 'b/d/x.ts'], ['b/x.js', 'c/x.js', 'a/x.{js']],
    ['{a}', ['a'], ['{a}']],
    ['a{,b}', ['a', 'ab'], ['a,']],
    ['a,b', ['a,b'], ['a', 'b']],
    [String.raw`\{a,b\}`, ['{a,b}'], ['a', 'b']],
    ['{a,b', ['{a,b'], ['a', 'b']],
    ['{{a,b}', ['{a', '{b'], ['a', 'b']],
  ])('%s fits some paths and no others', (glob, fit, others) => {
    expect([fit.filter((path) => !hides(glob, path)), others.filter((path) => hides(glob, path))]).toEqual([[], []]);
  });

  it.each(['[z-a]', '{a', '', '[a', '[[:no:]]', 'a\\'])(
    'that cannot be read hides nothing that was not meant: "%s"',
    (glob) => {
      expect(hides(glob, 'a')).toBe(false);
    },
  );

  it('with more alternatives than anybody writes is passed over, without making them all', () => {
    const steps = { left: enough };
    expect(readEditorGlob('{a,b}'.repeat(40), false, steps)).toBeUndefined();
    expect(readEditorGlob('{'.repeat(2000) + 'a' + '}'.repeat(2000), false, { left: enough })).toBeUndefined();
    expect(readEditorGlob('**/*.js', false, steps)).toBeUndefined();
    expect(readEditorGlob('{a,b}'.repeat(8), false, { left: enough })).toHaveLength(256);
  });

  it('fits what the library picomatch says', () => {
    const piece = fc.constantFrom('a', 'b', 'ab', '*', '?', '[ab]', '[!a]', '{a,b}', '{a,b?}', '*a');
    const glob = fc
      .array(
        fc.oneof(
          fc.constant('**'),
          fc.array(piece, { minLength: 1, maxLength: 3 }).map((all) => all.join('')),
        ),
        {
          minLength: 1,
          maxLength: 4,
        },
      )
      // Where a pattern ends in folders, the library takes the folder before them too; a run of stars is one star for it.
      .filter((names) => names.at(-1) !== '**' && !names.some((name) => name !== '**' && name.includes('**')))
      .map((names) => names.join('/'));
    const path = fc
      .array(fc.stringMatching(/^[ab]{1,4}$/), { minLength: 1, maxLength: 5 })
      .map((names) => names.join('/'));
    fc.assert(
      fc.property(glob, path, (one, other) => {
        expect(hides(one, other)).toBe(picomatch.isMatch(other, one, { noextglob: true, posix: true }));
      }),
      { numRuns: 2000, seed: 12 },
    );
  });
});

describe('the lines of a .gitignore', () => {
  it('fit at any depth unless a slash ties them to their folder', () => {
    expect([ignores('old', 'a/old'), ignores('/old', 'a/old'), ignores('a/old', 'a/old')]).toEqual([true, false, true]);
  });

  it('may be for folders alone, for nothing, or take back what others say', () => {
    expect([ignores('old/', 'old'), ignores('old/', 'old', { isFolder: true })]).toEqual([false, true]);
    expect([ignores('# old\n\n', 'old'), ignores('*.txt\r\n!keep.txt\r\n', 'keep.txt')]).toEqual([false, false]);
    expect(ignores('*.txt\n!keep.txt', 'other.txt')).toBe(true);
  });

  it('may be written for Windows, where case does not count', () => {
    const windows = { ignoreCase: true };
    expect([ignores('Old_*.TXT', 'oLD_a.txt', windows), ignores('Old', 'old')]).toEqual([true, false]);
    expect([ignores('[A-C]x', 'bX', windows), ignores('[!A-C]x', 'bX', windows)]).toEqual([true, false]);
    expect(ignores('\uFEFFold\r\n', 'old')).toBe(true);
  });

  it('that are too long, or too many, are passed over and counted', () => {
    const text = `${'a'.repeat(100_000)}\n${'*.x\n'.repeat(12)}`;
    const { rules, passedOver } = readIgnoreFile(text, { most: 10, ignoreCase: false });
    expect([rules.length, passedOver]).toEqual([10, 3]);
  });
});

describe('what a pattern costs', () => {
  const name = 'a'.repeat(255);

  /** Steps that matching took. */
  function cost(line: string, path: string): number {
    const steps = { left: enough };
    const [rule] = readIgnoreFile(line, { most: 1, ignoreCase: false }).rules;
    expect(rule && ruleFits(rule, path.split('/'), 0, steps)).toBe(false);
    return enough - steps.left;
  }

  it.each([
    ['stars', `${'*a'.repeat(100)}b`, name],
    ['stars in a row', `${'*'.repeat(200)}b`, name],
    ['folders', `${'**/'.repeat(80)}x`, 'a/'.repeat(100) + 'a'],
    ['folders with names', `${'**/a/'.repeat(50)}x`, 'a/'.repeat(100) + 'a'],
    ['question marks', `*${'?'.repeat(100)}b`, name],
    ['sets', `${'*[a-z]'.repeat(40)}[0-9]`, name],
    ['a long set', `*[${'b-z'.repeat(80)}]`, name],
    ['signs of other globs', `${'+(a|aa)'.repeat(30)}b`, name],
  ])('is at most its length times that of the path: %s', (_, line, path) => {
    expect(cost(line, path)).toBeLessThanOrEqual(2 * (line.length + 1) * (path.length + 1));
  });

  it('is limited for a path, and behind the limit nothing fits any more', () => {
    const steps = { left: 600 };
    const [rule] = readIgnoreFile(`${'*a'.repeat(100)}`, { most: 1, ignoreCase: false }).rules;
    const again = (): boolean => rule !== undefined && ruleFits(rule, [name], 0, steps);
    expect([again(), again(), again(), again(), again()]).toEqual([true, false, false, false, false]);
  });
});

const git = spawnSync('git', ['--version']).status === 0;
if (!git) console.warn('SKIPPED: there is no git, so nothing is compared with what it ignores.');

describe.skipIf(!git)('a .gitignore means what git says', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'cardscript-globs-'));
    spawnSync('git', ['init', '--quiet', folder]);
    spawnSync('git', ['-C', folder, 'config', 'core.ignoreCase', 'false']);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** The paths that git ignores; none of them is there, so that all are files for it. */
  function ignoredByGit(lines: string, paths: readonly string[]): string[] {
    writeFileSync(join(folder, '.gitignore'), lines);
    const { stdout } = spawnSync('git', ['-C', folder, 'check-ignore', '--no-index', '--stdin'], {
      input: `${paths.join('\n')}\n`,
      encoding: 'utf8',
    });
    return stdout.split('\n').filter((path) => path !== '');
  }

  /** As the walk through the folders finds it: what lies in an ignored folder is ignored. */
  function ignoredHere(lines: string, paths: readonly string[]): string[] {
    return paths.filter((path) => {
      const names = path.split('/');
      return names.some((_, at) =>
        ignores(lines, names.slice(0, at + 1).join('/'), { isFolder: at < names.length - 1 }),
      );
    });
  }

  const paths = ['a', 'b', 'ab', 'abc', 'a/b', 'a/a', 'b/a', 'a/b/c', 'b/b/a', 'a/b/a/b', 'a-b', 'a b', 'c', 'c/a.txt', 'a.txt', 'b1', '#a', '!a', 'a[b', 'a]', '1/2']; // prettier-ignore

  it.each([
    ['a comment and an escaped one', '#a\n\\#a\n'],
    ['an escaped exclamation mark', '\\!a\n'],
    ['blanks at the end, and one that counts', 'a  \nb\\ \na\\ b'],
    ['a blank at the beginning', ' a\n'],
    ['names at any depth', 'a.txt\nb\n'],
    ['a path from the folder', '/a.txt\na/b\n'],
    ['folders alone', 'c/\nb1/\n'],
    ['taking back', '*\n!a.txt\n!c\n'],
    ['folders before, behind and between', '**/c\na/**\nb/**/a\n'],
    ['two stars that are no folders', 'a**\nb**/a\n'],
    ['three stars', '***/c\n'],
    ['sets', '[ac]\na[[]b\n[]a]x\n'],
    ['sets that leave out, in both ways', '[!a]\nb[^2]\n'],
    ['classes', 'b[[:digit:]]\n[[:punct:]]a\n'],
    ['a class that is none', '[[:nothing:]]\n'],
    ['a set with a bracket and an escape', 'a[]]\na[\\]]\n'],
    ['a hyphen at the end of a set', 'a[.-]b\n'],
    ['a set that is not closed', 'a[\na[b\n'],
    ['a slash in a set', 'a[/]b\na[/-]b\n'],
    ['a backslash at the end', 'a\\\n'],
    ['escaped letters', '\\a\\b\n'],
    ['lines of Windows', 'a.txt\r\nb1\r\n'],
    ['nothing', '\n/\n!\n \n'],
    ['two slashes', 'a//b\n//a\nc//\n'],
  ])('for %s', (_, lines) => {
    expect(ignoredHere(lines, paths)).toEqual(ignoredByGit(lines, paths));
  });

  it('for files that nobody wrote', () => {
    const piece = fc.constantFrom('a', 'b', 'ab', '*', '?', '[ab]', '[!a]', '[a-c]', '\\a', '.txt');
    const name = fc.oneof(
      { weight: 4, arbitrary: fc.array(piece, { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join('')) },
      { weight: 1, arbitrary: fc.constant('**') },
    );
    const line = fc
      .tuple(
        fc.constantFrom('', '', '!'),
        fc.constantFrom('', '', '/'),
        fc.array(name, { minLength: 1, maxLength: 3 }),
        fc.constantFrom('', '', '/'),
      )
      .map(([not, first, names, last]) => not + first + names.join('/') + last)
      // Git takes two stars behind letters for folders if more stars follow: `a**/**` is `a` for it.
      .filter((text) => !/[^/!]\*\*|\*\*[^/]/.test(text));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
        const text = lines.join('\n');
        expect(ignoredHere(text, paths)).toEqual(ignoredByGit(text, paths));
      }),
      { numRuns: 150, seed: 12 },
    );
  });
});
