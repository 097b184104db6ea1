import { configuredLevel, type Config } from '../../core/config.ts';
import type { Finding } from '../../core/checks/check.ts';
import { asWords, fill } from '../../core/l10n/say.ts';
import { translateChecks } from '../../core/l10n/checks.ts';
import type { Script, Service } from '../../core/service.ts';
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

/** The one finding of a file that is not UTF-8, unless settings switch it off. */
export function reportEncoding(service: Service, config: Config, encoding: string): ReportedFinding[] {
  const check = service.checks.find(({ code }) => code === 'syntax/encoding');
  if (!check) return [];
  const level = configuredLevel(config, check.code) ?? check.severity;
  if (level === 'off') return [];
  const start = { line: 0, character: 0 };
  const template = translateChecks(service.say.language)?.(check, 'encoding', 'messages') ?? check.messages['encoding'];
  const message = fill(template ?? check.summary, { encoding: asWords(encoding) }, service.say);
  return [
    { check, severity: level, message, range: { start, end: start }, rules: check.cites, fixes: [], line: undefined },
  ];
}

function rangeOf({ lines }: Script, { start, end }: Span): Range {
  return { start: lines.positionAt(start), end: lines.positionAt(end) };
}

function lineAt({ text, lines }: Script, offset: number): string {
  const { line } = lines.positionAt(offset);
  const start = lines.offsetAt({ line, character: 0 });
  const end = lines.offsetAt({ line: line + 1, character: 0 });
  return text.slice(start, end).replace(/[\r\n]+$/, '');
}
