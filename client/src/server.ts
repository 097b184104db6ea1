/** The language server as the rest of the extension knows it: started, restarted, given up. */
import { commands, Disposable, EventEmitter, l10n, window, type CancellationToken, type Event } from 'vscode';
import type {
  BaseLanguageClient,
  ErrorHandler,
  LanguageClientOptions,
  WorkDoneProgressBegin,
  WorkDoneProgressEnd,
  WorkDoneProgressReport,
} from 'vscode-languageclient';
import type { Library } from './languageClient/library.ts';
import { registerQuestions } from './questions.ts';

/** What a server says of a long piece of work. */
type WorkDone = WorkDoneProgressBegin | WorkDoneProgressReport | WorkDoneProgressEnd;

export type ServerState = 'starting' | 'running' | 'stopped';

export class Server implements Disposable {
  readonly #load: () => Promise<Library>;
  readonly #options: LanguageClientOptions;
  readonly #changed = new EventEmitter<void>();
  readonly #handlers = new Map<string, () => void>();
  readonly #questions: Disposable;
  #loading: Promise<Library> | undefined;
  #library: Library | undefined;
  #client: BaseLanguageClient | undefined;
  #listener: Disposable | undefined;
  #starting: Promise<void> = Promise.resolve();

  constructor(load: () => Promise<Library>, options: LanguageClientOptions) {
    this.#load = load;
    this.#options = options;
    this.#questions = registerQuestions(() => this.#ready());
  }

  get onDidChangeState(): Event<void> {
    return this.#changed.event;
  }

  get state(): ServerState {
    if (!this.#client) return this.#loading && !this.#library ? 'starting' : 'stopped';
    switch (this.#client.state) {
      case this.#library?.State.Running:
        return 'running';
      case this.#library?.State.Starting:
        return 'starting';
      default:
        return 'stopped';
    }
  }

  /** Version that the server gave, while it runs. */
  get version(): string | undefined {
    return this.#client?.initializeResult?.serverInfo?.version;
  }

  /** The client, as soon as its server runs. Nothing where it did not come to. */
  async #ready(): Promise<BaseLanguageClient | undefined> {
    await this.#starting;
    return this.state === 'stopped' ? undefined : this.#client;
  }

  /**
   * Asks the server, when it runs. Nothing comes back where it does not come to, or cannot answer, or the question was
   * cancelled.
   */
  async ask<R>(method: string, params: unknown, token?: CancellationToken): Promise<R | undefined> {
    const client = await this.#ready();
    if (!client) return undefined;
    try {
      // A token that is there but undefined would be taken for a second parameter.
      return await (token ? client.sendRequest<R>(method, params, token) : client.sendRequest<R>(method, params));
    } catch (error) {
      if (!token?.isCancellationRequested) this.#options.outputChannel?.error(`${method}: ${String(error)}`);
      return undefined;
    }
  }

  /** Listens to this server and to those that come after it. One handler for each method. */
  onNotification(method: string, handler: () => void): Disposable {
    this.#handlers.set(method, handler);
    return new Disposable(() => this.#handlers.delete(method));
  }

  /** Listens to how far the server has come with what was asked under a token. */
  async onWorkDone(token: string, handler: (value: WorkDone) => void): Promise<Disposable | undefined> {
    const client = await this.#ready();
    return this.#library && client?.onProgress(this.#library.WorkDoneProgress.type, token, handler);
  }

  /** Writes to the output of the extension. */
  warn(text: string): void {
    this.#options.outputChannel?.warn(text);
  }

  /** Never rejects: where the server does not start, the user is told. */
  start(): Promise<void> {
    this.#starting = this.#connect();
    return this.#starting;
  }

  async #connect(): Promise<void> {
    try {
      this.#loading ??= this.#load();
      this.#changed.fire();
      this.#library = await this.#loading;
      this.#client = this.#createClient(this.#library);
      await this.#client.start();
    } catch (error) {
      if (!this.#library) this.#loading = undefined;
      this.#options.outputChannel?.error(String(error));
      offerRestart(l10n.t('The Cardscript server could not be started.'));
    }
    this.#changed.fire();
  }

  #createClient({ createClient, CloseAction }: Library): BaseLanguageClient {
    let standard: ErrorHandler | undefined;
    // The first name is also the beginning of the setting `cardscript.trace.server`.
    const client = createClient('cardscript', 'Cardscript', {
      ...this.#options,
      initializationFailedHandler: () => false,
      errorHandler: {
        error: (error, message, count) =>
          (standard ??= client.createDefaultErrorHandler()).error(error, message, count),
        closed: async () => {
          const result = await (standard ??= client.createDefaultErrorHandler()).closed();
          if (result.action === CloseAction.DoNotRestart)
            offerRestart(l10n.t('The Cardscript server keeps on crashing.'));
          return { ...result, handled: true };
        },
      },
    });
    for (const [method, handler] of this.#handlers) client.onNotification(method, handler);
    this.#listener = client.onDidChangeState(() => this.#changed.fire());
    return client;
  }

  /** A new client, because one that failed to start cannot be started again. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  async stop(): Promise<void> {
    // Before it is loaded, there is no client to stop, and then there would be one.
    await this.#loading?.catch(() => undefined);
    const client = this.#client;
    this.#client = undefined;
    this.#listener?.dispose();
    try {
      await client?.dispose();
    } catch (error) {
      // One that never ran cannot be stopped, and one that hangs is left behind.
      this.#options.outputChannel?.warn(String(error));
    }
    this.#changed.fire();
  }

  dispose(): void {
    this.#questions.dispose();
    this.#listener?.dispose();
    this.#changed.dispose();
  }
}

/** For a command that the server gave no answer to. */
export function tellOfSilence(): void {
  offerRestart(l10n.t('The Cardscript server does not answer.'));
}

function offerRestart(message: string): void {
  const restart = l10n.t('Restart server');
  const output = l10n.t('Show output');
  void window.showErrorMessage(message, restart, output).then((chosen) => {
    if (chosen === restart) void commands.executeCommand('cardscript.restartServer');
    else if (chosen === output) void commands.executeCommand('cardscript.showOutput');
  });
}
