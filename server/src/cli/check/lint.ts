import type { Finding } from '../../core/checks/check.ts';
import type { Script } from '../../core/service.ts';
import type { Span } from '../../core/text/span.ts';
import type { Range, ReportedFinding } from './report.ts';

/** The findings of a script as plain values, so that its tree can be let go. */
export function reportFindings(script: Script, findings: readonly Finding[]): ReportedFinding[] {
  return findings.map((finding) => ({
    check: finding.check,
    severity: finding.severity,
    message: finding.message,
    range: rangeOf(script, finding.span),
    rules: finding.rules,
    fixes: finding.fixes().map(({ title, safe, edits }) => ({
      title,
      safe,
      edits: edits.map(({ span, newText }) => ({ range: rangeOf(script, span), newText })),
    })),
    ...(finding.unknownWord && { unknownWord: finding.unknownWord }),
    line: lineAt(script, finding.span.start),
  }));
}

/** The finding on a file as a whole, which has no text to be shown. None where settings switch it off. */
export function reportOnFile(finding: Finding | undefined): ReportedFinding[] {
  if (!finding) return [];
  const { check, severity, message, rules } = finding;
  const start = { line: 0, character: 0 };
  return [{ check, severity, message, rules, range: { start, end: start }, fixes: [], line: undefined }];
}

function rangeOf({ lines }: Script, { start, end }: Span): Range {
  return { start: lines.positionAt(start), end: lines.positionAt(end) };
}

function lineAt({ text, lines }: Script, offset: number): string {
  const { line } = lines.positionAt(offset);
  const start = lines.offsetAt({ line, character: 0 });
  const end = lines.offsetAt({ line: line + 1, character: 0 });
  return text.slice(start, end).replace(/(?<![\r\n])[\r\n]+$/, '');
}
