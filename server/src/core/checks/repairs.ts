/** Edits that many repairs are made of. Each keeps the file's own line ends. */
import type { FieldLine, Line, Parameter } from '../syntax/nodes.ts';
import type { TextEdit } from '../text/edits.ts';
import type { Span } from '../text/span.ts';
import type { Card, Face } from '../model/card.ts';

export const replace = (span: Span, newText: string): TextEdit => ({ span, newText });

/** Takes a line out with its line end; of a last line without one, the line end before it goes. */
export function removeLine(card: Card, line: Line): TextEdit {
  const before = card.file.lines[line.index - 1];
  const unended = line.terminator.start === line.terminator.end;
  const start = unended && before ? before.terminator.start : line.span.start;
  return { span: { start, end: line.terminator.end }, newText: '' };
}

/** Puts a line of its own below another. */
export function insertBelow(card: Card, line: Line, text: string): TextEdit {
  return { span: { start: line.span.end, end: line.span.end }, newText: `${lineEnd(card)}${text}` };
}

/** The line end that the file uses; LF where it has none. */
export function lineEnd(card: Card): string {
  const first = card.file.lines[0];
  if (!first) return '\n';
  return card.file.text.slice(first.terminator.start, first.terminator.end) || '\n';
}

/** Takes a parameter out of its line, with the bar that parts it from the one before it, or from the next. */
export function removeParameter(line: FieldLine, parameter: Parameter): TextEdit {
  const all = line.record?.parameters ?? [];
  const next = all[all.indexOf(parameter) + 1];
  if (parameter.bar === undefined) {
    const end = next ? next.key.span.start : parameter.span.end;
    return { span: { start: parameter.span.start, end }, newText: '' };
  }
  const before = all[all.indexOf(parameter) - 1];
  const start = before ? endOf(before) : parameter.bar;
  return { span: { start, end: next ? endOf(parameter) : parameter.span.end }, newText: '' };
}

/**
 * Takes a parameter out of its line wherever it stands there, in whatever capitals: of several the engine reads the
 * last, so without that one it would read another.
 */
export function removeEach(line: FieldLine, { key }: Parameter): TextEdit[] {
  const name = key.text.toLowerCase();
  const isGone = (one: Parameter): boolean => one.dollar !== undefined && one.key.text.toLowerCase() === name;
  const all = line.record?.parameters ?? [];
  const kept = all.findIndex((one) => !isGone(one));
  const [first] = all;
  // Those that begin the line go up to the first that stays.
  const begin = all[kept];
  const edits: TextEdit[] = [];
  if (first && begin && kept > 0)
    edits.push({ span: { start: first.span.start, end: begin.key.span.start }, newText: '' });
  for (const one of all.slice(Math.max(kept, 0))) if (isGone(one)) edits.push(removeParameter(line, one));
  return edits;
}

/** Takes out all lines of a face that have a key, as in `PT`. */
export function removeField({ fields, card }: Face, key: string): TextEdit[] {
  const edits: TextEdit[] = [];
  for (const line of fields.get(key) ?? []) {
    const edit = removeLine(card, line);
    const before = edits.at(-1);
    // A last line without a line end takes the one before it, which may have gone already.
    const start = Math.max(edit.span.start, before?.span.end ?? 0);
    edits.push({ span: { start, end: edit.span.end }, newText: '' });
  }
  return edits;
}

/** Puts a parameter behind another one. */
export function insertParameter(after: Parameter, text: string): TextEdit {
  const at = endOf(after);
  return { span: { start: at, end: at }, newText: ` | ${text}` };
}

/** The stretch of a parameter from its key to the end of its value. */
export function parameterSpan(parameter: Parameter): Span {
  return { start: parameter.key.span.start, end: endOf(parameter) };
}

function endOf(parameter: Parameter): number {
  const { key, dollar, value } = parameter;
  if (value.text !== '') return value.span.end;
  return dollar === undefined ? key.span.end : dollar + 1;
}
