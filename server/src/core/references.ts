/**
 * Which names of SVars a face uses, and which it defines. Checks, navigation and rename ask here.
 */
import { readArguments } from './keywordFacts.ts';
import type { Ability } from './model/ability.ts';
import type { Face, SVar } from './model/card.ts';
import type { KeywordUse } from './model/keyword.ts';
import { recordFacts, type KnownParameter, type RecordFacts } from './recordFacts.ts';
import type { Parameter } from './syntax/nodes.ts';
import { splitPiece, type Piece } from './text/span.ts';
import { isAmountWord } from './values/amountProblems.ts';
import { parseCost } from './values/cost.ts';
import { validNames } from './values/names.ts';
import { parseValid } from './values/valid.ts';
import { isCostWord } from './vocab/costParts.ts';
import { kindOf, separatorOf } from './vocab/vocab.ts';
import type { ParameterKind, ValueKind } from './vocab/parameters.ts';
import type { Vocabulary } from './vocab/vocabulary.ts';

/** Where one line or SVar names an SVar. */
export interface SVarReference {
  readonly name: Piece;
  /** `ability`: a whole ability is named. `amount`: something that counts. `any`: both may stand there. */
  readonly wants: 'ability' | 'amount' | 'any';
  /** True where nothing else than the name of an SVar can stand there. */
  readonly certain: boolean;
  /** What it stands in. */
  readonly parameter?: Parameter;
  readonly ability?: Ability;
  readonly keyword?: KeywordUse;
  readonly svar?: SVar;
}

const name = /^[A-Za-z_]\w*$/;
const comparison = /^(?:GE|GT|LE|LT|EQ|NE)([A-Za-z_]\w*)$/;
const maths =
  /[/.](?:Plus|Minus|NMinus|Times|DivideEvenlyDown|DivideEvenlyUp|LimitMax|LimitMin|Mod|Pow|Divide|ThirdUp|Twice|HalfUp|HalfDown)\.([A-Za-z_]\w*)/g;

const known = new WeakMap<Face, { readonly vocab: Vocabulary; readonly references: readonly SVarReference[] }>();

/** Every place in a face that names an SVar, in no particular order. Found out once for each face: many checks ask. */
export function svarReferences(face: Face, vocab: Vocabulary): readonly SVarReference[] {
  const before = known.get(face);
  if (before?.vocab === vocab) return before.references;
  const references = collect(face, vocab);
  known.set(face, { vocab, references });
  return references;
}

function collect(face: Face, vocab: Vocabulary): SVarReference[] {
  const references: SVarReference[] = [];
  for (const ability of face.abilities) {
    const facts = recordFacts(ability, vocab);
    for (const one of facts.parameters) {
      if (one.value.text === '' || !one.kind) continue;
      const { parameter } = one;
      inParameter(one, one.kind, facts, vocab, (name, wants, certain) => {
        references.push({ name, wants, certain, parameter, ability });
      });
    }
  }
  for (const keywords of [face.keywords, face.granted])
    for (const keyword of keywords)
      inKeyword(keyword, vocab, (name, wants, certain) => {
        references.push({ name, wants, certain, keyword });
      });
  for (const svar of face.svars) {
    if (svar.ability) continue;
    // Alone a word may as well be a flag or a hint for the artificial intelligence.
    const certain = svar.value.text.includes('$');
    inAmount(svar.value, (name, wants) => {
      references.push({ name, wants, certain, svar });
    });
  }
  return references;
}

/** Is told of each name that is found. */
type Found = (name: Piece, wants: SVarReference['wants'], certain: boolean) => void;

function inParameter(
  { key, value, entry }: KnownParameter,
  { kind, weak, fit }: ParameterKind,
  facts: RecordFacts,
  vocab: Vocabulary,
  found: Found,
): void {
  const isList = kind === 'abilitySVar' || kind === 'svarName';
  const separator = (isList && separatorOf(vocab, key.text, facts.kind, facts.name)) || ',';
  // A list with a separator of its own holds names and nothing else, however seldom it is seen.
  const list = kind === 'abilitySVar' && entry?.separator !== undefined;
  const sure = list || naming.test(key.text) || (!weak && fit > 0.9);
  if (key.text === 'UnlessCost' && letter.test(value.text)) {
    found(value, 'amount', true);
    return;
  }
  // Where an object may stand as well as an amount, or a mana symbol, only these letters are sure to be names.
  if (key.text === 'VarValue')
    inValue(value, kind, separator, sure, vocab, (name, wants, certain) => {
      found(name, wants, certain && letter.test(name.text));
    });
  else inValue(value, kind, separator, sure, vocab, found);
}

/** Their names say what they hold, however seldom they are seen. */
const naming = /Abilit|Trigger|SVars?$/;

/** How scripts begin the names of abilities. */
const usual = /^(?:DB|Trig)/;

/** What scripts call an amount that they use once. */
const letter = /^[XYZ]$/;

function inValue(
  value: Piece,
  kind: ValueKind,
  separator: ',' | ' & ',
  sure: boolean,
  vocab: Vocabulary,
  found: Found,
): void {
  switch (kind) {
    case 'abilitySVar':
      for (const piece of splitPiece(value, separator))
        if (name.test(piece.text)) found(piece, 'ability', sure || usual.test(piece.text));
      return;
    case 'svarName':
      for (const piece of splitPiece(value, separator)) if (name.test(piece.text)) found(piece, 'any', sure);
      return;
    case 'resultSVars':
      for (const piece of splitPiece(value, ',')) {
        const colon = piece.text.indexOf(':');
        if (colon < 0) continue;
        const text = piece.text.slice(colon + 1).trim();
        if (name.test(text)) found(lastOf(piece, text), 'ability', true);
      }
      return;
    case 'amount':
      inAmount(value, found);
      return;
    case 'comparison': {
      const match = comparison.exec(value.text);
      if (match?.[1] !== undefined) found(lastOf(value, match[1]), 'amount', true);
      return;
    }
    case 'cost':
      inCost(value, found);
      return;
    case 'valid':
      if (comparesWithName.test(value.text))
        for (const compared of validNames(vocab, parseValid(value.text, value.span.start)))
          // In small letters it is another property of the card: `powerGTtoughness`.
          if (/^[A-Z]/.test(compared.text)) found(compared, 'amount', true);
      return;
    default:
  }
}

/** The piece at the end of another whose text is `text`. */
function lastOf({ span: { end } }: Piece, text: string): Piece {
  return { text, span: { start: end - text.length, end } };
}

/** To read a selector takes long, and few hold a name. */
const comparesWithName = /(?:GE|GT|LE|LT|EQ|NE)[A-Z]/;

/** A name alone, with or without a sign, and the names within `SVar$X/Plus.Y`. */
function inAmount(value: Piece, found: Found): void {
  const { text, span } = value;
  const signed = /^[+-]?([A-Za-z_]\w*)$/.exec(text);
  if (signed?.[1] !== undefined) {
    if (!isAmountWord(signed[1])) found(lastOf(value, signed[1]), 'amount', true);
    return;
  }
  if (!text.includes('$')) return;
  const inner = /^SVar\$([A-Za-z_]\w*)/.exec(text);
  if (inner?.[1] !== undefined) {
    const start = span.start + 5;
    found({ text: inner[1], span: { start, end: start + inner[1].length } }, 'amount', true);
  }
  for (const match of text.matchAll(maths)) {
    const word = match[1] ?? '';
    const end = span.start + match.index + match[0].length;
    found({ text: word, span: { start: end - word.length, end } }, 'amount', true);
  }
}

/** The number in `PayLife<X>`, and a word that stands for the whole cost. */
function inCost(value: Piece, found: Found): void {
  for (const part of parseCost(value.text, value.span.start).parts) {
    if (part.kind === 'word' && !part.special) found({ text: part.word, span: part.span }, 'amount', false);
    const [first] = part.kind === 'part' ? part.args : [];
    if (
      first &&
      name.test(first.text) &&
      !isAmountWord(first.text) &&
      !isCostWord(first.text) &&
      part.kind === 'part' &&
      part.def?.args[0] === 'N'
    )
      found(first, 'amount', true);
  }
}

function inKeyword(keyword: KeywordUse, vocab: Vocabulary, found: Found): void {
  for (const { argument, piece } of readArguments(keyword)) {
    if (piece.text === '' || argument.words?.includes(piece.text)) continue;
    switch (argument.kind) {
      case 'svar':
      case 'svars':
        for (const one of splitPiece(piece, argument.separator ?? ','))
          if (name.test(one.text)) found(one, 'any', true);
        break;
      case 'amount':
        inAmount(piece, (name, wants) => {
          found(name, wants, letter.test(name.text));
        });
        break;
      case 'cost':
        inCost(piece, found);
        break;
      case 'params':
        inExtraParameters(piece, vocab, found);
        break;
      default:
    }
  }
}

/** `K:Class:2:1 R:AddTrigger$ TrigDraw & TrigGain`. */
function inExtraParameters(piece: Piece, vocab: Vocabulary, found: Found): void {
  for (const part of splitPiece(piece, '|')) {
    const dollar = part.text.indexOf('$');
    if (dollar < 0) continue;
    const key = part.text.slice(0, dollar).trim();
    const kind = kindOf(vocab, key, 'static', 'Continuous')?.kind ?? kindOf(vocab, key)?.kind;
    if (!kind) continue;
    const value = lastOf(part, part.text.slice(dollar + 1).trim());
    inValue(value, kind, separatorOf(vocab, key) ?? ',', true, vocab, found);
  }
}

/** Names that lines of the face give to what they find out: `StoreSVar`, `ResultSVar$`, `Announce$`. */
export function namesDefinedByLines(face: Face, vocab: Vocabulary): ReadonlySet<string> {
  const names = new Set<string>(['CostCountersRemoved']);
  for (const ability of face.abilities) {
    const facts = recordFacts(ability, vocab);
    // The effect counts what came up in this name.
    if (facts.entry?.name === 'FlipACoin' || facts.entry?.name === 'FlipCoin') names.add('X');
    const place = `${facts.kind ?? ''} ${facts.entry?.name ?? facts.name}`;
    for (const { value, entry } of facts.parameters) {
      const defines = entry?.defines;
      if (defines === true || defines?.includes(place))
        for (const piece of value.text.split(/,| & /)) names.add(piece.trim());
      if (value.text.includes('RollDice<'))
        for (const match of value.text.matchAll(/RollDice<[^/<>]*\/[^/<>]*\/(\w+)/g)) names.add(match[1] ?? '');
    }
  }
  return names;
}
