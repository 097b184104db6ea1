/** Words that the tables lack go into the project file, which is made where there is none. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CreateFile, TextDocumentEdit, type CodeAction } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codes, editorCapabilities, startClient, type TestClient } from '../support/protocol.ts';
import { creature, inLine, keywordLine } from './cards.ts';

const capabilities = {
  ...editorCapabilities,
  workspace: {
    ...editorCapabilities.workspace,
    workspaceEdit: { documentChanges: true, resourceOperations: ['create' as const] },
  },
};
const title = `Add "Tramplore" to the project's words`;

let root: string;
let script: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cardscript-'));
  mkdirSync(join(root, 'cards/deep'), { recursive: true });
  script = pathToFileURL(join(root, 'cards/deep/sample.txt')).href;
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const put = (path: string, content: string): void => writeFileSync(join(root, path), content);
const folders = () => [{ uri: pathToFileURL(root).href, name: 'root' }];

async function actionsAt(client: TestClient): Promise<CodeAction[]> {
  await client.open(script, creature('Tramplore'));
  expect(codes(await client.diagnostics(script, 1))).toEqual(['keyword/unknown']);
  return client.codeActions(script, inLine(keywordLine, 3));
}

/** Does to the files what an editor would do. */
function apply({ edit }: CodeAction): void {
  for (const change of edit?.documentChanges ?? []) {
    if (CreateFile.is(change)) {
      const path = fileURLToPath(change.uri);
      if (!existsSync(path)) writeFileSync(path, '');
    } else if (TextDocumentEdit.is(change)) {
      const path = fileURLToPath(change.textDocument.uri);
      const document = TextDocument.create(change.textDocument.uri, 'json', 1, readFileSync(path, 'utf8'));
      writeFileSync(path, TextDocument.applyEdits(document, change.edits as never));
    }
  }
}

async function afterApplying(client: TestClient, file: string): Promise<void> {
  const action = (await actionsAt(client)).find((one) => one.title === title);
  expect(action).toMatchObject({ kind: 'quickfix', diagnostics: [{ code: 'keyword/unknown' }] });
  if (action) apply(action);
  await client.fileChanged(pathToFileURL(join(root, file)).href);
  expect(await client.diagnostics(script, 1, (list) => list.length === 0)).toEqual([]);
}

describe('a word that the tables lack', () => {
  it('goes into the nearest project file, and is no finding then', async () => {
    put('cardscript.json', '{}');
    put('cards/cardscript.json', '{ "severity": { "style/*": "off" } }\n');
    await afterApplying(await startClient({ capabilities, workspaceFolders: folders() }), 'cards/cardscript.json');
    expect(JSON.parse(readFileSync(join(root, 'cards/cardscript.json'), 'utf8'))).toEqual({
      severity: { 'style/*': 'off' },
      words: { keywords: ['Tramplore'] },
    });
    expect(readFileSync(join(root, 'cardscript.json'), 'utf8')).toBe('{}');
  });

  it('gets a project file in the folder of the workspace where there is none', async () => {
    await afterApplying(await startClient({ capabilities, workspaceFolders: folders() }), 'cardscript.json');
    expect(JSON.parse(readFileSync(join(root, 'cardscript.json'), 'utf8'))).toEqual({
      words: { keywords: ['Tramplore'] },
    });
  });

  it('gets it in the one folder that an older client names', async () => {
    const rootUri = pathToFileURL(root).href;
    await afterApplying(await startClient({ capabilities, rootUri }), 'cardscript.json');
  });

  it('gets one beside the script where no folder is open', async () => {
    await afterApplying(await startClient({ capabilities }), 'cards/deep/cardscript.json');
    expect(existsSync(join(root, 'cards/deep/cardscript.json'))).toBe(true);
  });

  it('is not offered where the editor cannot make files, or the project file is broken', async () => {
    const titles = (actions: readonly CodeAction[]): string[] => actions.map((one) => one.title);
    expect(titles(await actionsAt(await startClient()))).not.toContain(title);
    put('cardscript.json', '{ "words": ');
    expect(titles(await actionsAt(await startClient({ capabilities })))).not.toContain(title);
  });

  it('is edited in by an editor without versions, too', async () => {
    put('cardscript.json', '{}');
    const { workspace: _, ...simple } = editorCapabilities;
    const action = (await actionsAt(await startClient({ capabilities: simple }))).find((one) => one.title === title);
    const edits = action?.edit?.changes?.[pathToFileURL(join(root, 'cardscript.json')).href];
    expect(edits).toHaveLength(1);
    expect(edits?.[0]?.newText).toContain('"Tramplore"');
  });
});
