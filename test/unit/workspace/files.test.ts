import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBounded } from '../../../server/src/workspace/boundedFile.ts';
import { findScripts } from '../../../server/src/workspace/files.ts';

let folder: string;
beforeEach(() => (folder = realpathSync(mkdtempSync(join(tmpdir(), 'cardscript-')))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const script = 'Name:Plain Sample\nManaCost:1 G\n';
function put(path: string, text: string | Uint8Array = script): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
function link(target: string, path: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  symlinkSync(target, join(folder, path));
}
const find = (paths: string[], allText = false) => {
  const { files, skipped, problems } = findScripts(paths, folder, { allText });
  expect(problems).toEqual([]);
  return { files: files.map(({ path }) => path), skipped };
};

const unix = it.runIf(process.platform !== 'win32');
const linux = it.runIf(process.platform === 'linux');

describe('of a folder', () => {
  it('every .txt in a folder of scripts is a script, and elsewhere what begins as scripts do', () => {
    for (const place of ['cardsfolder/a', 'tokenscripts', 'custom/cards', 'custom/tokens', 'elsewhere'])
      put(`${place}/note.txt`, 'Just a note.\n');
    put('elsewhere/script.txt');
    put('elsewhere/utf16.txt', Buffer.from(`\ufeff${script}`, 'utf16le'));
    put('elsewhere/empty.txt', '');
    put('elsewhere/odd.card', 'Just a note.\n');
    put('elsewhere/odd.cardscript', '');
    put('elsewhere/readme.md', 'Name:No');
    expect(find(['.'])).toEqual({
      files: [
        './cardsfolder/a/note.txt',
        './custom/cards/note.txt',
        './custom/tokens/note.txt',
        './elsewhere/odd.card',
        './elsewhere/odd.cardscript',
        './elsewhere/script.txt',
        './elsewhere/utf16.txt',
        './tokenscripts/note.txt',
      ],
      skipped: { files: 2, links: 0 },
    });
    expect(find(['elsewhere'], true)).toMatchObject({ skipped: { files: 0, links: 0 } });
    expect(find(['elsewhere'], true).files).toHaveLength(6);
    expect(find(['elsewhere/note.txt', 'elsewhere']).files).toContain('elsewhere/note.txt');
  });

  it('a script is one below a long comment', () => {
    put('a.txt', `${'# A line of a license.\n'.repeat(300)}${script}`);
    expect(find(['.']).files).toEqual(['./a.txt']);
  });

  unix('links are followed within what was asked for, and nowhere else', () => {
    put('cards/a.txt');
    put('other/b.txt');
    put('other/deep/c.txt');
    link('../other', 'cards/folder');
    link('../other/b.txt', 'cards/file.txt');
    link(join(folder, 'other/deep'), 'cards/absolute');
    link('a.txt', 'cards/inside.txt');
    link('/dev/zero', 'cards/device.txt');
    link('..', 'cards/above');
    link('../other/b.txt', 'cards/no-script.md');
    expect(find(['cards'])).toEqual({ files: ['cards/a.txt'], skipped: { files: 0, links: 5 } });
    expect(find(['cards', 'other'])).toMatchObject({ files: ['cards/a.txt', 'other/b.txt', 'other/deep/c.txt'] });
    expect(find(['cards', 'other/b.txt']).files).toEqual(['cards/a.txt', 'other/b.txt']);
    expect(find(['cards/folder']).files).toEqual(['cards/folder/b.txt', 'cards/folder/deep/c.txt']);
    expect(find(['.']).skipped).toEqual({ files: 0, links: 1 });
  });

  unix('a folder whose name only begins alike is another one', () => {
    put('cards-old/a.txt');
    put('cards/b.txt');
    link('../cards-old/a.txt', 'cards/a.txt');
    expect(find(['cards'])).toEqual({ files: ['cards/b.txt'], skipped: { files: 0, links: 1 } });
  });

  unix('a pipe is never waited for', () => {
    for (const path of ['cardsfolder/pipe.txt', 'notes/pipe.txt']) {
      mkdirSync(dirname(join(folder, path)));
      execFileSync('mkfifo', [join(folder, path)]);
    }
    expect(find(['.'])).toEqual({ files: ['./cardsfolder/pipe.txt'], skipped: { files: 1, links: 0 } });
  });

  linux('names are found that are no text', () => {
    mkdirSync(Buffer.concat([Buffer.from(`${folder}/f`), Buffer.from([0xff])]));
    const names = [
      Buffer.concat([Buffer.from(`${folder}/bad`), Buffer.from([0xff]), Buffer.from('.txt')]),
      Buffer.concat([Buffer.from(`${folder}/f`), Buffer.from([0xff]), Buffer.from('/inside.txt')]),
      Buffer.concat([Buffer.from(`${folder}/f`), Buffer.from([0xff]), Buffer.from([0x2f, 0xfe]), Buffer.from('.txt')]),
    ];
    for (const name of names) writeFileSync(name, script);
    // This is text, and looks the same.
    put('bad\ufffd.txt');
    symlinkSync(names[0] ?? '', join(folder, 'link.txt'));
    const { files, problems, skipped } = findScripts(['.'], folder);
    expect({ problems, skipped }).toEqual({ problems: [], skipped: { files: 0, links: 0 } });
    expect(files.map(({ path }) => path)).toEqual([
      './bad\ufffd.txt',
      './bad\ufffd.txt',
      './f\ufffd/inside.txt',
      './f\ufffd/\ufffd.txt',
    ]);
    for (const { real } of files) expect(Buffer.from(readBounded(real, 1000)).toString()).toBe(script);
  });
});

unix('a link makes no script of what it leads to', () => {
  for (const path of ['README.md', 'notes/a.txt', 'cardsfolder/node_modules/a.txt', 'cardsfolder/.git/a.txt'])
    put(path, 'Some words.\n');
  put('cardsfolder/real.txt');
  link('../README.md', 'cardsfolder/1.txt');
  link('../notes/a.txt', 'cardsfolder/2.txt');
  link('node_modules/a.txt', 'cardsfolder/3.txt');
  link('.git', 'cardsfolder/4');
  link('../notes', 'cardsfolder/5');
  link('real.txt', 'cardsfolder/6.txt');
  expect(find(['.'])).toEqual({ files: ['./cardsfolder/real.txt'], skipped: { files: 1, links: 3 } });
});

linux('names that look the same as text keep their kinds', () => {
  const bytes = (name: string): Buffer => Buffer.from(join(folder, name), 'latin1');
  put('out/cardsfolder/a.txt');
  mkdirSync(join(folder, 'in'));
  for (const [place, one, other] of [
    ['y', '\xfe', '\xff'],
    ['z', '\xff', '\xfe'],
  ]) {
    mkdirSync(bytes(`in/${place}${one}`));
    symlinkSync('../out', bytes(`in/${place}${other}`));
    writeFileSync(bytes(`in/${place}${one}.txt`), script);
    mkdirSync(bytes(`in/${place}${other}.txt`));
  }
  expect(find(['in'])).toEqual({
    files: ['in/y\ufffd.txt', 'in/z\ufffd.txt'],
    skipped: { files: 0, links: 2 },
  });
});
