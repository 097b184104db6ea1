import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { spanishRules } from '../../../server/src/core/rules/spanish.ts';

const seeds = fileURLToPath(new URL('../../../../shared/rules/seeds/', import.meta.url));
const present = existsSync(seeds);
if (!present) console.warn(`Spanish rules are not compared with their source: no ${seeds}`);

const rules = [...spanishRules.values()];
const paragraphsOf = (rule: (typeof rules)[number]) => [
  ...(rule.text === undefined ? [] : [rule.text]),
  ...rule.subrules.flatMap(({ text, examples }) => [text, ...examples]),
];

describe('the Spanish texts', () => {
  it('have the subrules of the English rules, letters l and o left out', () => {
    const letters = Object.fromEntries(
      rules.map(({ number, subrules }) => [number, subrules.map((one) => one.number.slice(number.length)).join('')]),
    );
    expect(letters).toEqual({ '113.6': 'abcdefghijkmnp', '702.103': 'abcdefg', '702.180': 'a', '702.185': 'abc' });
    for (const rule of rules) for (const { number } of rule.subrules) expect(number.startsWith(rule.number)).toBe(true);
  });

  it('keep examples with the subrule above them', () => {
    const withExamples = rules
      .flatMap(({ subrules }) => subrules)
      .filter(({ examples }) => examples.length > 0)
      .map(({ number, examples }) => [number, examples.length]);
    expect(withExamples).toEqual([
      ['113.6k', 1],
      ['113.6m', 1],
      ['702.103d', 2],
    ]);
    for (const { subrules } of rules) {
      for (const { text, examples } of subrules) {
        expect(text).not.toMatch(/^Ejemplo:/);
        for (const example of examples) expect(example).toMatch(/^Ejemplo: /);
      }
    }
  });

  it('are the quoted ones, unchanged', () => {
    const hashes = rules.map((rule) => [
      rule.number,
      createHash('sha256').update(paragraphsOf(rule).join('\n')).digest('hex').slice(0, 16),
    ]);
    expect(hashes).toEqual([
      ['113.6', '90fb7fef134ebed5'],
      ['702.103', '141d983e60febb2d'],
      ['702.180', 'ee74f0404c52d011'],
      ['702.185', 'e499dbdd27d14820'],
    ]);
  });

  const files = present ? readdirSync(seeds).filter((name) => name.endsWith('.es.txt')) : [];
  (present ? it : it.skip)('agree with their source character for character (skipped without ../shared)', () => {
    expect(files.map((name) => name.replace('.es.txt', '')).sort()).toEqual([...spanishRules.keys()].sort());
    for (const name of files) {
      const rule = spanishRules.get(name.replace('.es.txt', ''));
      const [heading = '', ...lines] = readFileSync(seeds + name, 'utf8')
        .split('Otras reglas de este apartado')[0]!
        .split('\n')
        .filter((line) => line !== '');
      expect(heading).toContain(rule?.number);
      if (rule?.title !== undefined) expect(heading).toBe(`${rule.number}. ${rule.title}`);
      expect(rule && paragraphsOf(rule)).toEqual(lines.filter((line) => line !== 'Subreglas'));
    }
  });
});
