import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allChecks } from '../../../server/src/core/checks/index.ts';
import type { Finding } from '../../../server/src/core/checks/check.ts';
import { defaultConfig } from '../../../server/src/core/config.ts';
import { fixText } from '../../../server/src/core/features/fixText.ts';
import { withLineEndsOf } from '../../../server/src/core/features/lineEnds.ts';
import { applyEdits } from '../../../server/src/core/text/edits.ts';
import { strictService } from '../../support/fixtureFiles.ts';
import { anyText, mutatedScript, runs } from '../../support/scripts.ts';

const service = strictService();
const texts = fc.oneof({ weight: 3, arbitrary: mutatedScript }, { weight: 1, arbitrary: anyText });
/** Those that are off by default too. */
const config = {
  ...defaultConfig,
  severity: Object.fromEntries(
    allChecks.filter((check) => check.offByDefault).map(({ code }) => [code, 'hint' as const]),
  ),
};

const lint = (text: string): Finding[] => service.lint(service.read(text), { config });

/** More than a script of the fixtures, changed as it may be, has findings of one code. */
const maxRounds = 100;

/** Applies the repairs of a check, those at one place in the list, until there are none: each must change something. */
function expectCured(text: string, code: string, nth: number): void {
  let current = text;
  for (let round = 0; round < maxRounds; round += 1) {
    const finding = lint(current).find((one) => one.code === code && one.fixes().length > 0);
    const fix = finding?.fixes()[nth] ?? finding?.fixes()[0];
    if (!fix) return;
    const next = applyEdits(current, withLineEndsOf(current, fix.edits));
    expect(next, `${code}: ${fix.title}`).not.toBe(current);
    current = next;
  }
  expect.fail(`${code} is never cured:\n${text}\nhas become\n${current}`);
}

describe('any text', () => {
  it('is read, checked and repaired without an exception, and every finding lies in it', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const { span, message, fixes } of lint(text)) {
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end).toBeGreaterThanOrEqual(span.start);
          expect(span.end).toBeLessThanOrEqual(text.length);
          expect(text.slice(span.start, span.end)).not.toMatch(/[\r\n]/);
          expect(message).not.toBe('');
          for (const { edits } of fixes())
            for (const edit of edits) {
              expect(edit.span.start).toBeGreaterThanOrEqual(0);
              expect(edit.span.end).toBeGreaterThanOrEqual(edit.span.start);
              expect(edit.span.end).toBeLessThanOrEqual(text.length);
            }
        }
      }),
      runs(400),
    );
  });

  it('gives the same findings twice', () => {
    fc.assert(
      fc.property(mutatedScript, (text) => {
        const plain = lint(text).map(({ code, span, message }) => [code, span, message]);
        expect(lint(text).map(({ code, span, message }) => [code, span, message])).toEqual(plain);
      }),
      runs(50),
    );
  });

  it('can be hovered over anywhere', () => {
    fc.assert(
      fc.property(texts, fc.array(fc.integer({ min: -2, max: 3000 }), { minLength: 5 }), (text, offsets) => {
        const script = service.read(text);
        for (const offset of offsets) {
          const hover = service.hover(script, offset);
          if (!hover) continue;
          expect(hover.markdown).not.toBe('');
          expect(hover.span.start).toBeLessThanOrEqual(offset);
          expect(hover.span.end).toBeGreaterThanOrEqual(offset);
        }
      }),
      runs(200),
    );
  });
});

describe('repairs in any text', () => {
  it('change it, and applied one after the other leave none of their findings', () => {
    fc.assert(
      fc.property(mutatedScript, fc.nat(3), (text, nth) => {
        for (const code of new Set(lint(text).map((one) => one.code))) expectCured(text, code, nth);
      }),
      runs(150),
    );
  });

  it('come to an end, and then there is none left to apply unasked', () => {
    fc.assert(
      fc.property(mutatedScript, (text) => {
        const fixed = fixText(text, lint, false);
        expect(fixText(fixed.text, lint, false)).toEqual({ ...fixed, applied: 0 });
        const safe = lint(fixed.text).filter((finding) =>
          finding.fixes().some((fix) => fix.safe && fix.edits.length > 0),
        );
        // Those are left that would bring errors.
        expect(safe.map(({ code }) => code)).toEqual(fixed.skipped.map(({ code }) => code));
        expect(fixed.skipped.every(({ why }) => why === 'errors')).toBe(true);
      }),
      runs(100),
    );
  });
});
