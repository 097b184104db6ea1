/** Which part may import which: entry → lsp | cli → workspace → core, and the client talks to the server over the wire. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

interface Layer {
  /** Layers of ours, besides itself. */
  readonly layers: readonly string[];
  /** Packages and modules of Node. */
  readonly packages: RegExp | undefined;
}

const layers: Readonly<Record<string, Layer>> = {
  'server/src/core': { layers: [], packages: undefined },
  'server/src/workspace': { layers: ['server/src/core'], packages: /^(node:|jsonc-parser$)/ },
  // The messages that client and server agree on: types and names, nothing that runs.
  'server/src/protocol': { layers: [], packages: undefined },
  'server/src/lsp': {
    layers: ['server/src/workspace', 'server/src/core', 'server/src/protocol'],
    packages: /^vscode-(languageserver|languageserver-textdocument|uri)$/,
  },
  'server/src/cli': { layers: ['server/src/workspace', 'server/src/core'], packages: /^(node:|picomatch$|diff$)/ },
  'server/src/entry': {
    layers: ['server/src/lsp', 'server/src/cli', 'server/src/workspace', 'server/src/core'],
    packages: /^(node:|vscode-languageserver\/(?:node|browser)$)/,
  },
  'client/src': { layers: ['server/src/protocol'], packages: /^vscode(-languageclient(\/node|\/browser)?)?$/ },
};

const layerOf = (path: string): string | undefined => Object.keys(layers).find((one) => path.startsWith(`${one}/`));

/** What a module imports, in any of the ways there are. */
function importsOf(source: string): string[] {
  const code = source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const patterns = [
    /\b(?:import|export)\s[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/g,
    /(?<!\/)\bimport\s*['"]([^'"]+)['"]/g,
    /\b(?:import|require)\s*\(\s*['"]([^'"]+)['"]/g,
  ];
  return patterns.flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? ''));
}

/** Sentences about imports that break the order. */
function violations(path: string, source: string): string[] {
  const own = layerOf(path);
  const layer = own === undefined ? undefined : layers[own];
  if (own === undefined || !layer) return [`${path} is in no layer`];
  return importsOf(source).flatMap((imported) => {
    if (!imported.startsWith('.')) return layer.packages?.test(imported) ? [] : [`${path} imports ${imported}`];
    const target = join(dirname(path), imported).replaceAll('\\', '/');
    const other = layerOf(target);
    return other !== undefined && (other === own || layer.layers.includes(other)) ? [] : [`${path} imports ${target}`];
  });
}

const files = ['server/src', 'client/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
);

describe('processes that tests start', () => {
  it('come from one place, which knows that they may end between two writes', () => {
    const starts = /\b(?:spawn|fork|exec|execFile)\b[^;]*from 'node:child_process'/;
    const tests = readdirSync(join(root, 'test'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
    expect(tests.filter((path) => starts.test(readFileSync(join(root, path), 'utf8')))).toEqual([
      'test/support/child.ts',
    ]);
  });
});

describe('the order of imports', () => {
  it('is kept by every module', () => {
    expect(files.flatMap((path) => violations(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
  });

  it.each(Object.keys(layers))('is looked at in %s', (layer) => {
    expect(files.filter((path) => layerOf(path) === layer)).not.toEqual([]);
  });

  it.each([
    ['server/src/core/a.ts', "import { b } from '../lsp/b.ts';"],
    ['server/src/core/a.ts', "import type { b } from '../workspace/b.ts';"],
    ['server/src/core/deep/a.ts', "import { readFile } from 'node:fs';"],
    ['server/src/core/a.ts', "export * from '../cli/b.ts';"],
    ['server/src/core/a.ts', "import 'vscode-uri';"],
    ['server/src/workspace/a.ts', "const b = await import('../lsp/b.ts');"],
    ['server/src/lsp/a.ts', "import {\n  b,\n  c,\n} from '../cli/b.ts';"],
    ['server/src/lsp/a.ts', "import { createConnection } from 'vscode-languageserver/node';"],
    ['server/src/cli/a.ts', "const b = require('../entry/server.ts');"],
    ['client/src/a.ts', "import { b } from '../../server/src/core/b.ts';"],
    ['server/src/other/a.ts', ''],
  ])('is seen to be broken by %s: %s', (path, source) => {
    expect(violations(path, source)).toHaveLength(1);
  });

  it.each([
    ['server/src/core/deep/a.ts', "import { b } from '../b.ts';"],
    ['server/src/core/a.ts', "/** @see import('../lsp/b.ts') */\n// import 'node:fs'\nexport const a = 1;"],
    ['server/src/lsp/a.ts', "import { b } from '../core/b.ts';\nimport { c } from 'vscode-uri';"],
    ['server/src/entry/a.ts', "import { b } from '../cli/b.ts';\nimport { c } from 'node:os';"],
  ])('is seen to be kept by %s: %s', (path, source) => {
    expect(violations(path, source)).toEqual([]);
  });
});
