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
