/** Workers of Node: threads of the process. */
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { StartWorker, WorkerPort, WorkerRole } from './worker.ts';

/** Many times what the largest file takes. Beyond it a thread ends alone, and not the whole process. */
const mostMemory = 1024;

/** @param program absolute path of the program that all threads run */
export function nodeWorkers(program: string): StartWorker {
  return (role, listener) => {
    // What it wrote on standard output would stand in the middle of a message of the protocol.
    const worker = new Worker(program, {
      workerData: role,
      stdout: true,
      resourceLimits: { maxOldGenerationSizeMb: mostMemory },
    });
    let over = false;
    const fail = (error: unknown): void => {
      if (over) return;
      over = true;
      listener.failed(error);
    };
    worker.on('message', (message) => {
      if (!over) listener.message(message);
    });
    worker.on('error', fail);
    worker.on('exit', (status) => fail(new Error(`The thread ended with ${status}.`)));
    // Nobody is kept waiting for it at the end.
    worker.unref();
    return {
      post: (message) => worker.postMessage(message),
      end() {
        over = true;
        void worker.terminate();
      },
    };
  };
}

/** What this thread is for, and how it talks. Throws in a program that nobody started as a thread. */
export function thisThread(): { readonly role: WorkerRole; readonly port: WorkerPort } {
  const port = parentPort;
  if (!port) throw new Error('This is a thread of Cardscript, and no program of its own.');
  return {
    role: workerData as WorkerRole,
    port: {
      post: (message, transfer = []) => port.postMessage(message, transfer),
      listen: (listener) => void port.on('message', listener),
    },
  };
}
