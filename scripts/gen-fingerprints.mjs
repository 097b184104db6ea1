// Writes what the cited rules say, as hashes that no text can be had back from: server/src/core/rules/data/fingerprints.json
//   node scripts/gen-fingerprints.mjs [EDITION.txt]     the edition that the numbers in the sources are of
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const file = process.argv[2] ?? join(root, '../shared/rules/editions/2026-04-17.txt');
const target = join(root, 'server/src/core/rules/data/fingerprints.json');

const cache = join(root, 'node_modules/.cache/cardscript');
mkdirSync(cache, { recursive: true });
const bundle = join(cache, `fingerprints-${process.pid}.mjs`);
await esbuild.build({
  stdin: {
    contents: `export { importRules } from './server/src/core/rules/importer.ts';
export { writeFingerprint } from './server/src/core/rules/fingerprint.ts';
export { fingerprintOf, titlePrint } from './server/src/core/rules/movedRules.ts';
export { citedNumbers } from './server/src/core/rules/citedNumbers.ts';
export { allChecks } from './server/src/core/checks/index.ts';
export { ruleKeywords } from './server/src/core/rules/keywords.ts';`,
    resolveDir: root,
    loader: 'ts',
  },
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  logLevel: 'warning',
});
const core = await import(pathToFileURL(bundle).href);
rmSync(bundle);

const imported = core.importRules(readFileSync(file));
if (!imported.ok) throw new Error(`${file}: ${imported.reason}`);
const { edition } = imported;
const rules = new Map(edition.rules.map((rule) => [rule.number, rule]));

/** Letters of a keyword's subrules are cited by the edition in the table, which may be another than this one. */
const otherLetters = new Set(
  core.ruleKeywords
    .filter(
      ({ rule, subrules }) =>
        [...subrules].some((letter) => !rules.has(rule + letter)) || rules.has(rule + after(subrules)),
    )
    .map(({ rule }) => rule),
);
const sources = readdirSync(join(root, 'server/src/core'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(root, 'server/src/core', name), 'utf8'));
const cited = core
  .citedNumbers(sources, core.ruleKeywords)
  .filter((number) => rules.has(number) && !otherLetters.has(number.replace(/[a-z]+$/, '')));

const entries = cited.map((number) => [number, core.writeFingerprint(core.fingerprintOf(rules.get(number)))]);
const sections = edition.sections.map(({ number, title }) => [number, core.titlePrint(title)]);
const list = (rows) =>
  `{\n${rows.map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(',\n')}\n  }`;
writeFileSync(
  target,
  `{\n  "edition": "${edition.date}",\n  "sections": ${list(sections)},\n  "rules": ${list(entries)}\n}\n`,
);
console.log(`${entries.length} rules and ${sections.length} sections of ${edition.date}`);

function after(letters) {
  const next = [...'abcdefghijkmnpqrstuvwxyz'].find((letter) => letter > (letters.at(-1) ?? ''));
  return next ?? '-';
}
