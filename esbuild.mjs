// Bundles what is shipped. `node esbuild.mjs [--production] [--watch]`
import { mkdirSync, rmSync, statSync, chmodSync } from 'node:fs';
import * as esbuild from 'esbuild';
import packageJson from './package.json' with { type: 'json' };

const production = process.argv.includes('--production');
const watch = process.argv.includes('--watch');

/** Upper limits in KB for the production bundles: a bundle that grows past its budget fails the build. */
const bundles = [
  { in: 'client/src/extension.node.ts', out: 'client', budget: 600, external: ['vscode'] },
  { in: 'server/src/entry/server.ts', out: 'server', budget: 1600 },
  { in: 'server/src/entry/cli.ts', out: 'cli', budget: 1600, banner: '#!/usr/bin/env node' },
  { in: 'client/src/extension.browser.ts', out: 'client.browser', budget: 500, external: ['vscode'], browser: true },
  { in: 'server/src/entry/browser.ts', out: 'server.browser', budget: 1600, browser: true, format: 'iife' },
];

rmSync('dist', { recursive: true, force: true });
mkdirSync('dist', { recursive: true });
// The sources are ES modules; the bundles are CommonJS, which every supported VS Code can load, but for what a browser
// starts as a worker.

const contexts = await Promise.all(
  bundles.map((bundle) =>
    esbuild.context({
      entryPoints: [{ in: bundle.in, out: bundle.out }],
      outdir: 'dist',
      bundle: true,
      // For a browser, whatever needs Node cannot be bundled and fails the build.
      // For Node, the CommonJS form of some libraries loads its parts by names that no bundler can follow.
      ...(bundle.browser
        ? { platform: 'browser', target: 'es2023' }
        : { platform: 'node', target: 'node20', mainFields: ['module', 'main'] }),
      format: bundle.format ?? 'cjs',
      external: bundle.external ?? [],
      minify: production,
      sourcemap: production ? false : 'linked',
      legalComments: 'none',
      logLevel: 'warning',
      define: { CARDSCRIPT_VERSION: JSON.stringify(packageJson.version) },
      ...(bundle.banner ? { banner: { js: bundle.banner } } : {}),
    }),
  ),
);

if (watch) {
  await Promise.all(contexts.map((context) => context.watch()));
  console.log('watching…');
} else {
  await Promise.all(contexts.map((context) => context.rebuild()));
  await Promise.all(contexts.map((context) => context.dispose()));
  let failed = false;
  for (const { out, budget } of bundles) {
    const kilobytes = Math.round(statSync(`dist/${out}.js`).size / 1024);
    const over = production && kilobytes > budget;
    console.log(`dist/${out}.js ${kilobytes} KB${over ? ` — over its budget of ${budget} KB` : ''}`);
    failed ||= over;
  }
  chmodSync('dist/cli.js', 0o755);
  if (failed) process.exit(1);
}
