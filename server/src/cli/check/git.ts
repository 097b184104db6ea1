import { spawnSync } from 'node:child_process';
import { relative, resolve } from 'node:path';
import { UsageError } from '../exitCodes.ts';

/** Far more than the list of all files of a large repository takes. */
const maxOutput = 1 << 28;

/**
 * The files that git says changed, untracked ones included, deleted ones not: since the last commit, or, with a base,
 * since the branch left it.
 *
 * @param folder absolute; inside the repository
 * @returns paths relative to `folder`, with `/`
 */
export function changedFiles(folder: string, base?: string): string[] {
  const root = git(folder, 'rev-parse', '--show-toplevel').trimEnd();
  const list = (...args: string[]): string[] =>
    git(root, ...args, '-z')
      .split('\0')
      .filter(Boolean);
  const from = base === undefined ? commitOf(root, 'HEAD') : forkPoint(root, base);
  // Before the first commit everything is new.
  const tracked =
    from === undefined ? list('ls-files') : list('diff', '--name-only', '--diff-filter=d', '--no-ext-diff', from);
  const untracked = list('ls-files', '--others', '--exclude-standard');
  const paths = new Set([...tracked, ...untracked]);
  return [...paths].map((path) => relative(folder, resolve(root, path)).replaceAll('\\', '/'));
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
  return run(root, ['merge-base', commit, 'HEAD']).output?.trim() || commit;
}

function commitOf(folder: string, revision: string): string | undefined {
  if (revision === '' || revision.startsWith('-')) return undefined;
  return run(folder, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]).output?.trim();
}

function git(folder: string, ...args: string[]): string {
  const { output, complaint } = run(folder, args);
  if (output === undefined) throw new UsageError('--changed: {reason}', { reason: complaint });
  return output;
}

function run(
  folder: string,
  args: readonly string[],
): { readonly output: string | undefined; readonly complaint: string } {
  const { error, status, stdout, stderr } = spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: maxOutput,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (error) {
    const absent = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw absent
      ? new UsageError('--changed: git is not installed or not on the PATH')
      : new UsageError('--changed: {reason}', { reason: error.message });
  }
  const complaint = stderr.split('\n').find((line) => line.trim() !== '') ?? `git ended with ${status}`;
  return { output: status === 0 ? stdout : undefined, complaint };
}
