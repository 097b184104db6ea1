/** No text of an edition is in the repository, nor in what is built of it; test/package looks into the package. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { editionFinder, hasEdition, whySkipped } from '../../support/editionText.ts';

const root = join(import.meta.dirname, '../../..');

it.skipIf(!hasEdition)(`what is shipped holds no sentence of an edition${whySkipped}`, () => {
  const stretchesIn = editionFinder();
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 }).split('\n');
  const dist = join(root, 'dist');
  const built = existsSync(dist) ? readdirSync(dist).map((one) => `dist/${one}`) : [];
  const files = [...tracked, ...built].filter(
    (file) => /\.(?:ts|js|mjs|json|md|txt)$/.test(file) && existsSync(join(root, file)),
  );
  expect(
    files.flatMap((file) => stretchesIn(readFileSync(join(root, file), 'utf8')).map((one) => [file, one])),
  ).toEqual([]);
});

it.skipIf(!hasEdition)(`a sentence of an edition would be found${whySkipped}`, () => {
  const stretchesIn = editionFinder();
  const edition = readFileSync(join(root, '../shared/rules/editions/2026-04-17.txt'), 'utf8');
  expect(stretchesIn(edition).length).toBeGreaterThan(30_000);
  expect(stretchesIn('Our own words on what a keyword does, however many of them there are in a row.')).toEqual([]);
});
