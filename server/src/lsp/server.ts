/** The language server: the core behind the messages of the protocol. */
import {
  CodeActionKind,
  CodeActionRequest,
  DidChangeConfigurationNotification,
  DidChangeTextDocumentNotification,
  DidChangeWatchedFilesNotification,
  DidChangeWorkspaceFoldersNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ErrorCodes,
  HoverRequest,
  InitializedNotification,
  InlayHintRefreshRequest,
  MessageType,
  PositionEncodingKind,
  PublishDiagnosticsNotification,
  ResponseError,
  ShowMessageNotification,
  TextDocumentSyncKind,
  WorkDoneProgress,
  type CancellationToken,
  type Connection,
  type HandlerResult,
  type InitializeError,
  type InitializeResult,
  type ProtocolNotificationType,
  type ProtocolRequestType,
  type RequestHandler,
} from 'vscode-languageserver';
import { rulesChanged } from '../protocol/rules.ts';
import { projectFileName } from '../workspace/projectConfig.ts';
import type { Answer } from './answer.ts';
import { fixAllKind } from './codeActions.ts';
import { answerCompletion, completionCapabilities } from './completion.ts';
import { answerEditing, editingCapabilities } from './editing.ts';
import { answerInlayHints, inlayHintCapabilities } from './inlayHints.ts';
import { answerCheckPage } from './checkPages.ts';
import { answerNewCard } from './newCard.ts';
import { answerNavigation, navigationCapabilities } from './navigation.ts';
import type { Runtime } from './runtime.ts';
import { answerRules } from './ruleRequests.ts';
import { indexProgress } from './indexProgress.ts';
import { logTo } from './log.ts';
import { createSafe } from './safe.ts';
import { Session, type Outside } from './session.ts';
import { answerSignature, signatureCapabilities } from './signature.ts';
import { messageText } from '../core/text/visible.ts';
import { source } from './toLsp.ts';
import { answerWorkspace, workspaceCapabilities } from './uses.ts';
import { scriptGlobs } from './workspace.ts';

/** Answers a client until it says goodbye. */
export function startServer(connection: Connection, runtime: Runtime): void {
  const log = logTo(connection);
  const safe = createSafe(runtime, log);
  let session: Session | undefined;
  let isShutDown = false;

  const outside: Outside = {
    log,
    publish: (params) => send(() => connection.sendNotification(PublishDiagnosticsNotification.type, params)),
    warn: (message) =>
      send(() =>
        connection.sendNotification(ShowMessageNotification.type, {
          type: MessageType.Warning,
          message: messageText(message),
        }),
      ),
    indexProgress: (title, cancel) => indexProgress(connection, log, title, cancel),
    refreshHints: () => send(() => connection.sendRequest(InlayHintRefreshRequest.type)),
    rulesChanged: () => send(() => connection.sendNotification(rulesChanged)),
    askSettings: (scopeUri) =>
      connection.workspace.getConfiguration(
        scopeUri === undefined ? { section: source } : { scopeUri, section: source },
      ),
    askSections: (sections) => connection.workspace.getConfiguration(sections.map((section) => ({ section }))),
  };

  const answer: Answer = <P, R, PR, RO>(
    type: ProtocolRequestType<P, R, PR, void, RO>,
    neutral: R,
    handle: (session: Session, params: P, token: CancellationToken) => Promise<R | ResponseError<void>>,
  ): void => {
    const run = safe.request<P, R>(type.method, neutral, (params, token) =>
      session ? handle(session, params, token) : neutral,
    );
    const handler: RequestHandler<P, R, void> = (params, token) => {
      if (isShutDown) return new ResponseError<void>(ErrorCodes.InvalidRequest, 'The server was shut down.');
      if (!session) return new ResponseError<void>(ErrorCodes.ServerNotInitialized, 'The server is not initialized.');
      return run(params, token) as HandlerResult<R, void>;
    };
    connection.onRequest(type, handler);
  };
  /** Registers a handler of notifications, inside the wrapper. */
  const listen = <P, RO>(
    type: ProtocolNotificationType<P, RO>,
    handle: (session: Session, params: P) => void,
  ): void => {
    const run = safe.notification<P>(type.method, (params) => {
      if (session && !isShutDown) handle(session, params);
    });
    connection.onNotification(type, run);
  };

  connection.onInitialize((params) => {
    // Not earlier: when a client can have folders, the library puts in a handler of its own just before this one runs.
    listen(DidChangeWorkspaceFoldersNotification.type, (open, change) => open.foldersChanged(change));
    if (session) return new ResponseError<InitializeError>(ErrorCodes.InvalidRequest, 'The server is initialized.');
    session = new Session(params, runtime, outside);
    return initializeResult(runtime.version);
  });
  listen(InitializedNotification.type, (open) => {
    const { client } = open;
    if (client.configurationEvents)
      send(() => connection.client.register(DidChangeConfigurationNotification.type, { section: source }));
    if (client.fileEvents) {
      const watchers = [`**/${projectFileName}`, ...scriptGlobs].map((globPattern) => ({ globPattern }));
      send(() => connection.client.register(DidChangeWatchedFilesNotification.type, { watchers }));
    }
    open.initialized();
  });
  listen(DidOpenTextDocumentNotification.type, (open, params) => open.opened(params));
  listen(DidChangeTextDocumentNotification.type, (open, params) => open.changed(params));
  listen(DidCloseTextDocumentNotification.type, (open, params) => open.closed(params));
  listen(DidChangeConfigurationNotification.type, (open, params) => open.settingsChanged(params));
  listen(DidChangeWatchedFilesNotification.type, (open, params) => open.filesChanged(params));
  answer(HoverRequest.type, null, (open, params) => open.hover(params));
  answer(CodeActionRequest.type, [], (open, params) => open.codeActions(params));
  answerRules(answer, (token, value) => send(() => connection.sendProgress(WorkDoneProgress.type, token, value)));
  answerNavigation(answer);
  answerNewCard(answer);
  answerCheckPage(answer);
  answerCompletion(answer);
  answerSignature(answer);
  answerEditing(answer);
  answerInlayHints(answer);
  answerWorkspace(answer);
  connection.onShutdown(() => {
    isShutDown = true;
    session?.dispose();
  });
  connection.listen();

  /** What cannot be delivered is lost together with its reader. */
  function send(message: () => Promise<unknown>): void {
    const lost = (error: unknown): void => log(`A message was not delivered: ${String(error)}`);
    try {
      message().catch(lost);
    } catch (error) {
      // The library throws at once where the connection is closed.
      lost(error);
    }
  }
}

function initializeResult(version: string): InitializeResult {
  return {
    capabilities: {
      positionEncoding: PositionEncodingKind.UTF16,
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
      ...navigationCapabilities,
      ...completionCapabilities,
      ...signatureCapabilities,
      ...editingCapabilities,
      ...inlayHintCapabilities,
      ...workspaceCapabilities,
      hoverProvider: true,
      codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.Refactor, fixAllKind] },
      workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
    },
    serverInfo: { name: 'cardscript', version },
  };
}
