// Measures and prints, and judges nothing: `npm run bench [-- FOLDER]`.
// Scripts are those of FOLDER, else of ../shared/corpus where it is there, else generated ones.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadModules, root } from './core.mjs';
import { benchRules } from './rules.mjs';
import { generateScripts } from './scripts.mjs';

const core = await loadModules(`export { createService } from './server/src/core/service.ts';
export { parse } from './server/src/core/syntax/parse.ts';
export { findScripts } from './server/src/workspace/files.ts';`);
const { name, texts, locations } = collect(process.argv[2]);

console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`);
console.log(`${texts.length} scripts, ${name}\n`);

// Every median is over files, each file's time being the best of several rounds: the rest is the machine's noise.
const rounds = 5;
const service = core.createService();
const stages = [
  ...(locations ? [['read the file', (at) => readFileSync(locations[at], 'utf8')]] : []),
  ['parse', (at) => core.parse(texts[at])],
  ['parse, card and line table', (at) => service.read(texts[at])],
  ['all of it and every check', (at) => service.lint(service.read(texts[at]))],
];
const results = stages.map(([stage, run]) => [stage, timesOf(run)]);

const reading = locations && median(results[0][1]);
const largest = texts.reduce((best, text, at) => (text.length > texts[best].length ? at : best), 0);
const header = [
  'per file',
  'median',
  '99th percentile',
  `largest (${texts[largest].length} characters)`,
  ...(reading ? ['median, in readings'] : []),
];
table([
  header,
  ...results.map(([stage, times]) => [
    stage,
    micro(median(times)),
    micro(quantile(times, 0.99)),
    micro(times[largest]),
    ...(reading ? [`× ${(median(times) / reading).toFixed(2)}`] : []),
  ]),
]);

build();
console.log();
table([
  ['production bundle', 'size', 'gzipped'],
  ...readdirSync(join(root, 'dist')).map((bundle) => {
    const content = readFileSync(join(root, 'dist', bundle));
    return [`dist/${bundle}`, kilobytes(content.length), kilobytes(gzipSync(content).length)];
  }),
]);

console.log();
const cli = join(root, 'dist/cli.js');
const empty = median(repeat(15, () => start(['-e', ''])));
const version = median(repeat(15, () => start([cli, '--version'])));
const example = median(repeat(15, () => start([cli, 'check', join(root, 'examples')])));
table([
  ['start to end of the process', 'median of 15'],
  ['node -e ""', milli(empty)],
  ['cardscript --version', milli(version)],
  ['cardscript check examples', milli(example)],
]);
if (locations) {
  const folder = process.argv[2] ? resolve(process.argv[2]) : join(root, '../shared/corpus');
  const whole = median(repeat(3, () => start([cli, 'check', '--format', 'json', folder])));
  console.log(`\ncardscript check on all ${texts.length} files: ${milli(whole)} (median of 3)`);
}

console.log();
await import('./editor.mjs');

const library = await benchRules();
if (library.length > 0) {
  console.log();
  table(library);
}

function collect(folder) {
  const corpus = join(root, '../shared/corpus');
  const from = folder ? resolve(folder) : corpus;
  if (!folder && !existsSync(corpus))
    return { name: 'generated: no corpus beside the repository', texts: generateScripts(5000) };
  const locations = core.findScripts([from], root).files.map(({ location }) => location);
  if (locations.length === 0) throw new Error(`no scripts below ${from}`);
  return {
    name: `of ${folder ?? '../shared/corpus'}`,
    locations,
    texts: locations.map((path) => readFileSync(path, 'utf8')),
  };
}

/** Microseconds that each file takes. */
function timesOf(run) {
  const best = new Float64Array(texts.length).fill(Infinity);
  for (let round = 0; round < rounds; round += 1) {
    for (let at = 0; at < texts.length; at += 1) {
      const before = process.hrtime.bigint();
      run(at);
      const time = Number(process.hrtime.bigint() - before) / 1000;
      if (time < best[at]) best[at] = time;
    }
  }
  return best;
}

function build() {
  const { status } = spawnSync(process.execPath, ['esbuild.mjs', '--production'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('the build failed');
}

/** Milliseconds. */
function start(args) {
  const before = process.hrtime.bigint();
  spawnSync(process.execPath, args, { stdio: 'ignore' });
  return Number(process.hrtime.bigint() - before) / 1e6;
}

function repeat(times, measure) {
  return Array.from({ length: times }, measure);
}

function median(values) {
  return quantile(values, 0.5);
}

function quantile(values, share) {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

function micro(value) {
  return `${value.toFixed(1)} µs`;
}

function milli(value) {
  return `${value.toFixed(0)} ms`;
}

function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(0)} KB`;
}

function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  for (const row of rows)
    console.log(
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  '),
    );
}
