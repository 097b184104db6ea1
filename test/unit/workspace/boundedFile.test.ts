/** Whatever a name in somebody's folder stands for: it is read to the limit, or refused before anything is read. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { longestScript } from '../../../server/src/core/text/limits.ts';
import { readBeginning, readBounded, readBoundedLater } from '../../../server/src/workspace/boundedFile.ts';
import { FileRefused } from '../../../server/src/workspace/fileRefused.ts';
import { factsOf } from '../../../server/src/workspace/index/readFolders.ts';
import { KeyTable } from '../../../server/src/core/index/encode.ts';
import { LeftOut } from '../../../server/src/workspace/index/leftOut.ts';
import { fileSource } from '../../../server/src/workspace/index/readFolders.ts';
import { nodeHost } from '../../../server/src/workspace/nodeHost.ts';
import { nodeRuleStore } from '../../../server/src/workspace/nodeRuleStore.ts';
import { createProjectConfigs } from '../../../server/src/workspace/projectConfig.ts';
import { findTokenScript } from '../../../server/src/workspace/tokenScripts.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'cardscript-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Bytes; systems without files that have holes would write them all. */
const huge = 1e10;

const at = (name: string): string => join(folder, name);
const unix = it.runIf(process.platform !== 'win32');
const linux = it.runIf(process.platform === 'linux');

/** Both ways to read a file, as one. */
const ways = [
  ['at once', (path: string, limit: number) => Promise.resolve().then(() => readBounded(path, limit))],
  ['later', readBoundedLater],
] as const;

const refusal = (reading: Promise<unknown>): Promise<unknown> =>
  reading.then(
    () => 'read',
    (error: unknown) => (error instanceof FileRefused ? error.refusal : error),
  );

describe.each(ways)('a file that is read %s', (_, read) => {
  it.each([0, 1, 999, 1000])('is read whole up to the limit: %d bytes', async (size) => {
    writeFileSync(at('a'), 'x'.repeat(size));
    expect(Buffer.from(await read(at('a'), 1000)).toString()).toBe('x'.repeat(size));
  });

  it('is refused by its size, before it is read', async () => {
    writeFileSync(at('a'), 'x'.repeat(1001));
    expect(await refusal(read(at('a'), 1000))).toBe('tooLarge');
  });

  unix('is refused though it is larger than any buffer', async () => {
    writeFileSync(at('a'), '');
    truncateSync(at('a'), huge);
    expect(await refusal(read(at('a'), longestScript))).toBe('tooLarge');
    expect(readBeginning(at('a'), 10)).toHaveLength(10);
  });

  linux('is read to its end, or the limit, where it does not tell its size', async () => {
    expect(Buffer.from(await read('/proc/self/status', longestScript)).toString()).toMatch(/^Name:[^]*\n$/);
    expect(await refusal(read('/proc/self/status', 100))).toBe('tooLarge');
  });

  it('is a folder, or not there: as the system says it', async () => {
    mkdirSync(at('f'));
    expect(await refusal(read(at('f'), 1000))).toMatchObject({ code: expect.stringMatching(/^E/) as string });
    expect(await refusal(read(at('no'), 1000))).toMatchObject({ code: 'ENOENT' });
  });

  unix('is a device, a pipe or a socket, or a link to one', async () => {
    execFileSync('mkfifo', [at('pipe')]);
    symlinkSync('/dev/zero', at('link'));
    symlinkSync('pipe', at('to-pipe'));
    const server = createServer().listen(at('socket'));
    await new Promise((resolve) => server.once('listening', resolve));
    try {
      for (const path of ['/dev/zero', at('pipe'), at('link'), at('to-pipe'), at('socket')])
        expect(await refusal(read(path, 1000))).toBe('special');
    } finally {
      server.close();
    }
  });
});

describe('the beginning of a file', () => {
  it('is as long as is wanted, or as the file', () => {
    writeFileSync(at('a'), 'x'.repeat(1000));
    expect(readBeginning(at('a'), 10)).toHaveLength(10);
    expect(readBeginning(at('a'), 5000)).toHaveLength(1000);
  });

  unix('is none of a device or a pipe', () => {
    execFileSync('mkfifo', [at('pipe')]);
    for (const path of ['/dev/zero', at('pipe')]) expect(() => readBeginning(path, 10)).toThrow(FileRefused);
  });
});

describe('what is no file, or too large', () => {
  const makeOf: readonly (readonly [string, (path: string) => void])[] = [
    ['a device', (path) => symlinkSync('/dev/zero', path)],
    ['a pipe', (path) => void execFileSync('mkfifo', [path])],
    ['too large', (path) => (writeFileSync(path, ''), truncateSync(path, huge))],
  ];
  const each = it.runIf(process.platform !== 'win32').each(makeOf);

  each('is told of as project file: %s', async (_, make) => {
    make(at('cardscript.json'));
    const { path, config, problems } = await createProjectConfigs(nodeHost, new Set()).forFile(at('a.txt'));
    expect(path).toBe(at('cardscript.json'));
    expect(config).toEqual((await createProjectConfigs(nodeHost, new Set()).read(at('none.json'))).config);
    expect(problems).toEqual([
      expect.stringMatching(/^It cannot be read \(it is (?:a device, a pipe or a socket|larger than 1 MB)\)\.$/),
    ]);
  });

  each('is passed over as .gitignore: %s', async (_, make) => {
    make(at('.gitignore'));
    expect((await new LeftOut(fileSource(nodeHost), []).enter(folder)).rules).toEqual([]);
  });

  each('has no facts as a script: %s', async (_, make) => {
    make(at('a.txt'));
    expect(await factsOf(fileSource(nodeHost), at('a.txt'), new KeyTable())).toBeUndefined();
  });

  each('is no edition of the rules: %s', async (_, make) => {
    make(at('2026-01-01-0123456789abcdef.json'));
    await expect(nodeRuleStore(folder).read('2026-01-01-0123456789abcdef.json')).rejects.toThrow(FileRefused);
  });

  unix('is no script of a token, which is not read for that', async () => {
    mkdirSync(at('tokenscripts'));
    execFileSync('mkfifo', [at('tokenscripts/pipe.txt')]);
    symlinkSync('/dev/zero', at('tokenscripts/zero.txt'));
    writeFileSync(at('tokenscripts/right.txt'), '');
    const find = (token: string): Promise<string | undefined> => findTokenScript(nodeHost, at('cards/a.txt'), token);
    expect(await find('pipe')).toBeUndefined();
    expect(await find('zero')).toBeUndefined();
    expect(await find('right')).toBe(at('tokenscripts/right.txt'));
  });
});
