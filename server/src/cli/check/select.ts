import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { suggest } from '../../core/vocab/suggest.ts';
import { byPath, findScripts, looksLikeScript, NoSuchPath, type FoundFiles } from '../../workspace/files.ts';
import type { Arguments } from '../args.ts';
import { UsageError } from '../exitCodes.ts';
import { changedFiles, isRevision } from './git.ts';

/** The files that a command line asks for. */
export function selectFiles(args: Arguments, folder: string): FoundFiles {
  if (!args.has('changed')) {
    if (args.words.length === 0)
      throw new UsageError('name a file or a folder to check, such as "cardscript check ." for the one you are in');
    return find(args.words, folder);
  }
  const { base, paths } = readChanged(args, folder);
  const changed = changedFiles(folder, base).filter((path) => isFile(resolve(folder, path)));
  if (paths.length === 0) {
    const files = changed.map((path) => ({ path, location: resolve(folder, path) }));
    return { files: files.filter(({ location }) => looksLikeScript(location)).sort(byPath), problems: [] };
  }
  const real = new Set(changed.map((path) => realpathSync(resolve(folder, path))));
  const { files, problems } = find(paths, folder);
  return { files: files.filter(({ location }) => real.has(realpathSync(location))), problems };
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

function find(paths: readonly string[], folder: string): FoundFiles {
  try {
    return findScripts(paths, folder);
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

function isFile(location: string): boolean {
  return statSync(location, { throwIfNoEntry: false })?.isFile() ?? false;
}
