import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { defaultRulesFolder, nodeRuleStore } from '../../../server/src/workspace/nodeRuleStore.ts';
import { createRuleLibrary, type RuleLibrary } from '../../../server/src/workspace/ruleLibrary.ts';
import { madeUpRules } from '../rules/madeUpRules.ts';

const text = madeUpRules.join('\n');
const older = text.replace('February 3, 2031', 'June 5, 2030').replace('Two players', 'Four players');
const corrected = text.replace('Two players', 'Three players');

function newLibrary(): { readonly library: RuleLibrary; readonly folder: string } {
  const above = mkdtempSync(join(tmpdir(), 'cardscript-rules-'));
  onTestFinished(() => rmSync(above, { recursive: true, force: true }));
  const folder = join(above, 'not there yet');
  return { library: createRuleLibrary(nodeRuleStore(folder)), folder };
}

async function idOf(library: RuleLibrary, input: string): Promise<string> {
  const imported = await library.import(input);
  if (!imported.ok) throw new Error(imported.reason);
  return imported.edition.id;
}

const firstRule = async (library: RuleLibrary, wanted?: string) =>
  (await library.load(wanted)).edition?.rules[0]?.text.split(' ')[0];

describe('a library of rules', () => {
  it('is empty before anything was imported, and makes no folder for that', async () => {
    const { library, folder } = newLibrary();
    expect(await library.list()).toEqual({ editions: [], chosen: undefined });
    expect(await library.load()).toEqual({ edition: undefined, problems: [] });
    expect(() => readdirSync(folder)).toThrow(/ENOENT/);
  });

  it('keeps editions side by side, two of one date too, and uses the newest', async () => {
    const { library } = newLibrary();
    expect(await library.import(older)).toMatchObject({
      ok: true,
      edition: { date: '2030-06-05' },
      report: { sections: 4 },
      known: false,
    });
    expect(await firstRule(library)).toBe('Four');
    const ids = [await idOf(library, text), await idOf(library, corrected)].sort().reverse();
    const { editions } = await library.list();
    expect(editions.map(({ id }) => id).slice(0, 2)).toEqual(ids);
    expect(editions.map(({ date }) => date)).toEqual(['2031-02-03', '2031-02-03', '2030-06-05']);
    expect((await library.load()).edition?.date).toBe('2031-02-03');
    expect((await library.load()).problems).toEqual([]);
  });

  it('reads back just what the importer read', async () => {
    const { library } = newLibrary();
    const id = await idOf(library, text);
    expect(await firstRule(createRuleLibrary(nodeRuleStore(library.place)))).toBe('Two');
    expect((await library.load(id)).edition?.glossary).toHaveLength(4);
  });

  it('knows a text again, whatever its line ends', async () => {
    const { library } = newLibrary();
    await library.import(text);
    expect(await library.import(text.replaceAll('\n', '\r\n'))).toMatchObject({ ok: true, known: true });
    expect((await library.list()).editions).toHaveLength(1);
  });

  it('uses the edition that was chosen, until that is taken back', async () => {
    const { library } = newLibrary();
    const [, second] = [await idOf(library, older), await idOf(library, text)];
    expect((await library.use('2030-06-05'))?.date).toBe('2030-06-05');
    expect(await firstRule(library)).toBe('Four');
    expect(await firstRule(library, '2031')).toBe('Two');
    expect(await library.use('1999-01-01')).toBeUndefined();
    expect(await firstRule(library)).toBe('Four');
    expect((await library.use(undefined))?.id).toBe(second);
    expect(await firstRule(library)).toBe('Two');
  });

  it('removes one, and forgets that it was chosen', async () => {
    const { library } = newLibrary();
    const id = await idOf(library, older);
    await library.import(text);
    await library.import(corrected);
    await library.use(id);
    expect(await library.remove('2031-02-03')).toBeUndefined();
    expect((await library.remove(id))?.id).toBe(id);
    expect(await library.list()).toMatchObject({ editions: [{ date: '2031-02-03' }, {}], chosen: undefined });
    expect(await library.remove('2030')).toBeUndefined();
    expect(await library.remove('')).toBeUndefined();
  });

  it('refuses what is no edition, and changes nothing', async () => {
    const { library, folder } = newLibrary();
    await library.import(text);
    const before = readdirSync(folder);
    for (const [input, refusal] of [
      ['', 'empty'],
      ['Dear diary', 'no-rules'],
      ['<!doctype html><p>100.1. Rules', 'web-page'],
      [text.slice(0, text.lastIndexOf('Credits\n')).replace(/Table\nA flat thing\.\n/, ''), 'cut-off'],
    ] as const) {
      expect(await library.import(input)).toMatchObject({
        ok: false,
        refusal,
        reason: expect.stringMatching(/^[A-Z].*\.$/) as string,
      });
    }
    expect(readdirSync(folder)).toEqual(before);
  });

  it('tells of an edition asked for that is not there, and takes another', async () => {
    const { library } = newLibrary();
    await library.import(text);
    const loaded = await library.load('2029-01-01');
    expect(loaded.edition?.date).toBe('2031-02-03');
    expect(loaded.problems).toEqual(['There is no edition 2029-01-01 among the imported rules.']);
  });

  it.each([
    ['cut off', (stored: string) => stored.slice(0, -20)],
    ['of another form', (stored: string) => stored.replace('"form":2', '"form":99')],
    ['with the text of another edition', (stored: string) => stored.replace('2031-02-03', '2031-02-04')],
    ['empty', () => ''],
  ])('passes over a stored file that is %s, tells of it, and mends it on import', async (_, damage) => {
    const { library, folder } = newLibrary();
    await library.import(older);
    const path = join(folder, `${await idOf(library, text)}.json`);
    writeFileSync(path, damage(readFileSync(path, 'utf8')));
    const loaded = await library.load();
    expect(loaded.edition?.date).toBe('2030-06-05');
    expect(loaded.problems).toEqual([
      expect.stringMatching(/^The stored edition 2031-02-03 cannot be read .*Import it/),
    ]);
    expect(await library.import(text)).toMatchObject({ ok: true, known: false });
    expect((await library.load()).edition?.date).toBe('2031-02-03');
  });

  it('passes over files that are not its own', async () => {
    const { library, folder } = newLibrary();
    mkdirSync(folder);
    for (const name of ['notes.txt', '2031-02-03.json', '2031-02-03-xyz.json', 'in-use.txt'])
      writeFileSync(join(folder, name), '');
    expect(await library.list()).toEqual({ editions: [], chosen: undefined });
  });

  it('leaves no half-written file where writing fails, and clears away those of others', async () => {
    const { library, folder } = newLibrary();
    const id = await idOf(library, text);
    rmSync(join(folder, `${id}.json`));
    // A folder in the place of the file cannot be renamed over.
    mkdirSync(join(folder, `${id}.json`, 'x'), { recursive: true });
    const abandoned = join(folder, 'old.json.1-1.tmp');
    writeFileSync(abandoned, '');
    utimesSync(abandoned, 0, 0);
    await expect(library.import(text)).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([`${id}.json`]);
  });
});

describe('the folder of the rules', () => {
  it.each([
    [{ CARDSCRIPT_HOME: '/own' }, 'linux', '/own/rules'],
    [{ CARDSCRIPT_HOME: '/own', XDG_DATA_HOME: '/data' }, 'darwin', '/own/rules'],
    [{ XDG_DATA_HOME: '/data' }, 'linux', '/data/cardscript/rules'],
    [{ XDG_DATA_HOME: 'relative' }, 'linux', '/home/x/.local/share/cardscript/rules'],
    [{}, 'linux', '/home/x/.local/share/cardscript/rules'],
    [{}, 'darwin', '/home/x/Library/Application Support/cardscript/rules'],
    [{ APPDATA: '/roaming' }, 'win32', '/roaming/cardscript/rules'],
    [{}, 'win32', '/home/x/AppData/Roaming/cardscript/rules'],
  ] as const)('with %j on %s is %s', (environment, platform, folder) => {
    expect(defaultRulesFolder(environment, platform, '/home/x').replaceAll('\\', '/')).toBe(folder);
  });
});
