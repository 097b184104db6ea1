/** Finds the scripts below folders of this computer. */
import { readdirSync, statSync, type Dirent, type Stats } from 'node:fs';
import { basename, join, resolve, sep } from 'node:path';
import { looksLikeScript } from '../core/features/looksLikeScript.ts';
import { readBeginning, type SystemPath } from './boundedFile.ts';
import { placeOf } from './place.ts';
import { isBelow, joinPath, pathKey, realPath } from './systemPath.ts';

const extensions = ['.txt', '.card', '.cardscript'];

/** Whether a file below a folder may be a script, by its name. */
export function isScriptName(name: string): boolean {
  const lower = name.toLowerCase();
  // Names that begin with a dot are locks and backups of editors.
  return !name.startsWith('.') && extensions.some((extension) => lower.endsWith(extension));
}

export interface FoundFile {
  /** As users know it: the path that was asked for, joined with `/` to what lies below it. */
  readonly path: string;
  /** The same, absolute: what its place says of it goes by this. */
  readonly location: string;
  /** Where it is read and written: no link, and as the system has it, where the name is no text. */
  readonly real: SystemPath;
}

export interface FoundFiles {
  /** Sorted by path, each file once however many ways lead to it. */
  readonly files: readonly FoundFile[];
  /** How many files are no scripts, though called like some, and how many links lead elsewhere. */
  readonly skipped: { readonly files: number; readonly links: number };
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

export interface SearchOptions {
  readonly allText?: boolean;
  readonly only?: (real: SystemPath) => boolean;
}

/**
 * Files are taken whatever their name; of folders, every script below them. Links are followed where they lead into one
 * of the paths, but no place is visited twice, so that circles end. Folders whose names begin with a dot, and
 * `node_modules`, are left out.
 *
 * @param paths as users write them
 * @param base absolute folder that relative ones start from
 * @param options.allText whether every `.txt` below a folder is a script
 * @param options.only which files count at all; every one where nothing is said
 */
export function findScripts(paths: readonly string[], base: string, options: SearchOptions = {}): FoundFiles {
  const search = new Search(options);
  for (const path of paths) search.start(path, resolve(base, path));
  search.finish();
  const { skipped } = search;
  return { files: search.files.sort(byPath), skipped, problems: search.problems.sort(byPath) };
}

export function byPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}

/**
 * Whether a file that nobody named is a script. `.txt` belongs to everyone: such a file counts in the engine's own
 * folders, or when it begins as scripts do.
 *
 * @param allText whether every `.txt` is one
 */
export function isScriptFile({ location, real }: Omit<FoundFile, 'path'>, allText: boolean): boolean {
  if (!isScriptName(basename(location))) return false;
  if (allText || !location.toLowerCase().endsWith('.txt') || placeOf(location).folder !== undefined) return true;
  try {
    return looksLikeScript(textOf(readBeginning(real, longestBeginning)));
  } catch {
    // Whatever it is, nobody said that it is a script.
    return false;
  }
}

/** Comments may stand in front of what counts. */
const longestBeginning = 16_384;

/** Keys are of plain letters, so what stands for others does not matter; of UTF-16 every second byte is nothing. */
function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .replaceAll('\0', '');
}

/** What is met on the way, before it is known what it is. */
interface Met {
  readonly path: string;
  readonly location: string;
  /** May be a link. */
  readonly system: SystemPath;
}

class Search {
  readonly files: FoundFile[] = [];
  readonly problems: { path: string; error: unknown }[] = [];
  readonly skipped = { files: 0, links: 0 };
  readonly #allText: boolean;
  readonly #only: (real: SystemPath) => boolean;
  /** Real paths of what was asked for. */
  readonly #roots: SystemPath[] = [];
  /** Keys of the real paths of files and folders that were met. */
  readonly #met = new Set<string>();
  readonly #folders: Met[] = [];
  /** Taken last, so that a file that is also in reach without a link is named without it. */
  readonly #links: Met[] = [];

  constructor({ allText = false, only = () => true }: SearchOptions) {
    this.#allText = allText;
    this.#only = only;
  }

  start(path: string, location: string): void {
    let stats: Stats;
    let real: SystemPath;
    try {
      stats = statSync(location);
      real = realPath(location);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT' || code === 'ENOTDIR') throw new NoSuchPath(path);
      this.problems.push({ path, error });
      return;
    }
    this.#roots.push(real);
    if (stats.isDirectory()) this.#folders.push({ path, location, system: location });
    else if (this.#isNew(real) && this.#only(real)) this.files.push({ path, location, real });
  }

  finish(): void {
    this.#enterFolders();
    while (this.#links.length > 0) {
      // Folders list their entries in any order; of two links to one file the same must win each time.
      for (const link of this.#links.splice(0).sort(byPath)) this.#try(link, () => this.#follow(link));
      this.#enterFolders();
    }
  }

  #enterFolders(): void {
    // Grows while it is walked through.
    for (const folder of this.#folders) this.#try(folder, () => this.#enter(folder));
    this.#folders.length = 0;
  }

  #try({ path }: Met, run: () => void): void {
    try {
      run();
    } catch (error) {
      this.problems.push({ path, error });
    }
  }

  #enter(folder: Met): void {
    const real = realPath(folder.system);
    if (!this.#isNew(real)) return;
    for (const [entry, system] of entriesOf(real)) this.#addEntry(folder, entry, system);
  }

  #addEntry(folder: Met, entry: Dirent, system: SystemPath): void {
    const { name } = entry;
    if (name.startsWith('.') || name === 'node_modules') return;
    const path = folder.path.endsWith('/') ? folder.path + name : `${folder.path}/${name}`;
    const met = { path, location: join(folder.location, name), system };
    if (entry.isDirectory()) this.#folders.push(met);
    else if (!entry.isSymbolicLink()) this.#addFile(met, system);
    else if (isScriptName(name) || leadsToFolder(system)) this.#links.push(met);
  }

  #follow(link: Met): void {
    const real = realPath(link.system);
    if (!this.#roots.some((root) => isBelow(real, root))) this.skipped.links += this.#only(real) ? 1 : 0;
    else if (statSync(real).isDirectory()) this.#enter(link);
    else this.#addFile(link, real);
  }

  #addFile({ path, location }: Met, real: SystemPath): void {
    if (!isScriptName(basename(location)) || !this.#isNew(real) || !this.#only(real)) return;
    const file = { path, location, real };
    if (isScriptFile(file, this.#allText)) this.files.push(file);
    else this.skipped.files += 1;
  }

  #isNew(real: SystemPath): boolean {
    const key = pathKey(real);
    if (this.#met.has(key)) return false;
    this.#met.add(key);
    return true;
  }
}

/** What lies in a folder, each with the path that the system knows it by. */
function entriesOf(real: SystemPath): (readonly [Dirent, SystemPath])[] {
  const entries = readdirSync(real, { withFileTypes: true });
  const isText = typeof real === 'string' && !entries.some(({ name }) => name.includes('\ufffd'));
  if (isText) return entries.map((entry) => [entry, real.endsWith(sep) ? real + entry.name : real + sep + entry.name]);
  // Read again, as bytes. Somebody may write between the two.
  const names = readdirSync(real, { encoding: 'buffer' });
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  return names.flatMap((name) => {
    const entry = byName.get(name.toString('utf8'));
    return entry ? [[entry, joinPath(real, name)] as const] : [];
  });
}

function leadsToFolder(link: SystemPath): boolean {
  try {
    return statSync(link).isDirectory();
  } catch {
    // It leads nowhere, or in a circle.
    return false;
  }
}
