import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cards, codesIn, makeFolder, readJson, type Folder } from './cardscript.ts';

let folder: Folder;
beforeEach(() => (folder = makeFolder()));
afterEach(() => folder.remove());

const check = (...paths: string[]) => folder.run(['check', '--format', 'json', ...paths]);
const encoding = (path: string, finding = 'syntax/encoding') => [`${path} ${finding}`];

describe('the files of a folder', () => {
  it('are those with the endings of scripts, and whatever is named', () => {
    for (const name of ['a.txt', 'b.card', 'c.cardscript', 'd.TXT', 'e.md', 'f', '.#a.txt'])
      folder.write(name, cards.braces);
    folder.write('node_modules/g.txt', cards.braces);
    folder.write('.git/h.txt', cards.braces);
    const found = (...paths: string[]) => readJson(check(...paths)).results.map(({ path }) => path);
    expect(found('.')).toEqual(['./a.txt', './b.card', './c.cardscript', './d.TXT']);
    expect(found('f', 'e.md')).toEqual(['e.md', 'f']);
  });

  it('are named as the argument, joined by one slash to what lies below', () => {
    folder.write('cards/w/x.txt', cards.braces);
    const paths = (path: string) => readJson(check(path)).results.map((result) => result.path);
    expect(paths('cards')).toEqual(['cards/w/x.txt']);
    expect(paths('cards/')).toEqual(['cards/w/x.txt']);
    expect(paths(folder.path)).toEqual([`${folder.path}/cards/w/x.txt`]);
  });

  it('come sorted by path, then position, the same in every run', () => {
    for (const name of ['b/z.txt', 'b.txt', 'a/y.txt', 'B/x.txt', 'é.txt', 'a-1.txt'])
      folder.write(name, cards.braces.replace('Types:', 'K:Fliyng\nTypes:'));
    const first = check('b', '.', 'a');
    const paths = readJson(first).results.map(({ path }) => path);
    expect(paths).toEqual([...paths].sort());
    expect(paths).toHaveLength(6);
    for (const { findings } of readJson(first).results) {
      const lines = findings.map(({ range }) => range.start.line);
      expect(lines).toEqual([...lines].sort((a, b) => a - b));
    }
    expect(check('b', '.', 'a').stdout).toBe(first.stdout);
  });

  it('are checked once, however many ways lead to them', () => {
    folder.write('cards/a.txt', cards.braces);
    symlinkSync('a.txt', join(folder.path, 'cards/0.txt'));
    symlinkSync('..', join(folder.path, 'cards/circle'));
    symlinkSync('self.txt', join(folder.path, 'cards/self'));
    mkdirSync(join(folder.path, 'other'));
    symlinkSync('../cards', join(folder.path, 'other/linked'));
    expect(codesIn(check('cards', 'cards/a.txt', 'cards'))).toEqual(['cards/a.txt card/mana-cost']);
    expect(codesIn(check('other', 'cards/circle'))).toEqual(['cards/circle/cards/a.txt card/mana-cost']);
    expect(codesIn(check('other/linked'))).toEqual(['other/linked/a.txt card/mana-cost']);
    expect(readJson(check('cards', 'other')).summary.files).toBe(1);
  });

  it('are all checked though one cannot be read', () => {
    folder.write('a.txt', cards.braces);
    symlinkSync('gone.txt', join(folder.path, 'b.txt'));
    folder.write('c.txt', cards.braces);
    const run = check('.');
    expect(codesIn(run)).toEqual(['./a.txt card/mana-cost', './c.txt card/mana-cost']);
    expect(run.stderr).toBe('cardscript: ./b.txt: cannot be read: no such file or directory\n');
    expect(run.status).toBe(2);
  });
});

describe('a file that is not UTF-8', () => {
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(cards.misspelt, 'utf16le')]);
  const latin = Buffer.from(cards.misspelt.replace('Sample', 'Caf\xe9'), 'latin1');

  it.each([
    ['UTF-16 with a byte order mark', utf16, 'UTF-16 (little endian)'],
    ['UTF-16 without one', Buffer.from(cards.misspelt, 'utf16le'), 'UTF-16 (little endian)'],
    ['UTF-16, big endian', Buffer.from(utf16).swap16(), 'UTF-16 (big endian)'],
    ['Windows-1252', latin, 'Windows-1252'],
    ['binary data', Buffer.from([0x4e, 0x61, 0x00, 0x01, 0xff, 0xfe, 0x80]), 'binary data'],
  ])('has one finding that names the encoding, and no other: %s', (_, bytes, name) => {
    folder.write('odd.txt', bytes);
    folder.write('right.txt', cards.right);
    const run = check('.', 'odd.txt');
    expect(codesIn(run)).toEqual(encoding('odd.txt'));
    expect(readJson(run).results[0]?.findings[0]?.message).toContain(name);
    expect(readJson(run).summary).toMatchObject({ files: 2, errors: 1 });
    expect(run.status).toBe(1);
    expect(folder.run(['check', 'odd.txt']).stdout).toMatch(/^odd\.txt:1:1: error: /);
  });

  it('is fine with a byte order mark, CRLF, no line end, or nothing in it', () => {
    folder.write('bom.txt', `\ufeff${cards.right}`);
    folder.write('crlf.txt', cards.right.replaceAll('\n', '\r\n'));
    folder.write('end.txt', cards.right.trimEnd());
    expect(codesIn(check('.'))).toEqual([]);
    folder.write('empty.txt', '');
    expect(check('empty.txt').status).toBeLessThan(2);
  });
});
