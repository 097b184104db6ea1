// Every regular expression of the product, checked for input that would keep it busy: `npm run regexes`.
// What a checker found out stands in test/regexes/checked.json, by pattern, so that only new ones take time. With
// `--check` nothing is computed: a pattern that nobody checked, one that takes more than linear time without a limit to
// its input, and an entry without a pattern are failures.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import ts from 'typescript';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const kept = join(root, 'test/regexes/checked.json');
const helper = 'server/src/core/text/pattern.ts';

/** Longer than any pattern took so far, on a busy machine. */
const mostMilliseconds = 60_000;

const read = (path) => readFileSync(join(root, path), 'utf8');

/** Places by pattern, as `/source/flags`. */
const found = new Map();
const note = (source, flags, place) => {
  const key = `/${source}/${[...flags].sort().join('')}`;
  found.set(key, [...(found.get(key) ?? []), place]);
};

const modules = ['server/src', 'client/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((path) => /\.m?ts$|\.mjs$/.test(path))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .sort(),
);
const composing = modules.filter(collectLiterals);
await collectComposed(composing);
collectTextMate('syntaxes');
collectSettings();

/** Literals of a module. @returns whether it makes patterns of parts, too */
function collectLiterals(path) {
  let composes = false;
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      note(node.text.slice(1, end), node.text.slice(end + 1), path);
    }
    if (ts.isImportDeclaration(node) && /\/pattern\.ts$/.test(node.moduleSpecifier.text)) composes = true;
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest));
  return composes;
}

/** Loads the modules with a helper that notes every pattern it is asked for; for a text that comes later stands a name. */
async function collectComposed(paths) {
  const noting = `
    import * as real from 'real-helper';
    const note = (source, flags) => globalThis.notePattern(source, flags);
    export const { literally, longestWords } = real;
    export function patternOf(source, flags = '') {
      note(source, flags);
      return real.patternOf(source, flags);
    }
    export function textPattern(sourceOf, flags = '') {
      note(sourceOf(literally('Some Name')), flags);
      return real.textPattern(sourceOf, flags);
    }`;
  const plugin = {
    name: 'noting-helper',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^real-helper$/ }, () => ({ path: 'pattern.ts', namespace: 'real' }));
      onLoad({ filter: /.*/, namespace: 'real' }, () => ({ contents: read(helper), loader: 'ts' }));
      onLoad({ filter: /[\\/]core[\\/]text[\\/]pattern\.ts$/ }, () => ({ contents: noting, loader: 'js' }));
    },
  };
  const bundle = join(root, 'node_modules/.cache/cardscript/composed.mjs');
  await esbuild.build({
    stdin: { contents: paths.map((path) => `import './${path}';`).join('\n'), resolveDir: root },
    outfile: bundle,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'warning',
    plugins: [plugin],
  });
  globalThis.notePattern = (source, flags) => note(source, flags, 'made of parts');
  await import(pathToFileURL(bundle).href);
}

/** Patterns of grammars are for another engine: those are looked at that this one can read as well. */
function collectTextMate(folder) {
  for (const file of readdirSync(join(root, folder))) {
    const visit = (value) => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(value))
        if (typeof inner === 'string' && /^(?:match|begin|end|while)$/.test(key))
          noteReadable(inner, `${folder}/${file}`);
        else visit(inner);
    };
    visit(JSON.parse(read(`${folder}/${file}`)));
  }
}

/** Patterns that the editor reads in what an extension contributes. */
function collectSettings() {
  for (const file of ['language-configuration.json', 'package.json']) {
    const visit = (value) => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(value))
        if (
          typeof inner === 'string' &&
          /^(?:pattern|firstLine|wordPattern|\w+Pattern|beforeText|afterText|start|end)$/.test(key)
        )
          noteReadable(inner, file);
        else visit(inner);
    };
    visit(JSON.parse(read(file)));
  }
}

function noteReadable(source, place) {
  try {
    new RegExp(source);
  } catch {
    return;
  }
  note(source, '', place);
}

const checked = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
const unknown = [...found.keys()].filter((key) => !Object.hasOwn(checked, key));
const stale = Object.keys(checked).filter((key) => !found.has(key));
const problems = [];

if (process.argv.includes('--check')) {
  for (const key of unknown) problems.push(`is not checked yet: ${key} (${found.get(key)?.join(', ')})`);
  for (const key of stale) problems.push(`is nowhere any more: ${key}`);
} else {
  for (const key of stale) delete checked[key];
  for (const [at, key] of unknown.entries()) {
    console.log(`${at + 1}/${unknown.length} ${key}`);
    checked[key] = await judge(key);
  }
  const sorted = Object.entries(checked).sort(([a], [b]) => (a < b ? -1 : 1));
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
}
for (const [key, result] of Object.entries(checked)) {
  if (typeof result === 'string' || !found.has(key)) continue;
  const [file = '', name = ''] = (result.boundedBy ?? '').split(' ');
  if (!existsSync(join(root, file)) || name === '' || !new RegExp(`\\b${name}\\b`).test(read(file)))
    problems.push(
      `takes more than linear time (${result.complexity}; ${result.attack}): ${key} (${found.get(key)?.join(', ')})
    Rewrite it, or limit its input, and name the file and the constant of the limit in "boundedBy".`,
    );
}
for (const problem of problems) console.error(`Regular expression that ${problem}`);
console.log(`${found.size} regular expressions, ${problems.length} with problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** `linear`, or an object for what takes longer or was not decided. */
async function judge(key) {
  // The form of the checker that is JavaScript alone runs on every machine; `native`, where there is one, is faster.
  process.env.RECHECK_BACKEND ??= 'pure';
  const { checkSync } = await import('recheck');
  const end = key.lastIndexOf('/');
  // With `d` a match has more to tell, and takes the same way.
  const flags = key.slice(end + 1).replace('d', '');
  const { status, complexity, attack, error } = checkSync(key.slice(1, end), flags, { timeout: mostMilliseconds });
  if (status === 'safe') return 'linear';
  return { complexity: complexity?.summary ?? `unknown, ${error?.kind}`, attack: attack?.pattern ?? '', boundedBy: '' };
}
