import type { Clock } from '../workspace/workers/worker.ts';

/** What a promise comes to, or nothing where that takes longer than a time in milliseconds. Rejects as the promise does. */
export function within<T>(promise: Promise<T>, milliseconds: number, clock: Clock): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const stop = clock.after(milliseconds, () => resolve(undefined));
    promise.then(resolve, reject).finally(stop);
  });
}
