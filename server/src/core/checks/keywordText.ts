/** What the Oracle text says of a keyword: its costs, and edits that let the text follow a repair of the script. */
import { field, type Card, type Face } from '../model/card.ts';
import { oracleParagraphs, withLineBreaks, type Paragraph } from '../model/oracle.ts';
import type { FieldLine } from '../syntax/nodes.ts';
import type { TextEdit } from '../text/edits.ts';
import { manaSymbol } from '../values/mana.ts';
import { replace } from './repairs.ts';
import { textPattern } from '../text/pattern.ts';

/** As a script writes the end of a paragraph: a backslash and an n. */
export const paragraphBreak = String.raw`\n`;

/**
 * Every run of symbols behind the name: `Kicker {1}{G} and/or {W}` has two. None where `{U} or {B}` leaves a choice.
 *
 * @param oracle the text, after `withLineBreaks`
 */
export function printedCosts(oracle: string, name: string): string[] {
  const costs: string[] = [];
  for (const [, first, second, choice] of oracle.matchAll(costBehind(name))) {
    if (choice !== undefined) return [];
    if (first !== undefined) costs.push(first);
    if (second !== undefined) costs.push(second);
  }
  return costs;
}

const patterns = new Map<string, RegExp>();
const makeCostBehind = textPattern(
  (name) => String.raw`\b${name}(?: [\w ]{1,40}?)?(?: ?— ?| )((?:\{[^{}]+\})+)(?: and\/or ((?:\{[^{}]+\})+))?( or \{)?`,
  'gi',
);

/** Names are few and asked for over and over: for each the pattern is made once. */
function costBehind(name: string): RegExp {
  let pattern = patterns.get(name);
  if (!pattern) {
    pattern = makeCostBehind(name);
    patterns.set(name, pattern);
  }
  return pattern;
}

/** `{1}{G/W}` as a script writes it, `1 GW`, where every symbol is one. */
export function asScript(printed: string): string | undefined {
  const symbols = printed.slice(1, -1).split('}{');
  if (symbols.some((symbol) => manaSymbol(symbol, 0).problem)) return undefined;
  return symbols.map((symbol) => (/^[A-Z/]+$/.test(symbol) ? symbol.replaceAll('/', '') : symbol)).join(' ');
}

/** The cost that the text prints for a keyword, as a script writes it, where it is one and mana alone. */
export function costInText(face: Face, keyword: string): string | undefined {
  const printed = printedCosts(withLineBreaks(field(face, 'Oracle')?.text ?? ''), keyword);
  const [only] = printed;
  return only !== undefined && printed.length === 1 ? asScript(only) : undefined;
}

/** Takes a keyword's paragraph out of the text, where it is one for that keyword alone; no edits where there is none. */
export function removeFromText(face: Face, keyword: string): TextEdit[] {
  const found = paragraphOf(face, keyword);
  return found ? [replace(withBreak(face, found), '')] : [];
}

/** Writes another keyword in its place. Its reminder text goes, since it speaks of the first. */
export function changeInText(face: Face, keyword: string, words: string): TextEdit[] {
  const found = paragraphOf(face, keyword);
  return found ? [replace(found.span, words)] : [];
}

/** Moves a keyword's paragraph to the end of another face's text. */
export function moveInText(from: Face, to: Face, keyword: string): TextEdit[] {
  const found = paragraphOf(from, keyword);
  const oracle = field(to, 'Oracle');
  if (!found || !oracle) return [];
  const words = textOf(from.card, found);
  const { end } = oracle.span;
  const text = oracle.text === '' ? words : paragraphBreak + words;
  return [...removeFromText(from, keyword), { span: { start: end, end }, newText: text }];
}

/** The line below which a new keyword is written. */
export function lastHeader(face: Face): FieldLine | undefined {
  for (const key of ['PT', 'Types', 'ManaCost']) {
    const line = face.fields.get(key)?.[0];
    if (line) return line;
  }
  return undefined;
}

const keywordAlone = textPattern(
  (keyword) => String.raw`^${keyword}(?:\s{1,9}(?:\d+|X))?(?:\s{1,9}\{[^—]*\}|\s{0,9}—[^.]*)?\.?$`,
  'i',
);

function paragraphOf(face: Face, keyword: string): Paragraph | undefined {
  const alone = keywordAlone(keyword);
  const found = oracleParagraphs(face).filter(({ text }) => alone.test(text.trim()));
  return found.length === 1 ? found[0] : undefined;
}

/** With the break before it, or behind it where it is the first. */
function withBreak(face: Face, { span }: Paragraph): Paragraph['span'] {
  const oracle = field(face, 'Oracle')?.span ?? span;
  if (span.start > oracle.start) return { start: span.start - paragraphBreak.length, end: span.end };
  return { start: span.start, end: Math.min(span.end + paragraphBreak.length, oracle.end) };
}

const textOf = (card: Card, { span }: Paragraph): string => card.file.text.slice(span.start, span.end);
