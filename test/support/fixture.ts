/**
 * Scripts with marks. A comment line of carets under a line labels the span above it:
 *
 *     K:Fliyng
 *     # ^^^^^^ error keyword/unknown fix
 *
 * with the level, the code, `fix` where a repair is offered, and `new` where a repair brought it. Carets that touch the
 * `#` count it in: the span begins at column 0. A span that carets cannot show is written `#@1-2` (columns).
 * Lines `#! severity CODE=LEVEL`, `#! file NAME` and `#! folder cards` (or `tokens`) at the top set up the run. Marks are no part of the script. A
 * fixture that does not end in a line end holds a script that does not either.
 */
import type { Finding, Level, ScriptFolder, Severity } from '../../server/src/core/checks/check.ts';
import { defaultConfig, mergeConfig, type Config } from '../../server/src/core/config.ts';
import { LineMap } from '../../server/src/core/text/lineMap.ts';

export interface Fixture {
  /** The `#!` lines as they stand there, to be printed again. */
  readonly head: string;
  /** The script alone. */
  readonly text: string;
  readonly config: Config;
  readonly fileName: string | undefined;
  readonly folder: ScriptFolder | undefined;
}

const mark = /^#(?: *\^+|@\d+-\d+) (?:error|warning|info|hint) [a-z-]+\/[a-z-]+(?: fix)?(?: new)?$/;
const byteOrderMark = '\ufeff';

export function readFixture(source: string): Fixture {
  const bom = source.startsWith(byteOrderMark) ? byteOrderMark : '';
  const lines = source.slice(bom.length).match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [];
  let head = '';
  let config = defaultConfig;
  let fileName: string | undefined;
  let folder: ScriptFolder | undefined;
  while (lines[0]?.startsWith('#!')) {
    const line = lines.shift() ?? '';
    head += line;
    const [, word, rest = ''] = /^#! (\S+) (.*?)[\r\n]*$/.exec(line) ?? [];
    if (word === 'severity') config = mergeConfig(config, readLevels(rest));
    else if (word === 'file') fileName = rest;
    else if (word === 'folder' && (rest === 'cards' || rest === 'tokens')) folder = rest;
    else throw new Error(`A fixture knows "#! severity", "#! file" and "#! folder", not "${line.trim()}".`);
  }
  const kept = lines.filter((line) => !mark.test(line.replace(/[\r\n]+$/, '')));
  let text = kept.join('');
  const last = lines.at(-1) ?? '';
  if (mark.test(last)) text = text.replace(/(?:\r\n|\r|\n)$/, '');
  return { head, text: bom + text, config, fileName, folder };
}

function readLevels(words: string): Config {
  const pairs = words.split(/\s+/).map((word) => word.split('='));
  const severity = Object.fromEntries(pairs.map(([code, level]) => [code ?? '', (level ?? '') as Level]));
  return { ...defaultConfig, severity };
}

export interface Mark {
  /** Offsets in the script. */
  readonly start: number;
  readonly end: number;
  readonly severity: Severity;
  readonly code: string;
  readonly fix: boolean;
  readonly fresh: boolean;
}

export function markOf(finding: Finding, fresh = false): Mark {
  const { span, severity, code } = finding;
  return { start: span.start, end: span.end, severity, code, fix: finding.fixes().length > 0, fresh };
}

/** The fixture's text with these marks in it, in the form that `readFixture` reads. */
export function printFixture({ head, text }: Pick<Fixture, 'head' | 'text'>, marks: readonly Mark[]): string {
  const bom = text.startsWith(byteOrderMark) ? byteOrderMark : '';
  const map = new LineMap(text);
  const byLine = new Map<number, string[]>();
  for (const one of marks) {
    const { line, character } = map.positionAt(one.start);
    // A byte order mark is not seen, so no column counts it.
    const column = character - (line === 0 ? bom.length : 0);
    const shown = byLine.get(line) ?? [];
    shown.push(printMark(one, column));
    byLine.set(line, shown);
  }
  const lineEnd = /\r\n|\r|\n/.exec(text)?.[0] ?? '\n';
  let printed = '';
  for (let line = 0; line < map.lineCount; line += 1) {
    const start = Math.max(map.offsetAt({ line, character: 0 }), line === 0 ? bom.length : 0);
    const end = line + 1 < map.lineCount ? map.offsetAt({ line: line + 1, character: 0 }) : text.length;
    const whole = text.slice(start, end);
    printed += whole;
    const own = byLine.get(line) ?? [];
    const ended = /[\r\n]$/.test(whole);
    for (const one of own) printed += ended ? one + lineEnd : lineEnd + one;
  }
  return bom + head + printed;
}

function printMark({ start, end, severity, code, fix, fresh }: Mark, column: number): string {
  const length = end - start;
  const words = `${severity} ${code}${fix ? ' fix' : ''}${fresh ? ' new' : ''}`;
  if (length === 0 || column === 1 || (column === 0 && length === 1)) return `#@${column}-${column + length} ${words}`;
  if (column === 0) return `#${'^'.repeat(length - 1)} ${words}`;
  return `#${' '.repeat(column - 1)}${'^'.repeat(length)} ${words}`;
}

/** The text without its `<|>`, and the UTF-16 offset at which that stood. */
export function cursor(marked: string): { readonly text: string; readonly offset: number } {
  const { text, offsets } = cursors(marked);
  const [offset] = offsets;
  if (offset === undefined || offsets.length > 1) throw new Error('One "<|>" was expected in the text.');
  return { text, offset };
}

/** The text without any `<|>`, and the offsets of all of them: two make a selection. */
export function cursors(marked: string): { readonly text: string; readonly offsets: readonly number[] } {
  const [first = '', ...others] = marked.split('<|>');
  const offsets: number[] = [];
  let text = first;
  for (const part of others) {
    offsets.push(text.length);
    text += part;
  }
  return { text, offsets };
}

/** Several scripts in one text, each below a line `#-- path`. What stands above the first such line belongs to none. */
export function splitFiles(source: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const parts = source.split(/^#-- (.+?)[ \t]*(?:\r\n|\r|\n|$)/m);
  for (let at = 1; at < parts.length; at += 2) files.set(parts[at] ?? '', parts[at + 1] ?? '');
  return files;
}
