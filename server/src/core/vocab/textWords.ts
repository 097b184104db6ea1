import data from './data/textWords.json' with { type: 'json' };
import { keywordEntries } from './keywords.ts';
import { prepareWords, suggest, distance } from './suggest.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The words that published descriptions and Oracle texts use: all with six letters or more, the `common` ones with five. */
const words = new Map<string, string>(Object.entries(data));
const common = prepareWords([...words].filter(([, use]) => use === 'common').map(([word]) => word));
const keywordWords: ReadonlySet<string> = new Set(keywordEntries.flatMap(({ name }) => parts(name)));

const typeWords = new WeakMap<Vocabulary, ReadonlySet<string>>();

/** Whether a word of a card's text, in small letters, is one of the game's. */
export function isTextWord(word: string, vocab: Vocabulary): boolean {
  if (words.has(word) || keywordWords.has(word)) return true;
  let types = typeWords.get(vocab);
  if (!types) {
    const names = [...vocab.types.entries.flatMap(({ name, plural }) => [name, plural ?? '']), ...vocab.counters.names];
    typeWords.set(vocab, (types = new Set(names.flatMap(parts))));
  }
  return types.has(word);
}

/**
 * The common words that another one is a slip for: one letter away, in long words two. None that differ by an ending
 * alone, since texts have all forms of a word, but for an ending twice.
 */
export function meantTextWords(word: string): string[] {
  const most = word.length >= 9 ? 2 : 1;
  return suggest(word, common).filter(
    (near) => distance(word, near, most) <= most && (!isForm(word, near) || endsTwice.test(word)),
  );
}

const endsTwice = /(ed|ing|ly)\1$/;

function isForm(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const stem = short.replace(/[ey]$/, '');
  return long.startsWith(stem) && /^(?:'?s|es|ies|ed|d|ing|er|est|ly|y|e|n|en|'s)?$/.test(long.slice(stem.length));
}

function parts(name: string): string[] {
  return name.toLowerCase().split(/[^a-z']+/);
}
