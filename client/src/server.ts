/** The language server as the rest of the extension knows it: started, restarted, given up. */
import { commands, Disposable, EventEmitter, l10n, window, type CancellationToken, type Event } from 'vscode';
import {
  CloseAction,
  State,
  type BaseLanguageClient,
  type ErrorHandler,
  type LanguageClientOptions,
  type ProgressType,
} from 'vscode-languageclient';

export type CreateClient = (id: string, name: string, options: LanguageClientOptions) => BaseLanguageClient;

export type ServerState = 'starting' | 'running' | 'stopped';

export class Server implements Disposable {
  readonly #create: CreateClient;
  readonly #options: LanguageClientOptions;
  readonly #changed = new EventEmitter<void>();
  readonly #handlers = new Map<string, () => void>();
  #client: BaseLanguageClient | undefined;
  #listener: Disposable | undefined;
  #starting: Promise<void> = Promise.resolve();

  constructor(create: CreateClient, options: LanguageClientOptions) {
    this.#create = create;
    this.#options = options;
  }

  get onDidChangeState(): Event<void> {
    return this.#changed.event;
  }

  get state(): ServerState {
    switch (this.#client?.state) {
      case State.Running:
        return 'running';
      case State.Starting:
        return 'starting';
      default:
        return 'stopped';
    }
  }

  /** Version that the server gave, while it runs. */
  get version(): string | undefined {
    return this.#client?.initializeResult?.serverInfo?.version;
  }

  /** Asks the server. Nothing comes back where it does not run, or cannot answer, or the question was cancelled. */
  async ask<R>(method: string, params: unknown, token?: CancellationToken): Promise<R | undefined> {
    const client = this.#client;
    if (client?.state !== State.Running) return undefined;
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

  onProgress<P>(type: ProgressType<P>, token: string, handler: (value: P) => void): Disposable | undefined {
    return this.#client?.onProgress(type, token, handler);
  }

  /** Resolves when the server runs, or did not come to. */
  get settled(): Promise<void> {
    return this.#starting;
  }

  /** Never rejects: where the server does not start, the user is told. */
  start(): Promise<void> {
    this.#starting = this.#connect();
    return this.#starting;
  }

  async #connect(): Promise<void> {
    let standard: ErrorHandler | undefined;
    // The first name is also the beginning of the setting `cardscript.trace.server`.
    const client = this.#create('cardscript', 'Cardscript', {
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
    this.#client = client;
    for (const [method, handler] of this.#handlers) client.onNotification(method, handler);
    this.#listener = client.onDidChangeState(() => this.#changed.fire());
    try {
      await client.start();
    } catch (error) {
      this.#options.outputChannel?.error(String(error));
      offerRestart(l10n.t('The Cardscript server could not be started.'));
    }
    this.#changed.fire();
  }

  /** A new client, because one that failed to start cannot be started again. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  async stop(): Promise<void> {
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
    this.#listener?.dispose();
    this.#changed.dispose();
  }
}

function offerRestart(message: string): void {
  const restart = l10n.t('Restart server');
  const output = l10n.t('Show output');
  void window.showErrorMessage(message, restart, output).then((chosen) => {
    if (chosen === restart) void commands.executeCommand('cardscript.restartServer');
    else if (chosen === output) void commands.executeCommand('cardscript.showOutput');
  });
}
