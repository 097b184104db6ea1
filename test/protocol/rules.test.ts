/** The book of rules behind the server: imported, quoted, looked up, downloaded. */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CancellationTokenSource, WorkDoneProgress } from 'vscode-languageserver-protocol/node';
import { largestRulesFile } from '../../server/src/core/rules/importer.ts';
import * as messages from '../../server/src/protocol/rules.ts';
import { startClient, type ClientOptions, type TestClient } from '../support/protocol.ts';
import { madeUpRules } from '../unit/rules/madeUpRules.ts';

const newer = madeUpRules.join('\r\n');
const older = newer.replace('February 3, 2031', 'June 5, 2030').replace('Two players', 'Four players');
const script = 'Name:Sample\n# see 100.1\nTypes:Creature Bear\nK:Warp:U\nOracle:A gleam of warp.\n';
const uri = 'file:///cardsfolder/s/sample.txt';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cardscript-rules-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A client whose server keeps rules in a folder of its own. */
async function startReader(options: ClientOptions & { readonly folder?: string } = {}): Promise<TestClient> {
  const { folder = newFolder(), ...rest } = options;
  const client = await startClient({ initializationOptions: { rulesFolder: folder, ruleLinks: true }, ...rest });
  await client.open(uri, script);
  return client;
}

it('client and importer agree on the largest file', () => {
  expect(messages.largestRulesFile).toBe(largestRulesFile);
});

const ask = <R>({ connection }: TestClient, method: string, params: unknown = {}): Promise<R> =>
  connection.sendRequest(method, params);
const take = (client: TestClient, text: string): Promise<messages.ImportAnswer> =>
  ask(client, messages.importRules, { content: Buffer.from(text).toString('base64') });
const page = (client: TestClient, place: string): Promise<messages.RulePage | null> =>
  ask(client, messages.rulePage, { place });
const hoverText = async (client: TestClient, line: number, character: number): Promise<string> =>
  (((await client.hover(uri, { line, character }))?.contents ?? { value: '' }) as { value: string }).value;

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/rules`;
}

describe('an imported edition', () => {
  it('is quoted at once, with links and its day', async () => {
    const client = await startReader();
    expect(await hoverText(client, 3, 3)).toContain('no English edition at hand');
    expect(await hoverText(client, 1, 7)).toBe('');
    const counts = { rules: 540, glossary: 4, oddities: 1 };
    expect(await take(client, newer)).toEqual({ ok: true, date: '2031-02-03', ...counts, known: false });
    expect(client.logs.join()).toMatch(/2031-02-03\n +line 46: joined to the rule above: 100\.1a and/);
    expect(await hoverText(client, 3, 3)).toMatch(
      /\[702\.4a\]\(cardscript-rules:702\.4a\)[^]*edition effective 2031-02-03/,
    );
    expect(await hoverText(client, 1, 7)).toContain('Two players sit at a table');
    expect(await hoverText(client, 4, 10)).toContain('What a table does.');
  });

  it('is told to the client, and listed', async () => {
    const client = await startReader();
    let told = 0;
    client.connection.onNotification(messages.rulesChanged, () => {
      told += 1;
    });
    expect(await ask(client, messages.listEditions)).toMatchObject({ editions: [] });
    await take(client, older);
    await take(client, newer);
    const { editions, place } = await ask<messages.Editions>(client, messages.listEditions);
    expect(editions.map(({ date, inUse }) => [date, inUse])).toEqual([
      ['2031-02-03', true],
      ['2030-06-05', false],
    ]);
    expect(place).toContain('cardscript-rules-');
    expect(told).toBe(2);
  });

  it('can be chosen and removed', async () => {
    const client = await startReader();
    await take(client, older);
    await take(client, newer);
    await ask(client, messages.useEdition, { edition: '2030-06-05' });
    expect(await hoverText(client, 1, 7)).toContain('Four players');
    await ask(client, messages.useEdition, { edition: null });
    expect(await hoverText(client, 1, 7)).toContain('Two players');
    const { editions } = await ask<messages.Editions>(client, messages.removeEdition, { edition: '2031-02-03' });
    expect(editions.map(({ date }) => date)).toEqual(['2030-06-05']);
    expect(await hoverText(client, 1, 7)).toContain('Four players');
  });

  it('is that of the settings, which may change', async () => {
    let edition = '2030-06-05';
    const client = await startReader({ settings: () => ({ rules: { edition } }) });
    await take(client, older);
    await take(client, newer);
    expect(await hoverText(client, 1, 7)).toContain('Four players');
    edition = '';
    await client.settingsChanged();
    expect(await hoverText(client, 1, 7)).toContain('Two players');
  });

  it('stays for the next session', async () => {
    const folder = newFolder();
    await take(await startReader({ folder }), newer);
    expect(await hoverText(await startReader({ folder }), 1, 7)).toContain('Two players');
  });

  it('is not taken of what is none, and nothing changes', async () => {
    const client = await startReader();
    expect(await take(client, 'Dear diary')).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/no numbered rules.* The TXT file .* is linked on https:/) as string,
    });
    expect(await ask(client, messages.listEditions)).toMatchObject({ editions: [] });
  });

  it('that cannot be kept is told of, with the place', async () => {
    const folder = join(newFolder(), 'taken');
    writeFileSync(folder, 'a file in the place of the folder');
    const client = await startReader({ folder });
    const reason = expect.stringMatching(/The edition cannot be kept in .*taken \(E\w+: /) as string;
    expect(await take(client, newer)).toEqual({ ok: false, reason });
  });

  it('that is broken on the disk is told of, and the rest works', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, '2031-02-03-0123456789abcdef.json'), '{');
    const client = await startReader({ folder });
    expect(await hoverText(client, 3, 3)).toContain('Gatewatch');
    await client.until(() => client.messages.some((one) => one.includes('Import it again')));
  });
});

describe('the numbers of rules in a script', () => {
  const links = async (client: TestClient): Promise<unknown> =>
    ask(client, 'textDocument/documentLink', { textDocument: { uri } });

  it('are links for a client that opens the book', async () => {
    const client = await startReader();
    expect(await links(client)).toEqual([]);
    await take(client, newer);
    const range = { start: { line: 1, character: 6 }, end: { line: 1, character: 11 } };
    expect(await links(client)).toEqual([{ range, target: 'cardscript-rules:100.1', tooltip: '100.1' }]);
  });

  it('are none for another', async () => {
    const client = await startReader({ initializationOptions: { rulesFolder: newFolder() } });
    await take(client, newer);
    expect(await links(client)).toEqual([]);
  });
});

describe('the words of the game', () => {
  it('are explained unless the settings say otherwise', async () => {
    const client = await startReader({ settings: () => ({ hover: { gameWords: false } }) });
    await take(client, newer);
    expect(await hoverText(client, 4, 10)).toBe('');
    expect(await hoverText(client, 3, 3)).toContain('702.4');
  });
});

describe('the book', () => {
  it('is searched, shown and explained', async () => {
    const client = await startReader();
    await take(client, newer);
    const found = await ask<messages.RuleChoice[]>(client, messages.searchRules, { query: 'round table', limit: 3 });
    expect(found[0]).toMatchObject({ label: '702.4b', address: 'cardscript-rules:702.4b' });
    const shown = await page(client, '702.4b');
    expect(shown?.text.split('\n')[shown.line]).toBe('702.4b Some tables are warped.');
    expect(await page(client, 'nowhere')).toBeNull();
    expect(await ask(client, messages.describeRule, { number: '100.1' })).toContain(
      '← [702.2a](cardscript-rules:702.2a)',
    );
    expect(await ask(client, messages.describeRule, { number: '999.1' })).toBeNull();
  });
});

describe('an editor in Spanish', () => {
  it('is told of findings and repairs in Spanish, and quoted Spanish rules', async () => {
    const client = await startReader({ locale: 'es-AR' });
    const other = 'file:///cardsfolder/o/other.txt';
    await client.open(other, 'Name:Sample\nManaCost:{1}{G}\nTypes:Creature Bear\nPT:2/2\nK:Warp:U\nOracle:\n');
    const braces = (await client.diagnostics(other, 1)).find(({ code }) => code === 'card/mana-cost');
    expect(braces?.message).toBe('Los costes se escriben sin llaves: "1 G", no "{1}{G}".');
    const actions = await client.codeActions(other, braces!.range);
    expect(actions.map(({ title }) => title)).toEqual([
      'Cambiar a "1 G"',
      'Silenciar card/mana-cost en esta línea',
      'Aplicar la corrección segura',
    ]);
    expect(await hoverText(client, 3, 3)).toContain('Gatewatch');
  });
});

describe('a download', () => {
  it('brings the edition, and reports how far it is', async () => {
    const address = await serve(({ url }, response) => {
      if (url === '/rules') response.end('<!doctype html><a href="/CompRules 20310203.txt">TXT</a>');
      else response.writeHead(200, { 'content-length': Buffer.byteLength(newer) }).end(newer);
    });
    const client = await startReader({ settings: () => ({ rules: { address } }) });
    const seen: string[] = [];
    client.connection.onProgress(WorkDoneProgress.type, 'token', ({ kind }) => {
      seen.push(kind);
    });
    const answer = await ask<messages.ImportAnswer>(client, messages.downloadRules, { workDoneToken: 'token' });
    expect(answer).toMatchObject({ ok: true, date: '2031-02-03' });
    expect([seen[0], seen.at(-1), seen.includes('report')]).toEqual(['begin', 'end', true]);
    expect(await hoverText(client, 1, 7)).toContain('Two players');
  });

  it('that fails says what happened and what to do', async () => {
    const address = await serve((_, response) => void response.writeHead(404).end());
    const client = await startReader({ settings: () => ({ rules: { address } }) });
    const answer = await ask<messages.ImportAnswer>(client, messages.downloadRules);
    expect(answer).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/There is nothing at .* Open .* in a browser/) as string,
    });
  });

  it('is cancelled with its request', async () => {
    const source = new CancellationTokenSource();
    let hungUp: Promise<unknown> | undefined;
    const address = await serve(({ socket }) => {
      hungUp = once(socket, 'close');
      source.cancel();
    });
    const client = await startReader({ settings: () => ({ rules: { address } }) });
    const request = client.connection.sendRequest(messages.downloadRules, {}, source.token);
    await expect(request).rejects.toThrow(/cancelled/);
    await hungUp;
    expect(await ask(client, messages.listEditions)).toMatchObject({ editions: [] });
  });

  it('is never made where the settings say so', async () => {
    const client = await startReader({ settings: () => ({ rules: { address: 'never' } }) });
    const answer = await ask<messages.ImportAnswer>(client, messages.downloadRules);
    expect(answer).toMatchObject({ ok: false, reason: expect.stringContaining('never to download') as string });
  });
});
