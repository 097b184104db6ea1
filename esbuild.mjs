// Bundles what is shipped. `node esbuild.mjs [--production] [--watch]`
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';
import packageJson from './package.json' with { type: 'json' };
import { bundledPackages, noticesName, noticesText } from './scripts/notices.mjs';

const production = process.argv.includes('--production');
const watch = process.argv.includes('--watch');

/** Engines read a long string faster than the same as a literal, which would be compiled. */
const tables = {
  name: 'tables',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.json$/ }, ({ path: file }) => {
      const text = JSON.stringify(JSON.parse(readFileSync(file, 'utf8')));
      return { contents: `export default JSON.parse(${JSON.stringify(text)})`, loader: 'js' };
    }),
};

/** The bundles are CommonJS, which every supported VS Code can load; esbuild splits only ES modules. */
const commonJs = {
  name: 'common-js',
  setup: ({ onEnd }) =>
    onEnd(async ({ outputFiles = [] }) => {
      for (const file of outputFiles) {
        const { code } = await esbuild.transform(file.text, {
          format: 'cjs',
          platform: 'node',
          target: 'node20',
          supported: { 'dynamic-import': false },
          minify: production,
          sourcemap: production ? false : 'inline',
        });
        writeFileSync(file.path, code);
        if (!watch) console.log(`${path.relative('.', file.path)} ${Math.round(code.length / 1024)} KB`);
      }
    }),
};

/** What the extension loads later stands beside it when all is built. */
const builtBeside = {
  name: 'built-beside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\/languageClient\.js$/ }, ({ path: file }) => ({ path: file, external: true })),
};

const options = {
  outdir: 'dist',
  bundle: true,
  write: false,
  metafile: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // For Node, the CommonJS form of some libraries loads its parts by names that no bundler can follow.
  mainFields: ['module', 'main'],
  // Each program runs in Node, in a browser, or in both, and asks the libraries for that part of theirs by name.
  conditions: ['node', 'browser'],
  external: ['vscode'],
  minify: production,
  sourcemap: production ? false : 'inline',
  legalComments: 'none',
  logLevel: 'warning',
  define: { CARDSCRIPT_VERSION: JSON.stringify(packageJson.version) },
  plugins: [tables, commonJs],
};

rmSync('dist', { recursive: true, force: true });
mkdirSync('dist', { recursive: true });

const contexts = await Promise.all([
  // What several programs need stands in files of its own.
  esbuild.context({
    ...options,
    splitting: true,
    chunkNames: 'shared-[hash]',
    entryPoints: [
      { in: 'server/src/entry/server.ts', out: 'server' },
      { in: 'server/src/entry/worker.ts', out: 'worker' },
      { in: 'server/src/entry/browser.ts', out: 'server.browser' },
      { in: 'server/src/entry/cli.ts', out: 'cli' },
      { in: 'client/src/languageClient/both.mjs', out: 'languageClient' },
    ],
  }),
  // In a browser, VS Code loads an extension from one file only.
  esbuild.context({
    ...options,
    entryPoints: [{ in: 'client/src/extension.mjs', out: 'client' }],
    plugins: [...options.plugins, builtBeside],
  }),
]);

if (watch) {
  await Promise.all(contexts.map((context) => context.watch()));
  console.log('watching…');
} else {
  const results = await Promise.all(contexts.map((context) => context.rebuild()));
  const metafiles = results.map(({ metafile }) => metafile);
  const libraries = bundledPackages(metafiles);
  writeFileSync(path.join('dist', noticesName), noticesText(libraries, import.meta.dirname));
  // For the tests, which look at what is in the bundles.
  mkdirSync('node_modules/.cache/cardscript', { recursive: true });
  writeFileSync('node_modules/.cache/cardscript/metafiles.json', JSON.stringify(metafiles));
  await Promise.all(contexts.map((context) => context.dispose()));
  chmodSync('dist/cli.js', 0o755);
}
