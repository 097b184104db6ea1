import { chmodSync, linkSync, lstatSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cards, codesIn, makeFolder, type Folder } from './cardscript.ts';

let folder: Folder;
beforeEach(() => (folder = makeFolder()));
afterEach(() => folder.remove());

const read = (name: string) => readFileSync(join(folder.path, name), 'utf8');
const fixedBraces = cards.braces.replace('{1}{G}', '1 G');

describe('--fix', () => {
  it('applies safe fixes, tells how many, and reports what is left', () => {
    folder.write('a.txt', cards.braces);
    folder.write('b.txt', cards.misspelt);
    folder.write('c.txt', cards.right);
    const { stdout, status } = folder.run(['check', '--fix', '.']);
    expect(read('a.txt')).toBe(fixedBraces);
    expect(read('b.txt')).toBe(cards.misspelt);
    expect(stdout).toContain('Applied 1 fix in 1 file.');
    expect(stdout).toContain('./b.txt:5:3: error');
    expect(stdout).not.toContain('a.txt');
    expect(status).toBe(1);
    expect(folder.run(['check', '--fix', 'a.txt']).stdout).not.toContain('Applied');
  });

  it('leaves a fix undone that would bring errors, and says which, where and why', () => {
    const text = `${cards.right.replace(/\n*$/, '\n')}A:AB$ Destroy | Cost$ T | VALIDTGTS$ CREATURE |SpellDescription$ Destroy it.\n`;
    folder.write('d.txt', text);
    const { stderr, stdout } = folder.run(['check', '--fix', 'd.txt']);
    expect(read('d.txt')).toBe(text.replace(' |Spell', ' | Spell'));
    expect(stdout).toContain('Applied 1 fix in 1 file.');
    const line = text.split('\n').length - 1;
    expect(stderr).toBe(
      `cardscript: d.txt:${line}: Change to "ValidTgts$" (ability/parameter-case) was left undone: the script would have more errors\n`,
    );
  });

  it('leaves standard output to the report of another format', () => {
    folder.write('a.txt', cards.braces);
    const run = folder.run(['check', '--fix', '--format', 'json', 'a.txt']);
    expect(codesIn(run)).toEqual([]);
    expect(run.stderr).toBe('Applied 1 fix in 1 file.\n');
    expect(run.status).toBe(0);
  });

  it('keeps the byte order mark and the line ends', () => {
    const dressed = (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`;
    folder.write('a.txt', dressed(cards.braces));
    folder.run(['check', '--fix', 'a.txt']);
    expect(read('a.txt')).toBe(dressed(fixedBraces));
  });

  it('keeps the mode, follows a link and leaves nothing else behind', () => {
    const location = folder.write('real/a.txt', cards.braces);
    chmodSync(location, 0o640);
    symlinkSync('real/a.txt', join(folder.path, 'link.txt'));
    folder.run(['check', '--fix', 'link.txt']);
    expect(read('real/a.txt')).toBe(fixedBraces);
    expect(statSync(location).mode & 0o777).toBe(0o640);
    expect(lstatSync(join(folder.path, 'link.txt')).isSymbolicLink()).toBe(true);
    expect(readdirSync(join(folder.path, 'real'))).toEqual(['a.txt']);
  });

  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('keeps every byte that no fix is about: %s', (_, end) => {
    const dressed = (text: string) => text.replaceAll('\n', end);
    folder.write('a.txt', dressed(cards.braces.trimEnd()));
    folder.run(['check', '--fix', 'a.txt']);
    expect(read('a.txt')).toBe(dressed(fixedBraces.trimEnd()));
  });

  it('keeps line ends that are mixed', () => {
    const ends = ['\r\n', '\n', '\r', '\r\n', '\n'];
    const lines = (text: string) =>
      text
        .trimEnd()
        .split('\n')
        .map((line, at) => line + (ends[at] ?? ''))
        .join('');
    folder.write('a.txt', lines(cards.braces));
    folder.run(['check', '--fix', '--severity', 'style/*=off', '--severity', 'syntax/*=off', 'a.txt']);
    expect(read('a.txt')).toBe(lines(fixedBraces));
  });

  it('never parts a file from its other names, and says so', () => {
    const location = folder.write('a.txt', cards.braces);
    linkSync(location, join(folder.path, 'b.txt'));
    const run = folder.run(['check', '--fix', 'a.txt']);
    expect(run.stderr).toBe(
      'cardscript: a.txt: cannot be written: it has several names (hard links), which would be parted\n',
    );
    expect(run.stdout).toContain('a.txt:2:10: error');
    expect(run.status).toBe(2);
    expect(read('b.txt')).toBe(cards.braces);
    expect(statSync(location).nlink).toBe(2);
  });

  it.runIf(process.platform !== 'win32')('repairs a file with the longest name there is', () => {
    const name = `${'n'.repeat(251)}.txt`;
    folder.write(name, cards.braces);
    expect(folder.run(['check', '--fix', name])).toMatchObject({ status: 0, stderr: '' });
    expect(read(name)).toBe(fixedBraces);
  });

  it('never touches a file that is not UTF-8', () => {
    const bytes = Buffer.from(cards.braces.replace('Brace', 'Caf\xe9'), 'latin1');
    const location = folder.write('a.txt', bytes);
    folder.run(['check', '--fix-suggestions', 'a.txt']);
    expect(readFileSync(location)).toEqual(bytes);
  });

  it('writes nothing where the project file is broken', () => {
    folder.write('a.txt', cards.braces);
    folder.write('z/cardscript.json', 'no JSON');
    folder.write('z/a.txt', cards.braces);
    expect(folder.run(['check', '--fix', '.']).status).toBe(2);
    expect(read('a.txt')).toBe(cards.braces);
  });

  it('leaves out what a comment or a setting silences', () => {
    const silenced = cards.braces.replace(
      'ManaCost',
      '# cardscript-disable-next-line card/mana-cost -- a test\nManaCost',
    );
    folder.write('a.txt', silenced);
    folder.write('b.txt', cards.braces);
    folder.run(['check', '--fix', '--severity', 'style/*=off', 'a.txt']);
    folder.run(['check', '--fix', '--severity', 'card/mana-cost=off', 'b.txt']);
    expect(read('a.txt')).toBe(silenced);
    expect(read('b.txt')).toBe(cards.braces);
  });
});

describe('--dry-run', () => {
  const diff = `--- a/cards/a.txt
+++ b/cards/a.txt
@@ -1,5 +1,5 @@
 Name:Brace Sample
-ManaCost:{1}{G}
+ManaCost:1 G
 Types:Creature Bear
 PT:2/2
 Oracle:
`;

  it.each(['pretty', 'json', 'sarif', 'github'])('prints the diff and writes nothing: %s', (format) => {
    folder.write('cards/a.txt', cards.braces);
    folder.write('cards/b.txt', cards.right);
    const run = folder.run(['check', '--fix', '--dry-run', '--format', format, 'cards']);
    expect(run.stdout).toBe(diff);
    expect(run.stderr).toContain('Would apply 1 fix in 1 file.');
    expect(run.status).toBe(0);
    expect(read('cards/a.txt')).toBe(cards.braces);
  });

  it('reports what would be left', () => {
    folder.write('cards/a.txt', cards.braces.replace('PT:', 'K:Fliyng\nPT:'));
    const run = folder.run(['check', '--fix', '--dry-run', 'cards']);
    expect(run.stderr).toContain('cards/a.txt:4:3: error');
    expect(run.stderr).not.toContain('card/mana-cost');
    expect(run.status).toBe(1);
    expect(folder.run(['check', '--fix-suggestions', '--dry-run', 'cards']).stdout).toContain('+K:Flying\n');
  });

  it('prints a patch that git applies', () => {
    folder.write('cards/a.txt', `\ufeff${cards.braces.replaceAll('\n', '\r\n')}`);
    folder.write('fixes.diff', folder.run(['check', '--fix', '--dry-run', 'cards']).stdout);
    folder.git('init', '-q');
    folder.git('apply', '--whitespace=nowarn', 'fixes.diff');
    expect(read('cards/a.txt')).toBe(`\ufeff${fixedBraces.replaceAll('\n', '\r\n')}`);
  });

  it('shows what would become of standard input, too', () => {
    const run = folder.run(['check', '--stdin', '--stdin-path', 'cards/a.txt', '--fix', '--dry-run'], {
      input: cards.braces,
    });
    expect(run.stdout).toBe(diff);
  });

  it('says that it needs --fix', () => {
    folder.write('a.txt', cards.braces);
    expect(folder.run(['check', '--dry-run', 'a.txt'])).toEqual({
      status: 2,
      stdout: '',
      stderr: 'cardscript: --dry-run shows what --fix would change: add --fix\n',
    });
  });
});

describe('--fix-suggestions', () => {
  it('also applies the first suggestion of what has no safe fix', () => {
    const right =
      'Name:Effect Sample\nManaCost:2 U\nTypes:Instant\nA:SP$ Draw | NumCards$ 2 | SpellDescription$ Draw two cards.\nOracle:Draw two cards.\n';
    folder.write('a.txt', right.replace('2 U', '{2}{U}').replace('SP$ Draw', 'SP$ Darw'));
    const { stdout, status } = folder.run(['check', '--fix-suggestions', 'a.txt']);
    expect(read('a.txt')).toBe(right);
    expect(stdout).toContain('Applied 2 fixes in 1 file.');
    expect(status).toBe(0);
  });
});

describe('standard input', () => {
  const stdin = (input: string | Uint8Array, ...args: string[]) => folder.run(['check', '--stdin', ...args], { input });

  it('is reported under the path that it is given, which need not be there', () => {
    const run = stdin(cards.braces, '--stdin-path', 'cards/brace_sample.txt', '--format', 'json');
    expect(codesIn(run)).toEqual(['cards/brace_sample.txt card/mana-cost']);
    expect(run.status).toBe(1);
    expect(stdin(cards.braces).stdout).toMatch(/^<stdin>:2:10: error/);
  });

  it('has the settings of the project that the path lies in', () => {
    folder.write('cards/cardscript.json', '{ "severity": { "card/mana-cost": "off" } }');
    expect(stdin(cards.braces, '--stdin-path', 'cards/x.txt').status).toBe(0);
    expect(stdin(cards.braces, '--stdin-path', 'other/x.txt').status).toBe(1);
  });

  it('comes out repaired with --fix, and the report on standard error', () => {
    const run = stdin(cards.braces, '--fix');
    expect(run.stdout).toBe(fixedBraces);
    expect(run.stderr).toContain('Applied 1 fix in 1 file.');
    expect(run.status).toBe(0);
  });

  it('comes out as it is where there is nothing to repair, or nothing to read', () => {
    expect(stdin(cards.right, '--fix').stdout).toBe(cards.right);
    const odd = Buffer.from('Name:Caf\xe9\n', 'latin1');
    const run = stdin(odd, '--fix');
    expect(run.stdout).toBe('Name:Caf\ufffd\n');
    expect(run.stderr).toContain('syntax/encoding');
    expect(run.status).toBe(1);
  });
});
