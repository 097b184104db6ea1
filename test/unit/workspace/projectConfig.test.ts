import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nodeHost } from '../../../server/src/workspace/nodeHost.ts';
import type { Host } from '../../../server/src/workspace/host.ts';
import { createProjectConfigs } from '../../../server/src/workspace/projectConfig.ts';

const codes = new Set(['keyword/unknown', 'keyword/repeated', 'style/tab']);

describe('the project file', () => {
  let root: string;
  let reads: string[];
  const host: Host = {
    ...nodeHost,
    readFile(path) {
      reads.push(path);
      return nodeHost.readFile(path);
    },
  };
  const put = (path: string, content: string | Uint8Array): string => {
    const whole = join(root, path);
    mkdirSync(join(whole, '..'), { recursive: true });
    writeFileSync(whole, content);
    return whole;
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'cardscript-'));
    reads = [];
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('is the nearest above the script', async () => {
    put('cardscript.json', '{ "severity": { "keyword/unknown": "off" } }');
    const near = put('cards/w/cardscript.json', '{ "severity": { "keyword/unknown": "hint" } }');
    const project = createProjectConfigs(host, codes);

    const found = await project.forFile(join(root, 'cards/w/deep/er/card.txt'));
    expect(found).toMatchObject({ path: near, config: { severity: { 'keyword/unknown': 'hint' } }, problems: [] });
    const other = await project.forFile(join(root, 'cards/v/card.txt'));
    expect(other.path).toBe(join(root, 'cardscript.json'));
  });

  it('is read once for a thousand scripts, and again after forget()', async () => {
    const path = put('cardscript.json', '{ "severity": { "style/tab": "error" } }');
    const project = createProjectConfigs(host, codes);
    await Promise.all(Array.from({ length: 1000 }, (_, index) => project.forFile(join(root, `cards/${index}.txt`))));
    expect(reads.filter((one) => one === path)).toHaveLength(1);

    put('cardscript.json', '{ "severity": { "style/tab": "warning" } }');
    project.forget();
    const found = await project.forFile(join(root, 'cards/1.txt'));
    expect(found.config.severity).toEqual({ 'style/tab': 'warning' });
  });

  it('may begin with a byte order mark', async () => {
    put('cardscript.json', '\ufeff{ "severity": { "style/tab": "off" } }');
    const found = await createProjectConfigs(host, codes).forFile(join(root, 'a.txt'));
    expect(found.problems).toEqual([]);
    expect(found.config.severity).toEqual({ 'style/tab': 'off' });
  });

  it.each([
    ['{ "severity": ', /not valid JSON \(.+\)\.$/],
    [new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0]), /UTF-16.*Save it as UTF-8/],
    ['[]', /must be a JSON object/],
  ])('with nothing usable in it says so and leaves the defaults: %s', async (content, problem) => {
    const path = put('cardscript.json', content);
    const found = await createProjectConfigs(host, codes).forFile(join(root, 'a.txt'));
    expect(found.path).toBe(path);
    expect(found.config.severity).toEqual({});
    expect(found.problems).toEqual([expect.stringMatching(problem)]);
  });

  it('keeps what is usable beside what is not', async () => {
    put(
      'cardscript.json',
      '{ "severity": { "keyword/unknwon": "off", "style/tab": "loud", "keyword/repeated": "off" } }',
    );
    const found = await createProjectConfigs(host, codes).forFile(join(root, 'a.txt'));
    expect(found.config.severity).toEqual({ 'keyword/repeated': 'off' });
    expect(found.problems).toHaveLength(2);
  });

  it('that cannot be read is told of, and its neighbours work', async () => {
    const denied: Host = { ...nodeHost, readFile: () => Promise.reject(new Error('permission denied')) };
    const found = await createProjectConfigs(denied, codes).forFile(join(root, 'a.txt'));
    expect(found.problems).toEqual([expect.stringContaining('permission denied')]);
  });

  it('that was named and is not there is a problem; a folder of that name is no project file', async () => {
    mkdirSync(join(root, 'cardscript.json'));
    const project = createProjectConfigs(host, codes);
    expect((await project.read(join(root, 'nowhere.json'))).problems).toEqual(['There is no such file.']);
    const found = await project.forFile(join(root, 'a.txt'));
    expect(found.path?.startsWith(root)).not.toBe(true);
  });
});
