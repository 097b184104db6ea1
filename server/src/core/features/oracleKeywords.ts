import { field, type Face } from '../model/card.ts';
import { ruleKeywords, type RuleKeyword } from '../rules/keywords.ts';
import type { Piece, Span } from '../text/span.ts';
import { patternOf } from '../text/pattern.ts';

/** Longest names first, so that `Double strike` is not found as `strike`. */
const names = ruleKeywords
  .flatMap((rule) => [rule.en, ...(rule.variants ?? []).map(({ name }) => name)].map((name) => ({ name, rule })))
  .filter(({ name }) => /^[A-Za-z]/.test(name))
  .sort((a, b) => b.name.length - a.name.length);
const pattern = patternOf(
  `(?<![\\w'])(?:${names.map(({ name }) => name.replaceAll(/[^\w ]/g, String.raw`\$&`)).join('|')})(?![\\w'])`,
  'gi',
);
const byName = new Map(names.map(({ name, rule }) => [name.toLowerCase(), rule]));

/**
 * The keyword of the rules that stands at `offset` in card text. Where the words are part of the card's own name they
 * are no keyword.
 */
export function keywordInText(
  text: Piece,
  offset: number,
  face: Face,
): { readonly rule: RuleKeyword; readonly span: Span } | undefined {
  const { window, base } = textAround(text, offset);
  for (const match of window.matchAll(pattern)) {
    const span = { start: base + match.index, end: base + match.index + match[0].length };
    if (offset < span.start || offset > span.end) continue;
    const rule = byName.get(match[0].toLowerCase());
    if (!rule || isWithinName(text, span, face)) return undefined;
    return { rule, span };
  }
  return undefined;
}

/**
 * What stands around the cursor, with blanks for the line breaks that are written `\\n`: the letter would otherwise
 * belong to the word behind it. Far from the cursor nothing is looked at, since a line may be megabytes long.
 *
 * @returns with `base`, the offset in the script at which it begins
 */
export function textAround(text: Piece, offset: number): { readonly window: string; readonly base: number } {
  const from = Math.max(0, offset - text.span.start - 200);
  const window = text.text.slice(from, offset - text.span.start + 200).replaceAll('\\n', '\n ');
  return { window, base: text.span.start + from };
}

/** Whether a stretch of card text is a part, and only a part, of the card's own name. */
export function isWithinName(text: Piece, span: Span, face: Face): boolean {
  const name = field(face, 'Name')?.text;
  if (!name) return false;
  const start = span.start - text.span.start;
  const end = span.end - text.span.start;
  const first = Math.max(0, start - name.length);
  for (let at = text.text.indexOf(name, first); at >= 0 && at <= start; at = text.text.indexOf(name, at + 1))
    if (end <= at + name.length && name.length > end - start) return true;
  return false;
}
