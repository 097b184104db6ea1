import { FILE_HEADERS_ONLY, formatPatch, structuredPatch, type StructuredPatch } from 'diff';
import { beginsCommand, visible, visibleLines } from '../../core/text/visible.ts';

/** Lines around a change. */
const context = 3;

/** The search for the least changes takes the square of their number: of more lines than this all are exchanged. */
const mostChanges = 2_000;

/** What a repair changes, in the unified form that `patch` and `git apply` take: every character as it is. */
export function unifiedDiff(path: string, before: string, after: string): string {
  const below = path.replace(/^(?:\.\/)+/, '');
  const names = [`a/${below}`, `b/${below}`] as const;
  const patch =
    structuredPatch(...names, before, after, undefined, undefined, { context, maxEditLength: mostChanges }) ??
    exchange(...names, before, after);
  const diff = formatPatch(patch, FILE_HEADERS_ONLY);
  if (!below.includes(' ')) return diff;
  // As git does: without the tab a blank would end the name.
  const [old = '', changed = '', ...hunks] = diff.split('\n');
  return [`${old}\t`, `${changed}\t`, ...hunks].join('\n');
}

/** A diff for a reader: what would act on a terminal or in a log is made visible, apart from tabs and Windows' line ends. */
export function visibleDiff(diff: string): string {
  return diff.split('\n').map(shown).join('\n');
}

function shown(line: string): string {
  const end = line.endsWith('\r') ? '\r' : '';
  const text = line
    .slice(0, line.length - end.length)
    .split('\t')
    .map(visible)
    .join('\t');
  // A line of context begins with a blank, which logs pass over in front of a command.
  return beginsCommand(text) ? visibleLines(text) : text + end;
}

function exchange(oldFileName: string, newFileName: string, before: string, after: string): StructuredPatch {
  const [removed, added] = [linesOf(before), linesOf(after)];
  const lines = [...signed('-', removed), ...signed('+', added)];
  const hunk = { oldStart: 1, oldLines: removed.length, newStart: 1, newLines: added.length, lines };
  return { oldFileName, newFileName, oldHeader: undefined, newHeader: undefined, hunks: [hunk] };
}

function signed(sign: string, lines: readonly string[]): string[] {
  const signedLines = lines.map((line) => sign + line.replace(/\n$/, ''));
  const ends = lines.at(-1)?.endsWith('\n') ?? true;
  return ends ? signedLines : [...signedLines, '\\ No newline at end of file'];
}

function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
