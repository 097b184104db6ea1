/** Tries cases in a thread that is ended, and started again, when one of their steps takes too long. */
import { Worker } from 'node:worker_threads';
import type { Case, Outcome } from './case.ts';

/** The number of steps taken so far, and the name of the last: seen from outside while a thread is busy. */
const boardSize = 256;

export function writeStep(board: SharedArrayBuffer, step: string): void {
  const name = Buffer.from(board, 8);
  name.fill(0);
  name.write(step.slice(0, 100), 'utf8');
  Atomics.add(new Int32Array(board, 0, 1), 0, 1);
}

function readStep(board: SharedArrayBuffer): { count: number; name: string } {
  const count = Atomics.load(new Int32Array(board, 0, 1), 0);
  const name = Buffer.from(board, 8).toString('utf8').replaceAll('\0', '');
  return { count, name };
}

export class WatchedThread {
  readonly #file: string;
  readonly #seconds: number;
  #thread: Worker | undefined;
  #board = new SharedArrayBuffer(boardSize);

  /**
   * @param file of the thread's program
   * @param seconds of the processor that one step may take; beside other work it may last ten times as long
   */
  constructor(file: string, seconds: number) {
    this.#file = file;
    this.#seconds = seconds;
  }

  try(one: Case): Promise<Outcome> {
    const thread = (this.#thread ??= this.#start());
    return new Promise((resolve) => {
      let { count } = readStep(this.#board);
      let since = { time: performance.now(), cpu: process.cpuUsage() };
      const finish = (outcome: Outcome): void => {
        clearInterval(timer);
        thread.off('message', finish).off('error', broken);
        resolve(outcome);
      };
      const giveUp = (property: string, detail: string): void => {
        this.#thread = undefined;
        void thread.terminate();
        const step = readStep(this.#board).name;
        finish({ faults: [{ property, detail }], slowest: { step, ms: performance.now() - since.time } });
      };
      const timer = setInterval(() => {
        const step = readStep(this.#board);
        if (step.count !== count) {
          count = step.count;
          since = { time: performance.now(), cpu: process.cpuUsage() };
          return;
        }
        const { user, system } = process.cpuUsage(since.cpu);
        const lasted = (performance.now() - since.time) / 1000;
        const worked = Math.min(lasted, (user + system) / 1e6);
        if (worked > this.#seconds || lasted > 10 * this.#seconds)
          giveUp(`${step.name} ends in time`, `given up after ${lasted.toFixed(1)} s`);
      }, 50);
      const broken = (error: Error): void =>
        giveUp(`${readStep(this.#board).name} harms no process`, error.stack ?? error.message);
      thread.on('message', finish);
      thread.on('error', broken);
      thread.postMessage(one);
    });
  }

  async end(): Promise<void> {
    await this.#thread?.terminate();
  }

  #start(): Worker {
    this.#board = new SharedArrayBuffer(boardSize);
    const options = { workerData: this.#board, resourceLimits: { maxOldGenerationSizeMb: 1_000 } };
    // What goes wrong while it is being ended is of no interest any more.
    return new Worker(this.#file, options).on('error', () => undefined);
  }
}
