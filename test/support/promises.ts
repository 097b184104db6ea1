/** What a repair promises (invariant 9 in ARCHITECTURE.md), and what of it a text breaks. */
import type { Finding, Fix } from '../../server/src/core/checks/check.ts';
import { fixText, type Lint } from '../../server/src/core/features/fixText.ts';
import { withLineEndsOf } from '../../server/src/core/features/lineEnds.ts';
import { applyEdits, type TextEdit } from '../../server/src/core/text/edits.ts';
import { OffsetMap } from '../../server/src/core/text/offsetMap.ts';
import type { Span } from '../../server/src/core/text/span.ts';

export interface BrokenPromise {
  /** Code and title of the repair; a name where it is about all of them together. */
  readonly repair: string;
  readonly what: string;
}

/** Of each repair by itself: its edits lie in the text and apart, they change it, and its finding is gone. */
export function brokenByOne(text: string, lint: Lint): BrokenPromise[] {
  const findings = lint(text);
  const broken: BrokenPromise[] = [];
  for (const finding of findings)
    for (const fix of finding.fixes()) {
      const what = brokenBy(text, finding, fix, findings, lint);
      if (what !== undefined) broken.push({ repair: `${finding.code}: ${fix.title}`, what });
    }
  return broken;
}

function brokenBy(
  text: string,
  finding: Finding,
  fix: Fix,
  findings: readonly Finding[],
  lint: Lint,
): string | undefined {
  const edits = withLineEndsOf(text, fix.edits).toSorted(
    (a, b) => a.span.start - b.span.start || a.span.end - b.span.end,
  );
  if (edits.some(({ span }) => span.start < 0 || span.end < span.start || span.end > text.length))
    return 'an edit lies outside of the text';
  if (edits.some(({ span }, at) => span.start < (edits[at - 1]?.span.end ?? 0))) return 'two edits overlap';
  const after = applyEdits(text, edits);
  if (after === text) return 'changes nothing';
  // The others of the check stay where they were, or come to say the same from elsewhere.
  const others = findings.filter((one) => one !== finding && one.code === finding.code);
  const places = new OffsetMap(edits);
  const atPlace = tally(others.map(({ span }) => `${places.after(span.start)}`));
  const alike = tally(others.map(({ message }) => message));
  const place = mapped(finding.span, edits);
  for (const { code, span, message } of lint(after)) {
    if (code !== finding.code || take(atPlace, `${span.start}`) || take(alike, message)) continue;
    // What the repair uncovers is said in other words.
    if (span.start <= place.end && place.start <= span.end && withoutWords(message) === withoutWords(finding.message))
      return 'its finding is still there';
  }
  return undefined;
}

function tally(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Whether there is one more of a key, which is taken out. */
function take(counts: Map<string, number>, key: string): boolean {
  const count = counts.get(key) ?? 0;
  if (count > 0) counts.set(key, count - 1);
  return count > 0;
}

/** A message without what it quotes: what kind of mistake it tells of. */
const withoutWords = (message: string): string => message.replaceAll(/"[^"]*"|\d+/g, '…');

/** Where a stretch of a text lies after sorted edits; of one that they touch, all that they made of it. */
function mapped({ start, end }: Span, edits: readonly TextEdit[]): Span {
  let from = start;
  let to = end;
  for (const { span, newText } of edits) {
    const more = newText.length - (span.end - span.start);
    if (span.end <= start && !(span.start === span.end && span.start === start)) from += more;
    else if (span.start < start) from -= start - span.start;
    if (span.start <= end) to += span.end <= end ? more : newText.length - (end - span.start);
  }
  return { start: from, end: Math.max(from, to) };
}

/** Of all safe repairs together: no more errors than before, nothing left to do, and the same with other line ends. */
export function brokenByAll(text: string, lint: Lint): BrokenPromise[] {
  const broken: BrokenPromise[] = [];
  const fixed = fixText(text, lint, false);
  const tell = (what: string): unknown => broken.push({ repair: 'all safe repairs', what });
  if (errorsIn(lint(fixed.text)) > errorsIn(lint(text))) tell('more errors than before');
  const again = fixText(fixed.text, lint, false);
  if (again.text !== fixed.text || again.applied > 0) tell('change their own work');
  return broken;
}

export function errorsIn(findings: readonly Finding[]): number {
  return findings.filter(({ severity }) => severity === 'error').length;
}
