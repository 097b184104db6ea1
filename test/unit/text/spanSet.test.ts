import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlaps, span, type Span } from '../../../server/src/core/text/span.ts';
import { SpanSet } from '../../../server/src/core/text/spanSet.ts';

describe('SpanSet', () => {
  it('answers as if each of its spans were asked', () => {
    const spans = fc.array(fc.tuple(fc.nat(40), fc.nat(4)).map(([start, length]) => span(start, start + length)));
    fc.assert(
      fc.property(spans, (all) => {
        const set = new SpanSet();
        const added: Span[] = [];
        for (const one of all) {
          const expected = added.some((other) => overlaps(one, other));
          expect(set.overlaps(one)).toBe(expected);
          if (expected) continue;
          set.add(one);
          added.push(one);
        }
      }),
    );
  });
});
