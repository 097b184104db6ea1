import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replaceFile } from '../../../server/src/cli/check/write.ts';
import { WriteRefused } from '../../../server/src/cli/check/writeRefused.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'cardscript-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const unix = it.runIf(process.platform !== 'win32');
const linux = it.runIf(process.platform === 'linux');
const administrator = it.runIf(process.getuid?.() === 0);

const put = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const replace = (path: string | Buffer, before: string, text: string) => replaceFile(path, Buffer.from(before), text);

describe('a file that is replaced', () => {
  it('has the new text, and nothing lies beside it', () => {
    replace(put('a.txt', 'old'), 'old', '\ufeffnew\r\n\ttext\rof any\n kind ü');
    expect(readFileSync(join(folder, 'a.txt'))).toEqual(Buffer.from('\ufeffnew\r\n\ttext\rof any\n kind ü'));
    expect(readdirSync(folder)).toEqual(['a.txt']);
  });

  unix('keeps its mode, also one that a new file would never have', () => {
    const path = put('a.txt', 'old');
    for (const mode of [0o600, 0o640, 0o666, 0o755, 0o4755]) {
      chmodSync(path, mode);
      replace(path, readFileSync(path, 'utf8'), `text ${mode}`);
      expect(statSync(path).mode & 0o7777).toBe(mode);
    }
  });

  administrator('keeps its owner and group', () => {
    const path = put('a.txt', 'old');
    chownSync(path, 12345, 23456);
    chmodSync(path, 0o6711);
    replace(path, 'old', 'new');
    const { uid, gid, mode } = statSync(path);
    expect({ uid, gid, mode: mode & 0o7777 }).toEqual({ uid: 12345, gid: 23456, mode: 0o6711 });
    expect(readFileSync(path, 'utf8')).toBe('new');
  });

  unix('may have the longest name there is', () => {
    const name = `${'n'.repeat(251)}.txt`;
    replace(put(name, 'old'), 'old', 'new');
    expect(readFileSync(join(folder, name), 'utf8')).toBe('new');
    expect(readdirSync(folder)).toEqual([name]);
  });

  linux('may have a name that is no text', () => {
    const path = Buffer.concat([Buffer.from(`${folder}/bad`), Buffer.from([0xff])]);
    writeFileSync(path, 'old');
    replace(path, 'old', 'new');
    expect(readFileSync(path, 'utf8')).toBe('new');
    expect(readdirSync(folder)).toHaveLength(1);
  });
});

describe('a file that would lose something', () => {
  const refused = (path: string, before: string, reason: RegExp): void => {
    const names = readdirSync(folder);
    expect(() => replace(path, before, 'new')).toThrow(WriteRefused);
    expect(() => replace(path, before, 'new')).toThrow(reason);
    expect(readdirSync(folder)).toEqual(names);
  };

  it('is left as it is where somebody wrote it meanwhile', () => {
    const path = put('a.txt', 'old, and more');
    refused(path, 'old', /changed meanwhile/);
    refused(path, 'old, and less', /changed meanwhile/);
    expect(readFileSync(path, 'utf8')).toBe('old, and more');
  });

  unix('is left as it is where it is another thing by now', () => {
    const path = put('a.txt', 'old');
    unlinkSync(path);
    symlinkSync(put('other.txt', 'old'), path);
    refused(path, 'old', /changed meanwhile/);
    unlinkSync(path);
    mkdirSync(path);
    refused(path, 'old', /changed meanwhile/);
    expect(readFileSync(join(folder, 'other.txt'), 'utf8')).toBe('old');
  });

  it('is left as it is where it has other names', () => {
    const path = put('a.txt', 'old');
    linkSync(path, join(folder, 'b.txt'));
    refused(path, 'old', /hard links/);
    expect(readFileSync(path, 'utf8')).toBe('old');
    expect(statSync(path).ino).toBe(statSync(join(folder, 'b.txt')).ino);
  });
});

describe('drafts of runs that were ended in mid-work', () => {
  const computer = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
  const ended = spawnSync(process.execPath, ['--version']).pid;
  const draft = (where: string, id: number, number: number): string =>
    put(`.cardscript-${where}-${id}-${String(number).padStart(16, '0')}.tmp`, 'half a te');

  it('go, and those of others stay', () => {
    const path = put('a.txt', 'old');
    const longAgo = new Date(Date.now() - 7_200_000);
    const gone = [draft(computer, ended, 1), draft('00000000', process.pid, 2)];
    utimesSync(gone[1] ?? '', longAgo, longAgo);
    const kept = [
      // At work, or perhaps: somewhere else nobody knows.
      draft(computer, process.pid, 3),
      draft('00000000', ended, 4),
      // Not ours.
      put('.a.txt.1.cardscript', 'precious'),
      put(`.cardscript-${computer}-${ended}-backup.tmp`, 'precious'),
      put(`cardscript-${computer}-${ended}-0000000000000005.tmp`, 'precious'),
      put('.other.tmp', 'precious'),
    ];
    for (const one of kept.slice(2)) utimesSync(one, longAgo, longAgo);
    replace(path, 'old', 'new');
    expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([...kept, path].sort());
  });
});
