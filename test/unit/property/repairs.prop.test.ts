/** Invariant 9 of ARCHITECTURE.md, on thousands of scripts with slips in them: repairs hold what they promise. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { allChecks } from '../../../server/src/core/checks/index.ts';
import { defaultConfig } from '../../../server/src/core/config.ts';
import { fixText, type Lint } from '../../../server/src/core/features/fixText.ts';
import { strictService } from '../../support/fixtureFiles.ts';
import { mutated } from '../../support/mutate.ts';
import { brokenByAll, brokenByOne } from '../../support/promises.ts';
import { madeUpScripts } from '../../support/scripts.ts';

/** A busy machine takes its time. */
const timeout = 600_000;
/** Seeds, one for each script; `REPAIRS=40000` tries more than in every run. */
const first = 702_185;
const count = Number(process.env['REPAIRS'] ?? 1800);

const publishedFolder = fileURLToPath(new URL('../../../../shared/corpus', import.meta.url));
const present = existsSync(publishedFolder);
if (!present)
  console.warn('Skipped: no published scripts in ../shared/corpus, so repairs are tried on fixtures alone.');

/** Repairs that would change nothing, which the runner drops: each is a mistake of its check. */
const idle = new Set<string>();
const service = strictService({ onIdleFix: ({ code }, title) => idle.add(`${code}: ${title}`) });
/** Those that are off by default too. */
const config = {
  ...defaultConfig,
  severity: Object.fromEntries(
    allChecks.filter((check) => check.offByDefault).map(({ code }) => [code, 'hint' as const]),
  ),
};
const lint: Lint = (text, most) => service.lint(service.read(text), { config, most });

/** An SVar that only the removed one named is unused now, and may be told of at the same place. */
const uncovers = /^reference\/unused-svar: Remove /;

function brokenIn(scripts: readonly string[], from: number, number: number): string[] {
  const broken: string[] = [];
  for (let seed = from; seed < from + number; seed += 1) {
    const slipped = mutated(scripts, seed);
    const text = seed % 4 === 0 ? slipped.replaceAll(/\r\n?|\n/g, '\r\n') : slipped;
    for (const { repair, what } of [...brokenByOne(text, lint), ...brokenByAll(text, lint)])
      if (!uncovers.test(repair)) broken.push(`seed ${seed}: ${repair}: ${what}`);
  }
  return broken;
}

describe('repairs of scripts with slips', () => {
  it('lie in the text, change it, end their finding, and together bring no errors', { timeout }, () => {
    expect(brokenIn(madeUpScripts, first, count)).toEqual([]);
    expect([...idle]).toEqual([]);
  });

  it('do the same whatever the lines end in', { timeout }, () => {
    for (let seed = first; seed < first + count / 10; seed += 1) {
      const text = mutated(madeUpScripts, seed).replaceAll(/\r\n?/g, '\n');
      const ended = (one: string): string => one.replaceAll('\n', '\r\n');
      expect(fixText(ended(text), lint, false).text, `seed ${seed}`).toBe(ended(fixText(text, lint, false).text));
    }
  });

  it('as suggestions leave less to be found, and bring no errors', { timeout }, () => {
    for (let seed = first; seed < first + count / 30; seed += 1) {
      const text = mutated(madeUpScripts, seed);
      const errors = (one: string): number => lint(one).filter(({ severity }) => severity === 'error').length;
      expect(errors(fixText(text, lint, true).text), `seed ${seed}`).toBeLessThanOrEqual(errors(text));
    }
  });
});

describe.skipIf(!present)('repairs of published scripts with slips', () => {
  it('hold what they promise', { timeout }, () => {
    const published = readdirSync(publishedFolder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.txt'))
      .sort()
      .filter((_, at) => at % 25 === 0)
      .map((path) => readFileSync(join(publishedFolder, path), 'utf8'));
    expect(brokenIn(published, first, count / 6)).toEqual([]);
    expect([...idle]).toEqual([]);
  });
});
