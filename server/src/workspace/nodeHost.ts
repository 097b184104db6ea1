import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { longestScript } from '../core/text/limits.ts';
import { readBoundedLater } from './boundedFile.ts';
import type { FolderEntry, Host } from './host.ts';

/** Ways of saying that there is no such file: a folder on the way is a file, or the name stands for a folder. */
const absent: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

export function toEntry(entry: Dirent): FolderEntry {
  return { name: entry.name, kind: entry.isDirectory() ? 'folder' : entry.isFile() ? 'file' : 'other' };
}

/** The files of this computer. */
export const nodeHost: Host = {
  async readFile(path, limit = longestScript) {
    try {
      return await readBoundedLater(path, limit);
    } catch (error) {
      if (absent.has((error as NodeJS.ErrnoException).code)) return undefined;
      throw error;
    }
  },
  async isFile(path) {
    try {
      return (await stat(path)).isFile();
    } catch {
      return false;
    }
  },
  parentOf(path) {
    const parent = dirname(path);
    return parent === path ? undefined : parent;
  },
  join,
  list: async (folder) => (await readdir(folder, { withFileTypes: true })).map(toEntry),
};
