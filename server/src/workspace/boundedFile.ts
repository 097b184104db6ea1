/**
 * The one way in which files are read that come from somebody's folder. A name may stand for anything: a device that
 * never ends, a pipe that waits for a writer, a file of gigabytes. What kind of thing it is, and how large, is looked
 * at before anything is read, and reading stops at the limit.
 */
import { closeSync, constants, fstatSync, openSync, readSync, statSync, type Stats } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { FileRefused } from './fileRefused.ts';

/** A path as the system takes it: the bytes of a name may be no text. */
export type SystemPath = string | Buffer;

/** A pipe that nobody writes to would keep the opening waiting. Windows has no such flag. */
const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/**
 * @param limit bytes
 * @returns all bytes of a file. Throws `FileRefused` for what is no file or too large, else what the system raises
 */
export function readBounded(path: SystemPath, limit: number): Uint8Array {
  // To open a device may do something.
  examine(statSync(path), limit);
  const file = openSync(path, flags);
  try {
    const content = new Content(examine(fstatSync(file), limit), limit);
    for (;;) {
      const { buffer, length } = content;
      if (content.took(readSync(file, buffer, length, buffer.length - length, null))) return content.bytes;
    }
  } finally {
    closeSync(file);
  }
}

/** The same without keeping anybody waiting. */
export async function readBoundedLater(path: SystemPath, limit: number): Promise<Uint8Array> {
  examine(await stat(path), limit);
  const file = await open(path, flags);
  try {
    const content = new Content(examine(await file.stat(), limit), limit);
    for (;;) {
      const { buffer, length } = content;
      const { bytesRead } = await file.read(buffer, length, buffer.length - length, null);
      if (content.took(bytesRead)) return content.bytes;
    }
  } finally {
    await file.close();
  }
}

/**
 * The first bytes of a file, at most as many as are wanted; fewer where it is shorter. Throws as `readBounded` does,
 * but never for its size.
 */
export function readBeginning(path: SystemPath, wanted: number): Uint8Array {
  examine(statSync(path), Infinity);
  const file = openSync(path, flags);
  try {
    const size = examine(fstatSync(file), Infinity);
    const buffer = Buffer.allocUnsafe(size > 0 ? Math.min(size, wanted) : wanted);
    return buffer.subarray(0, readSync(file, buffer, 0, buffer.length, 0));
  } finally {
    closeSync(file);
  }
}

/** @returns the size that is told, which may be wrong: files in `/proc` say 0, and any file may grow */
function examine(stats: Stats, limit: number): number {
  // To read a folder fails with words of its own.
  if (!stats.isFile() && !stats.isDirectory()) throw new FileRefused('special', limit);
  if (stats.isFile() && stats.size > limit) throw new FileRefused('tooLarge', limit);
  return stats.isFile() ? stats.size : 0;
}

/** What was read so far. */
class Content {
  buffer: Buffer;
  length = 0;
  readonly #limit: number;

  constructor(size: number, limit: number) {
    // One byte more, so that the end shows without making room.
    this.buffer = Buffer.allocUnsafe(size + 1);
    this.#limit = limit;
  }

  get bytes(): Uint8Array {
    return this.buffer.subarray(0, this.length);
  }

  /** @returns whether that was all */
  took(count: number): boolean {
    if (count === 0) return true;
    this.length += count;
    if (this.length > this.#limit) throw new FileRefused('tooLarge', this.#limit);
    if (this.length === this.buffer.length) {
      const more = Math.min(this.#limit + 1 - this.length, this.length + 4096);
      this.buffer = Buffer.concat([this.buffer], this.length + more);
    }
    return false;
  }
}
