import { DiagnosticSeverity, type PublishDiagnosticsParams } from 'vscode-languageserver/node';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes, startClient, useClient } from '../support/protocol.ts';
import { creature, inLine, keywordLine, warpInstant } from './cards.ts';

const shared = useClient({ workspaceFolders: [{ uri: 'file:///cards', name: 'cards' }] });
let count = 0;
let uri: string;

beforeEach(() => {
  count += 1;
  uri = `file:///cards/sample-${count}.txt`;
});

/** Lists that were published for the document of this test. */
const published = (): PublishDiagnosticsParams[] => shared().published.filter((one) => one.uri === uri);

describe('diagnostics', () => {
  it('carry code, page, level, rules, range and the version of the document', async () => {
    const client = shared();
    await client.open(uri, warpInstant, 7);
    const [diagnostic, ...others] = await client.diagnostics(uri, 7);
    expect(others).toEqual([]);
    expect(diagnostic).toMatchObject({
      source: 'cardscript',
      code: 'keyword/wrong-card-type',
      severity: DiagnosticSeverity.Error,
      range: inLine(3, 2, 6),
      message: expect.stringContaining('702.185a') as string,
      data: { code: 'keyword/wrong-card-type', rules: expect.arrayContaining(['702.185a']) as string[] },
    });
    expect(diagnostic?.codeDescription?.href).toMatch(/\/docs\/checks\/keyword\/wrong-card-type\.md$/);
  });

  it('go when the mistake goes, and come when it comes back', async () => {
    const client = shared();
    await client.open(uri, creature('Fliyng'));
    expect(codes(await client.diagnostics(uri, 1))).toEqual(['keyword/unknown']);
    await client.change(uri, 2, { range: inLine(keywordLine, 2, 8), text: 'Flying' });
    expect(await client.diagnostics(uri, 2)).toEqual([]);
    await client.change(uri, 3, { range: inLine(keywordLine, 2, 8), text: 'Fliyng' });
    expect(codes(await client.diagnostics(uri, 3, (list) => list.length > 0))).toEqual(['keyword/unknown']);
  });

  it('hold a new finding back while its word is typed, and take away at once', async () => {
    const client = shared();
    await client.open(uri, creature('Haste', 'Haste'));
    expect(codes(await client.diagnostics(uri, 1))).toEqual(['keyword/repeated']);
    await client.change(uri, 2, { range: inLine(keywordLine + 1, 5, 7), text: 'x' });
    expect(await client.diagnostics(uri, 2)).toEqual([]);
    const late = await client.diagnostics(uri, 2, (list) => list.length > 0);
    expect(late).toMatchObject([{ code: 'keyword/unknown', range: inLine(keywordLine + 1, 2, 6) }]);
    expect(published().filter(({ version }) => version === 2)).toHaveLength(2);
  });

  it('are an empty list without version on close', async () => {
    const client = shared();
    await client.open(uri, creature('Fliyng'));
    await client.diagnostics(uri, 1);
    await client.close(uri);
    expect(await client.diagnostics(uri, undefined)).toEqual([]);
    expect(published()).toHaveLength(2);
  });

  it('of a storm of changes are folded: few lists, and the last is right', async () => {
    const client = shared();
    await client.open(uri, creature('Trample'));
    await client.diagnostics(uri, 1);
    const letters = 1000;
    const character = 'K:Trample'.length;
    await client.atOnce(async () => {
      for (let index = 0; index < letters; index += 1)
        await client.change(uri, 2 + index, { range: inLine(keywordLine, character + index), text: 'e' });
    });
    const last = await client.diagnostics(uri, 1 + letters, (list) => list.length > 0);
    expect(last.map(({ range }) => range)).toEqual([inLine(keywordLine, 2, character + letters)]);
    expect(published().length).toBeLessThan(letters / 10);
    const versions = published().map(({ version }) => version ?? 0);
    expect(versions).toEqual([...versions].sort((a, b) => a - b));
  });

  it('of several documents do not get mixed up', async () => {
    const client = shared();
    const uris = Array.from({ length: 20 }, (_, index) => `file:///cards/${index}.txt`);
    for (const [index, one] of uris.entries()) await client.open(one, creature(index % 2 ? 'Fliyng' : 'Flying'), index);
    for (const [index, one] of uris.entries())
      expect(codes(await client.diagnostics(one, index))).toEqual(index % 2 ? ['keyword/unknown'] : []);
  });

  it('of a text that is sent whole are right too', async () => {
    const client = shared();
    await client.open(uri, creature('Fliyng'));
    await client.diagnostics(uri, 1);
    await client.change(uri, 2, { text: warpInstant });
    expect(codes(await client.diagnostics(uri, 2, (list) => list.length > 0))).toEqual(['keyword/wrong-card-type']);
  });
});

describe('any document is fine', () => {
  /** The codes of what is found in a text that is opened. */
  const open = async (name: string, text = creature('Fliyng'), client = shared()): Promise<string[]> => {
    await client.open(name, text);
    return codes(await client.diagnostics(name, 1));
  };

  it.each([
    'untitled:Untitled-1',
    'file:///outside/of/all/folders.txt',
    'file:///c%3A/Users/me/two%20words%23.txt',
    'file://server/share/a.txt',
    'vscode-vfs://github/me/cards/a.txt',
    'file:///a%ZZ.txt',
    'no uri at all',
    '',
    '%',
    'file:',
  ])('with the URI %j', async (name) => {
    const client = shared();
    expect(await open(name)).toEqual(['keyword/unknown']);
    await client.close(name);
    expect(await client.diagnostics(name, undefined)).toEqual([]);
    expect(client.logs).toEqual([]);
  });

  it('under two spellings of one URI', async () => {
    const client = shared();
    expect(await open('file:///C:/cards/a.txt')).toEqual(['keyword/unknown']);
    await client.change('file:///c%3A/cards/a.txt', 2, { range: inLine(keywordLine, 2, 8), text: 'Flying' });
    expect(await client.diagnostics('file:///C:/cards/a.txt', 2)).toEqual([]);
  });

  it('though nobody opened it: changes and closings are passed over', async () => {
    const client = await startClient();
    await client.change('file:///never/opened.txt', 2, { text: 'K:Fliyng' });
    await client.close('file:///never/opened.txt');
    expect(await client.hover('file:///never/opened.txt', { line: 0, character: 0 })).toBeNull();
    expect(await client.codeActions('file:///never/opened.txt', inLine(0, 0))).toEqual([]);
    expect(await open(uri, creature('Fliyng'), client)).toEqual(['keyword/unknown']);
    expect(client.published).toHaveLength(1);
    expect(client.logs).toEqual([expect.stringContaining('file:///never/opened.txt')]);
  });

  it('opened a second time without closing', async () => {
    await open(uri);
    await shared().open(uri, creature('Flying'), 5);
    expect(await shared().diagnostics(uri, 5)).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['blank lines', '\n\n\r\n\r'],
    ['one colon', ':'],
    ['line separators of other systems', 'Name:A\u2028K:B\u0085'],
    ['half a surrogate pair', 'Name:\ud800\nK:\udc00'],
  ])('that holds %s', async (_, text) => {
    await open(uri, text);
    const range = { start: { line: 0, character: 0 }, end: { line: 9, character: 9 } };
    await shared().codeActions(uri, range);
    await shared().hover(uri, { line: 0, character: 2 });
    expect(shared().logs).toEqual([]);
  });

  it('that is no text has one finding, of its encoding', async () => {
    const binary = Array.from({ length: 4096 }, (_, index) => String.fromCharCode((index * 7) % 256)).join('');
    expect(await open(uri, `Name:A\nK:Fliyng\n${binary}`)).toEqual(['syntax/encoding']);
  });

  it('of 5 MB in a single line: the finding says that it is too large, and the server goes on', async () => {
    const client = await startClient();
    expect(await open(uri, `K:${'Fliyng & '.repeat(580_000)}`, client)).toEqual(['syntax/not-checked']);
    await client.change(uri, 2, { range: inLine(0, 2), text: 'x' });
    const [tooLarge] = await client.diagnostics(uri, 2);
    expect(tooLarge?.message).toContain('larger than 1 MB');
    expect(await client.hover(uri, { line: 0, character: 4 })).toBeNull();
    expect(await client.codeActions(uri, inLine(0, 4))).toEqual([]);
    expect(await open('file:///small.txt', creature('Fliyng'), client)).toEqual(['keyword/unknown']);
    expect(client.logs).toEqual([]);
    expect(client.messages).toEqual([expect.stringContaining('too large')]);
  });

  it('of 900 KB in a single line is checked, or says why it is not', async () => {
    const client = await startClient();
    const text = creature('Fliyng').trimEnd() + 'flying, '.repeat(112_000);
    expect(['keyword/unknown', 'syntax/not-checked']).toContain((await open(uri, text, client))[0]);
    expect(client.logs).toEqual([]);
    expect(client.messages).toEqual([expect.stringContaining('very large')]);
  });

  it('of 900 KB in short lines is checked for a while, and says that findings may be missing', async () => {
    const client = await startClient();
    await open(uri, creature('Fliyng') + 'K:Flying\n'.repeat(49_000), client);
    const messages = (await client.diagnostics(uri, 1)).map(({ message }) =>
      typeof message === 'string' ? message : message.value,
    );
    expect(messages.filter((message) => message.includes('too large to be checked to its end'))).toHaveLength(1);
  });
});
