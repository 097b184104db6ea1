import type { Piece } from '../text/span.ts';
import { span, splitPiece } from '../text/span.ts';
import { wordList } from '../vocab/lists.ts';
import { suggest } from '../vocab/suggest.ts';
import { amountWords, type AmountWords } from './amountWords.ts';
import { isInteger, type Amount, type Arithmetic } from './amount.ts';
import { counterProblem } from './counters.ts';
import { isDefinedWord } from './defined.ts';
import { CleanValues, type ValueContext, type ValueProblem } from './problem.ts';
import { validProblems } from './validProblems.ts';
import { propertyProblem } from './validProperty.ts';
import { parseZones, zoneProblems } from './zones.ts';

/** What is wrong with an amount: names that no SVar has, unknown heads, bodies and arithmetic, selectors inside. */
export function amountProblems(amount: Amount, context: ValueContext): ValueProblem[] {
  if (amount.kind === 'number') return [];
  const problems: ValueProblem[] = [];
  if (amount.kind === 'name') nameProblem(amount.name, context, problems);
  else expressionProblems(amount.head, amount.body, context, problems);
  const open = amount.kind === 'expression' && amountWords(context.vocab).ai.has(amount.head.text);
  if (amount.arithmetic && !open) arithmeticProblems(amount.arithmetic, context, problems);
  return problems;
}

/** Names in an amount that must be SVars: `X` of `Count$Valid Creature/Plus.X`, `Y` of `SVar$Y`. */
export function amountNames(amount: Amount): Piece[] {
  const names: Piece[] = [];
  if (amount.kind === 'name' && !isAmountWord(amount.name.text)) names.push(amount.name);
  if (amount.kind === 'expression' && amount.head.text === 'SVar') names.push(amount.body);
  const operand = amount.kind === 'number' ? undefined : amount.arithmetic?.operand;
  if (operand && !isInteger(operand.text)) names.push(operand);
  return names;
}

/** Words that stand where an amount does, without an SVar of that name. */
export function isAmountWord(word: string): boolean {
  if (wordList('amountWord').has(word)) return true;
  for (const prefix of wordList('amountWordPrefix').names) if (word.startsWith(prefix)) return true;
  return false;
}

function nameProblem(name: Piece, { isSVar, svarNames = [] }: ValueContext, problems: ValueProblem[]): void {
  const { text, span: at } = name;
  if (text === '') problems.push({ kind: 'empty', what: 'number', word: text, span: at, suggestions: [] });
  else if (isSVar && !isSVar(text) && !isAmountWord(text)) {
    problems.push({ kind: 'unknown', what: 'svar', word: text, span: at, suggestions: suggest(text, svarNames) });
  }
}

function arithmeticProblems({ operator, operand }: Arithmetic, context: ValueContext, problems: ValueProblem[]): void {
  const { math } = amountWords(context.vocab);
  if (!math.has(operator.text)) {
    problems.push(unknownWord('arithmetic', operator, suggest(operator.text, math.list)));
  }
  if (operand && !isInteger(operand.text)) nameProblem(operand, context, problems);
}

const clean = new CleanValues();

function expressionProblems(head: Piece, body: Piece, context: ValueContext, problems: ValueProblem[]): void {
  const { vocab } = context;
  const words = amountWords(vocab);
  if (clean.has(vocab, `${head.text}$${body.text}`)) return;
  if (words.ai.has(head.text)) {
    // What the artificial intelligence likes to pay with.
    if (head.text.endsWith('Cost') && head.text !== 'Cost' && !body.text.startsWith('Special:')) {
      problems.push(...validProblems(vocab, body.text, body.span.start));
    }
    return;
  }
  if (head.text === 'SVar') {
    nameProblem(body, context, problems);
    return;
  }
  const before = problems.length;
  if (head.text === 'Number') {
    if (!/^ ?[+-]?\d+$/.test(body.text)) problems.push(unknownWord('number', body, []));
  } else if (head.text === 'Count') bodyProblems(body, context, words, problems);
  else if (!isKnownHead(head.text, context, words)) {
    problems.push(unknownWord('amount', head, suggest(head.text, words.heads)));
  } else objectBodyProblems(body, context, words, problems);
  if (problems.length === before) clean.add(vocab, `${head.text}$${body.text}`);
}

function isKnownHead(head: string, { vocab }: ValueContext, words: AmountWords): boolean {
  if (words.isHead(head)) return true;
  const playerCount = 'PlayerCount';
  if (!head.startsWith(playerCount)) return false;
  const who = head.slice(playerCount.length);
  return words.isPlayers(who) || isDefinedWord(vocab, who.startsWith('Defined') ? who.slice('Defined'.length) : who);
}

/** Counts the players that have a property: `PlayerCountOpponents$HasPropertyLostLifeThisTurn`. */
const hasProperty = 'HasProperty';

/** Behind objects or players stands what is asked of them: `TargetedPlayer$CardsInHand`. */
function objectBodyProblems(body: Piece, context: ValueContext, words: AmountWords, problems: ValueProblem[]): void {
  const { text } = body;
  // An amount of the object's own: `TriggeredSpellAbility$Count$TimesKicked`.
  if (text.includes('$')) return;
  if (text.startsWith(hasProperty)) {
    const at = span(body.span.start + hasProperty.length, body.span.end);
    const problem = propertyProblem(context.vocab, { text: text.slice(hasProperty.length), span: at, negated: false });
    if (problem) problems.push(problem);
    return;
  }
  const word = /^[A-Za-z]+/.exec(text)?.[0] ?? '';
  const extreme = /^(?:Highest|Lowest)(?=[A-Z])/.exec(word)?.[0] ?? '';
  if (extreme !== '') {
    const rest = span(body.span.start + extreme.length, body.span.end);
    objectBodyProblems({ text: text.slice(extreme.length), span: rest }, context, words, problems);
  } else if (word.startsWith('Valid')) {
    validBody(body, context, problems);
  } else if (!words.isObjectBody(word) && !words.isCountBody(text)) {
    const near = suggest(word, words.bodies).filter((one) => words.isObjectBody(one) || words.isCountBody(one));
    problems.push(unknownWord('amount', leading(body, word), near));
  } else dottedProblems(body, word, context, problems);
}

/** What `Count$` counts. */
function bodyProblems(body: Piece, context: ValueContext, words: AmountWords, problems: ValueProblem[]): void {
  const { text } = body;
  if (text.startsWith('SVar$')) {
    const name = { text: text.slice('SVar$'.length), span: span(body.span.start + 'SVar$'.length, body.span.end) };
    nameProblem(name, context, problems);
    return;
  }
  if (text.startsWith('Valid')) {
    validBody(body, context, problems);
    return;
  }
  const word = /^[A-Za-z]+/.exec(text)?.[0] ?? '';
  if (!words.isCountBody(text)) {
    problems.push(unknownWord('amount', leading(body, word), countBodiesNear(word, text.slice(word.length), words)));
    return;
  }
  dottedProblems(body, word, context, problems);
  const blank = text.indexOf(' ');
  if (blank > 0 && words.takesValid.has(word)) selector(body, blank + 1, context, problems);
  const entered = /^(?:Last|This)TurnEntered_([A-Za-z]+)_(?:from_([A-Za-z]+)_)?/d.exec(text);
  if (entered) {
    for (const [start, end] of [entered.indices?.[1], entered.indices?.[2]].filter((pair) => pair !== undefined)) {
      problems.push(...zoneProblems(parseZones(text.slice(start, end), body.span.start + start)));
    }
  }
  const underscore = text.lastIndexOf('_');
  if (underscore > 0 && words.endsInValid.has(word)) selector(body, underscore + 1, context, problems);
}

/** What may be meant by a word behind `Count$`, and is read with what stands behind it. */
function countBodiesNear(word: string, rest: string, words: AmountWords): string[] {
  return suggest(word, words.bodies).filter((one) =>
    one.startsWith('Valid') ? rest.startsWith(' ') : words.isCountBody(one + rest),
  );
}

/** Bodies with a type or a Valid expression behind their full stop: `TypeInYourYard.Creature`. */
const countsTypes = /^(?:Num)?Type(?:In|On|You|Opp)|^In[A-Z]|OnBattlefield$/;
const countsColors = /^(?:Adamant|Chroma|Devotion)/;

/** What follows the first full stop: a counter, a type, colours; anything else is left alone. */
function dottedProblems(body: Piece, word: string, context: ValueContext, problems: ValueProblem[]): void {
  const { vocab } = context;
  const dot = body.text.indexOf('.');
  if (dot < 0) return;
  const rest: Piece = { text: body.text.slice(dot + 1), span: span(body.span.start + dot + 1, body.span.end) };
  if (countsTypes.test(word)) problems.push(...typeOrProperty(rest, context));
  else if (word === 'CardCounters') {
    const problem = rest.text === 'ALL' ? undefined : counterProblem(vocab, rest);
    if (problem) problems.push(problem);
  } else if (countsColors.test(word)) {
    for (const part of splitPiece(rest, '.')) {
      const suggestions = wordList('color').has(part.text) ? [] : wordList('color').suggest(part.text);
      if (suggestions.length > 0) problems.push(unknownWord('color', part, suggestions));
    }
  }
}

/** The older bodies by zone take properties as well as types: `InYourHand.notnamedThis`. */
function typeOrProperty({ text, span: at }: Piece, { vocab }: ValueContext): ValueProblem[] {
  const problems = validProblems(vocab, text, at.start);
  return problems.length === 0 || !propertyProblem(vocab, { text, span: at, negated: false }) ? [] : problems;
}

/** `ValidGraveyard,Exile Card.YouOwn`: zones, a blank, a Valid expression. */
function validBody(body: Piece, context: ValueContext, problems: ValueProblem[]): void {
  const blank = body.text.indexOf(' ');
  if (blank < 0) {
    problems.push(unknownWord('amount', body, countBodiesNear(body.text, '', amountWords(context.vocab))));
    return;
  }
  const zones = body.text.slice('Valid'.length, blank);
  problems.push(...zoneProblems(parseZones(zones, body.span.start + 'Valid'.length)));
  selector(body, blank + 1, context, problems);
}

function selector(body: Piece, from: number, { vocab }: ValueContext, problems: ValueProblem[]): void {
  // Names of cards are written with underscores where the underscore is no separator, and numbers may follow at `$`.
  const dollar = body.text.indexOf('$', from);
  const text = body.text.slice(from, dollar < 0 ? undefined : dollar);
  problems.push(...validProblems(vocab, text, body.span.start + from));
}

function leading(body: Piece, word: string): Piece {
  if (word === '') return body;
  return { text: word, span: span(body.span.start, body.span.start + word.length) };
}

function unknownWord(what: ValueProblem['what'], piece: Piece, suggestions: readonly string[]): ValueProblem {
  const wrongCase = suggestions[0]?.toLowerCase() === piece.text.toLowerCase();
  return { kind: wrongCase ? 'wrongCase' : 'unknown', what, word: piece.text, span: piece.span, suggestions };
}
