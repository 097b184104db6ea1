import { FILE_HEADERS_ONLY, formatPatch, structuredPatch, type StructuredPatch } from 'diff';
import { visible } from '../../core/text/visible.ts';

/** Lines around a change. */
const context = 3;

/** The search for the least changes takes the square of their number: of more lines than this all are exchanged. */
const mostChanges = 2_000;

/**
 * What a repair changes, in the unified form that `patch` and `git apply` take. What would act on a terminal is made
 * visible, apart from tabs and the line ends of Windows, so that the patch of an ordinary file fits it.
 */
export function unifiedDiff(path: string, before: string, after: string): string {
  const names = [`a/${path}`, `b/${path}`] as const;
  const patch =
    structuredPatch(...names, before, after, undefined, undefined, { context, maxEditLength: mostChanges }) ??
    exchange(...names, before, after);
  return formatPatch(patch, FILE_HEADERS_ONLY).split('\n').map(shown).join('\n');
}

function shown(line: string): string {
  const end = line.endsWith('\r') ? '\r' : '';
  return (
    line
      .slice(0, line.length - end.length)
      .split('\t')
      .map(visible)
      .join('\t') + end
  );
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
