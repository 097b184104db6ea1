import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { suggest } from '../../core/vocab/suggest.ts';
import {
  byPath,
  findScripts,
  isScriptFile,
  isScriptName,
  NoSuchPath,
  type FoundFile,
  type FoundFiles,
  type SearchOptions,
} from '../../workspace/files.ts';
import { isBelow, pathKey, realPath } from '../../workspace/systemPath.ts';
import type { Arguments } from '../args.ts';
import { UsageError } from '../exitCodes.ts';
import { changedFiles, isRevision, type ChangedFile } from './git.ts';

/** The files that a command line asks for. */
export function selectFiles(args: Arguments, folder: string): FoundFiles {
  const allText = args.has('all-text');
  if (!args.has('changed')) {
    if (args.words.length === 0)
      throw new UsageError('name a file or a folder to check, such as "cardscript check ." for the one you are in');
    return find(args.words, folder, { allText });
  }
  const { base, paths } = readChanged(args, folder);
  const { root, files: changed } = changedFiles(folder, base);
  const present = changed.flatMap((file) => presentFile(file, folder));
  if (paths.length === 0) return scriptsAmong(present, root, allText);
  const keys = new Set(present.map(({ real }) => pathKey(real)));
  return find(paths, folder, { allText, only: (real) => keys.has(pathKey(real)) });
}

/** Nothing where it was deleted, or is a folder, such as a repository within. */
function presentFile({ path, system }: ChangedFile, folder: string): FoundFile[] {
  const stats = statSync(system, { throwIfNoEntry: false });
  if (!stats || stats.isDirectory()) return [];
  return [{ path, location: resolve(folder, path), real: realPath(system) }];
}

/** Of what changed somewhere in a repository, what is a script of it. */
function scriptsAmong(changed: readonly FoundFile[], root: string, allText: boolean): FoundFiles {
  const top = realPath(root);
  const named = changed.filter(({ location }) => isScriptName(basename(location)));
  // What a link leads to has a name and a place of its own, and counts where it changed itself.
  const inside = named.filter(({ location, real }) => isBelow(real, top) && !isLink(location));
  const files = inside.filter((file) => isScriptFile(file, allText)).sort(byPath);
  const skipped = { files: inside.length - files.length, links: named.length - inside.length };
  return { files, skipped, problems: [] };
}

function isLink(location: string): boolean {
  return lstatSync(location, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** Behind `--changed` stands a revision, or already the first path: as git does, a revision is preferred. */
function readChanged(args: Arguments, folder: string): { readonly base: string | undefined; readonly paths: string[] } {
  const inline = args.value('changed');
  const paths = [...args.words];
  const at = args.wordAfter.get('changed');
  const word = at === undefined ? undefined : args.words[at];
  if (inline !== undefined || word === undefined) return { base: inline, paths };
  if (isRevision(folder, word)) {
    paths.splice(at ?? 0, 1);
    return { base: word, paths };
  }
  if (existsSync(resolve(folder, word))) return { base: undefined, paths };
  throw new UsageError('--changed: "{word}" is neither a revision that git knows nor a path', { word });
}

function find(paths: readonly string[], folder: string, options: SearchOptions): FoundFiles {
  try {
    return findScripts(paths, folder, options);
  } catch (error) {
    if (error instanceof NoSuchPath) throw noSuchPath(error.path, folder);
    throw error;
  }
}

/** Says what the user may have meant by a path that is not there. */
function noSuchPath(path: string, folder: string): UsageError {
  if (path === '-')
    return new UsageError('no such file or folder: {path}; to check standard input: cardscript check --stdin', {
      path,
    });
  const location = resolve(folder, path);
  let neighbours: string[] = [];
  try {
    neighbours = readdirSync(dirname(location)).sort();
  } catch {
    return new UsageError('no such file or folder: {path}; the folder it should be in is not there', { path });
  }
  const [near] = suggest(basename(location), neighbours);
  return near === undefined
    ? new UsageError('no such file or folder: {path}; check the spelling and the folder you are in', { path })
    : new UsageError('no such file or folder: {path}; did you mean {near}?', { path, near });
}
