import { isAbsolute, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A path relative to the folder that the command runs in, with `/`; as it is where it lies outside. */
export function relativePath(path: string, folder: string): string {
  const inside = relative(folder, resolve(folder, path));
  if (inside === '' || inside.startsWith('..') || isAbsolute(inside)) return path.replaceAll('\\', '/');
  return inside.replaceAll('\\', '/');
}

/** The same as a URI: relative inside the folder, with a scheme outside of it. */
export function relativeUri(path: string, folder: string): string {
  const inside = relative(folder, resolve(folder, path));
  if (inside.startsWith('..') || isAbsolute(inside)) return pathToFileURL(resolve(folder, path)).href;
  return inside.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/');
}
