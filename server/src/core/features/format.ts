/** Spacing as published scripts have it: `Key:value`, `Key$ value | Key$ value`. Words and their order stay as they are. */
import { tokens, type Token } from '../syntax/print.ts';
import type { Line, ScriptFile } from '../syntax/nodes.ts';
import type { TextEdit } from '../text/edits.ts';
import { span, type Span } from '../text/span.ts';

/**
 * The edits that space a script well. Each replaces blanks by blanks, so that the card stays what it is.
 *
 * @param within only lines that this touches
 */
export function formatEdits(file: ScriptFile, within?: Span): TextEdit[] {
  return file.lines.flatMap((line) =>
    within && (line.span.end < within.start || line.span.start > within.end) ? [] : lineEdits(file.text, line),
  );
}

/** What a bar that was just typed asks for: the line before the cursor, so that nothing moves under it. */
export function formatBefore(file: ScriptFile, offset: number): TextEdit[] {
  const line = file.lines.find((one) => one.span.start <= offset && offset <= one.span.end);
  return line ? lineEdits(file.text, line).filter((edit) => edit.span.end < offset) : [];
}

function lineEdits(text: string, line: Line): TextEdit[] {
  // What parts a CR from an LF keeps them from being one line end.
  if (line.kind === 'blank' && text[line.span.start - 1] === '\r' && text[line.span.end] === '\n') return [];
  // The engine looks for the `#` at the very beginning, and behind it everything is the writer's.
  if (line.kind === 'comment') return [];
  const edits: TextEdit[] = [];
  let before: Token | undefined;
  const gap = (end: number, wanted: string): void => {
    const start = before?.end ?? line.span.start;
    if (text.slice(start, end) !== wanted) edits.push({ span: span(start, end), newText: wanted });
  };
  for (const token of tokens(line)) {
    if (token.start === token.end) continue;
    gap(token.start, before ? between(text, before, token) : '');
    before = token;
  }
  gap(line.span.end, '');
  return edits;
}

function between(text: string, before: Token, token: Token): string {
  const one = before.kind === 'separator' ? text[before.start] : '';
  const other = token.kind === 'separator' ? text[token.start] : '';
  if (one === ':' || other === ':' || (other === '$' && one !== '|')) return '';
  return one === '|' || other === '|' || one === '$' ? ' ' : text.slice(before.end, token.start);
}
