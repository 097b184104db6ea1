// Measures how time grows with the size of a script, and judges nothing: `npm run bench:scale [-- SHAPE] [--characters N]`.
// Each cell is `exponent / milliseconds at the largest size`: 1 is linear, 2 quadratic. Short runs have no exponent, since
// most of what is seen there is the machine's noise.
import { parseArgs } from 'node:util';
import { loadModules } from './core.mjs';

const { values, positionals } = parseArgs({
  options: { characters: { type: 'string', default: '200000' } },
  allowPositionals: true,
});
const { shapes, sizeFor, tasks } = await loadModules(`export * from './test/support/scale/index.ts'`);

/** Milliseconds under which an exponent says nothing, and over which no larger script is tried. */
const shortest = 40;
const longest = 1500;

const largest = Number(values.characters);
const names = Object.keys(tasks);
console.log(['shape'.padEnd(40), ...names.map((name) => name.padStart(12))].join(''));
for (const [name, shape] of Object.entries(shapes)) {
  if (positionals.length > 0 && !positionals.some((wanted) => name.includes(wanted))) continue;
  const cells = names.map((task) => growthOrFault(shape, tasks[task]).padStart(12));
  console.log([name.padEnd(40), ...cells].join(''));
}

function growthOrFault(shape, run) {
  try {
    return growth(shape, run);
  } catch {
    return 'throws';
  }
}

/** `1.0 / 85`, over the last two doublings. */
function growth(shape, run) {
  const times = [];
  for (const part of [8, 4, 2, 1]) {
    const text = shape(sizeFor(shape, largest / part));
    times.push(Math.min(timeOf(run, text), timeOf(run, text)));
    if (times.at(-1) > longest) break;
  }
  const last = times.at(-1);
  const before = times.at(-3) ?? times[0];
  const doublings = Math.min(2, times.length - 1);
  const exponent = doublings === 0 || last < shortest ? '' : `${(Math.log2(last / before) / doublings).toFixed(1)} / `;
  return exponent + last.toFixed(0);
}

function timeOf(run, text) {
  const before = performance.now();
  run(text);
  return performance.now() - before;
}
