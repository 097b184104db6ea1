/**
 * One bit for each letter that occurs in a word in small letters; rarer signs share one. A word holds all letters of
 * another only where it has all of its bits, and two words with many different bits cannot be near each other.
 */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}
