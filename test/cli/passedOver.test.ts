/** Folders as they are found: between the scripts lies what is none, is no file, or leads elsewhere. */
import { execFileSync } from 'node:child_process';
import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cards, codesIn, makeFolder, readJson, type Folder } from './cardscript.ts';

let folder: Folder;
beforeEach(() => (folder = makeFolder()));
afterEach(() => folder.remove());

const unix = it.runIf(process.platform !== 'win32');
const fixedBraces = cards.braces.replace('{1}{G}', '1 G');

const others = {
  'editions/Made Up.txt': '[metadata]\nCode=ABC\nDate=2020-01-01\nName=Made Up\n\n[cards]\n1 C Paper Crow @Somebody\n',
  'decks/mine.txt': '[metadata]\nName=Mine\n[Main]\n4 Paper Crow|ABC\n',
  'decks/list.txt': 'Deck\n4 Paper Crow (ABC) 12\n',
  'README.txt': 'Cards of mine\n\nPut them into custom/cards.\n',
  'notes.txt': 'First line\nSecond: line  \nThird line\n',
  'requirements.txt': 'numpy==1.26\nrequests>=2\n',
  'CMakeLists.txt': 'cmake_minimum_required(VERSION 3.10)\nproject(foo)\n',
};

/** The content of every file, and where every link leads. */
function everything(path: string): Record<string, string> {
  const all: Record<string, string> = {};
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    const location = join(entry.parentPath, entry.name);
    if (entry.isFile()) all[location] = readFileSync(location, 'latin1');
    else all[location] = String(lstatSync(location).mode);
  }
  return all;
}

describe('a folder as it was published', () => {
  unix('is repaired in its scripts only, and the report says what was passed over', () => {
    for (const [path, text] of Object.entries(others)) folder.write(`public/${path}`, text);
    folder.write('public/cardsfolder/b/brace_sample.txt', cards.braces);
    folder.write('public/custom/cards/brace_sample.txt', `\ufeff${cards.braces.replaceAll('\n', '\r\n')}`);
    folder.write('public/mine.txt', cards.braces);
    folder.write('public/mine.card', cards.braces);
    folder.write('outside/diary.txt', 'One\nTwo: x\nThree\n');
    folder.write('outside/card.txt', cards.braces);
    symlinkSync('../../outside', join(folder.path, 'public/cardsfolder/more'));
    symlinkSync('../outside/card.txt', join(folder.path, 'public/card.txt'));
    symlinkSync('/dev/zero', join(folder.path, 'public/cardsfolder/zero.txt'));
    execFileSync('mkfifo', [join(folder.path, 'public/pipe.txt'), join(folder.path, 'public/.gitignore')]);
    const before = everything(folder.path);

    const run = folder.run(['check', '--fix', '--format', 'json', 'public']);
    const { summary } = readJson(run);
    expect(run.stderr).toBe(
      'Applied 4 fixes in 4 files.\n' +
        'Passed over 8 files that are not card scripts (--all-text checks them).\n' +
        'Passed over 3 links that lead to nothing that is checked.\n',
    );
    expect(summary).toMatchObject({ files: 4, errors: 0, skipped: 11 });
    expect(run.status).toBe(0);

    const after = everything(folder.path);
    const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
    expect(changed.map((path) => path.slice(folder.path.length + 1)).sort()).toEqual([
      'public/cardsfolder/b/brace_sample.txt',
      'public/custom/cards/brace_sample.txt',
      'public/mine.card',
      'public/mine.txt',
    ]);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    expect(readFileSync(join(folder.path, 'public/mine.txt'), 'utf8')).toBe(fixedBraces);
  });
});

describe('a file that is no script', () => {
  it('is passed over in a folder and told of; it is checked where it is named, or --all-text asks for it', () => {
    for (const [path, text] of Object.entries(others)) folder.write(path, text);
    folder.write('right.txt', cards.right);
    const run = folder.run(['check', '.']);
    expect(run).toMatchObject({
      status: 0,
      stdout: 'Checked 1 file: 0 errors, 0 warnings.\n',
      stderr: 'Passed over 7 files that are not card scripts (--all-text checks them).\n',
    });
    const json = (...args: string[]) => readJson(folder.run(['check', '--format', 'json', ...args]));
    expect(json('--all-text', '.').summary).toMatchObject({ files: 8, skipped: 0 });
    expect(json('notes.txt').summary).toMatchObject({ files: 1, skipped: 0 });
    expect(json('.', 'notes.txt').summary).toMatchObject({ files: 2, skipped: 6 });
  });

  it('is none that begins with many comments', () => {
    folder.write('p/long.txt', '# A comment.\n'.repeat(4000) + cards.right);
    folder.write('p/notes.txt', '# A title\n'.repeat(4000) + others['notes.txt']);
    expect(readJson(folder.run(['check', '--format', 'json', 'p'])).summary).toMatchObject({ files: 1, skipped: 1 });
  });

  it('keeps its lines, though it begins as a script does', () => {
    const deck = 'Name:My Deck\n1 Forest|SMP\n// a remark\n';
    folder.write('p/deck.txt', deck);
    folder.run(['check', '--fix', 'p']);
    expect(readFileSync(join(folder.path, 'p/deck.txt'), 'utf8')).toBe(deck);
  });

  it('leaves nothing to check where there is nothing else: a failure', () => {
    folder.write('p/notes.txt', others['notes.txt']);
    const run = folder.run(['check', '--format', 'json', 'p']);
    expect(run.stderr).toBe(
      'Passed over 1 file that is not a card script (--all-text checks it).\n' +
        'cardscript: nothing to check: no file is a card script\n',
    );
    expect(readJson(run).summary).toMatchObject({ files: 0, skipped: 1 });
    expect(run.status).toBe(2);
  });
});

describe('what is not read', () => {
  unix('has one finding, given by name or found: devices, pipes, and files that are too large', () => {
    folder.write('cardsfolder/large.txt', '');
    truncateSync(join(folder.path, 'cardsfolder/large.txt'), 1e10);
    folder.write('cardsfolder/right.txt', cards.right);
    execFileSync('mkfifo', [join(folder.path, 'cardsfolder/pipe.txt'), join(folder.path, 'named')]);
    symlinkSync('/dev/zero', join(folder.path, 'device'));
    const run = folder.run([
      ...['check', '--fix', '--severity', 'card/*=off', '--format', 'json'],
      ...['cardsfolder', '/dev/zero', 'named'],
    ]);
    expect(codesIn(run)).toEqual([
      '/dev/zero syntax/not-checked',
      'cardsfolder/large.txt syntax/not-checked',
      'cardsfolder/pipe.txt syntax/not-checked',
      'named syntax/not-checked',
    ]);
    expect(readJson(run).summary).toMatchObject({ files: 5, errors: 4 });
    expect(run.stderr).toBe('');
    expect(run.status).toBe(1);
    expect(codesIn(folder.run(['check', '--format', 'json', 'device']))).toEqual(['device syntax/not-checked']);
    const { stdout } = folder.run(['check', '/dev/zero', 'cardsfolder/large.txt']);
    expect(stdout).toContain('This is a device, a pipe or a socket, not a file, so it is not read.');
    expect(stdout).toContain('This file is larger than 1 MB, so it cannot be a card script, and it is not checked.');
  });

  it('begins behind the longest script', () => {
    const longest = cards.right.padEnd(1_000_000, '# A comment.\n');
    const limit = 'larger than 1 MB';
    folder.write('longest.txt', longest);
    folder.write('longer.txt', `${longest}\n`);
    const { stdout } = folder.run(['check', 'longest.txt', 'longer.txt']);
    expect(stdout.split('\n').filter((line) => line.includes(limit))).toEqual([expect.stringMatching(/^longer\.txt:/)]);
  });

  unix('is no project file', () => {
    folder.write('a.txt', cards.right);
    const problem = 'It cannot be read (it is a device, a pipe or a socket). Nothing was checked.';
    expect(folder.run(['check', '--config', '/dev/zero', 'a.txt']).stderr).toBe(`cardscript: /dev/zero: ${problem}\n`);
    execFileSync('mkfifo', [join(folder.path, 'cardscript.json')]);
    const run = folder.run(['check', 'a.txt']);
    expect(run.stderr).toBe(`cardscript: cardscript.json: ${problem}\n`);
    expect(run.status).toBe(2);
  });

  unix('is no card, no script to list ways of, no edition, no standard input', () => {
    execFileSync('mkfifo', [join(folder.path, 'pipe')]);
    mkdirSync(join(folder.path, 'rules'));
    symlinkSync('/dev/zero', join(folder.path, 'rules/zero.txt'));
    folder.write('large.txt', '');
    truncateSync(join(folder.path, 'large.txt'), 1e10);
    const special = (name: string) => `cardscript: ${name} cannot be read: it is a device, a pipe or a socket\n`;
    const large = (name: string) => `cardscript: ${name} cannot be read: it is larger than 1 MB\n`;
    const complaint = (...args: string[]): string => {
      const { status, stdout, stderr } = folder.run(args, { environment: { CARDSCRIPT_HOME: folder.path } });
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      return stderr;
    };
    for (const command of ['new', 'ways']) {
      expect(complaint(command, '/dev/zero')).toBe(special('/dev/zero'));
      expect(complaint(command, 'pipe')).toBe(special('pipe'));
      expect(complaint(command, 'large.txt')).toBe(large('large.txt'));
    }
    expect(complaint('rules', 'import', '/dev/zero')).toBe(special('/dev/zero'));
    expect(complaint('rules', 'import', 'rules')).toBe(special('rules/zero.txt'));
    expect(complaint('rules', 'import', 'large.txt')).toContain('large.txt: ');
    const input = { input: 'x'.repeat(1_000_001) };
    for (const args of [
      ['check', '--stdin'],
      ['check', '--stdin', '--fix'],
      ['new', '-'],
    ])
      expect(folder.run(args, input)).toEqual({ status: 2, stdout: '', stderr: large('standard input') });
  });
});
