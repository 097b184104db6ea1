import type { Span } from '../text/span.ts';
import { span } from '../text/span.ts';

export type ManaKind =
  | 'generic'
  | 'colored'
  | 'colorless'
  | 'snow'
  | 'variable'
  | 'hybrid'
  | 'twobrid'
  | 'phyrexian'
  | 'hybridPhyrexian'
  | 'unknown';

export interface ManaSymbol {
  readonly text: string;
  readonly span: Span;
  /** `unknown` wherever there is a problem. */
  readonly kind: ManaKind;
  /** Written `{1}{W}`, several symbols without a blank, in small letters, or no symbol at all. */
  readonly problem?: 'braces' | 'runTogether' | 'lowerCase' | 'unknown';
  /** The same symbols as scripts write them. */
  readonly suggestion?: string;
}

export interface ManaCost {
  readonly symbols: readonly ManaSymbol[];
  /** The words `no cost`: nothing can be paid for it (202.1b). */
  readonly noCost: boolean;
  readonly span: Span;
}

interface Form {
  readonly kind: ManaKind;
  /** As card text prints it, without the braces. */
  readonly printed: string;
}

const colors = ['W', 'U', 'B', 'R', 'G'];
/** Every symbol but the numbers, under each way to write it. */
const forms = new Map<string, Form>(allForms());

function* allForms(): Generator<[string, Form]> {
  yield ['C', { kind: 'colorless', printed: 'C' }];
  yield ['S', { kind: 'snow', printed: 'S' }];
  for (const letter of ['X', 'Y', 'Z']) yield [letter, { kind: 'variable', printed: letter }];
  for (const [i, color] of colors.entries()) {
    yield [color, { kind: 'colored', printed: color }];
    yield* spellings('twobrid', ['2', color]);
    yield* spellings('phyrexian', [color, 'P']);
    yield* spellings('hybrid', ['C', color]);
    // Each pair is printed in the order that takes the shorter way round the wheel of colours (107.4).
    for (const step of [1, 2]) {
      const other = colors[(i + step) % colors.length] ?? color;
      yield* spellings('hybrid', [color, other]);
      yield* spellings('hybridPhyrexian', [color, other, 'P']);
    }
  }
}

/** The parts in any order, joined or with slashes. */
function* spellings(kind: ManaKind, parts: readonly string[]): Generator<[string, Form]> {
  const form: Form = { kind, printed: parts.join('/') };
  for (const order of orders(parts)) {
    yield [order.join(''), form];
    yield [order.join('/'), form];
  }
}

function orders(parts: readonly string[]): string[][] {
  if (parts.length < 2) return [[...parts]];
  return parts.flatMap((first, i) => orders(parts.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}

/**
 * Reads mana symbols with blanks between them, as `ManaCost:` lines and costs hold them.
 * `offset` is where `text` begins in the file; all spans are offsets in the file.
 */
export function parseMana(text: string, offset: number): ManaCost {
  const whole = span(offset, offset + text.length);
  if (text.trim() === 'no cost') return { symbols: [], noCost: true, span: whole };
  const symbols: ManaSymbol[] = [];
  for (let at = 0; at < text.length;) {
    if (isBlank(text, at)) {
      at += 1;
      continue;
    }
    const start = at;
    while (at < text.length && !isBlank(text, at)) at += 1;
    symbols.push(manaSymbol(text.slice(start, at), offset + start));
  }
  return { symbols, noCost: false, span: whole };
}

/** One word of a cost as a mana symbol. */
export function manaSymbol(text: string, offset: number): ManaSymbol {
  const at = span(offset, offset + text.length);
  const form = formOf(text);
  if (form) return { text, span: at, kind: form.kind };
  const problem = (kind: NonNullable<ManaSymbol['problem']>, suggestion?: string): ManaSymbol => ({
    text,
    span: at,
    kind: 'unknown',
    problem: kind,
    ...(suggestion === undefined ? {} : { suggestion }),
  });
  if (text.includes('{') || text.includes('}')) return problem('braces', withoutBraces(text));
  const upper = text.toUpperCase();
  if (upper !== text && formOf(upper)) return problem('lowerCase', upper);
  const apart = tornApart(upper);
  return apart ? problem('runTogether', apart) : problem('unknown');
}

/** Mana value (202.3): X and `no cost` count 0, `2/W` counts 2. */
export function manaValue(cost: ManaCost): number {
  let value = 0;
  for (const { kind, text } of cost.symbols) {
    if (kind === 'generic') value += Number(text);
    else if (kind === 'twobrid') value += 2;
    else if (kind !== 'variable' && kind !== 'unknown') value += 1;
  }
  return value;
}

/** As card text prints it: `{1}{W}{W/U}`; what is no symbol stays as it is. Empty for `no cost`. */
export function toSymbols(cost: ManaCost): string {
  return cost.symbols.map(({ text }) => printedSymbol(text)).join('');
}

function printedSymbol(text: string): string {
  const form = formOf(text);
  return form ? `{${form.printed}}` : text;
}

function formOf(text: string): Form | undefined {
  return isNumber(text) ? { kind: 'generic', printed: text } : forms.get(text);
}

/** The symbols of `{1}{W/U}` apart; nothing where a brace holds no symbol. */
function withoutBraces(text: string): string | undefined {
  const names = text
    .toUpperCase()
    .split(/[{}]+/)
    .filter((name) => name !== '');
  return names.length > 0 && names.every((name) => formOf(name)) ? names.join(' ') : undefined;
}

/** The symbols of `1WW` with blanks between; nothing where it is not made of symbols of one letter and numbers. */
function tornApart(text: string): string | undefined {
  const parts = text.match(/\d+|./gsu) ?? [];
  return parts.length > 1 && parts.every((part) => formOf(part)) ? parts.join(' ') : undefined;
}

function isNumber(text: string): boolean {
  if (text === '') return false;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code < 48 || code > 57) return false;
  }
  return true;
}

function isBlank(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 32 || code === 9 || code === 0xa0;
}
