/** Gives jobs to a worker, one after the other, and ends it where a job takes too long. The next job gets a new one. */
import type { Clock, StartWorker, WorkerHandle, WorkerPort, WorkerRole } from './worker.ts';

/** A job was not done in its time. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

/** No worker can be started here. */
export class NoWorker extends Error {
  override readonly name = 'NoWorker';
}

/** Milliseconds in which a worker has to come up, on a computer that has much else to do. */
const longestStart = 20_000;

/** From the worker: it is there, or what came of the job that it was given last. */
type Message = { readonly ready: true } | { readonly answer: unknown } | { readonly error: string };

interface Job {
  readonly work: unknown;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export interface QueueOptions {
  readonly start: StartWorker;
  readonly role: WorkerRole;
  readonly clock: Clock;
  /** Milliseconds that a job may take, from when the worker has it. */
  readonly limit: number;
}

export class WorkerQueue {
  readonly #options: QueueOptions;
  readonly #waiting: Job[] = [];
  #worker: WorkerHandle | undefined;
  #isReady = false;
  #running: Job | undefined;
  #stopWatch: (() => void) | undefined;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** Starts the worker before there is anything to do. */
  warmUp(): void {
    this.#worker ??= this.#start();
  }

  /**
   * Rejects with `TookTooLong`, with `NoWorker` where there can be none, and with what the job threw.
   *
   * @param work plain data
   */
  run(work: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ work, resolve, reject });
      this.#next();
    });
  }

  /** Ends the worker; what is not done is left undone. */
  dispose(): void {
    this.#drop();
    this.#waiting.length = 0;
    this.#running = undefined;
  }

  #next(): void {
    if (this.#running || this.#waiting.length === 0) return;
    this.warmUp();
    if (!this.#isReady) return;
    const job = this.#waiting.shift();
    if (!job) return;
    this.#running = job;
    this.#watch(this.#options.limit, () => this.#end(job, new TookTooLong()));
    this.#worker?.post(job.work);
  }

  #start(): WorkerHandle {
    this.#watch(longestStart, () => this.#failed(new Error('The worker does not come up.')));
    return this.#options.start(this.#options.role, {
      message: (message) => this.#heard(message as Message),
      failed: (error) => this.#failed(error),
    });
  }

  #heard(message: Message): void {
    this.#stopWatch?.();
    const job = this.#running;
    this.#running = undefined;
    if ('ready' in message) {
      this.#isReady = true;
    } else if ('error' in message) job?.reject(new Error(message.error));
    else job?.resolve(message.answer);
    this.#next();
  }

  #failed(error: unknown): void {
    const job = this.#running;
    if (job) return this.#end(job, error);
    const cameUp = this.#isReady;
    this.#drop();
    // Another one would not come up either.
    if (!cameUp) for (const one of this.#waiting.splice(0)) one.reject(new NoWorker(String(error)));
  }

  /** The worker is lost with the job; those that wait get another one. */
  #end(job: Job, error: unknown): void {
    this.#drop();
    this.#running = undefined;
    job.reject(error);
    this.#next();
  }

  #drop(): void {
    this.#stopWatch?.();
    this.#worker?.end();
    this.#worker = undefined;
    this.#isReady = false;
  }

  /** Where this side was busy itself, the answer may be there already and not be read yet: that is looked at first. */
  #watch(milliseconds: number, tooLate: () => void): void {
    const { clock } = this.#options;
    let over = false;
    const stop = clock.after(milliseconds, () =>
      clock.defer(() =>
        clock.defer(() => {
          if (!over) tooLate();
        }),
      ),
    );
    this.#stopWatch = () => {
      over = true;
      this.#stopWatch = undefined;
      stop();
    };
  }
}

/** The other side: does jobs as they come. @param answer gives plain data; what it throws goes back as the job's error */
export function answerJobs(port: WorkerPort, answer: (work: unknown) => unknown): void {
  port.listen((work) => {
    let message: Message;
    try {
      message = { answer: answer(work) };
    } catch (error) {
      message = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
    port.post(message);
  });
  const ready: Message = { ready: true };
  port.post(ready);
}
