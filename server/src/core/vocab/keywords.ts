import type { Piece } from '../text/span.ts';
import { span } from '../text/span.ts';
import keywordData from './data/keywords.json' with { type: 'json' };
import lineData from './data/kLines.json' with { type: 'json' };
import { prepareWords, suggest } from './suggest.ts';
import type { PreparedWords } from './suggest.ts';

export type ArgumentKind =
  'amount' | 'any' | 'cost' | 'flag' | 'number' | 'params' | 'svar' | 'svars' | 'text' | 'type' | 'valid';

/** One of the fields that follow a keyword's name on a `K:` line, each behind a colon. */
export interface KeywordArgument {
  readonly name: string;
  readonly kind: ArgumentKind;
  /** May be left out at the end, or left empty where others follow. */
  readonly optional?: true;
  /** Words with a meaning of their own here; all there is where the kind is `flag`. */
  readonly words?: readonly string[];
  /** Between the names of a kind `svars`. */
  readonly separator?: string;
}

/** What may follow `K:`: a keyword of the engine, or a head of its own that only stands there. */
export interface KeywordEntry {
  /** As the engine and published scripts write it. */
  readonly name: string;
  readonly args: readonly KeywordArgument[];
  /** Another form with arguments of its own. */
  readonly otherArgs?: readonly KeywordArgument[];
  /** May also stand without arguments: on any card, only where an effect grants it, or only in older scripts. */
  readonly bare?: 'always' | 'granted' | 'older';
  /** Arguments that are all there or all missing. */
  readonly together?: true;
  /** Newer than the table: nothing is known about its arguments. */
  readonly open?: true;
  /** No keyword, though it stands on `K:` lines. */
  readonly head?: true;
  /** An SVar that the card must define along with it. */
  readonly needsSVar?: string;
  /** Oldest edition of the engine known to have it. */
  readonly since: string;
  /** Last edition known to have it. */
  readonly until?: string;
  /** What newer scripts write instead. */
  readonly now?: string;
  /** Lines in the scripts of 2022. */
  readonly count2022?: number;
  readonly example: string;
}

/** `K:` lines written as a phrase with a changing part: `Enchant creature`, `Islandwalk`. */
export interface LineFamily {
  readonly family: string;
  readonly prefix?: string;
  readonly suffix?: string;
  /** The keyword that newer scripts write instead. */
  readonly now?: string;
  /** The changing part may hold card types and subtypes. */
  readonly types?: true;
  /** Other words that it may hold. */
  readonly words?: readonly string[];
  /** Anything may follow. */
  readonly open?: true;
  /** Given by effects; not printed on `K:` lines. */
  readonly granted?: true;
}

export interface LineSentence {
  readonly text: string;
  readonly granted?: true;
  readonly until?: string;
}

export type KeywordLine =
  | {
      readonly kind: 'keyword';
      readonly entry: KeywordEntry;
      readonly name: Piece;
      /** The fields behind the name, `Flavor` left out. */
      readonly args: readonly Piece[];
      /** Behind `Flavor`, which newer scripts add to any keyword. */
      readonly flavor?: Piece;
    }
  /** `known` is false for a full sentence that the table does not hold. */
  | { readonly kind: 'sentence'; readonly known: boolean; readonly text: Piece }
  | { readonly kind: 'family'; readonly family: LineFamily; readonly rest: Piece }
  | { readonly kind: 'unknown'; readonly name: Piece; readonly args: readonly Piece[] };

/** Sorted by name. */
export const keywordEntries: readonly KeywordEntry[] = keywordData as readonly KeywordEntry[];
export const lineFamilies: readonly LineFamily[] = lineData.families as readonly LineFamily[];
export const lineSentences: readonly LineSentence[] = lineData.sentences as readonly LineSentence[];

const byLowerName = new Map(keywordEntries.map((entry) => [entry.name.toLowerCase(), entry]));
const sentences = new Set(lineSentences.map(({ text }) => text));
let near: PreparedWords | undefined;

/** The entry of a keyword's name in any letter case, as the engine reads it. */
export function keywordEntry(name: string): KeywordEntry | undefined {
  return byLowerName.get(name.toLowerCase());
}

/** The arguments that a `K:` line of the keyword cannot do without; none where it may stand alone. */
export function neededArguments({ args, bare }: KeywordEntry): KeywordArgument[] {
  return bare === 'always' ? [] : args.filter(({ optional }, at) => !optional || (at === 0 && bare !== undefined));
}

/** Keywords, heads and known sentences that a misspelt `K:` line may have meant, nearest first. */
export function suggestKeyword(name: string, options?: { readonly max?: number }): string[] {
  near ??= prepareWords([...keywordEntries.map((entry) => entry.name), ...sentences]);
  return suggest(name, near, options);
}

/**
 * Reads what follows `K:`, or one keyword of a list that grants them.
 * `offset` is where `text` begins in the file; all spans are offsets in the file.
 */
export function readKeywordLine(text: string, offset: number): KeywordLine {
  const whole: Piece = { text, span: span(offset, offset + text.length) };
  if (sentences.has(text)) return { kind: 'sentence', known: true, text: whole };
  const fields = fieldsOf(text, offset);
  const [name = whole, ...args] = fields;
  const entry = keywordEntry(name.text);
  if (entry) {
    const last = args.at(-1);
    if (!last?.text.startsWith('Flavor ')) return { kind: 'keyword', entry, name, args };
    const flavor = { text: last.text.slice(7), span: span(last.span.start + 7, last.span.end) };
    return { kind: 'keyword', entry, name, args: args.slice(0, -1), flavor };
  }
  for (const family of lineFamilies) {
    const { prefix = '', suffix = '' } = family;
    if (text.length <= prefix.length + suffix.length) continue;
    if (!text.startsWith(prefix) || !text.endsWith(suffix)) continue;
    const start = prefix.length;
    const end = text.length - suffix.length;
    return { kind: 'family', family, rest: { text: text.slice(start, end), span: span(offset + start, offset + end) } };
  }
  if (isSentence(text)) return { kind: 'sentence', known: false, text: whole };
  return { kind: 'unknown', name, args };
}

export type ArgumentsProblem =
  | { readonly kind: 'missing'; readonly argument: KeywordArgument }
  | { readonly kind: 'surplus'; readonly first: Piece; readonly max: number }
  | { readonly kind: 'empty'; readonly argument: KeywordArgument; readonly at: Piece };

/**
 * What is wrong with the number of arguments of a keyword, if anything. With `granted`, the form without arguments
 * that effects may hand out is right too.
 */
export function argumentsProblem(
  entry: KeywordEntry,
  args: readonly Piece[],
  { granted = false }: { readonly granted?: boolean } = {},
): ArgumentsProblem | undefined {
  if (entry.open) return undefined;
  if (args.length === 0 && entry.bare && (granted || entry.bare !== 'granted')) return undefined;
  const other = entry.otherArgs;
  const expected = other?.[0]?.words?.includes(args[0]?.text ?? '') ? other : entry.args;
  const surplus = args[expected.length];
  if (surplus) return { kind: 'surplus', first: surplus, max: expected.length };
  for (const [i, argument] of expected.entries()) {
    const at = args[i];
    const needed = !argument.optional || (i === 0 && entry.bare !== undefined) || entry.together;
    if (!at && needed) return { kind: 'missing', argument };
    if (at?.text === '' && (needed || i === args.length - 1)) return { kind: 'empty', argument, at };
  }
  return undefined;
}

function fieldsOf(text: string, offset: number): Piece[] {
  const fields: Piece[] = [];
  let start = 0;
  for (;;) {
    const colon = text.indexOf(':', start);
    const end = colon < 0 ? text.length : colon;
    fields.push({ text: text.slice(start, end), span: span(offset + start, offset + end) });
    if (colon < 0) return fields;
    start = colon + 1;
  }
}

/**
 * A full stop at the end and at least four words: the engine's own wording rather than the name of a keyword, unless
 * arguments follow the first of them.
 */
function isSentence(text: string): boolean {
  return text.endsWith('.') && text.split(' ').length >= 4 && /^[A-Z]/.test(text) && !/\w:\S/.test(text);
}
