/** The values of a face that have a grammar, wherever they stand, and what is wrong with them. */
import { readArguments } from './keywordFacts.ts';
import type { Face } from './model/card.ts';
import { recordFacts, type KnownParameter } from './recordFacts.ts';
import { splitPiece, type Piece } from './text/span.ts';
import { parseAmount } from './values/amount.ts';
import { amountProblems } from './values/amountProblems.ts';
import { comparisonProblems, parseComparison } from './values/comparison.ts';
import { parseCost } from './values/cost.ts';
import { counterProblem } from './values/counters.ts';
import { definedProblems, parseDefined } from './values/defined.ts';
import { parsePhases, phaseProblems } from './values/phases.ts';
import type { ValueProblem } from './values/problem.ts';
import { validProblems } from './values/validProblems.ts';
import { parseZones, zoneProblems } from './values/zones.ts';
import type { ValueKind } from './vocab/parameters.ts';
import type { Vocabulary } from './vocab/vocabulary.ts';

interface PlacedValue {
  readonly kind: ValueKind;
  readonly value: Piece;
  /** Alternatives of a Valid expression within a cost are parted by `;`. */
  readonly separator?: ',' | ';';
  /** Commas stand between the objects of a Defined list, as older scripts write some. */
  readonly commas?: boolean;
}

/** Every value of the face whose kind is certain, once each; those inside costs apart. */
function placedValues(face: Face, vocab: Vocabulary): PlacedValue[] {
  const placed: PlacedValue[] = [];
  for (const ability of face.abilities) {
    const { kind, parameters } = recordFacts(ability, vocab);
    if (!kind) continue;
    for (const parameter of parameters)
      if (!holdsParameter(parameter.value.text, vocab)) addParameter(parameter, placed);
  }
  for (const use of face.keywords)
    for (const { argument, piece } of readArguments(use)) {
      if (argument.kind === 'cost') addCost(piece, placed);
      else if (argument.name === 'counter' && piece.text !== '') placed.push({ kind: 'counter', value: piece });
      else if (argument.kind === 'valid' && piece.text !== '') placed.push({ kind: 'valid', value: piece });
    }
  for (const { value, ability, name } of face.svars)
    if (!ability && isAmountText(value.text) && !name.text.startsWith('AI')) placed.push({ kind: 'amount', value });
  return placed;
}

/** Where the bar before the next parameter is missing, nothing can be said of the value: `2 SpellDescription$ Draw`. */
function holdsParameter(text: string, vocab: Vocabulary): boolean {
  if (!text.includes('$')) return false;
  const key = /\s([A-Z]\w*)\s?\$/.exec(text)?.[1];
  return key !== undefined && vocab.parameters.has(key);
}

function addParameter({ value, kind: found, entry }: KnownParameter, placed: PlacedValue[]): void {
  if (value.text === '') return;
  // Of a value seen too seldom, or as often of another kind, nothing is said.
  if (!found || found.weak || found.fit < 0.9) return;
  if (found.kind === 'cost') addCost(value, placed);
  else if (found.kind === 'defined') placed.push({ kind: 'defined', value, commas: entry?.olderSeparator === ',' });
  else placed.push({ kind: found.kind, value });
}

/** What a cost takes in the place of a kind of card. */
const costWords = new Set([
  '',
  'CARDNAME',
  'NICKNAME',
  'OriginalHost',
  'All',
  'Any',
  'Random',
  'Hand',
  'LastDrawn',
  'DifferentNames',
  'WithSameName',
]);

/** The kinds of cards in `Sac<1/Creature.Other/another creature>`, and of counters in `SubCounter<1/CHARGE>`. */
function addCost(value: Piece, placed: PlacedValue[]): void {
  if (!value.text.includes('<')) return;
  for (const part of parseCost(value.text, value.span.start).parts) {
    if (part.kind !== 'part' || !part.def || part.token === 'AddMana') continue;
    const counter = part.args[part.def.args.indexOf('counter')];
    if (counter && counter.text !== '' && counter.text !== 'Any') placed.push({ kind: 'counter', value: counter });
    const type = part.args[part.def.args.indexOf('type')];
    if (type && !costWords.has(type.text) && !type.text.includes(','))
      placed.push({ kind: 'valid', value: type, separator: ';' });
  }
}

/** An amount says what it counts before a dollar sign; other SVars are flags, hints, or settings of the AI. */
function isAmountText(text: string): boolean {
  return /^(Count|TriggerCount|ReplaceCount|Number|SVar|PlayerCount\w*|Remembered\w*|Targeted\w*|Triggered\w*)\$/.test(
    text,
  );
}

export interface PlacedProblem {
  readonly kind: ValueKind;
  readonly problem: ValueProblem;
}

const known = new WeakMap<Face, { readonly vocab: Vocabulary; readonly problems: readonly PlacedProblem[] }>();

/** What is wrong with the values of a face, found out once for all checks of values. */
export function valueProblems(face: Face, vocab: Vocabulary): readonly PlacedProblem[] {
  const before = known.get(face);
  if (before?.vocab === vocab) return before.problems;
  const problems: PlacedProblem[] = [];
  for (const placed of placedValues(face, vocab))
    for (const problem of problemsOf(placed, vocab)) problems.push({ kind: placed.kind, problem });
  known.set(face, { vocab, problems });
  return problems;
}

/** What is wrong with a value. Names of SVars are not looked at: `reference/undefined-svar` does that. */
function problemsOf({ kind, value, separator, commas = false }: PlacedValue, vocab: Vocabulary): ValueProblem[] {
  const { text, span } = value;
  switch (kind) {
    case 'valid':
      return validProblems(vocab, text, span.start, separator).filter(
        // Within a cost these speak of all cards together that are chosen for it.
        ({ word }) => separator !== ';' || !/^with(Total|Types)/.test(word),
      );
    case 'defined':
      return definedProblems(vocab, parseDefined(text, span.start, { commas }));
    case 'zones':
      return zoneProblems(parseZones(text, span.start));
    case 'phases':
      return phaseProblems(parsePhases(text, span.start));
    case 'counter':
      return splitPiece(value, ',').flatMap((piece) => counterProblem(vocab, piece) ?? []);
    case 'amount':
      return amountProblems(parseAmount(text, span.start), { vocab });
    case 'comparison': {
      const comparison = parseComparison(text, span.start);
      const problems = comparisonProblems(comparison);
      // Without a comparator nobody knows where the amount begins.
      if (problems.some((problem) => problem.kind !== 'wrongCase')) return problems;
      const amount = parseAmount(comparison.amount.text, comparison.amount.span.start);
      return [...problems, ...amountProblems(amount, { vocab })];
    }
    default:
      return [];
  }
}
