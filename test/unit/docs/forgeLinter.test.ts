import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { allChecks } from '../../../server/src/core/checks/index.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const page = readFileSync(`${root}docs/forge-linter.md`, 'utf8');
const rows = page.split('\n').flatMap((line) => {
  const [, code] = /^\| `([A-Z-]+)` /.exec(line) ?? [];
  return code === undefined ? [] : [{ code, line }];
});
const facts = `${root}../shared/facts/misc.json`;
const present = existsSync(facts);
if (!present) console.warn('Skipped: no facts in ../shared, so nothing says which codes the linter of Forge has.');

describe('the table of the codes of the linter of Forge', () => {
  it('has a row for each', () => {
    expect(rows.length).toBeGreaterThan(20);
    expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length);
  });

  it.skipIf(!present)(`has all that the facts list${present ? '' : ' (not at hand)'}`, () => {
    const { linter } = JSON.parse(readFileSync(facts, 'utf8')) as Record<'linter', Record<string, string[]>>;
    const known = [...(linter['codes'] ?? []), ...(linter['warnings'] ?? [])];
    expect(rows.map(({ code }) => code).sort()).toEqual(known.sort());
  });

  it.each(rows)('leads from $code to checks that exist', ({ line }) => {
    const codes = new Set<string>(allChecks.map(({ code }) => code));
    const links = [...line.matchAll(/\[([^\]]+)\]\(checks\/([^)]+)\.md\)/g)];
    expect(links.length).toBeGreaterThan(0);
    for (const [, text = '', target] of links) {
      expect(codes, text).toContain(text);
      expect(target).toBe(text);
    }
  });
});
