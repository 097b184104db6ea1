/** Rewriting text between separators, in one pass: an expression such as `\s*,\s*` would look at long blanks over and over. */

/** Puts another separator in place of each one and of the blanks around it. */
export function rejoin(text: string, separator: string, other: string): string {
  const parts = text.split(separator);
  const last = parts.length - 1;
  return parts
    .map((part, at) => (at === 0 ? part : part.trimStart()))
    .map((part, at) => (at === last ? part : part.trimEnd()))
    .join(other);
}
