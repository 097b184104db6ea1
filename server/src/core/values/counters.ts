import type { Piece } from '../text/span.ts';
import { suggest } from '../vocab/suggest.ts';
import type { Vocabulary } from '../vocab/vocabulary.ts';
import type { ValueProblem } from './problem.ts';

/** True for a kind of counter, a keyword that can be one, and the words that stand for several (`All`, `Any`). */
export function isCounter(vocab: Vocabulary, word: string): boolean {
  return vocab.counters.has(word) || vocab.keywords.has(word);
}

/** What is wrong with the name of a counter, if anything. Compared in the engine's spelling; `EXPERIENCE` is its own. */
export function counterProblem(vocab: Vocabulary, { text, span }: Piece): ValueProblem | undefined {
  if (isCounter(vocab, text)) return undefined;
  const other = vocab.counters.anyCase(text) ?? vocab.keywords.anyCase(text);
  if (other) return { kind: 'wrongCase', what: 'counter', word: text, span, suggestions: [other.name] };
  const plain = plainName(text);
  const suggestions = vocab.counters.has(plain)
    ? [plain]
    : suggest(text, [...vocab.counters.suggest(text), ...keywordsNear(vocab, text)]);
  return { kind: 'unknown', what: 'counter', word: text, span, suggestions };
}

/** Keywords are written with small letters, other counters without, so that `SUSPECT` was no slip for Suspend. */
function keywordsNear(vocab: Vocabulary, text: string): string[] {
  return text === text.toUpperCase() ? [] : vocab.keywords.suggest(text);
}

/** `+1/+1` as scripts write it: `P1P1`. */
function plainName(text: string): string {
  return text.replaceAll('+', 'P').replaceAll('-', 'M').replaceAll('/', '').toUpperCase();
}
