/** Paths as the system has them. A name on a disk is bytes, and not always text; only where it is not, bytes are kept. */
import { realpathSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import type { SystemPath } from './boundedFile.ts';

/** @param name of something directly in the folder */
export function joinPath(folder: SystemPath, name: Buffer): SystemPath {
  const parts = [Buffer.from(folder), name];
  const whole = Buffer.concat(endsInSeparator(folder) ? parts : [parts[0] ?? name, Buffer.from(sep), name]);
  return asText(whole);
}

/** Text where the bytes are that. */
export function asText(bytes: Buffer): SystemPath {
  const text = bytes.toString('utf8');
  return Buffer.from(text).equals(bytes) ? text : bytes;
}

/** The path without links. Throws where there is nothing. */
export function realPath(path: SystemPath): SystemPath {
  if (typeof path === 'string' && !path.includes('\ufffd')) {
    const real = realpathSync(path);
    if (!real.includes('\ufffd')) return real;
  }
  return asText(realpathSync.native(path, { encoding: 'buffer' }));
}

/** Where systems take names in any letter case, what one of them is written like in a link says nothing. */
const anyCase = process.platform === 'win32' || process.platform === 'darwin';

/** What tells paths apart. */
export function pathKey(path: SystemPath): string {
  return Buffer.from(path).toString('latin1');
}

/** The path itself, or a folder above it. Both without links. */
export function isBelow(path: SystemPath, folder: SystemPath): boolean {
  const fold = (one: SystemPath): string => (anyCase ? pathKey(one).toLowerCase() : pathKey(one));
  const [key, above] = [fold(path), fold(folder)];
  return key === above || key.startsWith(endsInSeparator(folder) ? above : above + sep);
}

/** The folder that something lies in. */
export function parentOf(path: SystemPath): SystemPath {
  if (typeof path === 'string') return dirname(path);
  const at = path.lastIndexOf(sep);
  // Of `/name` it is the separator itself.
  return asText(path.subarray(0, Math.max(at, 1)));
}

function endsInSeparator(path: SystemPath): boolean {
  return pathKey(path).endsWith(sep);
}
