/**
 * Which findings wait for a pause in typing: new ones that touch the text being typed. A half-typed word is no mistake
 * yet, and a squiggle that comes and goes under the cursor is worse than one that comes a moment later.
 */
import { overlaps, type Span } from '../core/text/span.ts';
import type { ShownFinding } from '../workspace/checker/checkJobs.ts';

/** What the client shows: findings, and the text that their spans are meant in. */
export interface Shown {
  readonly text: string;
  readonly findings: readonly ShownFinding[];
}

/** The stretch in which two texts differ: from `start` up to `oldEnd` in the one, up to `newEnd` in the other. */
export interface Change {
  readonly start: number;
  readonly oldEnd: number;
  readonly newEnd: number;
}

/** The smallest stretch that holds all differences; `undefined` where there are none. */
export function changeBetween(before: string, after: string): Change | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  let oldEnd = before.length;
  let newEnd = after.length;
  while (oldEnd > start && newEnd > start && before.charCodeAt(oldEnd - 1) === after.charCodeAt(newEnd - 1)) {
    oldEnd -= 1;
    newEnd -= 1;
  }
  return { start, oldEnd, newEnd };
}

/**
 * The findings that wait. One that is shown already, with the same code at the same place, goes on being shown,
 * whatever it says now.
 */
export function heldBack<F extends ShownFinding>(shown: Shown, text: string, findings: readonly F[]): Set<F> {
  const change = changeBetween(shown.text, text);
  if (!change) return new Set();
  const isShown = (finding: F): boolean =>
    shown.findings.some((old) => old.code === finding.code && overlaps(moved(old.span, change), finding.span));
  return new Set(findings.filter((finding) => touchesChange(finding.span, change) && !isShown(finding)));
}

/** Directly before or behind the new text counts too: there stands the cursor. */
function touchesChange(span: Span, { start, newEnd }: Change): boolean {
  return span.start <= newEnd && start <= span.end;
}

/** Where a span of the text before stands in the text after; one that the change cut into covers all that is new. */
function moved(span: Span, { start, oldEnd, newEnd }: Change): Span {
  const shift = newEnd - oldEnd;
  if (span.end <= start) return span;
  if (span.start >= oldEnd) return { start: span.start + shift, end: span.end + shift };
  return { start: Math.min(span.start, start), end: Math.max(span.end + shift, newEnd) };
}
