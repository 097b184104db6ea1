import type { Piece, Span } from '../text/span.ts';
import { span } from '../text/span.ts';
import type { CostPartDef } from '../vocab/costParts.ts';
import { costPart, isCostWord, suggestCostPart } from '../vocab/costParts.ts';
import type { ManaSymbol } from './mana.ts';
import { manaSymbol } from './mana.ts';

export type CostPart =
  /** A mana symbol, or a word that was meant to be one. */
  | { readonly kind: 'mana'; readonly symbol: ManaSymbol; readonly span: Span }
  /** `Sac<1/CARDNAME>`; `def` is absent where the engine knows no such token. */
  | {
      readonly kind: 'part';
      readonly token: string;
      readonly tokenSpan: Span;
      readonly args: readonly Piece[];
      /** False where `>` is missing. */
      readonly closed: boolean;
      readonly span: Span;
      readonly def?: CostPartDef;
    }
  /** A part that takes no arguments: `T`, `Mandatory`, `XMin1`. */
  | { readonly kind: 'flag'; readonly token: string; readonly span: Span; readonly def: CostPartDef }
  /** Any other word: one that stands for a cost known in play (`special`), the name of an SVar, or a slip. */
  | { readonly kind: 'word'; readonly word: string; readonly span: Span; readonly special: boolean };

export interface Cost {
  readonly parts: readonly CostPart[];
  readonly span: Span;
}

export type CostProblem =
  | {
      readonly kind: 'unknownToken';
      readonly token: string;
      readonly span: Span;
      readonly suggestions: readonly string[];
    }
  | {
      readonly kind: 'argumentCount';
      readonly token: string;
      readonly span: Span;
      readonly found: number;
      readonly min: number;
      readonly max: number;
    }
  | { readonly kind: 'unclosed'; readonly token: string; readonly span: Span }
  /** No blank before this part: the engine reads it and the one before as one. */
  | { readonly kind: 'missingBlank'; readonly span: Span }
  | { readonly kind: 'mana'; readonly symbol: ManaSymbol; readonly span: Span };

/**
 * Reads a cost: parts with blanks between them, where blanks inside `< >` belong to the part.
 * `offset` is where `text` begins in the file; all spans are offsets in the file.
 */
export function parseCost(text: string, offset: number): Cost {
  const parts: CostPart[] = [];
  for (let at = 0; at < text.length;) {
    if (isBlank(text, at)) {
      at += 1;
      continue;
    }
    const start = at;
    while (at < text.length && !isBlank(text, at) && text[at] !== '<') at += 1;
    if (text[at] !== '<') {
      parts.push(wordPart(text.slice(start, at), offset + start));
      continue;
    }
    const close = text.indexOf('>', at);
    const end = close < 0 ? text.length : close;
    const token = text.slice(start, at);
    const def = costPart(token);
    const next = close < 0 ? text.length : close + 1;
    parts.push({
      kind: 'part',
      token,
      tokenSpan: span(offset + start, offset + at),
      args: argumentsOf(text, at + 1, end, offset, def?.args.length ?? Infinity),
      closed: close >= 0,
      span: span(offset + start, offset + next),
      ...(def ? { def } : {}),
    });
    at = next;
  }
  return { parts, span: span(offset, offset + text.length) };
}

/**
 * What the engine would misread in a cost. `isName` tells whether a word names something that may stand for a cost
 * (an SVar of the face, a word the user added).
 */
export function costProblems(cost: Cost, isName: (word: string) => boolean = () => false): CostProblem[] {
  const problems: CostProblem[] = [];
  let end = -1;
  for (const part of cost.parts) {
    if (part.span.start === end) problems.push({ kind: 'missingBlank', span: part.span });
    end = part.span.end;
    if (part.kind === 'part') {
      const problem = part.def || !isName(part.token) ? partProblem(part) : undefined;
      if (problem) problems.push(problem);
    } else if (part.kind === 'mana') {
      const { symbol } = part;
      if (symbol.problem && !isName(symbol.text)) problems.push({ kind: 'mana', symbol, span: part.span });
    } else if (part.kind === 'word' && !part.special && !isName(part.word)) {
      const suggestions = suggestCostPart(part.word);
      problems.push({ kind: 'unknownToken', token: part.word, span: part.span, suggestions });
    }
  }
  return problems;
}

function partProblem(part: Extract<CostPart, { kind: 'part' }>): CostProblem | undefined {
  const { token, tokenSpan, def, args } = part;
  if (!def) return { kind: 'unknownToken', token, span: tokenSpan, suggestions: suggestCostPart(token) };
  if (!part.closed) return { kind: 'unclosed', token, span: part.span };
  const max = def.args.length;
  // The last argument holds what is too much, slashes and all; in a description that is text.
  const surplus = def.args.at(-1) === 'desc' ? 0 : (args[max - 1]?.text.split('/').length ?? 1) - 1;
  const found = args.length + surplus;
  if (found >= def.min && found <= max) return undefined;
  return { kind: 'argumentCount', token, span: part.span, found, min: def.min, max };
}

function wordPart(text: string, offset: number): CostPart {
  const at = span(offset, offset + text.length);
  const def = costPart(text);
  if (def && def.min === 0) return { kind: 'flag', token: text, span: at, def };
  if (def) return { kind: 'part', token: text, tokenSpan: at, args: [], closed: true, span: at, def };
  const symbol = manaSymbol(text, offset);
  // What is neither a symbol nor a slip for one is a word.
  if (symbol.problem === 'unknown') return { kind: 'word', word: text, span: at, special: isCostWord(text) };
  return { kind: 'mana', symbol, span: at };
}

/** At most `max` arguments: the last one keeps further slashes. */
function argumentsOf(text: string, start: number, end: number, offset: number, max: number): Piece[] {
  const args: Piece[] = [];
  for (let from = start; ;) {
    const slash = args.length + 1 < max ? text.indexOf('/', from) : -1;
    const to = slash < 0 || slash > end ? end : slash;
    args.push({ text: text.slice(from, to), span: span(offset + from, offset + to) });
    if (to === end) return args;
    from = to + 1;
  }
}

function isBlank(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 32 || code === 9 || code === 0xa0;
}
