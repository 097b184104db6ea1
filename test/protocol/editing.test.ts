import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  CallHierarchyIncomingCallsRequest,
  CallHierarchyOutgoingCallsRequest,
  CallHierarchyPrepareRequest,
  CodeLensRequest,
  CompletionRequest,
  CompletionResolveRequest,
  DefinitionRequest,
  DocumentFormattingRequest,
  DocumentHighlightRequest,
  DocumentLinkRequest,
  DocumentOnTypeFormattingRequest,
  DocumentRangeFormattingRequest,
  DocumentSymbolRequest,
  FoldingRangeRequest,
  InlayHintRefreshRequest,
  InlayHintRequest,
  PrepareRenameRequest,
  ReferencesRequest,
  RenameRequest,
  SelectionRangeRequest,
  SemanticTokensRequest,
  SignatureHelpRequest,
  type ClientCapabilities,
  type CompletionItem,
  type CompletionList,
  type Location,
  type MarkupContent,
  type TextEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { mostEntries } from '../../server/src/core/features/completion/narrow.ts';
import { applyAction, editorCapabilities, startClient, TestClient, useClient } from '../support/protocol.ts';

const capabilities: ClientCapabilities = {
  ...editorCapabilities,
  textDocument: {
    ...editorCapabilities.textDocument,
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown', 'plaintext'] } },
  },
};
const client = useClient({ capabilities });
let count = 0;
let uri: string;

const script = `Name:Ladder Keeper
ManaCost:1 W
Types:Creature Human
PT:2/2
T:Mode$ Attacks | ValidCard$ Card.Self | Execute$ TrigGain | TriggerDescription$ Whenever CARDNAME attacks, you gain life.
SVar:TrigGain:DB$ GainLife | LifeAmount$ Y
SVar:Y:Count$Valid Creature.YouCtrl
Oracle:Whenever Ladder Keeper attacks, you gain life.
`;
const onName = { line: 5, character: 8 };

beforeEach(async () => {
  count += 1;
  uri = `file:///cards/editing-${count}.txt`;
  await client().open(uri, script);
});

const document = (): { textDocument: { uri: string } } => ({ textDocument: { uri } });

describe('finding one’s way', () => {
  it('the outline has the face and what belongs to it', async () => {
    const symbols = await client().connection.sendRequest(DocumentSymbolRequest.type, document());
    expect(symbols).toMatchObject([
      { name: 'Ladder Keeper', children: [{ name: 'Attacks' }, { name: 'TrigGain' }, { name: 'Y' }] },
    ]);
  });

  it('editors that know no symbols within symbols get a flat list', async () => {
    const plain = await startClient();
    await plain.open(uri, script);
    const symbols = await plain.connection.sendRequest(DocumentSymbolRequest.type, document());
    expect(symbols).toMatchObject([
      { name: 'Ladder Keeper' },
      { name: 'Attacks' },
      { name: 'TrigGain' },
      { name: 'Y' },
    ]);
  });

  it('chains are folded', async () => {
    const folds = await client().connection.sendRequest(FoldingRangeRequest.type, document());
    expect(folds).toEqual([{ startLine: 4, endLine: 6 }]);
  });

  it('selections grow from the word to the file', async () => {
    const [range] =
      (await client().connection.sendRequest(SelectionRangeRequest.type, {
        ...document(),
        positions: [onName],
      })) ?? [];
    expect(range?.range).toEqual({ start: { line: 5, character: 5 }, end: { line: 5, character: 13 } });
    expect(range?.parent?.range.end).toEqual({ line: 5, character: 42 });
  });

  it('an SVar is found where it is defined and where it is named', async () => {
    const at = { ...document(), position: { line: 4, character: 56 } };
    const definition = (await client().connection.sendRequest(DefinitionRequest.type, at)) as Location[];
    expect(definition).toMatchObject([{ uri, range: { start: { line: 5, character: 5 } } }]);
    const references = await client().connection.sendRequest(ReferencesRequest.type, {
      ...at,
      context: { includeDeclaration: false },
    });
    expect(references).toMatchObject([{ range: { start: { line: 4 } } }]);
    const highlights = await client().connection.sendRequest(DocumentHighlightRequest.type, at);
    expect(highlights).toHaveLength(2);
  });

  it('an SVar is renamed in all places, and the reason is told where it cannot be', async () => {
    const at = { ...document(), position: onName };
    expect(await client().connection.sendRequest(PrepareRenameRequest.type, at)).toMatchObject({
      placeholder: 'TrigGain',
    });
    const edit = await client().connection.sendRequest(RenameRequest.type, { ...at, newName: 'TrigLife' });
    expect(applyAction(script, uri, { title: '', ...(edit && { edit }) })).toBe(
      script.replaceAll('TrigGain', 'TrigLife'),
    );
    await expect(client().connection.sendRequest(RenameRequest.type, { ...at, newName: 'Y' })).rejects.toThrow(
      'This face has an SVar "Y" already.',
    );
  });

  it('calls are followed in both directions', async () => {
    const [item] =
      (await client().connection.sendRequest(CallHierarchyPrepareRequest.type, {
        ...document(),
        position: { line: 4, character: 10 },
      })) ?? [];
    if (!item) throw new Error('No item came.');
    const [call] = (await client().connection.sendRequest(CallHierarchyOutgoingCallsRequest.type, { item })) ?? [];
    expect(call?.to.name).toBe('TrigGain');
    if (!call) throw new Error('No call came.');
    const callers = await client().connection.sendRequest(CallHierarchyIncomingCallsRequest.type, { item: call.to });
    expect(callers).toMatchObject([{ from: { name: 'Attacks' } }]);
  });

  it('SVars are coloured', async () => {
    const tokens = await client().connection.sendRequest(SemanticTokensRequest.type, document());
    expect(tokens?.data).toHaveLength(4 * 5);
  });

  it('nothing is known of a document that is not open', async () => {
    const other = { textDocument: { uri: 'file:///other.txt' } };
    expect(await client().connection.sendRequest(DocumentSymbolRequest.type, other)).toBeNull();
    expect(await client().connection.sendRequest(DefinitionRequest.type, { ...other, position: onName })).toBeNull();
  });
});

describe('completion', () => {
  const items = async (text: string, of = client()): Promise<CompletionItem[]> => {
    await of.open(`${uri}.txt`, text);
    const lines = text.split('\n');
    const position = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
    const params = { textDocument: { uri: `${uri}.txt` }, position };
    return ((await of.connection.sendRequest(CompletionRequest.type, params)) as CompletionList).items;
  };

  it('offers keywords with places for their arguments, explained when they are looked at', async () => {
    const kicker = (await items('Name:A\nK:Kick')).find(({ label }) => label === 'Kicker');
    expect(kicker).toMatchObject({ insertTextFormat: 2, textEdit: { range: { start: { line: 1, character: 2 } } } });
    expect(kicker?.documentation).toBeUndefined();
    if (!kicker) throw new Error('Kicker is not offered.');
    const resolved = await client().connection.sendRequest(CompletionResolveRequest.type, kicker);
    expect((resolved.documentation as MarkupContent).value).toContain('702.33');
  });

  it('writes no snippets for editors that know none', async () => {
    const plain = await startClient();
    const kicker = (await items('Name:A\nK:Kick', plain)).find(({ label }) => label === 'Kicker');
    expect(kicker?.insertTextFormat).toBeUndefined();
    expect(kicker?.textEdit?.newText).toBe('Kicker:');
  });

  it('finds parameters by their names, whatever is written before them', async () => {
    const parameter = (await items('A:SP$ Draw |')).find(({ label }) => label === 'NumCards');
    expect(parameter?.filterText).toBeUndefined();
    expect(parameter?.textEdit?.newText).toBe(' NumCards$ ');
  });

  it('writes the line of an SVar along with its name', async () => {
    const text = 'T:Mode$ Attacks | ValidCard$ Card.Self | Execute$ TrigDr';
    await client().open(`${uri}.txt`, `${text}\nOracle:\n`);
    const params = { textDocument: { uri: `${uri}.txt` }, position: { line: 0, character: text.length } };
    const found = (await client().connection.sendRequest(CompletionRequest.type, params)) as CompletionList;
    const start = { line: 1, character: 0 };
    expect(found.items.find(({ label }) => label === 'TrigDraw')?.additionalTextEdits).toEqual([
      { range: { start, end: start }, newText: 'SVar:TrigDraw:DB$ Draw\n' },
    ]);
  });

  it('says once what is replaced to editors that take it for all', async () => {
    const completion = { completionList: { itemDefaults: ['editRange'] } };
    const modern = await startClient({ capabilities: { ...capabilities, textDocument: { completion } } });
    const item = (await items('A:SP$ Draw | NumC', modern)).find(({ label }) => label === 'NumCards');
    expect(item).toMatchObject({ textEditText: 'NumCards$ ' });
    expect(item?.textEdit).toBeUndefined();
  });

  it('sends the best of a long list, and the others when more is typed', async () => {
    const label = 'YouCtrl';
    const some = await items('A:SP$ Draw | ValidTgts$ Creature.');
    expect([some.length, some.some((one) => one.label === label)]).toEqual([mostEntries, true]);
    const typed = (await items('A:SP$ Draw | ValidTgts$ Creature.Zubera')).map((one) => one.label);
    expect(typed).toEqual(['Zubera']);
  });
});

describe('help while typing', () => {
  it('shows the arguments of a keyword, with the one at the cursor', async () => {
    const at = { textDocument: { uri: `${uri}.txt` }, position: { line: 0, character: 14 } };
    await client().open(at.textDocument.uri, 'K:Impending:4:');
    const help = await client().connection.sendRequest(SignatureHelpRequest.type, at);
    expect(help).toMatchObject({ activeParameter: 1, signatures: [{ label: 'Impending:N:cost' }] });
  });

  it('explains parameters on hover', async () => {
    const hover = await client().hover(uri, { line: 5, character: 35 });
    expect((hover?.contents as MarkupContent).value).toContain('How much life.');
  });
});

it('the script of a token is a link, where there is one beside the card', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardscript-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'tokenscripts'));
  const token = join(folder, 'tokenscripts', 'c_a_snack.txt');
  writeFileSync(token, 'Name:Snack\n');
  const card = { textDocument: { uri: pathToFileURL(join(folder, 'cardsfolder', 'cook.txt')).href } };
  await client().open(card.textDocument.uri, 'A:SP$ Token | TokenScript$ c_a_snack,c_a_missing');
  const links = await client().connection.sendRequest(DocumentLinkRequest.type, card);
  expect(links).toEqual([
    {
      range: { start: { line: 0, character: 27 }, end: { line: 0, character: 36 } },
      target: pathToFileURL(token).href,
      tooltip: 'c_a_snack.txt',
    },
  ]);
  const at = { ...card, position: { line: 0, character: 30 } };
  expect(await client().connection.sendRequest(DefinitionRequest.type, at)).toMatchObject([
    { uri: pathToFileURL(token).href },
  ]);
});

describe('inlay hints', () => {
  const keeper = 'Name:Keeper\nTypes:Creature Bear\nK:Warp:1 G\nA:AB$ Draw | Cost$ 1';
  const whole = { start: { line: 0, character: 0 }, end: { line: 4, character: 0 } };
  const hints = async (of: TestClient, range = whole): Promise<unknown[]> => {
    await of.open(uri, keeper);
    const found = await of.connection.sendRequest(InlayHintRequest.type, { ...document(), range });
    return (found ?? []).map(({ label, position }) => [label, position.line, position.character]);
  };

  it('are off unless somebody wants them', async () => {
    expect(await hints(client())).toEqual([]);
  });

  it('say zones and values, within the lines that are looked at', async () => {
    const both = await startClient({ settings: () => ({ inlayHints: { zones: true, values: true } }) });
    expect(await hints(both)).toEqual([
      ['NumCards$ 1', 3, 20],
      ['works on the stack (113.6d)', 2, 10],
    ]);
    const range = { start: { line: 2, character: 0 }, end: { line: 2, character: 10 } };
    expect(await hints(both, range)).toHaveLength(1);
  });

  it('are asked for again when the settings change', async () => {
    const editor = new TestClient({});
    onTestFinished(() => editor.kill());
    const asked = new Promise<void>((resolve) => {
      editor.connection.onRequest(InlayHintRefreshRequest.type, () => {
        resolve();
        return undefined;
      });
    });
    await editor.initialize({
      capabilities: {
        ...editorCapabilities,
        workspace: { ...editorCapabilities.workspace, inlayHint: { refreshSupport: true } },
      },
    });
    await editor.settingsChanged();
    await asked;
  });
});

describe('changing a script', () => {
  const apply = (text: string, edits: readonly TextEdit[] | null): string =>
    TextDocument.applyEdits(TextDocument.create(uri, 'cardscript', 0, text), [...(edits ?? [])]);
  const options = { tabSize: 2, insertSpaces: true };
  const other = (): { textDocument: { uri: string } } => ({ textDocument: { uri: `${uri}.txt` } });

  it('spacing is put right in the document, in a range, and at a bar', async () => {
    const text = 'K: Flying\nA:SP$Draw|NumCards$ 1|';
    await client().open(other().textDocument.uri, text);
    const all = await client().connection.sendRequest(DocumentFormattingRequest.type, { ...other(), options });
    expect(apply(text, all)).toBe('K:Flying\nA:SP$ Draw | NumCards$ 1 |');
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 3 } };
    const some = await client().connection.sendRequest(DocumentRangeFormattingRequest.type, {
      ...other(),
      options,
      range,
    });
    expect(apply(text, some)).toBe('K:Flying\nA:SP$Draw|NumCards$ 1|');
    const position = { line: 1, character: 10 };
    const typed = await client().connection.sendRequest(DocumentOnTypeFormattingRequest.type, {
      ...other(),
      options,
      position,
      ch: '|',
    });
    expect(apply(text, typed)).toBe('K: Flying\nA:SP$ Draw |NumCards$ 1|');
  });

  it('an amount is extracted, with the line ends of the file', async () => {
    const text = 'Name:A\r\nA:SP$ Draw | NumCards$ Count$Valid Land\r\nOracle:\r\n';
    await client().open(other().textDocument.uri, text);
    const at = { line: 1, character: 30 };
    const actions = await client().codeActions(
      other().textDocument.uri,
      { start: at, end: at },
      { only: ['refactor'] },
    );
    expect(actions.map(({ kind }) => kind)).toContain('refactor.extract');
    expect(applyAction(text, other().textDocument.uri, actions[0])).toBe(
      'Name:A\r\nA:SP$ Draw | NumCards$ X\r\nSVar:X:Count$Valid Land\r\nOracle:\r\n',
    );
  });

  it.each([
    ['Inline "X"', 'A:SP$ Draw | NumCards$ X\nSVar:X:Count$Valid Land\n', 'NumCards$ Count$Valid Land\n'],
    ['Add a sub-ability "DBNext"', 'A:SP$ Draw | NumCards$ X\n', ' | SubAbility$ DBNext\nSVar:DBNext:DB$ \n'],
    [
      'Add "SpellDescription$ Draw two cards."',
      'A:SP$ Draw | NumCards$ X\nOracle:Draw two cards.\n',
      'X | SpellDescription$ Draw two cards.\n',
    ],
    ['Add the other face', 'Name:A | NumCards$ X\nTypes:Creature\nOracle:\n', '\nALTERNATE\n'],
    ['Move "PT" to its place', 'Name:A\nTypes:Creature\nOracle:\nPT:1/1 | NumCards$ X\n', 'Types:Creature\nPT:1/1'],
  ])('the refactoring "%s" can be applied', async (title, text, part) => {
    await client().open(other().textDocument.uri, text);
    const before = text.slice(0, text.indexOf('NumCards$ X') + 'NumCards$ X'.length).split('\n');
    const at = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
    const { uri: of } = other().textDocument;
    const actions = await client().codeActions(of, { start: at, end: at }, { only: ['refactor'] });
    const action = actions.find((one) => one.title === title);
    expect(actions.map((one) => one.title)).toContain(title);
    expect(applyAction(text, of, action)).toContain(part);
  });

  it('SVars tell how often they are named', async () => {
    const lenses = await client().connection.sendRequest(CodeLensRequest.type, document());
    expect(lenses?.map(({ command }) => command?.title)).toEqual(['1 way to cast', '1 reference', '1 reference']);
    const editor = await startClient({ initializationOptions: { referencesCommand: true, waysCommand: true } });
    await editor.open(uri, script);
    expect(await editor.connection.sendRequest(CodeLensRequest.type, document())).toMatchObject([
      { command: { command: 'cardscript.showWays', arguments: [uri, { line: 0, character: 5 }] } },
      { command: { command: 'cardscript.showReferences', arguments: [uri, { line: 5, character: 5 }, [{ uri }]] } },
      {},
    ]);
  });
});
