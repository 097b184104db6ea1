// Builds the extension and the suites that run in its extension hosts.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { scenes } from './scenes.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const sources = path.join(import.meta.dirname, 'suite');
const bundles = path.join(root, 'out/editor');

/** The module whose `run` runs the suite of a scene. VS Code looks for `.js` in a web worker, and knows no other. */
export function suiteOf(scene) {
  return path.join(bundles, scenes[scene].host === 'node' ? 'index.cjs' : 'web/index.js');
}

/** The files of a fixture, as texts by their names. */
function textsOf(fixture) {
  const folder = path.join(import.meta.dirname, 'fixtures', fixture);
  const names = readdirSync(folder, { recursive: true }).filter((name) => path.extname(name));
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

/**
 * @param {object} [options]
 * @param {string} [options.grep] only tests with this in their names, for a suite that has no environment to read it from
 * @param {boolean} [options.production] the extension as users get it, not as it is best debugged
 */
export async function build({ grep, production } = {}) {
  execFileSync(process.execPath, ['esbuild.mjs', ...(production ? ['--production'] : [])], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  rmSync(bundles, { recursive: true, force: true });
  const inNode = Object.keys(scenes).filter((scene) => scenes[scene].host === 'node');
  const tests = inNode.flatMap((scene) =>
    readdirSync(path.join(sources, scene)).map((name) => path.join(sources, scene, name)),
  );
  const shared = { outbase: sources, outdir: bundles, bundle: true, format: 'cjs', sourcemap: true };
  await esbuild.build({
    ...shared,
    entryPoints: [path.join(sources, 'index.ts'), ...tests],
    outExtension: { '.js': '.cjs' },
    platform: 'node',
    target: 'node20',
    external: ['vscode', 'mocha'],
  });
  await esbuild.build({
    ...shared,
    entryPoints: [path.join(sources, 'web/index.ts')],
    platform: 'browser',
    target: 'es2023',
    external: ['vscode'],
    alias: { 'node:assert/strict': path.join(sources, 'web/assert.ts') },
    define: { EDITOR_TEST_GREP: JSON.stringify(grep ?? ''), EDITOR_TEST_FILES: JSON.stringify(textsOf('oneFolder')) },
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await build();
