/** Every check speaks Spanish, and says the same in it. */
import { describe, expect, it } from 'vitest';
import { allChecks } from '../../../server/src/core/checks/index.ts';
import { spanishChecks } from '../../../server/src/core/l10n/checks.ts';
import { createService } from '../../../server/src/core/service.ts';

const placeholders = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

describe('the Spanish words of checks', () => {
  it.each(allChecks.map((check) => [check.code, check] as const))('of %s are complete', (code, check) => {
    const spanish = spanishChecks[code];
    expect(spanish, `add ${code} to server/src/core/l10n/es/checks.json`).toBeDefined();
    expect(spanish?.summary).toMatch(/\S.*\.$/);
    expect(spanish?.why).toMatch(/\S.*\.$/);
    expect(spanish?.why).not.toBe(check.why);
    expect(spanish?.whenNot !== undefined).toBe(check.whenNot !== undefined);
    const noted = (examples: typeof check.bad): number => examples.filter(({ note }) => note !== undefined).length;
    expect(spanish?.badNotes ?? []).toHaveLength(noted(check.bad));
    expect(spanish?.goodNotes ?? []).toHaveLength(noted(check.good));
    for (const kind of ['messages', 'fixes'] as const) {
      const english = check[kind] ?? {};
      expect(Object.keys(spanish?.[kind] ?? {}).sort()).toEqual(Object.keys(english).sort());
      for (const [key, text] of Object.entries(english)) {
        const translated = spanish?.[kind]?.[key] ?? '';
        expect([key, placeholders(translated)]).toEqual([key, placeholders(text)]);
        expect([key, translated.trim() !== '']).toEqual([key, true]);
      }
    }
  });

  it('are of no check that is not there', () => {
    const codes: readonly string[] = allChecks.map(({ code }) => code);
    expect(Object.keys(spanishChecks).filter((code) => !codes.includes(code))).toEqual([]);
  });

  it('are used for findings and for repairs, which may have keys in common', () => {
    const service = createService({ language: 'es' });
    const script = service.read(
      'Name:Sample\nManaCost:1 G\nTypes:Creature Bear\nPT:2/2\nK:Trample\nA:AB$ Draw | Cost$ T NumCards$ 1 | SpellDescription$ x\nOracle:Trample\n',
    );
    const finding = service.lint(script).find(({ code }) => code === 'syntax/missing-bar');
    expect(finding?.message).toBe('Falta una "|" delante de "NumCards$".');
    expect(finding?.fixes().map(({ title }) => title)).toEqual(['Añadir la barra']);
  });
});
