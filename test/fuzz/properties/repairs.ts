/** What a repair promises: it changes something, and then its finding is gone. */
import type { Finding } from '../../../server/src/core/checks/check.ts';
import { withLineEndsOf } from '../../../server/src/core/features/lineEnds.ts';
import { applyEdits } from '../../../server/src/core/text/edits.ts';
import { overlaps } from '../../../server/src/core/text/span.ts';
import type { Faults } from '../faults.ts';
import type { Random } from '../random.ts';
import { mapped } from './spans.ts';

interface Options {
  readonly faults: Faults;
  readonly random: Random;
  /** So many repairs are tried. */
  readonly most: number;
}

/** Findings of one check in one text that are reported at most. */
const many = 500;

/** @param findings of the text */
export function expectCures(
  text: string,
  findings: readonly Finding[],
  lint: (text: string) => readonly Finding[],
  { faults, random, most }: Options,
): void {
  for (const finding of random.sample(findings, most)) {
    for (const fix of random.sample(faults.step(`repairs of ${finding.code}`, finding.fixes) ?? [], 2)) {
      const edits = withLineEndsOf(text, fix.edits);
      const next = applyEdits(text, edits);
      const name = `"${kindOf(fix.title)}" of ${finding.code}`;
      if (next === text) {
        faults.add(`the repair ${name} changes the text`, `${fix.title}: ${finding.message}`);
        continue;
      }
      const left = faults.step('checking what was repaired', () => lint(next)) ?? [];
      const same = (list: readonly Finding[]): Finding[] =>
        list.filter(({ code, message }) => code === finding.code && message === finding.message);
      // Of very many not all are reported: where one is gone, another one shows.
      if (findings.filter(({ code }) => code === finding.code).length >= many) continue;
      // Of several alike one is gone: the next may stand where it stood.
      if (same(left).length < same(findings).length) continue;
      const place = mapped(finding.span, edits);
      if (same(left).some(({ span }) => overlaps(span, place)))
        faults.add(`after the repair ${name} its finding is gone`, `${fix.title}: ${finding.message}`);
    }
  }
}

/** A title without what stands in quotes. */
export function kindOf(title: string): string {
  return title.replaceAll(/"[^"]*"|“[^”]*”|«[^»]*»/g, '…').slice(0, 60);
}
