import type { Piece } from '../text/span.ts';
import { span } from '../text/span.ts';
import { wordList } from '../vocab/lists.ts';
import { prepareWords, suggest } from '../vocab/suggest.ts';
import type { PreparedWords } from '../vocab/suggest.ts';
import type { Vocabulary } from '../vocab/vocabulary.ts';
import { definedProblems, isDefinedWord } from './defined.ts';
import { CleanValues } from './problem.ts';
import type { ValueProblem } from './problem.ts';
import { parseValid } from './valid.ts';
import type { ValidAlternative, ValidExpression } from './valid.ts';
import { propertyProblem } from './validProperty.ts';

const clean = new CleanValues();

/**
 * What is wrong with a Valid expression: types, properties and what follows them.
 * `offset` is where `text` begins in the file.
 */
export function validProblems(
  vocab: Vocabulary,
  text: string,
  offset: number,
  separator: ',' | ';' = ',',
): ValueProblem[] {
  if (clean.has(vocab, text)) return [];
  const problems = validExpressionProblems(vocab, parseValid(text, offset, separator));
  if (problems.length === 0) clean.add(vocab, text);
  return problems;
}

export function validExpressionProblems(vocab: Vocabulary, { alternatives }: ValidExpression): ValueProblem[] {
  const problems: ValueProblem[] = [];
  for (const alternative of alternatives) {
    if (alternative.head.text === 'Defined') {
      problems.push(...definedProblems(vocab, behindHead(alternative)));
      continue;
    }
    const head = headProblem(vocab, alternative);
    if (head) problems.push(head);
    for (const property of alternative.properties) {
      const problem = propertyProblem(vocab, property);
      if (problem) problems.push(problem);
    }
  }
  return problems;
}

/** `Defined.Imprinted` stands for the cards of that Defined word. */
function behindHead({ properties }: ValidAlternative): Piece[] {
  const [first] = properties;
  const last = properties.at(-1);
  if (!first || !last) return [];
  const text = properties.map((property) => property.text).join('+');
  return [{ text, span: span(first.span.start, last.span.end) }];
}

/** True for what may stand before the first full stop: a type, or a word such as `Card`, `Player`, `Spell`. */
export function isValidHead(vocab: Vocabulary, head: string): boolean {
  return wordList('validHead').has(head) || vocab.types.has(head);
}

function headProblem(vocab: Vocabulary, { head, properties }: ValidAlternative): ValueProblem | undefined {
  const { text, span: at } = head;
  if (isValidHead(vocab, text)) return undefined;
  if (text === '') return { kind: 'empty', what: 'type', word: text, span: at, suggestions: [] };
  // A blank behind the comma belongs to the type for the engine, which then knows none such.
  const trimmed = text.trim();
  if (trimmed !== text && isValidHead(vocab, trimmed)) {
    return { kind: 'separator', what: 'type', word: text, span: at, suggestions: [trimmed] };
  }
  if (isDefinedWord(vocab, text)) return undefined;
  // Types without their full stop: `Creature+YouCtrl`.
  const plus = text.indexOf('+');
  if (plus > 0 && properties.length === 0 && isValidHead(vocab, text.slice(0, plus))) {
    return { kind: 'separator', what: 'property', word: text, span: at, suggestions: [text.replace('+', '.')] };
  }
  const suggestions = suggestHead(vocab, text);
  const wrongCase = suggestions[0]?.toLowerCase() === text.toLowerCase();
  return { kind: wrongCase ? 'wrongCase' : 'unknown', what: 'type', word: text, span: at, suggestions };
}

const near = new WeakMap<Vocabulary, PreparedWords>();

export function suggestHead(vocab: Vocabulary, word: string): string[] {
  let words = near.get(vocab);
  if (!words) near.set(vocab, (words = prepareWords(new Set([...wordList('validHead').names, ...vocab.types.names]))));
  return suggest(word, words);
}
