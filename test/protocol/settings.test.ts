import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DiagnosticSeverity, DidChangeWorkspaceFoldersNotification } from 'vscode-languageserver/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codes, startClient } from '../support/protocol.ts';
import { creature } from './cards.ts';

const uri = 'file:///cards/sample.txt';
const off = { severity: { 'keyword/unknown': 'off' } };

describe('settings of the editor', () => {
  it('hold for the folder that they are for', async () => {
    const client = await startClient({
      workspaceFolders: [
        { uri: 'file:///one', name: 'one' },
        { uri: 'file:///two', name: 'two' },
      ],
      settings: (scope) => (scope === 'file:///one' ? off : { severity: { 'keyword/unknown': 'hint' } }),
    });
    await client.open('file:///one/a.txt', creature('Fliyng'));
    await client.open('file:///two/a.txt', creature('Fliyng'));
    expect(await client.diagnostics('file:///one/a.txt', 1)).toEqual([]);
    expect(await client.diagnostics('file:///two/a.txt', 1)).toMatchObject([{ severity: DiagnosticSeverity.Hint }]);
  });

  it('hold for a folder that is added later', async () => {
    const client = await startClient({
      workspaceFolders: [{ uri: 'file:///one', name: 'one' }],
      settings: (scope) => (scope === 'file:///two' ? off : {}),
    });
    await client.open('file:///two/a.txt', creature('Fliyng'));
    expect(codes(await client.diagnostics('file:///two/a.txt', 1))).toEqual(['keyword/unknown']);
    const event = { added: [{ uri: 'file:///two', name: 'two' }], removed: [] };
    await client.connection.sendNotification(DidChangeWorkspaceFoldersNotification.type, { event });
    expect(await client.diagnostics('file:///two/a.txt', 1, (list) => list.length === 0)).toEqual([]);
  });

  it('that change are taken over at once, and documents are checked again only then', async () => {
    let settings: unknown = {};
    const client = await startClient({ settings: () => settings });
    await client.open(uri, creature('Fliyng'));
    expect(codes(await client.diagnostics(uri, 1))).toEqual(['keyword/unknown']);

    settings = { severity: {}, rules: { language: 'auto' } };
    await client.settingsChanged();
    await client.until(() => client.asked.length === 2);
    await client.hover(uri, { line: 0, character: 0 });
    expect(client.published).toHaveLength(1);

    settings = off;
    await client.settingsChanged();
    expect(await client.diagnostics(uri, 1, (list) => list.length === 0)).toEqual([]);
    expect(client.published).toHaveLength(2);
  });

  it('come with the start, or are pushed, where the client cannot be asked', async () => {
    const client = await startClient({ capabilities: {}, initializationOptions: off });
    await client.open(uri, creature('Fliyng'));
    expect(await client.diagnostics(uri, 1)).toEqual([]);
    await client.settingsChanged({ cardscript: { severity: { 'keyword/unknown': 'info' } } });
    expect(await client.diagnostics(uri, 1, (list) => list.length > 0)).toMatchObject([
      { severity: DiagnosticSeverity.Information },
    ]);
  });

  it('that cannot be used are told of once, and the others hold', async () => {
    const broken = { severity: { 'keyword/unknwon': 'off', 'keyword/unknown': 'hint' }, rules: { language: 'fr' } };
    const client = await startClient({ settings: () => broken });
    await client.open(uri, creature('Fliyng'));
    await client.open('file:///cards/other.txt', creature('Fliyng'));
    expect(await client.diagnostics(uri, 1)).toMatchObject([{ severity: DiagnosticSeverity.Hint }]);
    await client.diagnostics('file:///cards/other.txt', 1);
    expect(client.messages).toEqual([expect.stringMatching(/keyword\/unknwon.*rules\.language/)]);
  });
});

describe('the project file', () => {
  let root: string;
  let script: string;
  const put = (content: string): void => writeFileSync(join(root, 'cardscript.json'), content);
  const project = (): string => pathToFileURL(join(root, 'cardscript.json')).href;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'cardscript-'));
    mkdirSync(join(root, 'cards'));
    script = pathToFileURL(join(root, 'cards/sample.txt')).href;
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('goes before the settings of the editor, and is read again when it changes', async () => {
    put(JSON.stringify({ severity: { 'keyword/*': 'info' } }));
    const client = await startClient({ settings: () => off });
    await client.open(script, creature('Fliyng'));
    expect(await client.diagnostics(script, 1)).toMatchObject([{ severity: DiagnosticSeverity.Information }]);
    put(JSON.stringify({ severity: { 'keyword/unknown': 'hint' } }));
    await client.fileChanged(project());
    const fits = (list: readonly { severity?: number }[]): boolean => list[0]?.severity === DiagnosticSeverity.Hint;
    expect(await client.diagnostics(script, 1, fits)).toHaveLength(1);
    rmSync(join(root, 'cardscript.json'));
    await client.fileChanged(project());
    expect(await client.diagnostics(script, 1, (list) => list.length === 0)).toEqual([]);
  });

  it('is read again with the next document, where the client does not tell of files', async () => {
    const client = await startClient({ capabilities: {} });
    await client.open(script, creature('Fliyng'));
    expect(codes(await client.diagnostics(script, 1))).toEqual(['keyword/unknown']);
    put(JSON.stringify(off));
    await client.close(script);
    await client.open(script, creature('Fliyng'), 2);
    expect(await client.diagnostics(script, 2)).toEqual([]);
  });

  it('that is broken is told of once, and defaults hold', async () => {
    put('{ "severity": ');
    const client = await startClient();
    await client.open(script, creature('Fliyng'));
    await client.open(`${script}x`, creature('Fliyng'));
    expect(codes(await client.diagnostics(script, 1))).toEqual(['keyword/unknown']);
    await client.diagnostics(`${script}x`, 1);
    expect(client.messages).toEqual([expect.stringMatching(/cardscript\.json: It is not valid JSON/)]);
  });

  it('of other names is none', async () => {
    const client = await startClient();
    await client.open(script, creature('Fliyng'));
    await client.diagnostics(script, 1);
    put(JSON.stringify(off));
    await client.fileChanged(pathToFileURL(join(root, 'other.json')).href);
    await client.change(script, 2, {
      range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
      text: '# \n',
    });
    expect(codes(await client.diagnostics(script, 2))).toEqual(['keyword/unknown']);
  });
});
