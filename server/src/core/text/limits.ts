/** How much of a text is worked on. The longest card script that is known has 20,240 characters. */

/** What is longer is no card script, and is not read. In bytes of a file, or UTF-16 units of a text. */
export const longestScript = 1_000_000;

/** What is longer is checked only: an editor asks for everything else at every keystroke. In UTF-16 units. */
export const longestEdited = 40_000;

/** A text of more lines is no card script, and is not read: the script with most of them has 114. */
export const mostLines = 50_000;

/** Why a text is not read at all, as `syntax/not-checked` says it; nothing where it is. */
export function whyNotRead(text: string): 'tooLarge' | 'tooManyLines' | undefined {
  if (text.length > longestScript) return 'tooLarge';
  let lines = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== 10 && (code !== 13 || text.charCodeAt(at + 1) === 10)) continue;
    lines += 1;
    if (lines > mostLines) return 'tooManyLines';
  }
  return undefined;
}
