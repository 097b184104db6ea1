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

/** Looks up documents by words, tolerant of accents, letter case, unfinished and misspelt words. */
export interface SearchIndex<Key> {
  search(query: string, limit: number): SearchMatch<Key>[];
}

export function buildSearchIndex<Key>(documents: readonly SearchDocument<Key>[]): SearchIndex<Key> {
  const postings = collectPostings(documents);
  return {
    search(query, limit) {
      const words = [...new Set(wordsOf(query))];
      const scores = new Float64Array(documents.length);
      const matched = new Uint16Array(documents.length);
      for (const word of words) {
        const best = scoreWord(word, postings, documents.length);
        for (const [at, score] of best.entries()) {
          if (score === 0) continue;
          scores[at] = (scores[at] ?? 0) + score;
          matched[at] = (matched[at] ?? 0) + 1;
        }
      }
      const whole = words.join(' ');
      const matches: (SearchMatch<Key> & { readonly at: number })[] = [];
      for (const [at, document] of documents.entries()) {
        const share = (matched[at] ?? 0) / words.length;
        if (!share) continue;
        const exact = namesIn(document.title).includes(whole) ? 10 : 0;
        matches.push({ document, score: (scores[at] ?? 0) * share * share + exact, at });
      }
      matches.sort((a, b) => b.score - a.score || a.at - b.at);
      return matches.slice(0, limit).map(({ document, score }) => ({ document, score }));
    },
  };
}

/** For each word the places of the documents that have it: doubled, plus one where it stands in the title. */
type Postings = ReadonlyMap<string, readonly number[]>;

function collectPostings(documents: readonly SearchDocument<unknown>[]): Postings {
  const postings = new Map<string, number[]>();
  for (const [at, { title, text }] of documents.entries()) {
    const add = (word: string, posting: number) => {
      const list = postings.get(word);
      if (!list) postings.set(word, [posting]);
      // The title comes first, so a word is in the list for its best place already.
      else if ((list.at(-1) ?? 0) >> 1 !== at) list.push(posting);
    };
    for (const word of wordsOf(title)) add(word, 2 * at + 1);
    for (const word of wordsOf(text)) add(word, 2 * at);
  }
  return postings;
}

/** Words in the form in which they are compared: lower case, without accents, in order. */
export function wordsOf(text: string): string[] {
  const plain = /[À-ỹ\u0300-\u036f]/.test(text) ? text.normalize('NFD').replace(/[\u0300-\u036f]/g, '') : text;
  return (
    plain
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[a-z0-9∞]+/g) ?? []
  );
}

function namesIn(title: string): string[] {
  return title.split(' · ').map((name) => wordsOf(name).join(' '));
}

/** How well each document has the word in its best place: as it is, as the beginning of a word, or misspelt. */
function scoreWord(word: string, postings: Postings, total: number): Float64Array {
  const scores = new Float64Array(total);
  const slips = slipsAllowed(word);
  for (const [candidate, list] of postings) {
    const likeness = likenessOf(word, candidate, slips);
    if (likeness === 0) continue;
    const worth = likeness * Math.log(1 + total / list.length);
    for (const posting of list) {
      const score = posting & 1 ? 3 * worth : worth;
      if (score > (scores[posting >> 1] ?? 0)) scores[posting >> 1] = score;
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
