/** Web workers: each runs the program that this worker or page runs itself, under the name of its role. */
import type { StartWorker, WorkerPort, WorkerRole } from '../workspace/workers/worker.ts';

declare const self: DedicatedWorkerGlobalScope;

const names: Readonly<Record<WorkerRole, string>> = { check: 'Cardscript check', index: 'Cardscript index' };

export const startWebWorker: StartWorker = (role, listener) => {
  let worker: Worker;
  try {
    // Where the server is a copy of its files in memory, this is the address of that copy.
    worker = new Worker(self.location.href, { name: names[role] });
  } catch (error) {
    // As if it had failed later, so that there is one way only.
    queueMicrotask(() => listener.failed(error));
    return { post: () => undefined, end: () => undefined };
  }
  worker.onmessage = ({ data }) => listener.message(data);
  worker.onerror = ({ message }) => {
    worker.terminate();
    listener.failed(message);
  };
  return { post: (message) => worker.postMessage(message), end: () => worker.terminate() };
};

/** What this worker was started for by `startWebWorker`; nothing where it is the server. */
export function ownRole(): WorkerRole | undefined {
  return (Object.keys(names) as WorkerRole[]).find((role) => names[role] === self.name);
}

export const webPort: WorkerPort = {
  post: (message, transfer = []) => self.postMessage(message, [...transfer]),
  listen(listener) {
    self.onmessage = ({ data }) => listener(data);
  },
};
