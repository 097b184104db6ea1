/** Reads folders in a thread of its own, so that nobody waits for the disk. */
import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { longestScript } from '../../core/text/limits.ts';
import { readBounded } from '../boundedFile.ts';
import { toEntry } from '../nodeHost.ts';
import type { StartWorker, WorkerPort } from '../workers/worker.ts';
import { readFolders, type FactBatch, type FileSource } from './readFolders.ts';
import type { FolderReader, ReadWork } from './workspaceIndex.ts';

type Message = { readonly batch: FactBatch } | { readonly done: true } | { readonly error: string };

/** @param home folder of the user, which is too wide to be read, as is a whole drive */
export function threadReader(start: StartWorker, home: string): FolderReader {
  return ({ folders, ...others }, listener) => {
    const narrow = folders.filter((folder) => dirname(folder) !== folder && relative(folder, home) !== '');
    const work: ReadWork = { ...others, folders: narrow };
    const worker = start('index', {
      message(received) {
        const message = received as Message;
        if ('batch' in message) listener.batch(message.batch);
        else {
          worker.end();
          if ('done' in message) listener.done();
          else listener.failed(message.error);
        }
      },
      failed: (error) => listener.failed(error),
    });
    worker.post(work);
    return () => worker.end();
  };
}

/** The work of the thread. */
export function readInThread(port: WorkerPort): void {
  const post = (message: Message, transfer?: readonly ArrayBuffer[]): void => port.post(message, transfer);
  const read = async ({ folders, ...options }: ReadWork): Promise<void> => {
    for await (const batch of readFolders(threadFiles, folders, options))
      post({ batch }, [batch.facts.buffer as ArrayBuffer]);
    post({ done: true });
  };
  port.listen((work) => {
    read(work as ReadWork).catch((error: unknown) => post({ error: String(error) }));
  });
}

/** Read at once, which takes a third of the time that promises take. */
const threadFiles: FileSource = {
  list: (folder) => readdirSync(folder, { withFileTypes: true }).map(toEntry),
  read: (path) => readBounded(path, longestScript),
  join,
};
