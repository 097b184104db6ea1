// The product's own modules, bundled from their sources, for measurements.
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Modules of one name are loaded once. */
let loaded = 0;

/**
 * @param {string} contents a module of `export … from './server/src/…'` lines
 * @returns what it exports
 */
export async function loadModules(contents) {
  const folder = join(root, 'node_modules/.cache/cardscript');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, `bench-${process.pid}-${(loaded += 1)}.mjs`);
  await esbuild.build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  });
  const module = await import(pathToFileURL(outfile).href);
  rmSync(outfile);
  return module;
}
