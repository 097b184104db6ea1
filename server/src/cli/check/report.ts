/** What a run of `cardscript check` found: plain values, in the form that every output format starts from. */
import type { Say } from '../../core/l10n/say.ts';
import type { Check, Severity, UnknownWord } from '../../core/checks/check.ts';
import type { Position } from '../../core/text/lineMap.ts';

export interface Range {
  readonly start: Position;
  readonly end: Position;
}

export interface ReportedFix {
  readonly title: string;
  readonly safe: boolean;
  readonly edits: readonly { readonly range: Range; readonly newText: string }[];
}

export interface ReportedFinding {
  readonly check: Check;
  readonly severity: Severity;
  readonly message: string;
  readonly range: Range;
  readonly rules: readonly string[];
  readonly fixes: readonly ReportedFix[];
  readonly unknownWord?: UnknownWord;
  /** The line that the finding begins on, without its end; absent where the file is no text. */
  readonly line: string | undefined;
}

export interface FileReport {
  readonly path: string;
  /** In reading order; at least one. */
  readonly findings: readonly ReportedFinding[];
}

export interface Report {
  /** Files that were checked. */
  readonly files: number;
  /** Files with findings, sorted by path. */
  readonly results: readonly FileReport[];
  /** Files below folders that are no scripts though called like some, and links that lead elsewhere. */
  readonly skipped: { readonly files: number; readonly links: number };
  /** Fixes that were applied, and to how many files. */
  readonly applied: { readonly fixes: number; readonly files: number };
  /** Nothing was written: the fixes would be applied. */
  readonly dryRun: boolean;
  /** Sentences on safe fixes that were left undone, one for each file. */
  readonly left: readonly string[];
  /** Sentences on what went wrong besides: files that could not be read, checks that failed. */
  readonly troubles: readonly string[];
}

export type Counts = Readonly<Record<Severity, number>>;

export function countFindings(results: readonly FileReport[]): Counts {
  const counts = { error: 0, warning: 0, info: 0, hint: 0 };
  for (const { findings } of results) for (const { severity } of findings) counts[severity] += 1;
  return counts;
}

/** What a format may use besides the findings. */
export interface ReporterContext {
  readonly version: string;
  /** Absolute folder that relative paths start from. */
  readonly folder: string;
  readonly colors: boolean;
  readonly say: Say;
}

/** Turns a report into text, with a line end at its end. */
export type Reporter = (report: Report, context: ReporterContext) => string;
