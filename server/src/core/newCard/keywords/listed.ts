/** Paragraphs that hold keywords and nothing else: `Flying, first strike`. */
import type { KeywordContext } from './forms.ts';
import { readKeyword, type KeywordLine } from './keywordLine.ts';
import type { Paragraph } from '../paragraphs.ts';

/** Undefined where a part of the paragraph is no keyword. */
export function listedKeywords({ text, modes }: Paragraph, context: KeywordContext): KeywordLine[] | undefined {
  if (text === '') return undefined;
  const whole = readKeyword(text, context);
  if (whole) return apart(whole);
  if (modes.length > 0) return undefined;
  const parts = text.split(/[,;] (?!and from |from )/).map((part) => readKeyword(part, context));
  return parts.length > 1 && parts.every((part) => part !== undefined) ? parts.flatMap(apart) : undefined;
}

/** `Protection from black and from red` is two lines. */
function apart(line: KeywordLine): KeywordLine[] {
  return line.text.split('\n').map((text) => ({ ...line, text }));
}
