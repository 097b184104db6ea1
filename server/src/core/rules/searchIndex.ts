import { distance } from '../vocab/suggest.ts';

/** Something that can be found by its words. */
export interface SearchDocument<Key> {
  readonly key: Key;
  /** Several names are joined by ` · `. */
  readonly title: string;
  readonly text: string;
}

export interface SearchMatch<Key> {
  readonly document: SearchDocument<Key>;
  /** Higher is better; comparable within one search. */
  readonly score: number;
}

interface Posting {
  readonly document: number;
  readonly inTitle: boolean;
}

/** Looks up documents by words, tolerant of accents, letter case, unfinished and misspelt words. */
export interface SearchIndex<Key> {
  search(query: string, limit: number): SearchMatch<Key>[];
}

export function buildSearchIndex<Key>(documents: readonly SearchDocument<Key>[]): SearchIndex<Key> {
  const postings = new Map<string, Posting[]>();
  for (const [document, { title, text }] of documents.entries()) {
    const titleWords = new Set(wordsOf(title));
    const add = (word: string, inTitle: boolean) => {
      const list = postings.get(word);
      if (list) list.push({ document, inTitle });
      else postings.set(word, [{ document, inTitle }]);
    };
    for (const word of titleWords) add(word, true);
    for (const word of new Set(wordsOf(text))) if (!titleWords.has(word)) add(word, false);
  }
  const vocabulary = [...postings.keys()];

  return {
    search(query, limit) {
      const words = [...new Set(wordsOf(query))];
      const scores = new Map<number, number>();
      const matched = new Map<number, number>();
      for (const word of words) {
        for (const [document, score] of scoreWord(word, vocabulary, postings, documents.length)) {
          scores.set(document, (scores.get(document) ?? 0) + score);
          matched.set(document, (matched.get(document) ?? 0) + 1);
        }
      }
      const whole = words.join(' ');
      const matches: (SearchMatch<Key> & { readonly at: number })[] = [];
      for (const [at, score] of scores) {
        const document = documents[at];
        if (!document) continue;
        const share = (matched.get(at) ?? 0) / words.length;
        const exact = namesIn(document.title).includes(whole) ? 10 : 0;
        matches.push({ document, score: score * share * share + exact, at });
      }
      matches.sort((a, b) => b.score - a.score || a.at - b.at);
      return matches.slice(0, limit).map(({ document, score }) => ({ document, score }));
    },
  };
}

/** Words in the form in which they are compared: lower case, without accents, in order. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[a-z0-9∞]+/g) ?? []
  );
}

function namesIn(title: string): string[] {
  return title.split(' · ').map((name) => wordsOf(name).join(' '));
}

/** The best way in which each document has the word: as it is, as the beginning of a word, or misspelt. */
function scoreWord(
  word: string,
  vocabulary: readonly string[],
  postings: ReadonlyMap<string, readonly Posting[]>,
  total: number,
): Map<number, number> {
  const scores = new Map<number, number>();
  const slips = slipsAllowed(word);
  for (const candidate of vocabulary) {
    const likeness = likenessOf(word, candidate, slips);
    if (likeness === 0) continue;
    const list = postings.get(candidate) ?? [];
    const rarity = Math.log(1 + total / list.length);
    for (const { document, inTitle } of list) {
      const score = likeness * rarity * (inTitle ? 3 : 1);
      if (score > (scores.get(document) ?? 0)) scores.set(document, score);
    }
  }
  return scores;
}

function slipsAllowed(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

function likenessOf(word: string, candidate: string, slips: number): number {
  if (candidate === word) return 1;
  if (word.length >= 3 && candidate.startsWith(word)) return 0.7;
  if (slips === 0 || Math.abs(candidate.length - word.length) > slips) return 0;
  const edits = distance(word, candidate, slips);
  return edits > slips ? 0 : 0.6 - 0.15 * edits;
}
