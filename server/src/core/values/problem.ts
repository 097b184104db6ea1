import type { Span } from '../text/span.ts';
import type { Vocabulary } from '../vocab/vocabulary.ts';

/** What kind of word is wrong. */
export type WordClass =
  | 'amount'
  | 'arithmetic'
  | 'color'
  | 'comparator'
  | 'counter'
  | 'defined'
  | 'keyword'
  | 'number'
  | 'phase'
  | 'property'
  | 'svar'
  | 'type'
  | 'zone';

/**
 * What a value grammar found wrong, for a check to put into words.
 * `unknown`: no such word. `wrongCase`: known in another letter case, the suggestion. `argument`: the word is right, what
 * follows it is not. `separator`: `word` stands between two values and should be the suggestion. `empty`: nothing stands
 * where a value must.
 */
export interface ValueProblem {
  readonly kind: 'argument' | 'empty' | 'separator' | 'unknown' | 'wrongCase';
  readonly what: WordClass;
  readonly word: string;
  readonly span: Span;
  /** Texts to put in the place of `span`, nearest first. */
  readonly suggestions: readonly string[];
}

/** What a value is checked against. */
export interface ValueContext {
  readonly vocab: Vocabulary;
  /** Whether the face, or an effect on it, defines an SVar; all names pass where this is absent. */
  readonly isSVar?: (name: string) => boolean;
  /** Names of the SVars of the face, for suggestions. */
  readonly svarNames?: readonly string[];
}

const cap = 20_000;

/**
 * Remembers the values that have no problem: cards repeat each other's, so most are looked up instead of parsed.
 * Only for what depends on nothing but the vocabulary.
 */
export class CleanValues {
  readonly #clean = new WeakMap<Vocabulary, Set<string>>();

  has(vocab: Vocabulary, text: string): boolean {
    return this.#clean.get(vocab)?.has(text) ?? false;
  }

  add(vocab: Vocabulary, text: string): void {
    let set = this.#clean.get(vocab);
    if (!set) this.#clean.set(vocab, (set = new Set()));
    if (set.size >= cap) set.clear();
    set.add(text);
  }
}
