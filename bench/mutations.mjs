// Makes one mistake in a copy of a published script, thousands of times, and counts how often it is reported:
//   npm run bench:mutations [-- --count 1000] [--seed 1] [--list KIND]
// "on the word" counts errors and warnings that touch the changed place, "anywhere" those on the whole script too.
// With --list the mistakes of kinds whose name holds KIND that went unreported on the word are printed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadModules, root } from './core.mjs';
import { mutationKinds, publishedWords } from './mutationKinds.mjs';
import { randomNumbers } from './random.mjs';

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    list: { type: 'string' },
  },
});
const count = Number(options.count);
const shared = join(root, '../shared');
if (!existsSync(join(shared, 'corpus'))) {
  console.error('There are no published scripts in ../shared/corpus to make mistakes in.');
  process.exit(1);
}

const core = await loadModules(`export { createService } from './server/src/core/service.ts';
export { recordFacts } from './server/src/core/recordFacts.ts';
export { findRuleKeyword } from './server/src/core/rules/keywords.ts';
export { readKeywordLine } from './server/src/core/vocab/keywords.ts';
export { vocab } from './server/src/core/vocab/vocab.ts';
export { findScripts } from './server/src/workspace/files.ts';`);
const service = core.createService();
const isKeyword = (text) =>
  core.readKeywordLine(text, 0).kind === 'keyword' || core.findRuleKeyword(text) !== undefined;

// A script in which something is found already cannot tell what a mistake adds.
const scripts = core
  .findScripts([join(shared, 'corpus')], root)
  .files.map(({ location }) => ({ ...service.read(readFileSync(location, 'utf8')), location }))
  .filter((script) => problemsIn(script).length === 0);
const tools = { ...core, isKeyword };
const kinds = mutationKinds(tools, { words: publishedWords(scripts, tools), donors: donorParameters(), sets: usage() });

console.log(`${scripts.length} scripts, ${count} mistakes of each kind, seed ${options.seed}\n`);
const width = Math.max(...kinds.map(({ name }) => name.length));
console.log(`${''.padEnd(width)}  on the word  anywhere      goal`);
for (const kind of kinds) {
  const { made, onWord, anywhere, missed } = measure(kind);
  const goal = kind.goal === undefined ? '' : `≥ ${share(kind.goal)}`;
  console.log(
    `${kind.name.padEnd(width)}  ${share(onWord / made).padStart(11)}  ${share(anywhere / made).padStart(8)}  ${goal.padStart(8)}`,
  );
  if (options.list !== undefined && kind.name.includes(options.list)) for (const one of missed) console.log(`  ${one}`);
}

/** Makes mistakes of one kind in scripts drawn at random, until there are enough. */
function measure(kind) {
  const random = randomNumbers(Number(options.seed));
  const pick = (list) => list[Math.floor(random() * list.length)];
  const result = { made: 0, onWord: 0, anywhere: 0, missed: [] };
  while (result.made < count) {
    const script = pick(scripts);
    const sites = kind.sites(script);
    if (sites.length === 0) continue;
    const mutant = drawn(kind, script, pick(sites), { random, pick });
    if (!mutant) continue;
    result.made += 1;
    const read = service.read(mutant.text);
    const found = problemsIn(read);
    if (found.length > 0) result.anywhere += 1;
    if (found.some(({ span }) => span.start < mutant.end && mutant.start < span.end)) result.onWord += 1;
    else result.missed.push(describe(mutant, read, script, found));
  }
  return result;
}

function drawn(kind, script, site, draw) {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const mutant = kind.mutate(script, site, draw);
    if (mutant) return mutant;
  }
  return undefined;
}

function problemsIn(script) {
  return service.lint(script).filter(({ severity }) => severity === 'error' || severity === 'warning');
}

function describe({ text, start, end }, { lines }, { location }, found) {
  const { line } = lines.positionAt(start);
  const [lineStart, lineEnd] = [line, line + 1].map((one) => lines.offsetAt({ line: one, character: 0 }));
  const marked = `${text.slice(lineStart, start)}«${text.slice(start, end)}»${text.slice(end, lineEnd)}`.trim();
  const codes = found.length > 0 ? ` (${found.map(({ code }) => code).join(', ')})` : '';
  return `${location.slice(shared.length + 1)}:${line + 1}${codes} ${marked}`;
}

/** Every parameter of every published effect, so that often used ones are drawn often. */
function donorParameters() {
  return scripts.flatMap(({ card }) =>
    card.faces.flatMap((face) =>
      face.abilities.flatMap((ability) => {
        const { kind, parameters } = core.recordFacts(ability, core.vocab);
        if (kind !== 'effect') return [];
        return parameters.map(({ key, value }) => ({ key: key.text, value: value.text }));
      }),
    ),
  );
}

/** What the facts beside the repository say of parameters: the common ones, and those that an effect was seen with. */
function usage() {
  const facts = (name) => JSON.parse(readFileSync(join(shared, 'facts', `${name}.json`), 'utf8'));
  const { api } = facts('usage2022');
  return {
    common: new Set(facts('params').common),
    used: (effect) => new Set(Object.keys(api[effect]?.params ?? {})),
  };
}

function share(part) {
  return `${(100 * part).toFixed(1)} %`;
}
