import { describe, expect, it } from 'vitest';
import { Chance, mutated, mutations } from '../../support/mutate.ts';
import { madeUpScripts } from '../../support/scripts.ts';

describe('mutations', () => {
  it('are the same for the same seed, and others for another', () => {
    const some = (from: number): string[] => Array.from({ length: 50 }, (_, at) => mutated(madeUpScripts, from + at));
    expect(some(1)).toEqual(some(1));
    expect(new Set([...some(1), ...some(51)]).size).toBeGreaterThan(95);
  });

  it.each(Object.entries(mutations))('%s changes most scripts', (_, mutate) => {
    const chance = new Chance(1);
    const scripts = madeUpScripts.slice(0, 40);
    const changed = scripts.filter((text) => mutate(text, chance, chance.of(madeUpScripts)) !== text);
    expect(changed.length).toBeGreaterThan(10);
  });
});
