/** A client for tests: it talks to the built server, a process of its own, as an editor does. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import {
  CodeActionRequest,
  ConfigurationRequest,
  ConnectionError,
  ConnectionErrors,
  createProtocolConnection,
  DidChangeConfigurationNotification,
  DidChangeTextDocumentNotification,
  DidChangeWatchedFilesNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  FileChangeType,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  IPCMessageReader,
  IPCMessageWriter,
  LogMessageNotification,
  PublishDiagnosticsNotification,
  RegistrationRequest,
  ShowMessageNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type ClientCapabilities,
  type CodeAction,
  type CodeActionContext,
  type Diagnostic,
  type FileEvent,
  type Hover,
  type InitializeParams,
  type InitializeResult,
  type Position,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type Range,
  type Registration,
  type TextDocumentContentChangeEvent,
  type TextEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { forkNode, isEnd, startNode } from './child.ts';

/** CARDSCRIPT_DIST names another build to test, such as the one inside an installed extension. */
export const serverFile = join(process.env['CARDSCRIPT_DIST'] ?? join(import.meta.dirname, '../../dist'), 'server.js');

/** What VS Code can do, of the things that the server looks at. */
export const editorCapabilities: ClientCapabilities = {
  workspace: {
    configuration: true,
    didChangeConfiguration: { dynamicRegistration: true },
    didChangeWatchedFiles: { dynamicRegistration: true },
    workspaceFolders: true,
    workspaceEdit: { documentChanges: true },
  },
  textDocument: {
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: [] } } },
    hover: { contentFormat: ['markdown', 'plaintext'] },
    publishDiagnostics: { versionSupport: true },
  },
};

export interface ClientOptions extends Partial<InitializeParams> {
  readonly transport?: 'stdio' | 'ipc';
  /** The section `cardscript` of this client's settings, for a folder. */
  readonly settings?: (scopeUri: string | undefined) => unknown;
  /** Other sections. */
  readonly otherSettings?: Readonly<Record<string, unknown>>;
}

/** Starts a server and initializes it. It is ended with the test. */
export async function startClient(options: ClientOptions = {}): Promise<TestClient> {
  const client = new TestClient(options);
  onTestFinished(() => client.kill());
  await client.initialize(options);
  return client;
}

/** One server for all tests of a file or group: for those that only open documents of their own. */
export function useClient(options: ClientOptions = {}): () => TestClient {
  let client: TestClient | undefined;
  beforeAll(async () => {
    client = new TestClient(options);
    await client.initialize(options);
  });
  afterAll(() => client?.kill());
  return () => {
    if (!client) throw new Error('The client is there within tests only.');
    return client;
  };
}

/** Rules that whoever runs the tests imported must not be seen. */
const emptyHome = join(tmpdir(), 'cardscript-test-no-rules');

export class TestClient {
  readonly process: ChildProcess;
  readonly connection: ProtocolConnection;
  /** Everything that was published, in order. */
  readonly published: PublishDiagnosticsParams[] = [];
  /** Messages for the user. */
  readonly messages: string[] = [];
  readonly logs: string[] = [];
  readonly registrations: Registration[] = [];
  /** Scopes that the server asked its own settings for. */
  readonly asked: (string | undefined)[] = [];
  initialized: InitializeResult | undefined;
  readonly #exited: Promise<unknown[]>;
  #waiting: (() => void)[] = [];
  #hasEnded = false;
  #held: Uint8Array[] | undefined;

  constructor({ transport = 'stdio', settings, otherSettings = {} }: ClientOptions = {}) {
    const env = { ...process.env, CARDSCRIPT_HOME: emptyHome };
    if (transport === 'ipc') {
      this.process = forkNode(serverFile, ['--node-ipc'], { execArgv: [], silent: true, env });
      this.connection = createProtocolConnection(
        new IPCMessageReader(this.process),
        new IPCMessageWriter(this.process),
      );
    } else {
      const server = startNode([serverFile, '--stdio'], { stderr: 'inherit', env });
      this.process = server;
      this.connection = createProtocolConnection(
        new StreamMessageReader(server.stdout),
        new StreamMessageWriter(this.#gate(server.stdin)),
      );
    }
    this.#exited = once(this.process, 'exit');
    void this.#exited.then(() => {
      this.#hasEnded = true;
      this.#wake();
    });
    const note = (store: () => void): void => {
      store();
      this.#wake();
    };
    this.connection.onNotification(PublishDiagnosticsNotification.type, (params) =>
      note(() => this.published.push(params)),
    );
    this.connection.onNotification(ShowMessageNotification.type, ({ message }) =>
      note(() => this.messages.push(message)),
    );
    this.connection.onNotification(LogMessageNotification.type, ({ message }) => note(() => this.logs.push(message)));
    this.connection.onRequest(RegistrationRequest.type, ({ registrations }) => {
      note(() => this.registrations.push(...registrations));
    });
    this.connection.onRequest(ConfigurationRequest.type, ({ items }) => {
      if (items.some(({ section }) => section !== 'cardscript'))
        return items.map(({ section }) => otherSettings[section ?? ''] ?? null);
      note(() => this.asked.push(...items.map(({ scopeUri }) => scopeUri)));
      return items.map(({ scopeUri }) => settings?.(scopeUri) ?? null);
    });
    this.connection.listen();
  }

  async initialize({ transport: _, settings: __, otherSettings: ___, ...params }: ClientOptions = {}): Promise<void> {
    this.initialized = await this.connection.sendRequest(InitializeRequest.type, {
      processId: process.pid,
      rootUri: null,
      workspaceFolders: null,
      capabilities: editorCapabilities,
      ...params,
    });
    await this.connection.sendNotification(InitializedNotification.type, {});
  }

  async open(uri: string, text: string, version = 1): Promise<void> {
    const textDocument = { uri, languageId: 'cardscript', version, text };
    return this.connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
  }

  change(uri: string, version: number, ...contentChanges: TextDocumentContentChangeEvent[]): Promise<void> {
    const textDocument = { uri, version };
    return this.connection.sendNotification(DidChangeTextDocumentNotification.type, { textDocument, contentChanges });
  }

  close(uri: string): Promise<void> {
    return this.connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri } });
  }

  hover(uri: string, position: Position): Promise<Hover | null> {
    return this.connection.sendRequest(HoverRequest.type, { textDocument: { uri }, position });
  }

  async codeActions(uri: string, range: Range, context: Partial<CodeActionContext> = {}): Promise<CodeAction[]> {
    const params = { textDocument: { uri }, range, context: { diagnostics: [], ...context } };
    return ((await this.connection.sendRequest(CodeActionRequest.type, params)) ?? []) as CodeAction[];
  }

  settingsChanged(settings: unknown = null): Promise<void> {
    return this.connection.sendNotification(DidChangeConfigurationNotification.type, { settings });
  }

  fileChanged(uri: string): Promise<void> {
    const changes: FileEvent[] = [{ uri, type: FileChangeType.Changed }];
    return this.connection.sendNotification(DidChangeWatchedFilesNotification.type, { changes });
  }

  /**
   * Everything that is sent meanwhile goes out in one piece, so that the server has it all before it reads the first.
   * Over stdio only. Sending has to be awaited inside, answers outside.
   */
  async atOnce(send: () => Promise<void>): Promise<void> {
    this.#held = [];
    await send();
    const together = Buffer.concat(this.#held);
    this.#held = undefined;
    this.process.stdin?.write(together);
  }

  /** Writes to the server, or into `held`. */
  #gate(target: Writable): Writable {
    return new Writable({
      write: (chunk: Uint8Array, _, done) => {
        if (!this.#held) target.write(chunk, done);
        else {
          this.#held.push(chunk);
          done();
        }
      },
    });
  }

  /** Resolves when the condition holds; it is looked at whenever something has arrived. */
  async until(condition: () => boolean): Promise<void> {
    while (!condition()) {
      if (this.#hasEnded) throw new Error(`The server ended. ${this.logs.join(' ')}`);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const look of waiting) look();
  }

  /** The first list for this version of a document that is, or will be, published and fits. */
  async diagnostics(
    uri: string,
    version: number | undefined,
    fits: (diagnostics: readonly Diagnostic[]) => boolean = () => true,
  ): Promise<Diagnostic[]> {
    const find = (): PublishDiagnosticsParams | undefined =>
      this.published.find((one) => one.uri === uri && one.version === version && fits(one.diagnostics));
    await this.until(() => find() !== undefined);
    return find()?.diagnostics ?? [];
  }

  /** Says goodbye and gives the exit code. */
  async shutdown(): Promise<number | null> {
    await this.connection.sendRequest(ShutdownRequest.type);
    return this.exit();
  }

  async exit(): Promise<number | null> {
    const sent = this.connection.sendNotification(ExitNotification.type).catch((error: unknown) => {
      // The server may be gone before the writing is done.
      if (!isGone(error)) throw error;
    });
    const [code] = await Promise.all([this.exitCode(), sent]);
    return code;
  }

  async exitCode(): Promise<number | null> {
    const [code] = await this.#exited;
    return code as number | null;
  }

  async kill(): Promise<void> {
    this.connection.dispose();
    this.process.kill('SIGKILL');
    await this.#exited;
  }
}

/** Whether a message could not be sent because the server has ended, or the connection to it. */
export function isGone(error: unknown): boolean {
  return isEnd(error) || (error instanceof ConnectionError && error.code !== ConnectionErrors.AlreadyListening);
}

/** The text after the edits of a code action. */
export function applyAction(text: string, uri: string, action: CodeAction | undefined): string {
  if (!action?.edit) throw new Error('There is no action, or it has no edit.');
  const edits: TextEdit[] = [...(action.edit.changes?.[uri] ?? [])];
  for (const change of action.edit.documentChanges ?? [])
    if ('edits' in change && change.textDocument.uri === uri)
      for (const edit of change.edits) if ('newText' in edit) edits.push(edit);
  return TextDocument.applyEdits(TextDocument.create(uri, 'cardscript', 0, text), edits);
}

export function codes(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(({ code }) => String(code));
}
