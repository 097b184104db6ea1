/**
 * Brings a name into the form in which names are compared: lower case, no accents, no exclamation marks, straight
 * apostrophes, a space for a hyphen and for any run of blanks.
 */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f!¡]/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/[-‐–\s]+/g, ' ')
    .trim()
    .toLowerCase();
}
