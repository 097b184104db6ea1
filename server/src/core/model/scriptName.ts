/** What names of cards and of files have in common: their letters and digits, without accents, in small letters. */
export function plainName(name: string): string {
  return name
    .replaceAll(/[Ææ]/g, 'ae')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '');
}

/** The name of a file of a script without its extension; undefined for a file of another kind. */
export const baseOfScript = (fileName: string): string | undefined => /^(.+)\.txt$/i.exec(fileName)?.[1];

/** Words that a name has in small letters, but at its beginning. */
const small = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

/** A name as a file's may be read. Apostrophes and commas are lost in it. */
export const titleOfScript = (base: string): string =>
  base
    .split(/[ _]+/)
    .map((word, at) => (at > 0 && small.has(word) ? word : word.slice(0, 1).toUpperCase() + word.slice(1)))
    .join(' ');

/** Names that Windows has for devices, whatever ending follows them. */
const devices = /^(?:con|prn|aux|nul|com[\d\u00b9\u00b2\u00b3]|lpt[\d\u00b9\u00b2\u00b3]|conin\$|conout\$) *(?:\.|$)/i;

/** Whether a file can be called so on every system: Windows has signs that names may not hold, and names for devices. */
export function isPossibleName(fileName: string): boolean {
  return fileName !== '' && !/[<>:"/\\|?*\x00-\x1f]|[. ]$/.test(fileName) && !devices.test(fileName);
}
