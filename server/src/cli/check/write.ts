import { createHash, randomBytes } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import { hostname } from 'node:os';
import { said } from '../../core/l10n/say.ts';
import { longestScript } from '../../core/text/limits.ts';
import { readBounded, type SystemPath } from '../../workspace/boundedFile.ts';
import { joinPath, parentOf } from '../../workspace/systemPath.ts';
import { WriteRefused } from './writeRefused.ts';

/**
 * Replaces a file's content in one step: whoever reads it meanwhile sees the old or the new text, never half of one,
 * and so does the disk after a crash. Owner, group and mode stay. Throws where it may not be written, and
 * `WriteRefused` where something would be lost: what somebody wrote meanwhile, another name of the file, its owner.
 *
 * @param target absolute, no link
 * @param before the bytes that it was read as
 */
export function replaceFile(target: SystemPath, before: Uint8Array, text: string): void {
  const stats = lstatSync(target);
  if (!stats.isFile()) throw new WriteRefused(said('it changed meanwhile'));
  // The new file would part from the others.
  if (stats.nlink > 1) throw new WriteRefused(said('it has several names (hard links), which would be parted'));
  accessSync(target, constants.W_OK);
  const folder = parentOf(target);
  sweep(folder);
  const draft = joinPath(folder, Buffer.from(draftName()));
  const file = openSync(draft, 'wx', 0o600);
  try {
    try {
      keepOwner(file, stats);
      fchmodSync(file, stats.mode & 0o7777);
      writeFileSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    if (!isAsBefore(target, stats, before)) throw new WriteRefused(said('it changed meanwhile'));
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Systems without owners of files say 0 of all. */
function keepOwner(draft: number, { uid, gid }: Stats): void {
  const own = fstatSync(draft);
  if (own.uid === uid && own.gid === gid) return;
  try {
    fchownSync(draft, uid, gid);
  } catch {
    throw new WriteRefused(said('its owner and group cannot be kept'));
  }
}

function isAsBefore(target: SystemPath, stats: Stats, before: Uint8Array): boolean {
  const now = lstatSync(target);
  if (now.ino !== stats.ino || now.dev !== stats.dev || now.nlink > 1 || now.size !== before.length) return false;
  return Buffer.compare(readBounded(target, longestScript), before) === 0;
}

/** Drafts of a computer that cannot be asked are left behind for sure after so many milliseconds: one takes some few. */
const longestWrite = 3_600_000;

/** Names of drafts: the computer, the process and a random number. They are short, whatever the file is called. */
const ownDraft = /^\.cardscript-([0-9a-f]{8})-(\d{1,10})-[0-9a-f]{16}\.tmp$/;

const computer = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);

function draftName(): string {
  return `.cardscript-${computer}-${process.pid}-${randomBytes(8).toString('hex')}.tmp`;
}

const swept = new Set<string>();

/** Removes what runs that were ended in mid-work left in a folder. Nothing is said of what cannot be removed. */
function sweep(folder: SystemPath): void {
  const key = folder.toString('latin1');
  if (swept.has(key)) return;
  swept.add(key);
  try {
    for (const name of readdirSync(folder)) if (isLeftBehind(folder, name)) rmSync(joinPath(folder, Buffer.from(name)));
  } catch {
    // Whoever may not look into the folder left nothing in it.
  }
}

function isLeftBehind(folder: SystemPath, name: string): boolean {
  const [, where, id] = ownDraft.exec(name) ?? [];
  if (where === undefined) return false;
  const stats = lstatSync(joinPath(folder, Buffer.from(name)));
  if (!stats.isFile() || stats.nlink > 1) return false;
  return Date.now() - stats.mtimeMs > longestWrite || (where === computer && !isRunning(Number(id)));
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
