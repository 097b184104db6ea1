/** What is in the package for Visual Studio Code. Needs a production build, as `npm test` makes it. */
import { createVSIX, listFiles, PackageManager } from '@vscode/vsce';
import JSZip from 'jszip';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { editionFinder, hasEdition, whySkipped } from '../support/editionText.ts';

const root = path.resolve(import.meta.dirname, '../..');
const dist = path.join(root, 'dist');

/** In bytes. */
const budget = 600 * 1024;

const programs = readdirSync(dist).map((name) => readFileSync(path.join(dist, name), 'utf8'));
const isProduction = !programs.some((text) => text.includes('sourceMappingURL='));
if (!isProduction)
  console.warn('SKIPPED: the contents of the package: dist/ is no production build (node esbuild.mjs --production)');

describe.skipIf(!isProduction)('the package', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cardscript-vsix-'));
  const packagePath = path.join(folder, 'cardscript.vsix');
  let files: string[] = [];
  beforeAll(async () => {
    files = await listFiles({ cwd: root, packageManager: PackageManager.None });
    await createVSIX({
      cwd: root,
      packagePath,
      dependencies: false,
      allowMissingRepository: true,
      rewriteRelativeLinks: false,
    });
    // It looks for secrets in every file.
  }, 180_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('keeps to its size', () => {
    expect(statSync(packagePath).size).toBeLessThanOrEqual(budget);
  });

  it('holds what users get, and nothing else', () => {
    // The rest of the pictures stand in the README only, where it is read on the web.
    const pictures = ['hover', 'icon', 'quick-fix', 'squiggle', 'ways-to-cast'];
    expect(files.map((file) => file.replace(/shared-\w+/, 'shared')).sort()).toEqual(
      [
        'CHANGELOG.md',
        'LICENSE',
        'README.md',
        'dist/client.js',
        'dist/worker.js',
        'dist/languageClient.js',
        'dist/server.browser.js',
        'dist/server.js',
        ...files.filter((file) => file.startsWith('dist/shared-')).map(() => 'dist/shared.js'),
        ...pictures.map((name) => `images/${name}.png`),
        'l10n/bundle.l10n.es.json',
        'language-configuration.json',
        'package.json',
        'package.nls.es.json',
        'package.nls.json',
        'snippets/abilities.json',
        'snippets/alternativeCosts.json',
        'snippets/cards.json',
        'syntaxes/cardscript-rules.tmLanguage.json',
        'syntaxes/cardscript.tmLanguage.json',
      ].sort(),
    );
  });

  it.skipIf(!hasEdition)(`holds no sentence of the rules, as it is packed${whySkipped}`, async () => {
    const packed = Object.values((await JSZip.loadAsync(readFileSync(packagePath))).files).filter(({ dir }) => !dir);
    // The package itself has a manifest and a list of types besides.
    expect(packed.length).toBeGreaterThan(files.length);
    const stretchesIn = editionFinder();
    for (const file of packed) {
      // Programs write letters beyond ASCII as escapes.
      const text = (await file.async('string')).replaceAll(/\\u([0-9a-f]{4})/gi, (_, code: string) =>
        String.fromCharCode(parseInt(code, 16)),
      );
      expect([file.name, stretchesIn(text)]).toEqual([file.name, []]);
    }
  });

  it('holds what its manifest names, and all that its programs load', () => {
    expect(files).toEqual(
      expect.arrayContaining([packageJson.main, packageJson.browser].map((file) => path.posix.normalize(file))),
    );
    const loaded = files
      .filter((file) => file.startsWith('dist/'))
      .map((file) => readFileSync(path.join(root, file), 'utf8'))
      .flatMap((text) => [...text.matchAll(/require\("\.\/([^"]+)"\)/g)].map(([, name]) => `dist/${name}`));
    expect(loaded.length).toBeGreaterThan(0);
    expect(files).toEqual(expect.arrayContaining(loaded));
  });
});
