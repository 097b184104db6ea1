/** Finds the scripts below folders of this computer. */
import { readdirSync, statSync, type Dirent, type Stats } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { looksLikeScript } from '../core/features/looksLikeScript.ts';
import { longestScript } from '../core/text/limits.ts';
import { readBeginning, type SystemPath } from './boundedFile.ts';
import { placeOf } from './place.ts';
import { joinPath, pathKey, realPath } from './systemPath.ts';

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
 * Files are taken whatever their name; of folders, every script below them. What links lead
 * to is taken where it lies, under its own name, if that is below one of the paths; no place is visited twice. Folders whose names begin with a dot, and
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
    const bytes = readBeginning(real, longestBeginning);
    const isBehindComments =
      bytes.length === longestBeginning &&
      textOf(bytes)
        .split(/[\r\n]/)
        .every(isPassedOver);
    return looksLikeScript(textOf(isBehindComments ? readBeginning(real, longestScript) : bytes));
  } catch {
    // Whatever it is, nobody said that it is a script.
    return false;
  }
}

function isPassedOver(line: string): boolean {
  const text = line.trimStart();
  return text === '' || text.startsWith('#');
}

/** Comments may stand in front of what counts; where nothing else is in so much of it, more is read. */
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
  /** Keys of the real paths of files and folders that were met. */
  readonly #met = new Set<string>();
  readonly #folders: Met[] = [];
  /** Looked at last, when all that lies below the paths is known. */
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
    if (stats.isDirectory()) this.#folders.push({ path, location, system: location });
    else if (this.#isNew(real) && this.#only(real)) this.files.push({ path, location, real });
  }

  finish(): void {
    // Grows while it is walked through.
    for (const folder of this.#folders) this.#try(folder, () => this.#enter(folder));
    for (const link of this.#links) this.#try(link, () => this.#follow(link));
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
    for (const entry of entriesOf(real)) this.#addEntry(folder, entry);
  }

  #addEntry(folder: Met, { name, entry, system }: Entry): void {
    if (name.startsWith('.') || name === 'node_modules') return;
    const path = folder.path.endsWith('/') ? folder.path + name : `${folder.path}/${name}`;
    const met = { path, location: join(folder.location, name), system };
    if (entry.isDirectory()) this.#folders.push(met);
    else if (!entry.isSymbolicLink()) this.#addFile(met, system);
    else if (isScriptName(name) || leadsToFolder(system)) this.#links.push(met);
  }

  /**
   * Whatever may be checked has been met where it lies by now, under its own name. What a link leads to beyond that is
   * elsewhere, or was left out for its name or a folder on its way: how the link is called makes no script of it.
   */
  #follow(link: Met): void {
    const real = realPath(link.system);
    if (!this.#met.has(pathKey(real)) && this.#only(real)) this.skipped.links += 1;
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

/**
 * What lies in a folder, each with the path that the system knows it by. Names are read as bytes, together with what
 * they name: two of them may look the same as text, and must not get each other's kind.
 */
function entriesOf(real: SystemPath): Entry[] {
  const entries = readdirSync(real, { encoding: 'buffer', withFileTypes: true });
  return entries.map((entry) => ({ name: entry.name.toString('utf8'), entry, system: joinPath(real, entry.name) }));
}

interface Entry {
  /** As people see it. */
  readonly name: string;
  readonly entry: Dirent<Buffer>;
  readonly system: SystemPath;
}

function leadsToFolder(link: SystemPath): boolean {
  try {
    return statSync(link).isDirectory();
  } catch {
    // It leads nowhere, or in a circle.
    return false;
  }
}
