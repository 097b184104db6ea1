import type { Piece } from '../text/span.ts';
import { span, splitPiece } from '../text/span.ts';
import { wordList } from '../vocab/lists.ts';
import type { DefinedEntry, Vocabulary } from '../vocab/vocabulary.ts';
import { CleanValues } from './problem.ts';
import type { ValueProblem } from './problem.ts';
import { parseValid } from './valid.ts';
import { isValidHead, validExpressionProblems } from './validProblems.ts';

/**
 * The words of a Defined list, apart by ` & `; with `commas` also by commas, as older scripts have it for some
 * parameters. Spans are offsets in the file.
 */
export function parseDefined(
  text: string,
  offset: number,
  { commas = false }: { readonly commas?: boolean } = {},
): Piece[] {
  const words = splitPiece({ text, span: span(offset, offset + text.length) }, ' & ');
  // A comma may also stand between the alternatives of a Valid expression, so only a whole new word begins behind it.
  return commas ? words.flatMap((word) => splitAtCommas(word)) : words;
}

function splitAtCommas(word: Piece): Piece[] {
  if (!/,/.test(word.text)) return [word];
  const isValid = word.text.startsWith('Valid');
  return isValid && !/,Valid/.test(word.text) ? [word] : mergeValid(splitPiece(word, ','), isValid);
}

/** Puts alternatives of a Valid expression back together. */
function mergeValid(parts: readonly Piece[], isValid: boolean): Piece[] {
  if (!isValid) return [...parts];
  const merged: Piece[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (!last || part.text.startsWith('Valid')) merged.push(part);
    else merged[merged.length - 1] = { text: `${last.text},${part.text}`, span: span(last.span.start, part.span.end) };
  }
  return merged;
}

const clean = new CleanValues();

/** What is wrong with the words of a Defined list. */
export function definedProblems(vocab: Vocabulary, words: readonly Piece[]): ValueProblem[] {
  const problems: ValueProblem[] = [];
  for (const word of words) {
    if (clean.has(vocab, word.text)) continue;
    const problem = definedProblem(vocab, word);
    if (problem) problems.push(problem);
    else clean.add(vocab, word.text);
  }
  return problems;
}

/** An object behind a property: a Defined word, or a Valid expression with or without `Valid` before it. */
export function objectProblem(vocab: Vocabulary, object: Piece): ValueProblem | undefined {
  const { text } = object;
  if (isDefinedWord(vocab, text)) return undefined;
  const head = /^[^.+ ,:]*/.exec(text)?.[0] ?? '';
  if (head.startsWith('Valid') || openObjects.has(head)) return undefined;
  if (isValidHead(vocab, head)) return validExpressionProblems(vocab, parseValid(text, object.span.start))[0];
  return definedProblem(vocab, object);
}

/** Words behind a property that stand for cards by where they are. */
const openObjects = new Set([
  'ActivationColor',
  'AllRemembered',
  'Commander',
  'CreatureYouCtrl',
  'EachTopLibrary',
  'Graveyard',
  'LastCastThisTurn',
  'MostProminentColor',
  'MovedToGrave',
  'NonLandPermanent',
  'NonToken',
  'OtherYourBattlefield',
  'Source',
  'ThisTurnCast',
  'TopCardOfLibrary',
  'YourGraveyard',
]);

function definedProblem(vocab: Vocabulary, { text, span: at }: Piece): ValueProblem | undefined {
  if (text === '') return { kind: 'empty', what: 'defined', word: text, span: at, suggestions: [] };
  const valid = /^Valid[A-Za-z,]* /.exec(text)?.[0];
  if (valid !== undefined) {
    return validExpressionProblems(vocab, parseValid(text.slice(valid.length), at.start + valid.length))[0];
  }
  if (text.includes(',')) {
    const parts = splitPiece({ text, span: at }, ',');
    if (parts.every((part) => !definedProblem(vocab, part))) {
      const comma = text.indexOf(',');
      const where = span(at.start + comma, at.start + comma + 1);
      return { kind: 'separator', what: 'defined', word: ',', span: where, suggestions: [' & '] };
    }
  }
  const attached = /^Attached(?:To|By) /.exec(text)?.[0];
  if (attached !== undefined) {
    const rest = text.slice(attached.length);
    return objectProblem(vocab, { text: rest, span: span(at.start + attached.length, at.end) });
  }
  const dot = text.indexOf('.');
  const head = dot < 0 ? text : text.slice(0, dot);
  if (!isDefinedWord(vocab, head) && !isValidHead(vocab, head)) return unknownWord(vocab, head, at.start);
  if (dot < 0) return undefined;
  return validExpressionProblems(vocab, parseValid(`Card${text.slice(dot)}`, at.start + dot - 'Card'.length))[0];
}

function unknownWord(vocab: Vocabulary, head: string, start: number): ValueProblem | undefined {
  const suggestions = suggestDefined(vocab, head);
  const wrongCase = suggestions[0]?.toLowerCase() === head.toLowerCase();
  return {
    kind: wrongCase ? 'wrongCase' : 'unknown',
    what: 'defined',
    word: head,
    span: span(start, start + head.length),
    suggestions,
  };
}

interface Forms {
  readonly exact: ReadonlySet<string>;
  readonly prefix: readonly string[];
  readonly suffix: readonly string[];
}

const forms = new WeakMap<Vocabulary, Forms>();

function formsOf(vocab: Vocabulary): Forms {
  let found = forms.get(vocab);
  if (!found) {
    const named = (form: DefinedEntry['form']): string[] =>
      vocab.defined.entries.filter((entry) => entry.form === form).map(({ name }) => name);
    found = {
      exact: new Set(named(undefined)),
      prefix: named('prefix').filter((name) => !name.endsWith(' ') && !objectPrefixes.test(name)),
      suffix: [...named('suffix'), ...named('contains'), 'LKI'].sort((a, b) => b.length - a.length),
    };
    forms.set(vocab, found);
  }
  return found;
}

const objectPrefixes = /^(?:Triggered|Replaced|Valid|This|Top)$/;

/** True for a word that the engine resolves to cards, players or abilities; what follows a full stop left aside. */
export function isDefinedWord(vocab: Vocabulary, word: string): boolean {
  const { exact, prefix, suffix } = formsOf(vocab);
  if (exact.has(word)) return true;
  if (/^Top(?:Third|_\w+)?OfLibrary$|^TopThirdOfLibrary|^Top_/.test(word)) return true;
  for (const [kind, list] of [
    ['Triggered', 'triggerObject'],
    ['Replaced', 'replaceObject'],
  ] as const) {
    if (!word.startsWith(kind)) continue;
    const object = word.slice(kind.length);
    if (wordList(list).has(object)) return true;
    return suffix.some((end) => object.endsWith(end) && wordList(list).has(withoutSuffixes(object, suffix)));
  }
  for (const end of suffix) {
    if (word.length > end.length && word.endsWith(end) && isDefinedWord(vocab, word.slice(0, -end.length))) return true;
  }
  for (const start of prefix) {
    if (!word.startsWith(start) || word.length === start.length) continue;
    const rest = word.slice(start.length);
    // `NonTriggeredTarget` holds a whole word; behind the others the engine looks for a part it knows.
    if (start.endsWith('Non') ? isDefinedWord(vocab, rest) : start.endsWith('_') || openRests.test(rest)) return true;
  }
  return exact.has(word);
}

/** What follows prefixes such as `ExiledWith` or `NextPlayerToYour`. */
const openRests =
  /^(?:Cards?|Left|Right|Heads|Tails|With|Source|EffectSource|First|Last|LKI|_\w+|Controller|Owner|Other|\d.*)/;

function withoutSuffixes(word: string, suffixes: readonly string[]): string {
  for (const end of suffixes) {
    if (word.length > end.length && word.endsWith(end)) return withoutSuffixes(word.slice(0, -end.length), suffixes);
  }
  return word;
}

function suggestDefined(vocab: Vocabulary, word: string): string[] {
  const kind = /^(?:Triggered|Replaced)/.exec(word)?.[0];
  if (kind !== undefined) {
    const list = wordList(kind === 'Triggered' ? 'triggerObject' : 'replaceObject');
    const { suffix } = formsOf(vocab);
    const object = word.slice(kind.length);
    const base = withoutSuffixes(object, suffix);
    const near = list.suggest(base).map((name) => kind + name + object.slice(base.length));
    if (near.length > 0) return near;
  }
  // The tables hold parts of words, too: `Owner` of `TargetedOwner` is none by itself.
  const whole = vocab.defined.suggest(word, { max: 9 }).filter((name) => name !== word && isDefinedWord(vocab, name));
  return [...new Set([...whole, ...wordList('validHead').suggest(word)])].slice(0, 3);
}
