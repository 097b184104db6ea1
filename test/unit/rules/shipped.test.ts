/** No text of an edition is in the repository, nor in what is built of it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importRules } from '../../../server/src/core/rules/importer.ts';

const root = join(import.meta.dirname, '../../..');
const newest = join(root, '../shared/rules/editions/2026-04-17.txt');
const isThere = existsSync(newest);
if (!isThere) console.warn(`That no rules text is shipped is not looked into: there is no edition at ${newest}`);

/** So many words in a row are no coincidence. What rules quote are words of cards, which any script may have. */
const length = 20;

function* windows(text: string): Generator<string> {
  const words = text.toLowerCase().match(/[a-z']+/g) ?? [];
  for (let at = 0; at + length <= words.length; at += 1) yield words.slice(at, at + length).join(' ');
}

it.skipIf(!isThere)(
  `what is shipped holds no sentence of an edition${isThere ? '' : ' (skipped: none in ../shared)'}`,
  () => {
    const imported = importRules(readFileSync(newest));
    if (!imported.ok) throw new Error(imported.reason);
    const known = new Set(
      imported.edition.rules.flatMap(({ text, examples }) =>
        [text, ...examples].flatMap((one) => one.split(/“[^”]*”/).flatMap((part) => [...windows(part)])),
      ),
    );
    expect(known.size).toBeGreaterThan(30_000);
    const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 }).split('\n');
    const dist = join(root, 'dist');
    const built = existsSync(dist) ? readdirSync(dist).map((one) => `dist/${one}`) : [];
    const found: string[] = [];
    for (const file of [...tracked, ...built]) {
      if (!/\.(?:ts|js|mjs|json|md|txt)$/.test(file) || !existsSync(join(root, file))) continue;
      for (const one of windows(readFileSync(join(root, file), 'utf8')))
        if (known.has(one)) found.push(`${file}: ${one}`);
    }
    expect(found).toEqual([]);
  },
);
