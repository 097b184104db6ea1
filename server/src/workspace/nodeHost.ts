import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FolderEntry, Host } from './host.ts';

/** Ways of saying that there is no such file: a folder on the way is a file, or the name stands for a folder. */
const absent: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

export function toEntry(entry: Dirent): FolderEntry {
  return { name: entry.name, kind: entry.isDirectory() ? 'folder' : entry.isFile() ? 'file' : 'other' };
}

/** The files of this computer. */
export const nodeHost: Host = {
  async readFile(path) {
    try {
      return await readFile(path);
    } catch (error) {
      if (absent.has((error as NodeJS.ErrnoException).code)) return undefined;
      throw error;
    }
  },
  parentOf(path) {
    const parent = dirname(path);
    return parent === path ? undefined : parent;
  },
  join,
  list: async (folder) => (await readdir(folder, { withFileTypes: true })).map(toEntry),
};
