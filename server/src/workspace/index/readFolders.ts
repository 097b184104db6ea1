/** Reads the scripts below folders and takes their facts, batch by batch: in a thread of its own, or in slices. */
import { encodeFacts, KeyTable } from '../../core/index/encode.ts';
import { buildCard } from '../../core/model/card.ts';
import { parse } from '../../core/syntax/parse.ts';
import { decodeUtf8 } from '../../core/text/decode.ts';
import { whyNotRead } from '../../core/text/limits.ts';
import { LineMap } from '../../core/text/lineMap.ts';
import type { FolderEntry, Host } from '../host.ts';
import { vocab } from '../../core/vocab/vocab.ts';
import { LeftOut, type PassedOver, type Place } from './leftOut.ts';

/** Files as a thread reads them at once, or as a host does in time. */
export interface FileSource {
  /** Throws, or rejects, where the folder cannot be looked into. */
  list(folder: string): readonly FolderEntry[] | Promise<readonly FolderEntry[]>;
  /** Nothing where there is no such file. Throws, or rejects, for what is larger than a script, or is no file. */
  read(path: string): Uint8Array | undefined | Promise<Uint8Array | undefined>;
  join(folder: string, name: string): string;
}

/** The files of a host; one that cannot list folders has none in any. */
export function fileSource(host: Host): FileSource {
  return {
    list: (folder) => host.list?.(folder) ?? [],
    read: (path) => host.readFile(path),
    join: (folder, name) => host.join(folder, name),
  };
}

export interface ReadOptions {
  /** Globs of what is passed over, beside what git ignores. */
  readonly exclude: readonly string[];
  /** Files beyond this number are left out. */
  readonly mostFiles: number;
  /** Called between files; where it returns something, that is waited for. */
  readonly pause?: () => Promise<void> | undefined;
}

/** Facts of some files. Plain data, so that it can cross threads. */
export interface FactBatch {
  readonly paths: readonly string[];
  /** Of each file, how many numbers of `facts` are its own. */
  readonly counts: readonly number[];
  readonly facts: Int32Array;
  /** Keys that were not in an earlier batch: the numbers of facts count through all of them. */
  readonly keys: readonly string[];
  /** How many files there are to read in all. */
  readonly total: number;
  /** There are more files than were wanted. */
  readonly truncated: boolean;
  /** Patterns of what is left out that were not taken in; told with the first batch. */
  readonly passedOver: readonly PassedOver[];
}

const batchSize = 500;

/** Folders that Forge and its players keep scripts in. */
const scriptFolder = /[\\/](?:cardsfolder|tokenscripts|custom[\\/](?:cards|tokens))(?:[\\/]|$)/;

/** Whether a file of the workspace is taken for a script. `.txt` belongs to everyone: only in folders of scripts. */
export function isScriptPath(path: string): boolean {
  const lower = path.toLowerCase();
  if (/[\\/]\.[^\\/]*$/.test(path)) return false;
  return (
    lower.endsWith('.card') || lower.endsWith('.cardscript') || (lower.endsWith('.txt') && scriptFolder.test(path))
  );
}

export async function* readFolders(
  source: FileSource,
  folders: readonly string[],
  { exclude, mostFiles, pause }: ReadOptions,
): AsyncGenerator<FactBatch> {
  const leftOut = new LeftOut(source, exclude);
  const roots: Place[] = [];
  for (const folder of folders) roots.push(await leftOut.enter(folder));
  const found = await findScripts(source, roots, leftOut, mostFiles, pause);
  const truncated = found.length > mostFiles;
  const paths = truncated ? found.slice(0, mostFiles) : found;
  const table = new KeyTable();
  let told = 0;
  for (let start = 0; start === 0 || start < paths.length; start += batchSize) {
    const read: string[] = [];
    const counts: number[] = [];
    const numbers: number[] = [];
    for (const path of paths.slice(start, start + batchSize)) {
      const facts = await factsOf(source, path, table);
      if (facts) {
        read.push(path);
        counts.push(facts.length);
        for (const number of facts) numbers.push(number);
      }
      await pause?.();
    }
    const keys = table.keys.slice(told);
    told = table.keys.length;
    const passedOver = start === 0 ? leftOut.passedOver : [];
    yield { paths: read, counts, facts: Int32Array.from(numbers), keys, total: paths.length, truncated, passedOver };
  }
}

/** The facts of one file; nothing where it is gone, cannot be read, or is no text. */
export async function factsOf(source: FileSource, path: string, table: KeyTable): Promise<number[] | undefined> {
  try {
    const bytes = await source.read(path);
    if (!bytes) return undefined;
    const decoded = decodeUtf8(bytes);
    if (!decoded.ok) return undefined;
    const { text } = decoded;
    if (whyNotRead(text)) return undefined;
    return encodeFacts({ card: buildCard(parse(text)), lines: new LineMap(text) }, path, vocab, table);
  } catch {
    return undefined;
  }
}

/** Paths of scripts, each once, one more than wanted at most. Links are not followed. */
export async function findScripts(
  source: FileSource,
  folders: readonly Place[],
  leftOut: LeftOut,
  most: number,
  pause?: ReadOptions['pause'],
): Promise<string[]> {
  const found = new Set<string>();
  const waiting = [...folders];
  for (const folder of waiting) {
    let entries: readonly FolderEntry[];
    try {
      entries = await source.list(folder.path);
    } catch {
      continue;
    }
    for (const { name, kind } of entries) {
      if (leftOut.has(folder, name, kind === 'folder')) continue;
      const path = source.join(folder.path, name);
      if (kind === 'folder') waiting.push(await leftOut.enter(path, `${folder.below}${name}/`, folder.rules));
      else if (kind === 'file' && isScriptPath(path)) found.add(path);
      if (found.size > most) return [...found];
    }
    await pause?.();
  }
  return [...found];
}
