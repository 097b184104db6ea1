import type { TextEdit } from '../../../server/src/core/text/edits.ts';
import { overlaps, type Span } from '../../../server/src/core/text/span.ts';
import type { Faults } from '../faults.ts';

export function expectSpan(what: string, { start, end }: Span, text: string, faults: Faults): void {
  if (!(start >= 0 && start <= end && end <= text.length))
    faults.add(`${what} lie in the text`, `${start} to ${end} of ${text.length}`);
}

/** Edits lie in the text, and no two change the same characters. */
export function expectEdits(what: string, edits: readonly TextEdit[], text: string, faults: Faults): void {
  const sorted = edits.map(({ span }) => span).sort((a, b) => a.start - b.start || a.end - b.end);
  for (const [at, span] of sorted.entries()) {
    expectSpan(`edits of ${what}`, span, text, faults);
    const before = sorted[at - 1];
    // Two that meet at a place are in order.
    if (before && before.start < before.end && span.start < span.end && overlaps(before, span))
      faults.add(`edits of ${what} do not overlap`, `${before.start} to ${before.end}, ${span.start} to ${span.end}`);
  }
}

/** Where a span is after edits; what was put in at its ends is part of it. */
export function mapped({ start, end }: Span, edits: readonly TextEdit[]): Span {
  let [from, to] = [start, end];
  for (const { span, newText } of edits) {
    const growth = newText.length - (span.end - span.start);
    if (span.end < start || (span.end === start && span.start < start)) from += growth;
    else if (span.start < start) from += span.start - start;
    if (span.end <= end) to += growth;
    else if (span.start < end) to += span.start + newText.length - end;
  }
  return { start: from, end: Math.max(from, to) };
}
