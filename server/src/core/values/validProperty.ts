import { span } from '../text/span.ts';
import { keywordEntry, readKeywordLine, suggestKeyword } from '../vocab/keywords.ts';
import { wordList } from '../vocab/lists.ts';
import { prepareWords, suggest } from '../vocab/suggest.ts';
import type { PreparedWords } from '../vocab/suggest.ts';
import type { PropertyEntry, Vocabulary } from '../vocab/vocabulary.ts';
import { isComparator } from './comparison.ts';
import { counterProblem } from './counters.ts';
import { isDefinedWord, objectProblem } from './defined.ts';
import type { ValueProblem } from './problem.ts';
import type { ValidProperty } from './valid.ts';
import { isZone, suggestZone } from './zones.ts';

/**
 * What may follow the name of a property. `none`: nothing. `object`: a blank and a Defined word or a Valid expression.
 * `compare`: comparator and amount. `_compare`, `_compare_counter`, `_zone`: the same behind underscores.
 * `number`: a blank and digits. `castFrom`: a zone, whose and by whom.
 * `text`: anything at all. The table also has `more`: anything that begins a new word.
 */
type Form =
  | '_compare'
  | '_compare_counter'
  | '_zone'
  | 'castFrom'
  | 'color'
  | 'compare'
  | 'keyword'
  | 'none'
  | 'number'
  | 'object'
  | 'text'
  | 'type'
  | 'zone';

/** Nothing where the rest fits the form; otherwise what the rest may have meant, which may be nothing known. */
type Misfit = readonly string[] | undefined;

/** A property of the engine by its name and what follows it; `undefined` where it is right. */
export function propertyProblem(vocab: Vocabulary, property: ValidProperty): ValueProblem | undefined {
  const { text } = property;
  if (text === '') {
    return { kind: 'empty', what: 'property', word: text, span: property.span, suggestions: [] };
  }
  if (isPlainProperty(vocab, text)) return undefined;
  // Scripts of 2026 write `!Token` as well as `!token`.
  if (property.negated && text === 'Token') return undefined;
  let misfit: ValueProblem | undefined;
  for (let length = text.length; length > 1; length -= 1) {
    const entry = vocab.properties.get(text.slice(0, length));
    if (!entry) continue;
    const suggestions = fits(vocab, entry, property, length);
    if (!suggestions) return undefined;
    // The longest name that stands at the start tells best what was meant.
    misfit ??= argumentProblem(entry, property, length, suggestions);
  }
  const suggestions = suggestProperty(vocab, text).filter((one) => standsAlone(vocab, one));
  const wrongCase = suggestions[0]?.toLowerCase() === text.toLowerCase();
  if (misfit && suggestions.length === 0) return misfit;
  if (misfit && misfit.suggestions.length > 0 && !wrongCase) return misfit;
  return { kind: wrongCase ? 'wrongCase' : 'unknown', what: 'property', word: text, span: property.span, suggestions };
}

/** Whether the word is right as it is: most names that begin a property are nothing without what follows them. */
function standsAlone(vocab: Vocabulary, text: string): boolean {
  const entry = vocab.properties.get(text);
  return !entry || fits(vocab, entry, { text, negated: false, span: span(0, text.length) }, text.length) === undefined;
}

/** Types and colours are properties too: `Creature.Elf+Red`, `Card.RedSource`. */
function isPlainProperty(vocab: Vocabulary, text: string): boolean {
  if (vocab.types.has(text)) return true;
  return wordList('color').has(text.endsWith('Source') ? text.slice(0, -'Source'.length) : text);
}

function argumentProblem(
  entry: PropertyEntry,
  property: ValidProperty,
  length: number,
  suggestions: readonly string[],
): ValueProblem {
  const start = property.span.start + length;
  return {
    kind: 'argument',
    what: 'property',
    word: property.text,
    span: span(start, property.span.end),
    suggestions: suggestions.filter((text) => text !== property.text.slice(entry.name.length)),
  };
}

function fits(vocab: Vocabulary, entry: PropertyEntry, { text, span: at }: ValidProperty, length: number): Misfit {
  const rest = text.slice(length);
  if (entry.forms === undefined) return rest === '' ? undefined : [];
  let best: Misfit;
  for (const form of entry.forms.split(' ')) {
    const misfit =
      form === 'more' ? continues(vocab, text, rest) : fitsForm(vocab, form as Form, rest, at.start + length);
    if (!misfit) return undefined;
    if (!best || best.length === 0) best = misfit;
  }
  return best;
}

/** A new word behind the name: any, unless all of it together looks like a slip for another property. */
function continues(vocab: Vocabulary, text: string, rest: string): Misfit {
  if (!/^[ _A-Z0-9]/.test(rest)) return [];
  if (/^[ _0-9]/.test(rest) || rest === 'Source' || isDefinedWord(vocab, rest)) return undefined;
  return suggestProperty(vocab, text).length > 0 ? [] : undefined;
}

function fitsForm(vocab: Vocabulary, form: Form, rest: string, offset: number): Misfit {
  switch (form) {
    case 'none':
      return rest === '' ? undefined : [];
    case 'text':
      return rest === '' ? [] : undefined;
    case 'number':
      return /^ \d+$/.test(rest) ? undefined : [];
    case 'object': {
      if (!rest.startsWith(' ')) return [];
      const object = { text: rest.slice(1), span: span(offset + 1, offset + rest.length) };
      return objectProblem(vocab, object)?.suggestions.map((text) => ` ${text}`);
    }
    case 'compare':
      return compares(rest) ? undefined : [];
    case '_compare':
      return rest.startsWith('_') && compares(rest.slice(1)) ? undefined : [];
    case '_compare_counter': {
      const [, comparison = '', counter] = rest.split('_');
      if (!rest.startsWith('_') || !compares(comparison)) return [];
      if (counter === undefined) return [];
      const problem = counterProblem(vocab, { text: counter, span: span(offset, offset) });
      return problem?.suggestions.map((text) => `_${comparison}_${text}`);
    }
    case 'type':
      return vocab.types.has(rest) ? undefined : vocab.types.suggest(rest);
    case 'color':
      return wordList('color').has(rest) ? undefined : wordList('color').suggest(rest);
    case 'zone':
      return isZone(rest.trimStart()) ? undefined : suggestZone(rest);
    case '_zone':
      return rest.startsWith('_') && isZone(rest.slice(1)) ? undefined : suggestZone(rest).map((zone) => `_${zone}`);
    case 'castFrom': {
      const zone = /^(?:Your|Their)?(\w+?)(?:ByYou)?$/.exec(rest)?.[1] ?? '';
      return isZone(zone) ? undefined : suggestZone(zone).map((meant) => rest.replace(zone, meant));
    }
    case 'keyword':
      return keywordFits(vocab, rest);
  }
}

function keywordFits(vocab: Vocabulary, word: string): Misfit {
  if (!/^[A-Z]/.test(word)) return suggestKeyword(word);
  if (keywordEntry(word)?.name === word || vocab.keywords.has(word)) return undefined;
  const suggestions = suggestKeyword(word);
  // What is near no keyword may be the sentence of one.
  if (suggestions.length === 0 && word.includes(' ')) return undefined;
  const line = readKeywordLine(word, 0);
  return line.kind === 'family' || line.kind === 'sentence' ? undefined : suggestions;
}

function compares(text: string): boolean {
  return isComparator(text.slice(0, 2)) && /^\w+$/.test(text.slice(2));
}

const near = new WeakMap<Vocabulary, PreparedWords>();

function suggestProperty(vocab: Vocabulary, text: string): string[] {
  let words = near.get(vocab);
  if (!words) {
    const plain = [...vocab.types.names, ...wordList('color').names];
    words = prepareWords(new Set([...vocab.properties.names, ...plain, ...plain.map((type) => `non${type}`)]));
    near.set(vocab, words);
  }
  return suggest(text, words);
}
