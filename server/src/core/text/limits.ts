/**
 * The longest text that is taken for a card script: bytes of a file, UTF-16 units of an open document. The longest
 * script that is known has about 20,000.
 */
export const longestScript = 1_000_000;
