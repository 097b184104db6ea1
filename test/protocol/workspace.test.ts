import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  CompletionRequest,
  DefinitionRequest,
  DocumentLinkRequest,
  ProgressType,
  ReferencesRequest,
  RequestType,
  SymbolKind,
  WorkDoneProgressCreateRequest,
  WorkspaceSymbolRequest,
  type ClientCapabilities,
  type CodeAction,
  type CompletionItem,
  type CompletionList,
  type Location,
  type MarkupContent,
  type WorkDoneProgressBegin,
  type WorkDoneProgressEnd,
  type WorkDoneProgressReport,
} from 'vscode-languageserver/node';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findUses, type UsesAnswer, type UsesParams } from '../../server/src/protocol/uses.ts';
import { editorCapabilities, TestClient } from '../support/protocol.ts';

type Progress = WorkDoneProgressBegin | WorkDoneProgressReport | WorkDoneProgressEnd;

/** Folders of this computer with these scripts. */
function makeFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'cardscript-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const uriOf = (folder: string, path: string): string => pathToFileURL(join(folder, path)).href;

/** A client whose server has read the folder to its end. */
class WorkspaceClient extends TestClient {
  readonly progress: Progress[] = [];

  static async start(
    folder: string,
    initializationOptions?: unknown,
    capabilities: ClientCapabilities = editorCapabilities,
    exclude: Readonly<Record<string, boolean>> = { '**/drafts': true, '**/res': false },
  ): Promise<WorkspaceClient> {
    const client = new WorkspaceClient({ otherSettings: { 'files.exclude': exclude } });
    client.connection.onRequest(WorkDoneProgressCreateRequest.type, ({ token }) => {
      client.connection.onProgress(new ProgressType<Progress>(), token, (value) => void client.progress.push(value));
    });
    await client.initialize({
      capabilities: { ...editorCapabilities, ...capabilities, window: { workDoneProgress: true } },
      initializationOptions,
      workspaceFolders: [{ uri: pathToFileURL(folder).href, name: 'scripts' }],
    });
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (client.progress.some(({ kind }) => kind === 'end')) resolve();
        else setImmediate(look);
      };
      look();
    });
    return client;
  }
}

const crow = 'Name:Paper Crow\nManaCost:1 U\nTypes:Creature Bird\nPT:1/1\nK:Flying\nOracle:Flying\n';
const files = {
  'res/cardsfolder/p/paper_crow.txt': crow,
  'res/cardsfolder/t/two_sides.txt':
    'Name:Left, the Side\nManaCost:1 U\nTypes:Instant\nA:SP$ Draw | NumCards$ 2\nOracle:\nAlternateMode:Split\n\nALTERNATE\n\nName:Right Side\nManaCost:U\nTypes:Instant\nA:SP$ Draw\nOracle:\n',
  'res/tokenscripts/u_1_1_crow_flying.txt': 'Name:Crow Token\nTypes:Creature Crow\n',
  'notes/paper_crane.txt': 'Name:Paper Crane\n',
  '.gitignore': 'attic/\n',
  'attic/cardsfolder/paper_cat.txt': 'Name:Paper Cat\n',
  'drafts/cardsfolder/paper_dog.txt': 'Name:Paper Dog\n',
};

describe('the scripts of the workspace', () => {
  let folder: string;
  let client: WorkspaceClient;
  beforeAll(async () => {
    folder = makeFolder(files);
    client = await WorkspaceClient.start(folder);
  });
  afterAll(async () => {
    await client.kill();
    rmSync(folder, { recursive: true });
  });

  const complete = async (text: string): Promise<CompletionItem[]> => {
    const uri = uriOf(folder, 'res/cardsfolder/n/new_card.txt');
    await client.open(uri, text);
    const lines = text.split('\n');
    const position = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
    const found = await client.connection.sendRequest(CompletionRequest.type, { textDocument: { uri }, position });
    await client.close(uri);
    return (found as CompletionList | null)?.items ?? (found as CompletionItem[] | null) ?? [];
  };

  it('are read with progress that can be stopped', () => {
    expect(client.progress[0]).toMatchObject({ kind: 'begin', title: 'Reading card scripts', cancellable: true });
  });

  it('have names that are completed: of tokens, and of cards where a card is named', async () => {
    const tokens = await complete('Name:A\nA:SP$ Token | TokenScript$ u_');
    expect(tokens.map(({ label }) => label)).toContain('u_1_1_crow_flying');
    const cards = await complete('Name:A\nA:SP$ Destroy | ValidTgts$ Card.namedPaper');
    expect(cards.map(({ label }) => label)).toEqual(['Paper Crow']);
    const [side] = await complete('Name:A\nA:SP$ Destroy | ValidTgts$ Card.namedLeft');
    expect(side).toMatchObject({ label: 'Left, the Side', textEdit: { newText: 'Left; the Side' } });
    expect((await complete('Name:A\nK:Partner with:right')).map(({ label }) => label)).toEqual(['Right Side']);
  });

  it('are not those that git ignores, or the editor hides', async () => {
    const cards = await complete('Name:A\nMeldPair:Paper');
    expect(cards.map(({ label }) => label)).toEqual(['Paper Crow']);
  });

  it('are found by their names, in whatever face these stand', async () => {
    const uri = uriOf(folder, 'res/cardsfolder/n/new_card.txt');
    const text = 'Name:A\nA:SP$ Token | ValidTgts$ Card.namedRight Side+Other | TokenScript$ u_1_1_crow_flying';
    await client.open(uri, text);
    const at = (character: number) => ({ textDocument: { uri }, position: { line: 1, character } });
    const card = (await client.connection.sendRequest(DefinitionRequest.type, at(40))) as Location[];
    const side = { start: { line: 9, character: 5 }, end: { line: 9, character: 15 } };
    expect(card).toEqual([{ uri: uriOf(folder, 'res/cardsfolder/t/two_sides.txt'), range: side }]);
    const links = await client.connection.sendRequest(DocumentLinkRequest.type, { textDocument: { uri } });
    expect(links?.map(({ target }) => target)).toEqual([
      `${uriOf(folder, 'res/cardsfolder/t/two_sides.txt')}#L10,6`,
      uriOf(folder, 'res/tokenscripts/u_1_1_crow_flying.txt'),
    ]);
    await client.close(uri);
  });

  it('are found by the names of their faces, abilities and SVars', async () => {
    const found = await client.connection.sendRequest(WorkspaceSymbolRequest.type, { query: 'rightsi' });
    expect(found).toEqual([
      {
        name: 'Right Side',
        kind: SymbolKind.Class,
        location: {
          uri: uriOf(folder, 'res/cardsfolder/t/two_sides.txt'),
          range: { start: { line: 9, character: 5 }, end: { line: 9, character: 15 } },
        },
      },
    ]);
    const abilities = await client.connection.sendRequest(WorkspaceSymbolRequest.type, { query: 'Draw' });
    expect(abilities).toMatchObject([{ name: 'Draw', containerName: 'Left, the Side' }, { name: 'Draw' }]);
  });

  it('show what else uses an effect: a number on hover, the places as references, or behind a link', async () => {
    const uri = uriOf(folder, 'res/cardsfolder/t/two_sides.txt');
    await client.open(uri, files['res/cardsfolder/t/two_sides.txt']);
    const hover = await client.hover(uri, { line: 3, character: 7 });
    expect((hover?.contents as MarkupContent).value).toMatch(/\n\nDraw: 2 places of the workspace\.$/);
    const references = await client.connection.sendRequest(ReferencesRequest.type, {
      textDocument: { uri },
      position: { line: 3, character: 7 },
      context: { includeDeclaration: true },
    });
    expect(references?.map(({ range }) => range.start.line)).toEqual([3, 12]);
    const findUsesRequest = new RequestType<UsesParams, UsesAnswer, void>(findUses);
    const params = { kind: 'parameter', name: 'effect Draw NumCards' };
    expect(await client.connection.sendRequest(findUsesRequest, params)).toMatchObject({
      places: [{ uri, range: { start: { line: 3, character: 13 } } }],
      count: 1,
      complete: true,
    });
    const nonsense = { kind: 'toString', name: 'x' };
    expect(await client.connection.sendRequest(findUsesRequest, nonsense)).toMatchObject({ places: [], count: 0 });
    await client.close(uri);
  });

  it('hovers of clients that follow such links have a link to the places', async () => {
    const other = await WorkspaceClient.start(folder, { usesLinks: true });
    onTestFinished(() => other.kill());
    const uri = uriOf(folder, 'res/cardsfolder/t/two_sides.txt');
    await other.open(uri, files['res/cardsfolder/t/two_sides.txt']);
    const hover = await other.hover(uri, { line: 3, character: 7 });
    expect((hover?.contents as MarkupContent).value).toContain('[2 places](cardscript-uses:record/effect%20Draw)');
  });

  it('count as they are in the editor, and as they are on the disk once they are closed', async () => {
    const uri = uriOf(folder, 'res/cardsfolder/p/paper_crow.txt');
    await client.open(uri, crow.replaceAll('Paper Crow', 'Glass Crow'));
    const named = 'Name:A\nA:SP$ Destroy | ValidTgts$ Card.named';
    const labels = async (): Promise<string[]> => (await complete(named)).map(({ label }) => label);
    expect(await labels()).toContain('Glass Crow');
    expect(await labels()).not.toContain('Paper Crow');
    await client.close(uri);
    await expect.poll(labels).toContain('Paper Crow');
    expect(await labels()).not.toContain('Glass Crow');
  });

  it('are read again when they change on the disk', async () => {
    const path = 'res/cardsfolder/s/straw_crow.txt';
    const labels = async (): Promise<string[]> => (await complete('Name:A\nMeldPair:Straw')).map(({ label }) => label);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), crow.replaceAll('Paper', 'Straw'));
    await client.fileChanged(uriOf(folder, path));
    await expect.poll(labels).toEqual(['Straw Crow']);
    rmSync(join(folder, path));
    await client.fileChanged(uriOf(folder, path));
    await expect.poll(labels).toEqual([]);
  });
});

describe('the token that is not there', () => {
  const card = 'Name:A\nA:SP$ Token | TokenScript$ u_1_1_crow_flying,g_2_2_frog';
  const actions = async (client: TestClient, folder: string): Promise<CodeAction[]> => {
    const uri = uriOf(folder, 'res/cardsfolder/a/a.txt');
    await client.open(uri, card);
    const range = { start: { line: 1, character: 0 }, end: { line: 1, character: 60 } };
    return (await client.codeActions(uri, range)).filter(({ kind }) => kind === 'refactor.create');
  };
  const newFiles = {
    workspace: {
      ...editorCapabilities.workspace,
      workspaceEdit: { documentChanges: true, resourceOperations: ['create' as const] },
    },
  };

  it('is made where the others are, by a client that makes files', async () => {
    const folder = makeFolder(files);
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const client = await WorkspaceClient.start(folder, undefined, newFiles);
    onTestFinished(() => client.kill());
    const uri = uriOf(folder, 'res/tokenscripts/g_2_2_frog.txt');
    const start = { line: 0, character: 0 };
    const newText = 'Name:Frog Token\nManaCost:no cost\nTypes:Creature Frog\nColors:green\nPT:2/2\nOracle:\n';
    expect(await actions(client, folder)).toEqual([
      {
        title: 'Create the token script g_2_2_frog.txt',
        kind: 'refactor.create',
        edit: {
          documentChanges: [
            { kind: 'create', uri, options: { ignoreIfExists: true } },
            { textDocument: { uri, version: null }, edits: [{ range: { start, end: start }, newText }] },
          ],
        },
      },
    ]);
  });

  it('is not offered to a client that makes none, where no folder is known, or where the token is elsewhere', async () => {
    const folder = makeFolder(files);
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const plain = await WorkspaceClient.start(folder);
    onTestFinished(() => plain.kill());
    expect(await actions(plain, folder)).toEqual([]);
    const bare = makeFolder({ 'res/cardsfolder/p/paper_crow.txt': crow });
    onTestFinished(() => rmSync(bare, { recursive: true }));
    const other = await WorkspaceClient.start(bare, undefined, newFiles);
    onTestFinished(() => other.kill());
    expect(await actions(other, bare)).toEqual([]);
    const elsewhere = makeFolder({ ...files, 'mine/tokenscripts/g_2_2_frog.txt': 'Name:Frog Token\n' });
    onTestFinished(() => rmSync(elsewhere, { recursive: true }));
    const third = await WorkspaceClient.start(elsewhere, undefined, newFiles);
    onTestFinished(() => third.kill());
    expect(await actions(third, elsewhere)).toEqual([]);
  });
});

it('a workspace without scripts is read to its end', async () => {
  const folder = makeFolder({ 'notes/a.txt': 'Name:Nobody\n' });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const client = await WorkspaceClient.start(folder);
  onTestFinished(() => client.kill());
  expect(client.progress.at(-1)?.kind).toBe('end');
});

/** A name in a folder may stand for what never ends, or never begins. */
describe.runIf(process.platform !== 'win32')('what is no file, or far too large', () => {
  const things: readonly (readonly [string, (path: string) => void])[] = [
    ['a device', (path) => symlinkSync('/dev/zero', path)],
    ['a pipe', (path) => void execFileSync('mkfifo', [path])],
    // As large as no memory is; it takes no room.
    ['too large', (path) => (writeFileSync(path, ''), truncateSync(path, 1e11))],
  ];
  const places = [
    'cardscript.json',
    '.gitignore',
    'tokenscripts/odd.txt',
    'cardsfolder/odd.txt',
    'cardsfolder/.gitignore',
  ];
  const card = 'Name:Odd Sample\nManaCost:1\nTypes:Instant\nK:Fliyng\nA:SP$ Token | TokenScript$ odd\nOracle:\n';

  it.each(things)('keeps nobody waiting, and the server ends: %s', async (kind, make) => {
    const folder = makeFolder({ 'cardsfolder/crow.txt': crow, 'tokenscripts/right.txt': 'Name:Right Token\n' });
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const place of places) make(join(folder, place));
    // Nothing comes of it before the folder is read to its end.
    const client = await WorkspaceClient.start(folder);
    onTestFinished(() => client.kill());
    const uri = uriOf(folder, 'cardsfolder/crow.txt');
    await client.open(uri, card);
    expect((await client.diagnostics(uri, 1)).map(({ code }) => code)).toContain('keyword/unknown');
    for (const place of places) await client.fileChanged(uriOf(folder, place));
    await client.close(uri);

    const again = uriOf(folder, 'cardsfolder/again.txt');
    await client.open(again, card);
    expect((await client.diagnostics(again, 1)).map(({ code }) => code)).toContain('keyword/unknown');
    const links = await client.connection.sendRequest(DocumentLinkRequest.type, { textDocument: { uri: again } });
    // A file leads somewhere, whatever its size.
    const odd = kind === 'too large' ? [uriOf(folder, 'tokenscripts/odd.txt')] : [];
    expect(links?.map(({ target }) => target)).toEqual(odd);
    expect(await client.hover(again, { line: 0, character: 2 })).not.toBeNull();
    await expect
      .poll(async () => (await client.connection.sendRequest(WorkspaceSymbolRequest.type, { query: 'Crow' }))?.length)
      .toBe(1);
    expect(client.messages.join(' ')).toMatch(/cardscript\.json.*(?:device|1 MB)/);
    expect(await client.shutdown()).toBe(0);
  });
});

it('patterns that libraries for globs never come to an end with keep nobody waiting', async () => {
  const hostile = `${'*a'.repeat(20)}b`;
  const long = `cardsfolder/${'a'.repeat(60)}.txt`;
  const folder = makeFolder({
    '.gitignore': `${hostile}\n${'**/'.repeat(20)}x\n${'y'.repeat(100_000)}\n`,
    [long]: crow,
  });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const client = await WorkspaceClient.start(folder, undefined, editorCapabilities, {
    [`**/${hostile}`]: true,
    [`**/+(a|aa)${hostile}`]: true,
    [`**/${'{a,b}'.repeat(40)}`]: true,
  });
  onTestFinished(() => client.kill());
  const names = async (query: string): Promise<string[]> =>
    ((await client.connection.sendRequest(WorkspaceSymbolRequest.type, { query })) ?? []).map(({ name }) => name);
  expect(await names('Paper Crow')).toEqual(['Paper Crow']);
  writeFileSync(join(folder, long), crow.replaceAll('Paper', 'Straw'));
  await client.fileChanged(uriOf(folder, long));
  await expect.poll(() => names('Straw Crow')).toEqual(['Straw Crow']);
  expect(client.logs).toEqual([
    '1 patterns of files.exclude and search.exclude are passed over: they are too long, or there are too many of them.',
    expect.stringMatching(/^1 patterns of ".*gitignore" are passed over/),
  ]);
});

it('a text with a long run of blanks keeps no other document waiting', async () => {
  const folder = makeFolder(files);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const client = await WorkspaceClient.start(folder);
  onTestFinished(() => client.kill());
  const uri = (name: string): string => uriOf(folder, `res/cardsfolder/n/${name}.txt`);
  await client.open(uri('blanks'), `Name:A\nManaCost:1\nTypes:Instant\nOracle:a${' '.repeat(900_000)}b\n`);
  await client.open(uri('other'), crow);
  expect(JSON.stringify(await client.hover(uri('other'), { line: 4, character: 3 }))).toContain('Flying');
});
