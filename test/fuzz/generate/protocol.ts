/** Sessions of clients that do what no editor does. */
import type { Step } from '../properties/protocolSteps.ts';
import type { Random } from '../random.ts';
import type { Seeds } from '../seeds.ts';
import { mutate } from './mutate.ts';

const capabilities = {
  workspace: { configuration: true, workspaceFolders: true, workspaceEdit: { documentChanges: true } },
  textDocument: {
    hover: { contentFormat: ['markdown'] },
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: [] } } },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
  },
};

const atPlaces = [
  ...[
    'hover',
    'completion',
    'signatureHelp',
    'definition',
    'references',
    'documentHighlight',
    'prepareRename',
    'rename',
  ],
  ...['prepareCallHierarchy', 'onTypeFormatting'],
].map((name) => `textDocument/${name}`);
const ofDocuments = [
  ...[
    'documentSymbol',
    'documentLink',
    'codeLens',
    'foldingRange',
    'formatting',
    'semanticTokens/full',
    'selectionRange',
  ],
  ...['inlayHint', 'codeAction', 'rangeFormatting'],
].map((name) => `textDocument/${name}`);
const own: readonly (readonly [string, unknown])[] = [
  ['workspace/symbol', { query: 'a' }],
  ['cardscript/newCard', { content: 'A {1}\nInstant\nDraw a card.' }],
  ['cardscript/checkPage', { code: 'keyword/unknown' }],
  ['cardscript/uses', { kind: 'keyword', name: '%E0%A4%A' }],
  ['cardscript/rules/search', { query: '702' }],
  ['cardscript/rules/page', { place: 'contents' }],
  ['cardscript/rules/describe', { number: '100.1' }],
  ['cardscript/rules/editions', null],
  ['cardscript/rules/use', { edition: '../../x' }],
  ['cardscript/unheard-of', {}],
];
const oddValues = [
  null,
  1e308,
  -1,
  '',
  'x'.repeat(9_000),
  [],
  {},
  true,
  { textDocument: null },
  { textDocument: { uri: 7 } },
];
const oddUris = [
  '',
  'x',
  'file:',
  'file:///%E0%A4%A',
  'untitled:1',
  'ROOT/../../..',
  'http://[',
  'ROOT/cardsfolder/a%00b.txt',
];

export function session(random: Random, seeds: Seeds): Step[] {
  const well = random.chance(0.7);
  const uri = (): string =>
    random.chance(0.85) ? `ROOT/cardsfolder/${random.pick(['a', 'b', 'ñ%20x'])}.txt` : random.pick(oddUris);
  const number = (): number => (random.chance(0.9) ? random.below(60) : random.pick([-1, 2 ** 31 - 1, 0.5, 1e9]));
  const position = () => ({ line: number(), character: number() });
  const range = () => ({ start: position(), end: position() });
  const text = (): string => mutate(seeds.script(random), random, () => seeds.script(random));
  const odd = <T>(params: T): unknown => (well || random.chance(0.7) ? params : random.pick(oddValues));
  let version = 1;
  const makers: readonly (() => Step[])[] = [
    () => [
      notify(
        'textDocument/didOpen',
        odd({ textDocument: { uri: uri(), languageId: 'cardscript', version: 1, text: text() } }),
      ),
    ],
    () =>
      random.several(1, 30, () => {
        const change = random.chance(0.9)
          ? { range: range(), text: text().slice(0, random.below(20)) }
          : { text: text() };
        return notify(
          'textDocument/didChange',
          odd({ textDocument: { uri: uri(), version: (version += 1) }, contentChanges: [change] }),
        );
      }),
    () => [notify('textDocument/didClose', odd({ textDocument: { uri: uri() } }))],
    () => [notify('workspace/didChangeConfiguration', { settings: { cardscript: random.pick(oddValues) } })],
    () => [notify('workspace/didChangeWatchedFiles', { changes: [{ uri: uri(), type: random.between(1, 3) }] })],
    () => [
      notify('workspace/didChangeWorkspaceFolders', { event: { added: [{ uri: uri(), name: 'x' }], removed: [] } }),
    ],
    () =>
      random.several(1, 12, () => {
        const params = {
          textDocument: { uri: uri() },
          position: position(),
          newName: 'Abc',
          ch: '|',
          options: {},
          context: { includeDeclaration: true },
        };
        return request(random.pick(atPlaces), odd(params));
      }),
    () =>
      random.several(1, 6, () => {
        const params = {
          textDocument: { uri: uri() },
          range: range(),
          positions: [position()],
          options: {},
          context: { diagnostics: [] },
        };
        return request(random.pick(ofDocuments), odd(params));
      }),
    () => [request(...random.pick(own))],
    () => (well ? [] : [request(random.pick(own)[0], random.pick(oddValues))]),
    () => [{ do: 'cancel', latest: random.between(1, 20) }],
    () =>
      well
        ? []
        : [{ do: 'raw', content: random.pick(['{}', '[]', 'null', '{"jsonrpc":"2.0","id":{}}', '{"id":', '\u0000']) }],
    () => [{ do: 'wait' }],
  ];
  const first = [
    request('initialize', {
      processId: null,
      rootUri: 'ROOT',
      capabilities,
      workspaceFolders: [{ uri: 'ROOT', name: 'x' }],
    }),
    notify('initialized', {}),
  ];
  const steps = random.several(5, 40, () => random.pick(makers)()).flat();
  const at = random.chance(0.85) ? 0 : random.below(steps.length + 1);
  const how = random.chance(0.6) ? 'politely' : random.pick(['rudely', 'kill', 'close-input', 'close-output'] as const);
  return [...steps.slice(0, at), ...first, ...steps.slice(at), { do: 'leave', how }];
}

const request = (method: string, params: unknown): Step => ({ do: 'request', method, params });
const notify = (method: string, params: unknown): Step => ({ do: 'notify', method, params });
