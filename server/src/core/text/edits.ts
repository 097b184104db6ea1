import type { Span } from './span.ts';

/** Replaces what stands in `span` by `newText`. */
export interface TextEdit {
  readonly span: Span;
  readonly newText: string;
}

/**
 * The text after all edits, whose spans are meant in the text as it was. Of two edits that overlap
 * only the first in reading order is applied, so that a list from several fixes can never garble a text.
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let at = 0;
  for (const edit of sortedEdits(edits)) {
    if (edit.span.start < at) continue;
    result += text.slice(at, edit.span.start) + edit.newText;
    at = edit.span.end;
  }
  return result + text.slice(at);
}

function sortedEdits(edits: readonly TextEdit[]): TextEdit[] {
  return edits.toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
}
