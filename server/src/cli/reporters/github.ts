import type { Severity } from '../../core/checks/check.ts';
import { countFindings, type Report, type ReporterContext } from '../check/report.ts';
import { inWords } from '../../core/l10n/say.ts';
import { count } from '../words.ts';
import { visible } from '../../core/text/visible.ts';
import { relativePath } from './uri.ts';

const commands: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'notice',
  hint: 'notice',
};

/** Workflow commands that GitHub Actions shows as annotations beside the lines. */
export function githubReport({ files, results }: Report, { folder, say }: ReporterContext): string {
  const lines: string[] = [];
  for (const { path, findings } of results) {
    for (const { check, severity, message, range } of findings) {
      const column = range.start.character + 1;
      const properties = {
        file: relativePath(path, folder),
        line: range.start.line + 1,
        endLine: range.end.line + 1,
        col: column,
        // The last column that belongs to it.
        endColumn: Math.max(column, range.end.character),
        title: check.code,
      };
      const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
      lines.push(`::${commands[severity]} ${list.join(',')}::${escapeData(message)}`);
    }
  }
  const { error, warning } = countFindings(results);
  const counts = `${inWords(count(error, 'error'), say)}, ${inWords(count(warning, 'warning'), say)}`;
  lines.push(say('Checked {files}: {counts}.', { files: count(files, 'file'), counts }));
  return `${lines.join('\n')}\n`;
}

/** For the text of an annotation. */
function escapeData(text: string): string {
  return visible(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** For what stands in front of it. */
function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
