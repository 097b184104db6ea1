import { lettersOf } from '../text/letters.ts';

/** Words made ready for many look-ups: build once per table with `prepareWords`, then ask as often as needed. */
export interface PreparedWords {
  /** Words by their length. */
  readonly byLength: readonly (readonly Candidate[] | undefined)[];
}

interface Candidate {
  readonly word: string;
  readonly lower: string;
  /** See `lettersOf`. */
  readonly letters: number;
  /** Place in the list handed over: of equally near words the earlier one is suggested first. */
  readonly rank: number;
}

const preparedLists = new WeakMap<readonly string[], PreparedWords>();

export function prepareWords(words: Iterable<string>): PreparedWords {
  const byLength: (Candidate[] | undefined)[] = [];
  let rank = 0;
  for (const word of words) {
    const lower = word.toLowerCase();
    (byLength[lower.length] ??= []).push({ word, lower, letters: lettersOf(lower), rank });
    rank += 1;
  }
  return { byLength };
}

/** How many edits away a suggestion may be: one slip in a short word, up to three in a long one. */
export function suggestionLimit(length: number): number {
  if (length <= 4) return 1;
  return length <= 9 ? 2 : 3;
}

/**
 * The candidates that `word` may be a slip for, nearest first: the same letters in another case, then by the number of
 * letters left out, put in, changed or swapped with their neighbour. Equally near ones keep the order of the list.
 * Never the word itself: nobody is told to write what is there. Empty where nothing is near enough to be meant.
 */
export function suggest(
  word: string,
  candidates: readonly string[] | PreparedWords,
  { max = 3 }: { readonly max?: number } = {},
): string[] {
  const lower = word.toLowerCase();
  const { byLength } = prepared(candidates);
  const limit = suggestionLimit(lower.length);
  const letters = lettersOf(lower);
  const found: { readonly candidate: Candidate; readonly score: number }[] = [];
  for (let length = Math.max(1, lower.length - limit); length <= lower.length + limit; length += 1) {
    for (const candidate of byLength[length] ?? []) {
      // One edit changes at most two bits.
      if (bitCount(letters ^ candidate.letters) > 2 * limit || candidate.word === word) continue;
      const edits = distance(lower, candidate.lower, limit);
      // A word all of whose letters would change is no slip.
      if (edits > limit || edits >= lower.length) continue;
      // Slips rarely hit the first letter, so of equally near words one that begins alike is likelier meant.
      found.push({ candidate, score: 2 * edits + (lower[0] === candidate.lower[0] ? 0 : 1) });
    }
  }
  found.sort((a, b) => a.score - b.score || a.candidate.rank - b.candidate.rank);
  return found.slice(0, max).map(({ candidate }) => candidate.word);
}

function prepared(candidates: readonly string[] | PreparedWords): PreparedWords {
  if ('byLength' in candidates) return candidates;
  let words = preparedLists.get(candidates);
  if (!words) preparedLists.set(candidates, (words = prepareWords(candidates)));
  return words;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * Edits between two words, a swap of neighbours counting as one (optimal string alignment);
 * `limit + 1` as soon as it is certain to be more than `limit`.
 */
export function distance(a: string, b: string, limit: number): number {
  const tooFar = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return tooFar;
  const width = b.length + 1;
  let beforeLast = new Uint16Array(width);
  let last = new Uint16Array(width);
  let row = new Uint16Array(width);
  for (let j = 0; j < width; j += 1) last[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    const letter = a.charCodeAt(i - 1);
    let best = (row[0] = i);
    let edits = i;
    for (let j = 1; j < width; j += 1) {
      const other = b.charCodeAt(j - 1);
      edits = Math.min((last[j - 1] ?? 0) + (letter === other ? 0 : 1), (last[j] ?? 0) + 1, edits + 1);
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other) {
        edits = Math.min(edits, (beforeLast[j - 2] ?? 0) + 1);
      }
      row[j] = edits;
      if (edits < best) best = edits;
    }
    if (best > limit) return tooFar;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(last[b.length] ?? tooFar, tooFar);
}
