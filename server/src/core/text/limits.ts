/** How much of a text is worked on. The longest card script that is known has 20,240 characters. */

/** What is longer is no card script, and is not read. In bytes of a file, or UTF-16 units of a text. */
export const longestScript = 1_000_000;

/** What is longer is checked only: an editor asks for everything else at every keystroke. In UTF-16 units. */
export const longestEdited = 50_000;
