/** The language server as the rest of the extension knows it: started, restarted, given up. */
import { commands, EventEmitter, window, type Disposable, type Event } from 'vscode';
import {
  CloseAction,
  State,
  type BaseLanguageClient,
  type ErrorHandler,
  type LanguageClientOptions,
} from 'vscode-languageclient';

export type CreateClient = (id: string, name: string, options: LanguageClientOptions) => BaseLanguageClient;

export type ServerState = 'starting' | 'running' | 'stopped';

export class Server implements Disposable {
  readonly #create: CreateClient;
  readonly #options: LanguageClientOptions;
  readonly #changed = new EventEmitter<void>();
  #client: BaseLanguageClient | undefined;
  #listener: Disposable | undefined;

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

  /** Never rejects: where the server does not start, the user is told. */
  async start(): Promise<void> {
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
          if (result.action === CloseAction.DoNotRestart) offerRestart('The Cardscript server keeps on crashing.');
          return { ...result, handled: true };
        },
      },
    });
    this.#client = client;
    this.#listener = client.onDidChangeState(() => this.#changed.fire());
    try {
      await client.start();
    } catch (error) {
      this.#options.outputChannel?.error(String(error));
      offerRestart('The Cardscript server could not be started.');
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
  const restart = 'Restart server';
  const output = 'Show output';
  void window.showErrorMessage(message, restart, output).then((chosen) => {
    if (chosen === restart) void commands.executeCommand('cardscript.restartServer');
    else if (chosen === output) void commands.executeCommand('cardscript.showOutput');
  });
}
