/**
 * Workers: threads in Node, web workers in the web extension and in a page. Whoever needs one is given `StartWorker`,
 * and each place has one program that is all workers: the role says which.
 */

/** What a worker is for. */
export type WorkerRole = 'check' | 'index';

/** A worker as whoever started it knows it. Messages are plain data. */
export interface WorkerHandle {
  post(message: unknown): void;
  /** Ends it, in the middle of whatever it does. Nothing is heard of it any more. */
  end(): void;
}

export interface WorkerListener {
  message(message: unknown): void;
  /** It could not be started, or has ended by itself. Called once; nothing follows. */
  failed(error: unknown): void;
}

/** Starts a worker. Never throws: what fails is told to the listener. */
export type StartWorker = (role: WorkerRole, listener: WorkerListener) => WorkerHandle;

/** The other side: how the program of a worker talks to whoever started it. */
export interface WorkerPort {
  post(message: unknown, transfer?: readonly ArrayBuffer[]): void;
  /** Called for each message; before, none is lost. */
  listen(message: (message: unknown) => void): void;
}

/** Time and turns, for those that must not read a clock themselves. */
export interface Clock {
  /** Runs something after a time in milliseconds, unless the function that is returned is called before. */
  after(milliseconds: number, run: () => void): () => void;
  /** Runs something in a later turn of the event loop, behind the messages that have already arrived. */
  defer(run: () => void): void;
}
