import { span, trimmed, type Piece } from '../text/span.ts';
import type { FieldLine, Line, Parameter, RecordNode, ScriptFile } from './nodes.ts';

/** Lines of these keys always hold parameters. */
const recordKeys = new Set(['A', 'T', 'S', 'R']);

/**
 * An `SVar` may hold an ability or an amount, and only its text tells which. These keys begin what the engine reads
 * as parameters; `Count$…` and its kin, which use the same sign, are amounts.
 */
const recordHeads = new Set(['ab', 'sp', 'db', 'st', 'mode', 'event', 'cost']);

/**
 * Reads a card script. Any text gives a tree, which keeps every character; nothing is thrown.
 *
 * @param text a whole file, with or without a byte order mark, with any line ends
 */
export function parse(text: string): ScriptFile {
  const lines: Line[] = [];
  let start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  for (;;) {
    let end = start;
    while (end < text.length) {
      const code = text.charCodeAt(end);
      if (code === 10 || code === 13) break;
      end += 1;
    }
    const next = text.startsWith('\r\n', end) ? end + 2 : Math.min(end + 1, text.length);
    lines.push(parseLine(text, lines.length, start, end, next));
    if (end === text.length) return { text, lines };
    start = next;
  }
}

function parseLine(text: string, index: number, start: number, end: number, next: number): Line {
  const base = { index, span: span(start, end), terminator: span(end, next) };
  const whole = trimmed(text, start, end);
  if (whole.text === '') return { ...base, kind: 'blank' };
  if (whole.text.startsWith('#')) return { ...base, kind: 'comment' };
  if (whole.text === 'ALTERNATE') return { ...base, kind: 'marker', marker: 'ALTERNATE', key: whole };
  const field = parseField(text, base, start, end);
  if (field === undefined) return { ...base, kind: 'stray', piece: whole };
  if (field.key.text === 'SPECIALIZE')
    return { ...base, kind: 'marker', marker: 'SPECIALIZE', key: field.key, value: field.value };
  return field;
}

type LineBase = Pick<FieldLine, 'index' | 'span' | 'terminator'>;

/** @param within set inside of a `Variant:`: the engine knows no variants of variants, so that one there wraps nothing */
function parseField(
  text: string,
  base: LineBase,
  start: number,
  end: number,
  within?: 'variant',
): FieldLine | undefined {
  const colon = indexWithin(text, ':', start, end);
  if (colon < 0) return undefined;
  const key = trimmed(text, start, colon);
  // Written out, not spread: this is where most of the time of parsing goes.
  const { index, span: whole, terminator } = base;
  const kind = 'field';
  if (key.text === 'SVar' || key.text === 'Variant') {
    const nameColon = indexWithin(text, ':', colon + 1, end);
    if (nameColon < 0) {
      const name = trimmed(text, colon + 1, end);
      return { index, span: whole, terminator, kind, key, colon, name, value: piece('', end) };
    }
    const name = trimmed(text, colon + 1, nameColon);
    const value = trimmed(text, nameColon + 1, end);
    const field = { index, span: whole, terminator, kind, key, colon, name, nameColon, value } as const;
    if (key.text === 'Variant') {
      if (within) return field;
      const inner = parseField(text, base, value.span.start, value.span.end, 'variant');
      return inner ? { ...field, inner } : field;
    }
    return holdsRecord(value.text) ? { ...field, record: parseRecord(text, value) } : field;
  }
  const value = trimmed(text, colon + 1, end);
  if (!recordKeys.has(key.text)) return { index, span: whole, terminator, kind, key, colon, value };
  return { index, span: whole, terminator, kind, key, colon, value, record: parseRecord(text, value) };
}

function holdsRecord(value: string): boolean {
  const dollar = value.indexOf('$');
  if (dollar < 0) return false;
  if (recordHeads.has(value.slice(0, dollar).trimEnd().toLowerCase())) return true;
  if (!value.includes('|')) return false;
  return value.split('|').some((part) => recordHeads.has(part.slice(0, part.indexOf('$')).trim().toLowerCase()));
}

function parseRecord(text: string, value: Piece): RecordNode {
  const { start, end } = value.span;
  const parameters: Parameter[] = [];
  let from = start;
  for (;;) {
    const bar = indexWithin(text, '|', from, end);
    const to = bar < 0 ? end : bar;
    parameters.push(parseParameter(text, from, to, parameters.length > 0 ? from - 1 : undefined));
    if (bar < 0) return { span: value.span, parameters };
    from = bar + 1;
  }
}

function parseParameter(text: string, start: number, end: number, bar: number | undefined): Parameter {
  const dollar = indexWithin(text, '$', start, end);
  const whole = span(start, end);
  const key = trimmed(text, start, dollar < 0 ? end : dollar);
  const value = dollar < 0 ? piece('', end) : trimmed(text, dollar + 1, end);
  // Written out: to spread what may be missing takes as long as all the rest of parsing.
  if (dollar < 0) return bar === undefined ? { span: whole, key, value } : { span: whole, bar, key, value };
  return bar === undefined ? { span: whole, key, dollar, value } : { span: whole, bar, key, dollar, value };
}

/** As `indexOf`, but looks no further than `end`: the text may be megabytes long and the line short. */
function indexWithin(text: string, wanted: string, start: number, end: number): number {
  const code = wanted.charCodeAt(0);
  for (let at = start; at < end; at += 1) if (text.charCodeAt(at) === code) return at;
  return -1;
}

const piece = (text: string, at: number): Piece => ({ text, span: span(at, at) });
