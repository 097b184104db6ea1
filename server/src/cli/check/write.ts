import { accessSync, chmodSync, constants, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Replaces a file's content in one step: whoever reads it meanwhile sees the old or the new text, never half of one,
 * and so does the disk after a crash. Its mode stays, and a link stays a link. Throws where it may not be written.
 *
 * @param location absolute
 */
export function replaceFile(location: string, text: string): void {
  const target = realpathSync(location);
  accessSync(target, constants.W_OK);
  const { mode } = statSync(target);
  const draft = join(dirname(target), `.${basename(target)}.${process.pid}.cardscript`);
  try {
    writeFileSync(draft, text, { flag: 'wx', flush: true });
    chmodSync(draft, mode & 0o7777);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
