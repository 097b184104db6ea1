import { CancellationToken, type Connection } from 'vscode-languageserver';
import { beforeEach, describe, expect, it } from 'vitest';
import { startServer } from '../../../server/src/lsp/server.ts';
import { FakeRuntime } from '../../support/fakeRuntime.ts';

type Handler = (...values: unknown[]) => unknown;

/** The end of a connection on which everything that is registered can be called. */
class FakeConnection {
  readonly requests = new Map<string, Handler>();
  readonly notifications = new Map<string, Handler>();
  readonly logs: string[] = [];
  readonly console = { error: (message: string): unknown => this.logs.push(message) };
  readonly client = { register: (): Promise<void> => Promise.resolve() };
  readonly workspace = { getConfiguration: (): Promise<unknown> => Promise.resolve(null) };
  initialize: Handler = () => undefined;
  shutdown: Handler = () => undefined;
  onInitialize(handler: Handler): void {
    this.initialize = handler;
  }
  onShutdown(handler: Handler): void {
    this.shutdown = handler;
  }
  onRequest({ method }: { method: string }, handler: Handler): void {
    this.requests.set(method, handler);
  }
  onNotification({ method }: { method: string }, handler: Handler): void {
    this.notifications.set(method, handler);
  }
  sendNotification(): Promise<void> {
    return Promise.resolve();
  }
  listen(): void {
    // Nobody is at the other end.
  }
}

let connection: FakeConnection;
let runtime: FakeRuntime;

beforeEach(() => {
  connection = new FakeConnection();
  runtime = new FakeRuntime();
  startServer(connection as unknown as Connection, runtime);
});

const nonsense = [
  null,
  undefined,
  {},
  [],
  'text',
  { textDocument: null },
  { textDocument: { uri: 5, version: 'x', text: null } },
  { textDocument: { uri: '%', version: 1 }, contentChanges: 7, position: null, range: {}, context: null },
  { event: null, settings: 3, changes: [null] },
];

/** What a request is answered with where there is nothing to say. */
function neutral(method: string, params: unknown): unknown {
  if (method === 'textDocument/codeAction') return [];
  if (method === 'textDocument/semanticTokens/full') return { data: [] };
  // An entry that nothing more is known of goes back as it came.
  if (method === 'completionItem/resolve') return params ?? { label: '' };
  return null;
}

describe('every handler', () => {
  it('is there for what the server says that it can do', () => {
    connection.initialize({ capabilities: {} });
    const own = [...connection.requests.keys()].filter((method) => !method.startsWith('cardscript/'));
    expect(own.sort()).toEqual([
      'callHierarchy/incomingCalls',
      'callHierarchy/outgoingCalls',
      'completionItem/resolve',
      'textDocument/codeAction',
      'textDocument/codeLens',
      'textDocument/completion',
      'textDocument/definition',
      'textDocument/documentHighlight',
      'textDocument/documentLink',
      'textDocument/documentSymbol',
      'textDocument/foldingRange',
      'textDocument/formatting',
      'textDocument/hover',
      'textDocument/inlayHint',
      'textDocument/onTypeFormatting',
      'textDocument/prepareCallHierarchy',
      'textDocument/prepareRename',
      'textDocument/rangeFormatting',
      'textDocument/references',
      'textDocument/rename',
      'textDocument/selectionRange',
      'textDocument/semanticTokens/full',
      'textDocument/signatureHelp',
      'workspace/symbol',
    ]);
    expect([...connection.notifications.keys()].sort()).toEqual([
      'initialized',
      'textDocument/didChange',
      'textDocument/didClose',
      'textDocument/didOpen',
      'workspace/didChangeConfiguration',
      'workspace/didChangeWatchedFiles',
      'workspace/didChangeWorkspaceFolders',
    ]);
  });

  it('outlives messages that make no sense', async () => {
    connection.initialize({ capabilities: {} });
    for (const params of nonsense) {
      for (const handler of connection.notifications.values()) handler(params);
      for (const [method, handler] of connection.requests) {
        const answer = handler(params, CancellationToken.None) as Promise<unknown>;
        await runtime.settle();
        if (method.startsWith('cardscript/')) await answer;
        else expect(await answer, method).toEqual(neutral(method, params));
      }
    }
    await runtime.settle();
    expect(connection.logs.length).toBeGreaterThan(nonsense.length);
  });

  it('of a request says so before the server is initialized, and after it was shut down', () => {
    for (const handler of connection.requests.values())
      expect(handler({}, CancellationToken.None)).toMatchObject({ code: -32002 });
    connection.initialize({ capabilities: {} });
    connection.shutdown();
    for (const handler of connection.requests.values())
      expect(handler({}, CancellationToken.None)).toMatchObject({ code: -32600 });
  });

  it('of a notification does nothing before the server is initialized, and after it was shut down', () => {
    const textDocument = { uri: 'file:///a.txt', languageId: 'cardscript', version: 1, text: '' };
    connection.notifications.get('textDocument/didOpen')?.({ textDocument });
    connection.initialize({ capabilities: {} });
    connection.shutdown();
    connection.notifications.get('textDocument/didChange')?.({ textDocument, contentChanges: [] });
    expect(connection.logs).toEqual([]);
  });
});

it.each([[{ capabilities: {} }], [{ capabilities: {}, workspaceFolders: null, initializationOptions: 'x' }], [{}]])(
  'initialize answers at once, whatever it is sent: %j',
  (params) => {
    expect(connection.initialize(params)).toMatchObject({
      capabilities: { positionEncoding: 'utf-16', hoverProvider: true },
      serverInfo: { name: 'cardscript', version: '1.2.3' },
    });
  },
);
