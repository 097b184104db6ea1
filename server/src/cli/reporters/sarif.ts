import { pageAddress, projectAddress } from '../../core/checks/page.ts';
import type { Check, Severity } from '../../core/checks/check.ts';
import type { FileReport, Range, Report, ReportedFinding, ReportedFix, ReporterContext } from '../check/report.ts';
import { jsonText } from '../jsonText.ts';
import { relativeUri } from './uri.ts';

const levels: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note', hint: 'note' };

/** SARIF 2.1.0, for code scanning and viewers. */
export function sarifReport({ results, troubles }: Report, { version, folder }: ReporterContext): string {
  const checks = checksIn(results);
  const indexes = new Map(checks.map((check, index) => [check, index]));
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'cardscript', version, informationUri: projectAddress, rules: checks.map(describe) },
        },
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: troubles.length === 0,
            toolExecutionNotifications: troubles.map((text) => ({ level: 'error', message: { text } })),
          },
        ],
        results: results.flatMap(({ path, findings }) => {
          const artifactLocation = { uri: relativeUri(path, folder) };
          return findings.map((finding) => toResult(finding, indexes.get(finding.check) ?? -1, artifactLocation));
        }),
      },
    ],
  };
  return `${jsonText(log, 2)}\n`;
}

/** The checks that found something, by code. */
function checksIn(results: readonly FileReport[]): Check[] {
  const checks = new Set(results.flatMap(({ findings }) => findings.map(({ check }) => check)));
  return [...checks].sort((a, b) => (a.code < b.code ? -1 : 1));
}

function describe(check: Check) {
  const helpUri = pageAddress(check.code);
  return {
    id: check.code,
    shortDescription: { text: check.summary },
    fullDescription: { text: check.why },
    // Services show this, and want it; viewers follow the address.
    help: { text: check.why, markdown: `${check.why}\n\n[${check.code}](${helpUri})` },
    helpUri,
    defaultConfiguration: { level: levels[check.severity] },
    properties: { rules: check.cites },
  };
}

interface ArtifactLocation {
  readonly uri: string;
}

function toResult(finding: ReportedFinding, ruleIndex: number, artifactLocation: ArtifactLocation) {
  const { check, severity, message, range, rules, fixes } = finding;
  return {
    ruleId: check.code,
    ruleIndex,
    level: levels[severity],
    message: { text: message },
    locations: [{ physicalLocation: { artifactLocation, region: toRegion(range) } }],
    ...(fixes.length > 0 && { fixes: fixes.map((fix) => toFix(fix, artifactLocation)) }),
    properties: { severity, rules },
  };
}

function toFix({ title, safe, edits }: ReportedFix, artifactLocation: ArtifactLocation) {
  return {
    description: { text: title },
    artifactChanges: [
      {
        artifactLocation,
        replacements: edits.map(({ range, newText }) => ({
          deletedRegion: toRegion(range),
          insertedContent: { text: newText },
        })),
      },
    ],
    properties: { safe },
  };
}

/** Lines and columns count from 1; the end column is the one behind the region. */
function toRegion({ start, end }: Range) {
  return {
    startLine: start.line + 1,
    startColumn: start.character + 1,
    endLine: end.line + 1,
    endColumn: end.character + 1,
  };
}
