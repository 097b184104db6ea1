/**
 * Brings a name into the form in which names are compared: lower case, no accents, no exclamation marks, straight
 * apostrophes, a space for a hyphen and for any run of blanks.
 */
export function foldName(name: string): string {
  // Few names have a letter with an accent, and taking letters apart is what costs time.
  const letters = /[^\0-\x7f]/.test(name) ? name.normalize('NFD') : name;
  return letters
    .replace(/[\u0300-\u036f!¡]/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/[-‐–\s]+/g, ' ')
    .trim()
    .toLowerCase();
}
