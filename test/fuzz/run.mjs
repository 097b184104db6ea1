// Tries what nobody would type: npm run fuzz -- --minutes 5 | --cases 2000 [--seed S] [--only AREA] …  (see main.ts)
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const folder = join(root, `node_modules/.cache/cardscript/fuzz-${process.pid}`);
mkdirSync(folder, { recursive: true });
try {
  await esbuild.build({
    entryPoints: ['main', 'worker'].map((name) => join(root, `test/fuzz/${name}.ts`)),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  const { main } = await import(pathToFileURL(join(folder, 'main.mjs')).href);
  process.exitCode = await main(process.argv.slice(2), { root, worker: join(folder, 'worker.mjs') });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
