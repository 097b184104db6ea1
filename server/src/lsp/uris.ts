/** The only place that takes URIs apart. Nothing here throws: clients send all kinds of text as a URI. */
import { URI } from 'vscode-uri';
import { placeOf, type Place } from '../workspace/place.ts';

/**
 * The same text for all spellings of one URI: the letter of a drive in either case, a colon as `%3A` or as it is.
 * For comparing only; to the client goes the spelling that it sent.
 */
export function uriKey(uri: string): string {
  return parse(uri)?.toString() ?? uri;
}

/** Where a `file:` URI lies on this computer; `undefined` for any other. */
export function filePath(uri: string): string | undefined {
  const parsed = parse(uri);
  if (parsed?.scheme !== 'file' || parsed.path === '' || parsed.fsPath.includes('\0')) return undefined;
  return parsed.fsPath;
}

/** The URI of a place that a host knows: a path of this computer, or already a URI. One letter is that of a drive. */
export function fileUri(path: string): string {
  return /^[a-z][a-z0-9+.-]+:/i.test(path) ? path : URI.file(path).toString();
}

/** The file's name without its folders; `undefined` for a text that was never saved. */
export function fileName(uri: string): string | undefined {
  const parsed = parse(uri);
  if (!parsed || parsed.scheme === 'untitled') return undefined;
  return parsed.path.slice(parsed.path.lastIndexOf('/') + 1) || undefined;
}

/** Where a script lies, as far as checks ask; nothing for a text that was never saved. */
export function scriptPlace(uri: string): Place {
  const parsed = parse(uri);
  return parsed && parsed.scheme !== 'untitled' ? placeOf(parsed.path) : {};
}

/** The folder that holds a document; of several inside each other the innermost. */
export function folderOf(uri: string, folders: readonly string[]): string | undefined {
  const key = uriKey(uri);
  let best: string | undefined;
  let length = -1;
  for (const folder of folders) {
    const start = withSlash(uriKey(folder));
    if (start.length <= length || !key.startsWith(start)) continue;
    best = folder;
    length = start.length;
  }
  return best;
}

function withSlash(key: string): string {
  return key.endsWith('/') ? key : `${key}/`;
}

/** Without a scheme a text is no URI, and is not to be taken for the path of a file. */
function parse(uri: string): URI | undefined {
  if (typeof uri !== 'string' || !/^[a-z][a-z0-9+.-]*:/i.test(uri)) return undefined;
  try {
    return URI.parse(uri);
  } catch {
    return undefined;
  }
}
