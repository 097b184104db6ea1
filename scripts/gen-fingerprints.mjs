// What the cited rules say, as hashes that no text can be had back from: server/src/core/rules/data/fingerprints.json
//   node scripts/gen-fingerprints.mjs [EDITION.txt]     the edition that the numbers in the sources are of
// scripts/generate.mjs does the same where that edition stands beside the repository.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const usual = join(root, '../shared/rules/editions/2026-04-17.txt');

/** Below the root. */
export const fingerprintsPath = 'server/src/core/rules/data/fingerprints.json';

/** @returns the content of that file; undefined where the edition is not there */
export async function fingerprints(file = usual) {
  if (!existsSync(file)) return undefined;
  const core = await loadCore();
  const imported = core.importRules(readFileSync(file));
  if (!imported.ok) throw new Error(`${file}: ${imported.reason}`);
  const { edition } = imported;
  const rules = new Map(edition.rules.map((rule) => [rule.number, rule]));

  const folder = join(root, 'server/src/core');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const otherLetters = new Set(
    core.ruleKeywords.filter((keyword) => countsOtherwise(keyword, rules)).map(({ rule }) => rule),
  );
  const cited = core
    .citedNumbers(sources, core.ruleKeywords)
    .filter((number) => rules.has(number) && !otherLetters.has(number.replace(/[a-z]+$/, '')));

  const content = {
    edition: edition.date,
    sections: Object.fromEntries(edition.sections.map(({ number, title }) => [number, core.titlePrint(title)])),
    rules: Object.fromEntries(
      cited.map((number) => [number, core.writeFingerprint(core.fingerprintOf(rules.get(number)))]),
    ),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Letters of a keyword's subrules are those of the edition that its entry names: here they may mean others. */
function countsOtherwise({ rule, subrules }, rules) {
  const next = [...'abcdefghijkmnpqrstuvwxyz'].find((letter) => letter > (subrules.at(-1) ?? '')) ?? '';
  return [...subrules].some((letter) => !rules.has(rule + letter)) || rules.has(rule + next);
}

async function loadCore() {
  const cache = join(root, 'node_modules/.cache/cardscript');
  mkdirSync(cache, { recursive: true });
  const outfile = join(cache, `fingerprints-${process.pid}.mjs`);
  await esbuild.build({
    stdin: {
      contents: `export { importRules } from './server/src/core/rules/importer.ts';
export { writeFingerprint } from './server/src/core/rules/fingerprint.ts';
export { fingerprintOf, titlePrint } from './server/src/core/rules/movedRules.ts';
export { citedNumbers } from './server/src/core/rules/citedNumbers.ts';
export { ruleKeywords } from './server/src/core/rules/keywords.ts';`,
      resolveDir: root,
      loader: 'ts',
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  });
  const core = await import(pathToFileURL(outfile).href);
  rmSync(outfile);
  return core;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const made = await fingerprints(process.argv[2]);
  if (made === undefined) throw new Error(`There is no edition at ${process.argv[2] ?? usual}`);
  writeFileSync(join(root, fingerprintsPath), made);
}
