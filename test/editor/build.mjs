// Builds the extension and the suite that runs in its extension host.
import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';

const root = path.resolve(import.meta.dirname, '../..');
const sources = path.join(import.meta.dirname, 'suite');
const bundles = path.join(root, 'out/editor');

/** The module whose `run` runs the whole suite. */
export const suite = path.join(bundles, 'index.cjs');

export async function build() {
  execFileSync(process.execPath, ['esbuild.mjs'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  rmSync(bundles, { recursive: true, force: true });
  const tests = readdirSync(sources).filter((name) => name.endsWith('.test.ts'));
  await esbuild.build({
    entryPoints: ['index.ts', ...tests].map((name) => path.join(sources, name)),
    outdir: bundles,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: ['vscode', 'mocha'],
    sourcemap: true,
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await build();
