// Prints what work grows too fast with the size of a script, as JSON; a process of its own, since what it counts is all
// code that runs in the process: node test/support/scale/growth.mjs [CHARACTERS]
import { loadModules } from '../../../bench/core.mjs';
import { countWork } from './work.mjs';

/** Of a script of about so many characters, of twice as many, and where those look bad of four times as many. */
const characters = Number(process.argv[2] ?? 6000);

/** Work may grow so much where a script is doubled: what is linear grows to 2, what is quadratic to 4. */
const most = 3;

/** Less says nothing of how it grows: tables are filled, limits are reached. */
const least = 20_000;

const counting = countWork();
const { shapes, sizeFor, tasks } = await loadModules(`export * from './test/support/scale/index.ts'`);

const found = [];
let pairs = 0;
for (const [shapeName, shape] of Object.entries(shapes)) {
  const n = sizeFor(shape, characters);
  const [short, long] = [shape(n), shape(2 * n)];
  for (const [taskName, run] of Object.entries(tasks)) {
    pairs += 1;
    // What is made once, whatever the script, must not look like growth.
    run(short);
    workOf(() => {});
    const [first, second] = [short, long].map((text) => workOf(() => run(text)));
    const suspects = grown(first, second);
    if (suspects.length === 0) continue;
    // A cursor that stands on another word makes a jump, but not twice.
    const third = workOf(() => run(shape(4 * n)));
    const again = new Set(grown(second, third));
    for (const name of suspects)
      if (again.has(name))
        found.push(
          `${shapeName}, ${taskName}: ${name}, ${[first, second, third].map((work) => work.get(name) ?? 0).join(' → ')}`,
        );
  }
}
counting.end();
console.log(JSON.stringify({ pairs, found }, null, 1));

/** The work by function, and that of all together. */
function workOf(run) {
  const work = counting.of(run);
  return work.set(
    'all together',
    [...work.values()].reduce((sum, count) => sum + count, 0),
  );
}

/** The functions whose work grew too much. */
function grown(before, after) {
  return [...after].flatMap(([name, count]) => (count > least && count > most * (before.get(name) ?? 0) ? [name] : []));
}
