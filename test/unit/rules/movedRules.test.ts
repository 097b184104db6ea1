/** Citations of ours in editions that count otherwise. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { citedNumbers } from '../../../server/src/core/rules/citedNumbers.ts';
import data from '../../../server/src/core/rules/data/fingerprints.json' with { type: 'json' };
import {
  fingerprint,
  likeness,
  readFingerprint,
  writeFingerprint,
} from '../../../server/src/core/rules/fingerprint.ts';
import { importRules } from '../../../server/src/core/rules/importer.ts';
import { keywordByRule, ruleKeywords } from '../../../server/src/core/rules/keywords.ts';
import { isFingerprinted } from '../../../server/src/core/rules/movedRules.ts';
import { createRulebook } from '../../../server/src/core/rules/rulebook.ts';

describe('a fingerprint', () => {
  const text = 'A player who lies down for the whole of a turn loses the game as soon as the turn ends.';

  it('is the same for the same words, whatever the letter case, the quotes and the numbers of rules', () => {
    expect(likeness(fingerprint(text), fingerprint(text.toUpperCase()))).toBe(1);
    expect(fingerprint('See rule 118.9a. It’s “so.”')).toEqual(fingerprint(`See rule 702.3. It's "so."`));
  });

  it('differs a little where a little differs, and wholly where all does', () => {
    const alike = likeness(fingerprint(text), fingerprint(text.replace('loses', 'wins')));
    expect(alike).toBeGreaterThan(0.6);
    expect(alike).toBeLessThan(1);
    expect(likeness(fingerprint(text), fingerprint('Chairs are counted from one to four at every table.'))).toBe(0);
    expect(likeness(fingerprint(''), fingerprint(text))).toBe(0);
    expect(likeness(fingerprint(''), fingerprint(''))).toBe(0);
  });

  it('has at most 16 numbers, and is written and read without loss', () => {
    const print = fingerprint(text);
    expect(print).toHaveLength(16);
    expect(fingerprint('Table')).toHaveLength(1);
    expect(readFingerprint(writeFingerprint(print))).toEqual(print);
  });
});

describe('the table of fingerprints', () => {
  it('has every rule that Cardscript cites', () => {
    const core = fileURLToPath(new URL('../../../server/src/core', import.meta.url));
    const sources = readdirSync(core, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(core, name), 'utf8'));
    // A keyword is found by its title; what is missing of others: run `npm run generate`.
    const missing = citedNumbers(sources, ruleKeywords).filter((one) => !isFingerprinted(one) && !keywordByRule(one));
    expect(missing).toEqual([]);
  });

  it('holds no words', () => {
    for (const written of Object.values(data.rules)) expect(written).toMatch(/^(?:[0-9a-f]{4}){1,16}$/);
    for (const written of Object.values(data.sections)) expect(written).toMatch(/^\d+(?:,\d+)*$/);
  });
});

const folder = fileURLToPath(new URL('../../../../shared/rules/editions/', import.meta.url));
const isThere = existsSync(folder);
if (!isThere) console.warn(`Moved citations are not tried on real editions: none in ${folder}`);
const name = (what: string) => (isThere ? what : `${what} (skipped: no editions in ../shared)`);

function rulebookOf(date: string) {
  const imported = importRules(readFileSync(join(folder, `${date}.txt`)));
  if (!imported.ok) throw new Error(imported.reason);
  return createRulebook({ editions: [imported.edition] });
}

describe.runIf(isThere)(name('in real editions'), () => {
  it.each([
    ['2019-01-25', { '118.9a': '117.9a', '118.6': '117.6', '113.6': '112.6', '113.6d': '112.6c', '601.2b': '601.2b' }],
    ['2013-11-01', { '118.9d': '117.9d', '113.6b': '112.6b', '601.2a': '601.2a', '715.4': undefined }],
    ['2022-10-07', { '118.9a': '118.9a', '712.8a': '712.4a', '715.4': '716.4', '720.4': undefined }],
    ['2025-09-19', { '118.9a': '118.9a', '720.4': '720.4', '702.185a': '702.185a', '702.192a': undefined }],
    ['2008-05-01', { '113.6b': '402.8b', '118.9': undefined, '702.34a': '502.22a', '702.103b': undefined }],
  ])('of %s our citations are found', (date, expected) => {
    const book = rulebookOf(date);
    for (const [cited, number] of Object.entries(expected)) {
      const rule = book.cited(cited, 'en');
      expect([cited, rule?.number]).toEqual([cited, number]);
      expect(rule?.movedFrom).toBe(number === cited || number === undefined ? undefined : cited);
      if (rule) expect(rule.edition).toBe(date);
    }
  });

  it('of the edition that we count by all is in its place', () => {
    const book = rulebookOf(data.edition);
    for (const number of Object.keys(data.rules)) {
      expect(book.cited(number, 'en')?.number).toBe(number);
      expect(book.cited(number, 'en')?.movedFrom).toBeUndefined();
    }
  });
});
it.skipIf(isThere)('moved citations in real editions (skipped: no editions in ../shared)', () => undefined);
