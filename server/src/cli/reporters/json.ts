import { countFindings, type Report } from '../check/report.ts';
import { jsonText } from '../jsonText.ts';

/** The public machine format: field names, their order and their meaning stay. */
export function jsonReport({ files, skipped, results }: Report): string {
  const counts = countFindings(results);
  const output = {
    version: 1,
    summary: {
      files,
      errors: counts.error,
      warnings: counts.warning,
      infos: counts.info,
      hints: counts.hint,
      skipped: skipped.files + skipped.links,
    },
    results: results.map(({ path, findings }) => ({
      path,
      findings: findings.map(({ check, severity, message, range, rules, fixes }) => ({
        code: check.code,
        severity,
        message,
        range,
        rules,
        fixes: fixes.map(({ title, safe, edits }) => ({
          title,
          safe,
          edits: edits.map((edit) => ({ range: edit.range, newText: edit.newText })),
        })),
      })),
    })),
  };
  return `${jsonText(output)}\n`;
}
