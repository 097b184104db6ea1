/** The `Oracle:` text of a face, taken apart: paragraphs, without their reminder text, and the keywords they list. */
import type { Piece } from '../text/span.ts';
import { field, type Face } from './card.ts';

/** A paragraph as it is printed, blanked where reminder text in parentheses stands, so that places stay the same. */
export type Paragraph = Piece;

export function oracleParagraphs(face: Face): Paragraph[] {
  const oracle = field(face, 'Oracle');
  if (!oracle) return [];
  const paragraphs: Paragraph[] = [];
  const text = withoutReminders(oracle.text);
  let at = 0;
  for (;;) {
    const end = text.indexOf('\\n', at);
    const to = end < 0 ? text.length : end;
    const start = oracle.span.start + at;
    paragraphs.push({ text: text.slice(at, to), span: { start, end: oracle.span.start + to } });
    if (end < 0) return paragraphs;
    at = end + 2;
  }
}

/** Blanks in place of everything in parentheses; one that is never closed reaches to the end of its paragraph. */
export function withoutReminders(text: string): string {
  return text.replaceAll(/\((?:[^()\\]|\\(?!n))*\)?/g, (reminder) => ' '.repeat(reminder.length));
}

/** A card's text with line breaks for those that are written `\n`: else a word behind one would begin with that letter. */
export function withLineBreaks(text: string): string {
  return text.replaceAll(String.raw`\n`, '\n');
}

/** The parts of a paragraph that may each be a keyword: `Flying, first strike` holds two. */
export function listedParts({ text, span }: Paragraph): Piece[] {
  const parts: Piece[] = [];
  for (const match of text.matchAll(/[^,;]+/g)) {
    const part = match[0].trim();
    if (part === '') continue;
    const start = span.start + match.index + match[0].indexOf(part);
    parts.push({ text: part, span: { start, end: start + part.length } });
  }
  return parts;
}
