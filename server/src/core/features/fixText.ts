/** Applies many fixes at once, as "fix all" in the editor and `check --fix` do. */
import { severities, type Finding, type Severity } from '../checks/check.ts';
import { applyEdits } from '../text/edits.ts';
import { OffsetMap } from '../text/offsetMap.ts';
import { withLineEndsOf } from './lineEnds.ts';
import { MeteredLint, type Lint } from './meteredLint.ts';
import { applySafe, type SafelyFixed, type SkippedFix } from './safeFixes.ts';

export type { Lint } from './meteredLint.ts';
export type { SkippedFix } from './safeFixes.ts';

/** UTF-16 units that are read again at most to try fixes, so that a file of megabytes is not tried for hours. */
const mostRead = 20_000_000;

export interface FixedText {
  readonly text: string;
  /** How many fixes were applied. */
  readonly applied: number;
  /** The safe ones that were left undone, in reading order. */
  readonly skipped: readonly SkippedFix[];
}

/**
 * Applies safe fixes until there is none left to apply, each as a whole or not at all. A fix that touches what another
 * one changes waits for the next round, and one after which the script has more errors is left undone. So is what is
 * left after 100 rounds, or after 20 million characters were read.
 *
 * @param lint the findings of a text
 * @param suggestions also apply the first fix of a finding that has no safe one, where less is found afterwards
 */
export function fixText(text: string, lint: Lint, suggestions: boolean): FixedText {
  const metered = new MeteredLint(lint, mostRead);
  const safe = applySafe(text, metered);
  const { text: fixed, applied, skipped } = suggestions ? applySuggestions(safe, metered) : safe;
  return { text: fixed, applied, skipped };
}

/**
 * One at a time, because each may settle what another one is about: to rename a reference and to remove what it is
 * renamed to are good advice each, and together they lose an ability. Those after which no less is found stay undone,
 * such as a line with a place to be filled in. They are tried once more when others were applied.
 */
function applySuggestions(start: SafelyFixed, lint: MeteredLint): SafelyFixed {
  let current = start;
  for (let before: SafelyFixed | undefined; before !== current && !lint.isSpent;) {
    before = current;
    current = applyEach(current, lint);
  }
  return current;
}

/** Tries the suggestions in reading order. @returns what it was given where none is of use */
function applyEach(start: SafelyFixed, lint: MeteredLint): SafelyFixed {
  let current = start;
  for (let at = 0; at < current.findings.length && !lint.isSpent;) {
    const finding = current.findings[at];
    const fixes = finding?.fixes() ?? [];
    const fix = fixes.some(({ safe }) => safe) ? undefined : fixes[0];
    if (finding && fix) {
      const edits = withLineEndsOf(current.text, fix.edits);
      const next = applySafe(applyEdits(current.text, edits), lint);
      if (isLess(next.findings, current.findings)) {
        current = { ...next, applied: current.applied + 1 + next.applied };
        at = firstFrom(current.findings, new OffsetMap(edits).after(finding.span.start));
        continue;
      }
    }
    at += 1;
  }
  return current;
}

/** Index of the first finding that starts at an offset or behind it. */
function firstFrom(findings: readonly Finding[], offset: number): number {
  const at = findings.findIndex(({ span }) => span.start >= offset);
  return at < 0 ? findings.length : at;
}

/** Whether fewer findings are left of the gravest level in which two lists differ. */
function isLess(left: readonly Finding[], before: readonly Finding[]): boolean {
  const count = (findings: readonly Finding[], level: Severity): number =>
    findings.filter(({ severity }) => severity === level).length;
  for (const level of severities) {
    const difference = count(left, level) - count(before, level);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
