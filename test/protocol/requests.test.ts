import {
  CancellationTokenSource,
  CodeActionTriggerKind,
  HoverRequest,
  type MarkupContent,
} from 'vscode-languageserver/node';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  applyAction,
  codes,
  editorCapabilities,
  startClient,
  useClient,
  type TestClient,
} from '../support/protocol.ts';
import { creature, inLine, keywordLine, warpInstant } from './cards.ts';

const shared = useClient();
let count = 0;
let uri: string;

beforeEach(() => {
  count += 1;
  uri = `file:///cards/sample-${count}.txt`;
});

/** A client in which a text is open, as the document of this test. */
async function opened(text: string, client = shared()): Promise<TestClient> {
  await client.open(uri, text);
  await client.diagnostics(uri, 1);
  return client;
}

describe('hover', () => {
  const hoverText = async (client: TestClient, character = 3): Promise<string> =>
    ((await client.hover(uri, { line: 3, character }))?.contents as MarkupContent | undefined)?.value ?? '';

  it('on a keyword quotes its rule, and says which word it is about', async () => {
    const client = await opened(warpInstant);
    const hover = await client.hover(uri, { line: 3, character: 3 });
    expect(hover?.range).toEqual(inLine(3, 2, 6));
    expect(hover?.contents).toMatchObject({ kind: 'markdown', value: expect.stringContaining('702.185a') as string });
  });

  it.each([
    ['es', 'es', true],
    ['es-AR', 'es', true],
    ['en', 'en', false],
    [undefined, 'en', false],
  ])('in an editor that speaks %s quotes in %s', async (locale, _, isSpanish) => {
    const client = await opened(warpInstant, await startClient(locale === undefined ? {} : { locale }));
    expect((await hoverText(client)).startsWith('**Teletransportar**')).toBe(isSpanish);
  });

  it('quotes in the language that the settings name, whatever the editor speaks', async () => {
    const client = await startClient({ locale: 'en', settings: () => ({ rules: { language: 'es' } }) });
    expect(await hoverText(await opened(warpInstant, client))).toContain('Teletransportar representa');
  });

  it('sees the text as it is when the request is sent', async () => {
    const client = await opened(warpInstant);
    void client.change(uri, 2, { range: inLine(3, 2, 10), text: 'Flashback:1 R' });
    expect(await hoverText(client)).toContain('Flashback');
  });

  it('where there is nothing to say, or no such place, says nothing', async () => {
    const client = await opened(warpInstant);
    for (const position of [
      { line: 2, character: 'Types:Ins'.length },
      { line: 500, character: 0 },
      { line: 2, character: 5000 },
    ])
      expect(await client.hover(uri, position)).toBeNull();
  });

  it('that is cancelled is not answered', async () => {
    const client = await opened(warpInstant);
    const source = new CancellationTokenSource();
    const params = { textDocument: { uri }, position: { line: 3, character: 3 } };
    let answer: Promise<unknown> = Promise.resolve();
    await client.atOnce(async () => {
      answer = client.connection.sendRequest(HoverRequest.type, params, source.token);
      // Taken down at once, because it is refused before anybody waits for it.
      answer.catch(() => undefined);
      source.cancel();
      // Messages go out in order, so both are on their way when this one is.
      await client.fileChanged('file:///other.json');
    });
    await expect(answer).rejects.toMatchObject({ code: -32800 });
    expect(await hoverText(client)).toContain('702.185');
  });
});

describe('code actions', () => {
  it('mend a finding: applied, it is gone', async () => {
    const client = await opened(warpInstant);
    const diagnostics = await client.diagnostics(uri, 1);
    const actions = await client.codeActions(uri, inLine(3, 4), { diagnostics });
    const fixes = actions.filter(({ title }) => !title.startsWith('Silence'));
    expect(fixes.length).toBeGreaterThan(0);
    for (const [index, action] of fixes.entries()) {
      expect(action).toMatchObject({ kind: 'quickfix', diagnostics });
      await client.open(uri, applyAction(warpInstant, uri, action), 10 + index);
      expect(codes(await client.diagnostics(uri, 10 + index)), action.title).not.toContain('keyword/wrong-card-type');
    }
  });

  it('silence a finding: applied, it is gone', async () => {
    const client = await opened(warpInstant);
    const silence = (await client.codeActions(uri, inLine(3, 4))).at(-1);
    expect(silence?.title).toBe('Silence keyword/wrong-card-type for this line');
    await client.open(uri, applyAction(warpInstant, uri, silence), 2);
    expect(await client.diagnostics(uri, 2)).toEqual([]);
  });

  it('are for the version that the editor has, where it can tell versions apart', async () => {
    const client = await opened(warpInstant);
    const [action] = await client.codeActions(uri, inLine(3, 4));
    expect(action?.edit).toMatchObject({ documentChanges: [{ textDocument: { uri, version: 1 } }] });
    const { workspace: _, ...simple } = editorCapabilities;
    const other = await opened(warpInstant, await startClient({ capabilities: simple }));
    const [plain] = await other.codeActions(uri, inLine(3, 4));
    expect(Object.keys(plain?.edit?.changes ?? {})).toEqual([uri]);
  });

  it('are those of the place that was asked for', async () => {
    const client = await opened(creature('Fliyng', 'Haste', 'Tramplle'));
    const titles = async (line: number, end = 0): Promise<string[]> =>
      (await client.codeActions(uri, inLine(line, 2, 2 + end))).map(({ title }) => title);
    expect(await titles(keywordLine)).toEqual(['Change to "Flying"', 'Silence keyword/unknown for this line']);
    expect(await titles(keywordLine + 1)).toEqual([]);
    expect(await titles(keywordLine + 2, 4)).toEqual(['Change to "Trample"', 'Silence keyword/unknown for this line']);
  });

  it('that are safe are preferred, and all come in one action', async () => {
    const text = creature('flying', 'haste', 'Fliyng');
    const client = await opened(text);
    const [fix] = await client.codeActions(uri, inLine(keywordLine, 3));
    expect(fix).toMatchObject({ isPreferred: true });
    const [all, ...others] = await client.codeActions(uri, inLine(0, 0), { only: ['source.fixAll'] });
    expect(others).toEqual([]);
    expect(all).toMatchObject({ kind: 'source.fixAll.cardscript' });
    const fixed = applyAction(text, uri, all);
    expect(fixed).toBe(creature('Flying', 'Haste', 'Fliyng'));
    await client.open(uri, fixed, 2);
    await client.diagnostics(uri, 2);
    expect(await client.codeActions(uri, inLine(0, 0), { only: ['source.fixAll'] })).toEqual([]);
  });

  it('keep the line ends of the text', async () => {
    const text = creature('flying', 'haste').replaceAll('\n', '\r\n');
    const client = await opened(text);
    const [all] = await client.codeActions(uri, inLine(0, 0), { only: ['source.fixAll.cardscript'] });
    expect(applyAction(text, uri, all)).toBe(creature('Flying', 'Haste').replaceAll('\n', '\r\n'));
  });

  it.each([
    [['quickfix'], ['quickfix']],
    [['source'], ['source.fixAll.cardscript']],
    [['source.fixAll'], ['source.fixAll.cardscript']],
    [['source.fixAll.cardscript'], ['source.fixAll.cardscript']],
    [['source.fixAll.other'], []],
    [['source.organizeImports'], []],
    [['refactor'], []],
    [['quick'], []],
    [[''], ['quickfix', 'source.fixAll.cardscript']],
    [undefined, ['quickfix', 'source.fixAll.cardscript']],
  ])('of the kinds %j are %j', async (only, kinds) => {
    const client = await opened(creature('flying'));
    const actions = await client.codeActions(uri, inLine(keywordLine, 3), only ? { only } : {});
    expect([...new Set(actions.map(({ kind }) => kind))]).toEqual(kinds);
  });

  it('do not fix the whole text at each move of the cursor', async () => {
    const client = await opened(creature('flying'));
    const context = { triggerKind: CodeActionTriggerKind.Automatic };
    const kinds = (await client.codeActions(uri, inLine(keywordLine, 3), context)).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['quickfix']));
  });

  it('are not for a client that knows commands only', async () => {
    const client = await opened(warpInstant, await startClient({ capabilities: {} }));
    expect(await client.codeActions(uri, inLine(3, 4))).toEqual([]);
  });
});
