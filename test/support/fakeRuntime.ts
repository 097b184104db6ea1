import type { FolderReader } from '../../server/src/workspace/index/workspaceIndex.ts';
import type { Runtime } from '../../server/src/lsp/runtime.ts';
import { filePath } from '../../server/src/lsp/uris.ts';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** A machine whose time stands still until a test moves it on. */
export class FakeRuntime implements Runtime {
  readonly version = '1.2.3';
  readonly host = undefined;
  readonly openRules = undefined;
  readonly startWorker = undefined;
  readonly mostFiles = 100;
  readonly readFolders: FolderReader | undefined = undefined;
  readonly locate = filePath;
  #time = 0;
  #turns: (() => void)[] = [];
  readonly #timers = new Set<Timer>();

  now(): number {
    return this.#time;
  }

  defer(run: () => void): void {
    this.#turns.push(run);
  }

  after(milliseconds: number, run: () => void): () => void {
    const timer = { at: this.#time + milliseconds, run };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** One turn of the event loop: what was deferred before it, and everything that waits for that. */
  async turn(): Promise<void> {
    const turns = this.#turns;
    this.#turns = [];
    for (const run of turns) run();
    await new Promise<void>((resolve) => void setImmediate(resolve));
  }

  /** Turns until nothing is left to do but wait. */
  async settle(): Promise<void> {
    do await this.turn();
    while (this.#turns.length > 0);
  }

  async advance(milliseconds: number): Promise<void> {
    const end = this.#time + milliseconds;
    for (;;) {
      const due = [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.#timers.delete(due);
      this.#time = due.at;
      due.run();
      await this.settle();
    }
    this.#time = end;
  }

  get timers(): number {
    return this.#timers.size;
  }
}
