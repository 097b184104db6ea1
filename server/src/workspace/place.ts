/** What the place of a file says of the script in it. */
import type { LintOptions } from '../core/service.ts';

/** Name and folder as checks ask for them. */
export type Place = Pick<LintOptions, 'fileName' | 'folder'>;

const folders = [
  { folder: 'cards', path: /[\\/](?:cardsfolder|custom[\\/]cards)[\\/]/ },
  { folder: 'tokens', path: /[\\/](?:tokenscripts|custom[\\/]tokens)[\\/]/ },
] as const;

/** @param path of a file, or the path of its URI; parted by `/` or `\` */
export function placeOf(path: string): Place {
  const fileName = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  const folder = folders.find((one) => one.path.test(path))?.folder;
  return { ...(fileName !== '' && { fileName }), ...(folder && { folder }) };
}
