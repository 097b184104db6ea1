// Everything that must hold before a change lands: `npm test`. Stops at the first step that fails and names it.
// Needs no editor; the tests inside a real one are `npm run test:editor`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const counts = join(root, 'node_modules/.cache/cardscript/tests.json');

const steps = [
  ['types', 'node_modules/typescript/bin/tsc', '--noEmit'],
  ['types in a browser', 'node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.browser.json'],
  ['lint', 'node_modules/eslint/bin/eslint.js', '.'],
  ['format', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'],
  ['generated files', 'scripts/generate.mjs', '--check'],
  ['regular expressions', 'scripts/regexes.mjs', '--check'],
  ['build', 'esbuild.mjs', '--production'],
  [
    'tests',
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${counts}`,
  ],
];

mkdirSync(dirname(counts), { recursive: true });
rmSync(counts, { force: true });
const started = Date.now();
for (const [name, script, ...args] of steps) {
  console.log(`\n── ${name}`);
  const { status, signal } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status === 0) continue;
  const how = signal ? `was ended by ${signal}` : `ended with ${status}`;
  console.error(`\nnpm test failed in the step "${name}": node ${[script, ...args].join(' ')} ${how}.`);
  if (name === 'tests') console.error(testCounts());
  process.exit(1);
}
const seconds = Math.round((Date.now() - started) / 1000);
console.log(`\nAll ${steps.length} steps of npm test passed in ${seconds} s. ${testCounts()}`);

/** `Tests: 12 passed, 0 failed, 3 skipped` */
function testCounts() {
  let report;
  try {
    report = JSON.parse(readFileSync(counts, 'utf8'));
  } catch {
    return 'Tests: not counted, the runner ended early.';
  }
  const { numPassedTests, numFailedTests, numPendingTests } = report;
  return `Tests: ${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`;
}
