/**
 * Every place in a face that names one of its own SVars, for navigation and rename. `svarReferences` tells where a name
 * must be defined; here a word counts too that may mean something else elsewhere, once the face defines it.
 */
import { readArguments } from './keywordFacts.ts';
import type { Face } from './model/card.ts';
import { recordFacts } from './recordFacts.ts';
import { svarReferences } from './references.ts';
import { contains, span, splitPiece, type Piece, type Span } from './text/span.ts';
import { parseCost } from './values/cost.ts';
import { validNames } from './values/names.ts';
import { parseValid } from './values/valid.ts';
import type { FieldLine } from './syntax/nodes.ts';
import type { ValueKind } from './vocab/parameters.ts';
import type { Vocabulary } from './vocab/vocabulary.ts';

export interface SVarUse {
  readonly name: string;
  readonly span: Span;
  /** The line that names it. */
  readonly line: FieldLine;
  /** Key of the parameter that it is named in. */
  readonly parameter?: string;
  /** False where the word is a mana symbol as well: `X` of a cost stays `X`, whatever the SVar is called. */
  readonly renamable: boolean;
}

const known = new WeakMap<Face, WeakMap<Vocabulary, readonly SVarUse[]>>();

/** The uses in reading order; each names an SVar that the face defines. */
export function svarUses(face: Face, vocab: Vocabulary): readonly SVarUse[] {
  let byVocab = known.get(face);
  if (!byVocab) known.set(face, (byVocab = new WeakMap<Vocabulary, readonly SVarUse[]>()));
  let uses = byVocab.get(vocab);
  if (!uses) byVocab.set(vocab, (uses = collect(face, vocab)));
  return uses;
}

function collect(face: Face, vocab: Vocabulary): readonly SVarUse[] {
  const uses = new Map<number, SVarUse>();
  const add = (name: Piece, line: FieldLine, parameter: string | undefined, renamable = true): void => {
    if (!face.svarsByName.has(name.text) || uses.has(name.span.start)) return;
    const where = parameter === undefined ? {} : { parameter };
    uses.set(name.span.start, { name: name.text, span: name.span, line, renamable, ...where });
  };
  for (const { name, parameter, ability, keyword, svar } of svarReferences(face, vocab)) {
    const line = ability?.line ?? keyword?.line ?? svar?.line;
    if (line) add(name, line, parameter?.key.text);
  }
  for (const ability of face.abilities) {
    for (const { key, value, kind: found } of recordFacts(ability, vocab).parameters) {
      const kind = found?.kind;
      for (const { piece, renamable } of inValue(value, kind, vocab)) add(piece, ability.line, key.text, renamable);
      if (value.text.includes('/') && naming.has(kind))
        for (const piece of inAmount(value, vocab)) add(piece, ability.line, key.text);
      if (kind === 'valid' || kind === 'defined')
        for (const name of validNames(vocab, parseValid(value.text, value.span.start)))
          add(name, ability.line, key.text);
    }
  }
  for (const keyword of face.keywords) {
    for (const { argument, piece } of readArguments(keyword)) {
      if (argument.kind === 'cost')
        for (const one of inCost(piece, vocab)) add(one.piece, keyword.line, undefined, one.renamable);
      else if (argument.kind === 'valid')
        for (const name of validNames(vocab, parseValid(piece.text, piece.span.start)))
          add(name, keyword.line, undefined);
      else if (argument.kind !== 'text' && argument.kind !== 'type') add(piece, keyword.line, undefined);
    }
    for (const piece of keyword.args)
      if (keyword.name.text === 'etbCounter' || piece.text.includes('$'))
        for (const part of splitPiece(piece, '|')) add(behindDollar(part), keyword.line, undefined);
  }
  for (const { value, ability, line } of face.svars) {
    if (ability) continue;
    for (const piece of inAmount(value, vocab)) add(piece, line, undefined);
  }
  const inOrder = [...uses.values()].sort((a, b) => a.span.start - b.span.start);
  return withoutDefinitions(inOrder, face);
}

/** Without those that stand in the name of an SVar; both come in reading order. */
function withoutDefinitions(uses: readonly SVarUse[], { svars }: Face): SVarUse[] {
  let at = 0;
  return uses.filter((use) => {
    while ((svars[at]?.name.span.end ?? Infinity) < use.span.start) at += 1;
    const name = svars[at]?.name;
    return !name || !contains(name.span, use.span);
  });
}

interface Named {
  readonly piece: Piece;
  readonly renamable: boolean;
}

/** Kinds of value in which a word of its own is the name of an SVar where there is one. */
const naming: ReadonlySet<ValueKind | undefined> = new Set<ValueKind | undefined>([
  undefined,
  'abilitySVar',
  'amount',
  'newSVar',
  'resultSVars',
  'svarName',
]);

function* inValue(value: Piece, kind: ValueKind | undefined, vocab: Vocabulary): Generator<Named> {
  if (kind === 'cost') yield* inCost(value, vocab);
  else if (naming.has(kind))
    for (const list of splitPiece(value, ','))
      for (const piece of splitPiece(list, ' & ')) yield { piece: unsigned(piece), renamable: true };
}

/** `Ferocious` of `CheckSVar$ Ferocious`; all of it where there is no dollar sign. */
function behindDollar({ text, span: at }: Piece): Piece {
  const from = text.length - text.slice(text.indexOf('$') + 1).trimStart().length;
  return { text: text.slice(from), span: span(at.start + from, at.end) };
}

function unsigned(piece: Piece): Piece {
  return /^[+-]/.test(piece.text)
    ? { text: piece.text.slice(1), span: span(piece.span.start + 1, piece.span.end) }
    : piece;
}

function* inCost(value: Piece, vocab: Vocabulary): Generator<Named> {
  for (const part of parseCost(value.text, value.span.start).parts) {
    if (part.kind === 'mana') yield { piece: { text: part.symbol.text, span: part.span }, renamable: false };
    else if (part.kind === 'word') yield { piece: { text: part.word, span: part.span }, renamable: true };
    else if (part.kind === 'part') {
      const amount = part.args[part.def?.args.indexOf('N') ?? -1];
      if (amount) yield { piece: amount, renamable: true };
      for (const name of validNames(vocab, parseValid(part.args[1]?.text ?? '', part.args[1]?.span.start ?? 0, ';')))
        yield { piece: name, renamable: true };
    }
  }
}

/** Names inside `Count$Compare X GEY.Z.0`, `Count$Valid Creature.cmcLEX`, `X GE1` and `X/Plus.Y`. */
function* inAmount(value: Piece, vocab: Vocabulary): Generator<Piece> {
  const { text } = value;
  const valid = text.search(/Valid(?:(?!Valid)\w)* /);
  if (valid >= 0) {
    const from = text.indexOf(' ', valid) + 1;
    yield* validNames(vocab, parseValid(text.slice(from), value.span.start + from));
  }
  for (const match of text.matchAll(/(?<=^|[ .,+-]|\b(?:GE|GT|LE|LT|EQ|NE))[A-Za-z_]\w*/g)) {
    if (!/^(?:GE|GT|LE|LT|EQ|NE)\w/.test(match[0]) && !standsForNumber(text, match.index, match[0].length)) continue;
    const cut = /^(?:GE|GT|LE|LT|EQ|NE)(?=\w)/.test(match[0]) ? 2 : 0;
    const start = value.span.start + match.index + cut;
    yield { text: match[0].slice(cut), span: span(start, start + match[0].length - cut) };
  }
}

/** Whether a word is compared, compared with, or one of the two results of a question. */
function standsForNumber(text: string, at: number, length: number): boolean {
  const before = text.slice(0, at);
  const behind = text.slice(at + length);
  if (/^ (?:GE|GT|LE|LT|EQ|NE)\w/.test(behind) && /(?:^|[ $])$/.test(before)) return true;
  if (before === '' && /^\/\w/.test(behind)) return true;
  return /\$/.test(before) && /\.$/.test(before) && /^(?:\.\w+)?$/.test(behind) && !/Valid/.test(before);
}
