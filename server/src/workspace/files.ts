/** Finds the scripts below folders of this computer. */
import { closeSync, openSync, readdirSync, readSync, realpathSync, statSync, type Dirent } from 'node:fs';
import { basename, join, resolve, sep } from 'node:path';
import { placeOf } from './place.ts';

const extensions = ['.txt', '.card', '.cardscript'];

/** Whether a file below a folder is taken for a script, by its name. */
export function isScriptName(name: string): boolean {
  const lower = name.toLowerCase();
  // Names that begin with a dot are locks and backups of editors.
  return !name.startsWith('.') && extensions.some((extension) => lower.endsWith(extension));
}

export interface FoundFile {
  /** As users know it: the path that was asked for, joined with `/` to what lies below it. */
  readonly path: string;
  /** Where it is read from; absolute. */
  readonly location: string;
}

export interface FoundFiles {
  /** Sorted by path, each file once however many ways lead to it. */
  readonly files: readonly FoundFile[];
  /** Folders and files that could not be looked at. */
  readonly problems: readonly { readonly path: string; readonly error: unknown }[];
}

/** Thrown for a path that was asked for by name and is not there. */
export class NoSuchPath extends Error {
  override readonly name = 'NoSuchPath';
  constructor(readonly path: string) {
    super(`no such file or folder: ${path}`);
  }
}

/**
 * Files are taken whatever their name; of folders, every script below them. Links are followed, but no place is
 * visited twice, so that circles end. Folders whose names begin with a dot, and `node_modules`, are left out.
 *
 * @param paths as users write them
 * @param base absolute folder that relative ones start from
 */
export function findScripts(paths: readonly string[], base: string): FoundFiles {
  const search = new Search();
  for (const path of paths) search.start(path, resolve(base, path));
  search.finish();
  return { files: search.files.sort(byPath), problems: search.problems.sort(byPath) };
}

export function byPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}

class Search {
  readonly files: FoundFile[] = [];
  readonly problems: { path: string; error: unknown }[] = [];
  /** Real paths of files and folders that were met. */
  readonly #met = new Set<string>();
  readonly #folders: FoundFile[] = [];
  /** Taken last, so that a file that is also in reach without a link is named without it. */
  readonly #links: FoundFile[] = [];

  start(path: string, location: string): void {
    let stats;
    try {
      stats = statSync(location);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT' || code === 'ENOTDIR') throw new NoSuchPath(path);
      this.problems.push({ path, error });
      return;
    }
    if (stats.isDirectory()) this.#folders.push({ path, location });
    else this.#addFile({ path, location }, realpathSync(location));
  }

  finish(): void {
    this.#enterFolders();
    while (this.#links.length > 0) {
      // Folders list their entries in any order; of two links to one file the same must win each time.
      for (const link of this.#links.splice(0).sort(byPath)) this.#tryEnter(link);
      this.#enterFolders();
    }
  }

  #enterFolders(): void {
    // Grows while it is walked through.
    for (const folder of this.#folders) this.#tryEnter(folder);
    this.#folders.length = 0;
  }

  #tryEnter(found: FoundFile): void {
    try {
      this.#enter(found);
    } catch (error) {
      this.problems.push({ path: found.path, error });
    }
  }

  #enter(found: FoundFile): void {
    const real = realpathSync(found.location);
    if (!statSync(real).isDirectory()) {
      if (statSync(real).isFile()) this.#addFile(found, real);
      return;
    }
    if (this.#met.has(real)) return;
    this.#met.add(real);
    for (const entry of readdirSync(real, { withFileTypes: true })) this.#addEntry(found, real, entry);
  }

  #addEntry(folder: FoundFile, real: string, entry: Dirent): void {
    const { name } = entry;
    if (name.startsWith('.') || name === 'node_modules') return;
    const path = folder.path.endsWith('/') ? folder.path + name : `${folder.path}/${name}`;
    const found = { path, location: join(folder.location, name) };
    if (entry.isDirectory()) this.#folders.push(found);
    else if (entry.isSymbolicLink()) {
      if (isScriptName(name) || leadsToFolder(found.location)) this.#links.push(found);
    } else if (entry.isFile() && isScriptName(name)) this.#addFile(found, real + sep + name);
  }

  #addFile(found: FoundFile, real: string): void {
    if (this.#met.has(real)) return;
    this.#met.add(real);
    this.files.push(found);
  }
}

function leadsToFolder(link: string): boolean {
  try {
    return statSync(link).isDirectory();
  } catch {
    // It leads nowhere, or in a circle.
    return false;
  }
}

/**
 * Whether a file is a script where nobody said that it is one. `.txt` belongs to everyone: such a file counts in the
 * engine's own folders, or when it begins with `Name:`.
 *
 * @param location absolute
 */
export function looksLikeScript(location: string): boolean {
  if (!isScriptName(basename(location))) return false;
  if (!location.toLowerCase().endsWith('.txt') || placeOf(location).folder !== undefined) return true;
  return /^(?:\xef\xbb\xbf)?Name:/.test(beginningOf(location, 8));
}

/** The first bytes of a file, one character each; nothing where it cannot be read. */
function beginningOf(location: string, size: number): string {
  const bytes = Buffer.alloc(size);
  try {
    const file = openSync(location, 'r');
    try {
      return bytes.toString('latin1', 0, readSync(file, bytes, 0, size, 0));
    } finally {
      closeSync(file);
    }
  } catch {
    return '';
  }
}
