import type { StartWorker, WorkerListener, WorkerRole } from './worker.ts';

/** Starts a worker before anybody asks for one: the first who does is given that, with what it has said so far. */
export function startEarly(start: StartWorker, role: WorkerRole): StartWorker {
  const said: ((listener: WorkerListener) => void)[] = [];
  let listener: WorkerListener | undefined;
  const tell = (one: (listener: WorkerListener) => void): void => {
    if (listener) one(listener);
    else said.push(one);
  };
  const worker = start(role, {
    message: (message) => tell((one) => one.message(message)),
    failed: (error) => tell((one) => one.failed(error)),
  });
  return (wanted, asking) => {
    if (listener || wanted !== role) return start(wanted, asking);
    listener = asking;
    // As if it came later, so that who asks has the worker before it speaks.
    queueMicrotask(() => {
      for (const one of said) one(asking);
    });
    return worker;
  };
}
