/** Applies many fixes at once, as "fix all" in the editor and `check --fix` do. */
import { severities, type Finding, type Fix, type Severity } from '../checks/check.ts';
import { applyEdits, type TextEdit } from '../text/edits.ts';
import { overlaps } from '../text/span.ts';

/** More rounds than any script needs: a fix may uncover another finding, but chains of ten are not seen. */
const maxRounds = 50;

/** UTF-16 units that are read again at most to try suggestions, so that a file of megabytes is not tried for hours. */
const mostTried = 20_000_000;

export interface FixedText {
  readonly text: string;
  /** How many fixes were applied. */
  readonly applied: number;
}

type Lint = (text: string) => readonly Finding[];

/**
 * Applies fixes until there is none left to apply, each as a whole or not at all. A fix that touches what another
 * one changes waits for the next round.
 *
 * @param lint the findings of a text
 * @param suggestions also apply the first fix of a finding that has no safe one, where less is found afterwards
 */
export function fixText(text: string, lint: Lint, suggestions: boolean): FixedText {
  const safe = applySafe(text, lint);
  return suggestions ? applySuggestions(safe, lint) : safe;
}

function applySafe(text: string, lint: Lint): FixedText {
  const seen = new Set([text]);
  let current = text;
  let applied = 0;
  for (let round = 0; round < maxRounds; round += 1) {
    const chosen = chooseSafe(lint(current));
    const next = withEdits(
      current,
      chosen.flatMap((fix) => fix.edits),
    );
    // Two fixes that undo each other would go on for ever.
    if (seen.has(next)) break;
    seen.add(next);
    current = next;
    applied += chosen.length;
  }
  return { text: current, applied };
}

function chooseSafe(findings: readonly Finding[]): Fix[] {
  const chosen: Fix[] = [];
  const taken: TextEdit[] = [];
  for (const finding of findings) {
    const fix = finding.fixes().find((one) => one.safe);
    if (!fix || fix.edits.length === 0) continue;
    if (fix.edits.some(({ span }) => taken.some((other) => overlaps(span, other.span)))) continue;
    chosen.push(fix);
    taken.push(...fix.edits);
  }
  return chosen;
}

/**
 * One at a time, because each may settle what another one is about: to rename a reference and to remove what it is
 * renamed to are good advice each, and together they lose an ability. Those after which no less is found stay undone,
 * such as a line with a place to be filled in.
 */
function applySuggestions(start: FixedText, lint: Lint): FixedText {
  let { text: current, applied } = start;
  let findings = lint(current);
  let tried = 0;
  for (let at = 0; at < findings.length && tried < mostTried;) {
    const finding = findings[at];
    const fixes = finding?.fixes() ?? [];
    const fix = fixes.some(({ safe }) => safe) ? undefined : fixes[0];
    const next = fix ? applySafe(withEdits(current, fix.edits), lint) : undefined;
    tried += next ? current.length : 0;
    const left = next && lint(next.text);
    if (!next || !left || !isLess(left, findings)) {
      at += 1;
      continue;
    }
    current = next.text;
    applied += 1 + next.applied;
    findings = left;
    at = 0;
  }
  return { text: current, applied };
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

function withEdits(text: string, edits: readonly TextEdit[]): string {
  return applyEdits(text, withLineEndsOf(text, edits));
}

/** Lines that an edit adds end as those of the text do. An edit that is nothing but a line end means just that one. */
export function withLineEndsOf(text: string, edits: readonly TextEdit[]): TextEdit[] {
  if (lineEndOf(text) === '\n') return [...edits];
  return edits.map(({ span, newText }) => ({
    span,
    newText: newText === '\n' ? newText : newText.replaceAll(/\r?\n/g, '\r\n'),
  }));
}

/** How the first line of a text ends; LF where there is but one. */
export function lineEndOf(text: string): '\n' | '\r\n' {
  return /\r?\n/.exec(text)?.[0] === '\r\n' ? '\r\n' : '\n';
}
