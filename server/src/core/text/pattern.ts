/**
 * The one place where regular expressions are made that are no literals. `npm run regexes` has each of them checked for
 * input that would keep it busy, so both functions are called where a module is loaded, never within a function: ESLint
 * holds to that.
 */

/** Longer texts are no names and no words of a card. */
export const longestWords = 1000;

/** @param source made of nothing but constants */
export function patternOf(source: string, flags = ''): RegExp {
  return new RegExp(source, flags);
}

/**
 * Patterns around a text that is known only when a script is read.
 *
 * @param sourceOf is given the text so that it stands for itself, outside of brackets
 * @returns makes the pattern for a text; one that fits nothing where the text is too long. Nothing is thrown.
 */
export function textPattern(sourceOf: (text: string) => string, flags = ''): (text: string) => RegExp {
  return (text) => new RegExp(text.length > longestWords ? '(?!)' : sourceOf(literally(text)), flags);
}

/** The text so that it stands for itself in a pattern. */
export function literally(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}
