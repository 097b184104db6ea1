import type { TextEdit } from '../text/edits.ts';

/** Lines that an edit adds end as those of the text do. An edit that is nothing but a line end means just that one. */
export function withLineEndsOf(text: string, edits: readonly TextEdit[]): TextEdit[] {
  if (!edits.some(({ newText }) => newText.includes('\n')) || lineEndOf(text) === '\n') return [...edits];
  return edits.map(({ span, newText }) => ({
    span,
    newText: newText === '\n' ? newText : newText.replaceAll(/\r?\n/g, '\r\n'),
  }));
}

/** How the first line of a text ends; LF where there is but one. */
export function lineEndOf(text: string): '\n' | '\r\n' {
  const at = text.indexOf('\n');
  return at > 0 && text[at - 1] === '\r' ? '\r\n' : '\n';
}
