import { withoutLetters } from './ruleNumber.ts';

/** A number of a rule, a subrule or a section that stands in a text. */
export interface Citation {
  /** `702.103b`, or `702` for a section. */
  readonly number: string;
  /** UTF-16 offsets of the number, without the word before it. */
  readonly start: number;
  readonly end: number;
}

/**
 * A rule or subrule, and behind it perhaps the last letter of a range; or a section or chapter behind the word for it.
 * `601.2f–h` is written with a dash of any length.
 */
const pattern =
  /(?<![\w.])([1-9]\d\d\.\d{1,3}[a-z]{0,2})(?:[–‑-]([a-z]))?(?![\w]|\.\d)|(?<=\b(?:CR|rules?|sections?|reglas?|secci(?:ó|o)n(?:es)?) )([1-9](?:\d\d)?)(?![\w]|\.\d)/gi;

/** The numbers that a text cites, in reading order. Whether there are such rules is another question. */
export function citationsIn(text: string): Citation[] {
  const found: Citation[] = [];
  for (const match of text.matchAll(pattern)) {
    const [whole, rule, last, section] = match;
    const start = match.index;
    const end = start + whole.length;
    if (section !== undefined) found.push({ number: section, start, end });
    if (rule === undefined) continue;
    const number = rule.toLowerCase();
    found.push({ number, start, end: start + rule.length });
    // A range of letters ends with a letter alone.
    if (last !== undefined && /[a-z]$/.test(number))
      found.push({ number: withoutLetters(number) + last.toLowerCase(), start: end - 1, end });
  }
  return found;
}
