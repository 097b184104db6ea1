/** What the user has told the editor to hide, which is not read either. */
import type { Runtime } from './runtime.ts';

/** Sections of settings that hold globs, each with whether it counts. */
export const hidingSections = ['files.exclude', 'search.exclude'];

/** A client that does not answer must not keep the workspace from being read. */
const longestWait = 2000;

/** @param ask for the values of some sections */
export function hiddenFiles(
  ask: (sections: readonly string[]) => Promise<readonly unknown[]>,
  runtime: Pick<Runtime, 'after'>,
): Promise<string[]> {
  return new Promise((resolve) => {
    const stop = runtime.after(longestWait, () => resolve([]));
    const told = (values: readonly unknown[]): void => {
      stop();
      resolve(values.flatMap(globsOf));
    };
    ask(hidingSections).then(told, () => told([]));
  });
}

function globsOf(value: unknown): string[] {
  return Object.entries(value ?? {}).flatMap(([glob, counts]) => (counts === true ? [glob] : []));
}
