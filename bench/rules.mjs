// The rule library, measured as `bench/run.mjs` prints it: with the largest edition beside the repository.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadModules, root } from './core.mjs';

const script = 'Name:Sample\nManaCost:2 G\nTypes:Creature Beast\nPT:2/2\nK:Bestow:4 G\nOracle:Bestow\n';

/** Runs in a process of its own: what is loaded by a first hover, and how long it takes, shows only in a fresh one. */
async function inFreshProcess(folder) {
  const core = await load();
  const service = core.createService();
  const at = script.indexOf('Bestow') + 1;
  service.hover(service.read(script), at);
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  const start = performance.now();
  const { edition } = await core.createRuleLibrary(core.nodeRuleStore(folder)).load();
  const quoting = core.createService({ rulebook: core.createRulebook({ editions: [edition] }) });
  const hover = () => quoting.hover(quoting.read(script), at);
  if (!hover()?.markdown.includes('Comprehensive Rules')) throw new Error('nothing was quoted');
  const cold = performance.now() - start;
  const warm = [];
  for (let time = 0; time < 200; time += 1) {
    const from = performance.now();
    hover();
    warm.push(performance.now() - from);
  }
  globalThis.gc();
  const memory = process.memoryUsage().heapUsed - before;
  console.log(JSON.stringify({ cold, warm: warm.sort((a, b) => a - b)[100], memory }));
}

const load = () =>
  loadModules(`export { createService } from './server/src/core/service.ts';
export { createRulebook } from './server/src/core/rules/rulebook.ts';
export { importRules } from './server/src/core/rules/importer.ts';
export { createRuleLibrary } from './server/src/workspace/ruleLibrary.ts';
export { nodeRuleStore } from './server/src/workspace/nodeRuleStore.ts';`);

/** @returns rows of a table; none where no edition lies beside the repository */
export async function benchRules() {
  const from = join(root, '../shared/rules/editions');
  if (!existsSync(from)) return [];
  const files = readdirSync(from).filter((name) => /^\d{4}-/.test(name));
  const largest = files.reduce((a, b) => (statSync(join(from, a)).size > statSync(join(from, b)).size ? a : b));
  const bytes = readFileSync(join(from, largest));
  const { importRules, createRuleLibrary, nodeRuleStore } = await load();
  const imports = Array.from({ length: 5 }, () => {
    const start = performance.now();
    importRules(bytes);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  const folder = mkdtempSync(join(tmpdir(), 'cardscript-bench-'));
  try {
    await createRuleLibrary(nodeRuleStore(folder)).import(bytes);
    const runs = Array.from({ length: 5 }, () => {
      const { stdout } = spawnSync(process.execPath, ['--expose-gc', fileURLToPath(import.meta.url), folder], {
        encoding: 'utf8',
      });
      return JSON.parse(stdout);
    });
    const middle = (key) => runs.map((run) => run[key]).sort((a, b) => a - b)[2];
    return [
      ['rule library', `edition ${largest.slice(0, 10)}`],
      ['import', `${imports[2].toFixed(0)} ms`],
      ['first hover that quotes, with loading', `${middle('cold').toFixed(1)} ms`],
      ['hover that quotes', `${middle('warm').toFixed(2)} ms`],
      ['memory of the edition after it', `${(middle('memory') / 1e6).toFixed(1)} MB`],
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await inFreshProcess(process.argv[2]);
