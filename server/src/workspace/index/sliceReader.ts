/** Reads folders between everything else, where there are no threads: for a few milliseconds at a time. */
import { readFolders, type FileSource } from './readFolders.ts';
import type { FolderReader } from './workspaceIndex.ts';

export interface Turns {
  /** Milliseconds since some moment. */
  now(): number;
  /** Runs something in a later turn of the event loop. */
  defer(run: () => void): void;
}

/** Milliseconds that nobody notices. */
const slice = 8;

export function sliceReader(source: FileSource, turns: Turns): FolderReader {
  return ({ folders, ...work }, listener) => {
    let stopped = false;
    let began = turns.now();
    const pause = (): Promise<void> | undefined => {
      if (turns.now() - began < slice) return undefined;
      return new Promise((resolve) =>
        turns.defer(() => {
          began = turns.now();
          resolve();
        }),
      );
    };
    const run = async (): Promise<void> => {
      for await (const batch of readFolders(source, folders, { ...work, pause })) {
        if (stopped) return;
        listener.batch(batch);
      }
      if (!stopped) listener.done();
    };
    run().catch((error: unknown) => listener.failed(error));
    return () => {
      stopped = true;
    };
  };
}
