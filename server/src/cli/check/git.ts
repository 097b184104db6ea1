import { spawnSync } from 'node:child_process';
import { relative, resolve } from 'node:path';
import { asText, joinPath } from '../../workspace/systemPath.ts';
import type { SystemPath } from '../../workspace/boundedFile.ts';
import { UsageError } from '../exitCodes.ts';

/** Far more than the list of all files of a large repository takes. */
const maxOutput = 1 << 28;

export interface ChangedFiles {
  /** Top folder of the repository. */
  readonly root: string;
  readonly files: readonly ChangedFile[];
}

export interface ChangedFile {
  /** Relative to the folder that was asked from, with `/`. */
  readonly path: string;
  /** Absolute; may be a link. */
  readonly system: SystemPath;
}

/**
 * The files that git says changed, untracked ones included, deleted ones not: since the last commit, or, with a base,
 * since the branch left it.
 *
 * @param folder absolute; inside the repository
 */
export function changedFiles(folder: string, base?: string): ChangedFiles {
  const root = git(folder, 'rev-parse', '--show-toplevel').toString('utf8').trimEnd();
  // One character for each byte: a name may be no text.
  const list = (...args: string[]): string[] =>
    git(root, ...args, '-z')
      .toString('latin1')
      .split('\0')
      .filter(Boolean);
  const from = base === undefined ? commitOf(root, 'HEAD') : forkPoint(root, base);
  // Before the first commit everything is new.
  const tracked =
    from === undefined ? list('ls-files') : list('diff', '--name-only', '--diff-filter=d', '--no-ext-diff', from);
  const untracked = list('ls-files', '--others', '--exclude-standard');
  const names = new Set([...tracked, ...untracked]);
  const files = [...names].map((name) => {
    const bytes = Buffer.from(name, 'latin1');
    const text = asText(bytes);
    const system = typeof text === 'string' ? resolve(root, text) : joinPath(root, bytes);
    return { path: relative(folder, resolve(root, bytes.toString('utf8'))).replaceAll('\\', '/'), system };
  });
  return { root, files };
}

/** Whether git takes a word for a commit. */
export function isRevision(folder: string, word: string): boolean {
  return commitOf(folder, word) !== undefined;
}

function forkPoint(root: string, base: string): string {
  const commit = commitOf(root, base);
  if (commit === undefined)
    throw new UsageError('--changed: git knows no revision "{base}"; name a branch, a tag or a commit', { base });
  // There is none where the history was cut off, as in a shallow clone.
  return run(root, ['merge-base', commit, 'HEAD']).output?.toString('utf8').trim() || commit;
}

function commitOf(folder: string, revision: string): string | undefined {
  if (revision === '' || revision.startsWith('-')) return undefined;
  return run(folder, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`])
    .output?.toString('utf8')
    .trim();
}

function git(folder: string, ...args: string[]): Buffer {
  const { output, complaint } = run(folder, args);
  if (output === undefined) throw new UsageError('--changed: {reason}', { reason: complaint });
  return output;
}

function run(
  folder: string,
  args: readonly string[],
): { readonly output: Buffer | undefined; readonly complaint: string } {
  const { error, status, stdout, stderr } = spawnSync('git', args, {
    cwd: folder,
    maxBuffer: maxOutput,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (error) {
    const absent = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw absent
      ? new UsageError('--changed: git is not installed or not on the PATH')
      : new UsageError('--changed: {reason}', { reason: error.message });
  }
  const complaint =
    stderr
      .toString('utf8')
      .split('\n')
      .find((line) => line.trim() !== '') ?? `git ended with ${status}`;
  return { output: status === 0 ? stdout : undefined, complaint };
}
