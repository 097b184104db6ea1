/** What is in the package for Visual Studio Code. Needs a production build, as `npm test` makes it. */
import { createVSIX, listFiles, PackageManager } from '@vscode/vsce';
import JSZip from 'jszip';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { noticesText } from '../../scripts/notices.mjs';
import { editionFinder, hasEdition, whySkipped } from '../support/editionText.ts';

const root = path.resolve(import.meta.dirname, '../..');
const dist = path.join(root, 'dist');

/** In bytes. */
const budget = 700 * 1000;

const programs = readdirSync(dist).map((name) => readFileSync(path.join(dist, name), 'utf8'));
const isProduction = !programs.some((text) => text.includes('sourceMappingURL='));
if (!isProduction)
  console.warn('SKIPPED: the contents of the package: dist/ is no production build (node esbuild.mjs --production)');

/** What a build says of its bundles: how much of each file is in them. */
interface Metafile {
  readonly outputs: Readonly<
    Record<string, { readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>> }>
  >;
}

describe('the notices', () => {
  const notices = readFileSync(path.join(dist, 'THIRD-PARTY-NOTICES.txt'), 'utf8');

  it('have the terms of each library that is bundled, and of no other', () => {
    const built = path.join(root, 'node_modules/.cache/cardscript/metafiles.json');
    const inputs = (JSON.parse(readFileSync(built, 'utf8')) as Metafile[])
      .flatMap(({ outputs }) => Object.values(outputs))
      .flatMap((output) => Object.entries(output.inputs))
      .filter(([file, { bytesInOutput }]) => bytesInOutput > 0 && file.includes('node_modules/'));
    const folders = new Set(
      inputs.map(([file]) => {
        const from = file.lastIndexOf('node_modules/') + 'node_modules/'.length;
        const [scope = '', name = ''] = file.slice(from).split('/');
        return file.slice(0, from) + (scope.startsWith('@') ? `${scope}/${name}` : scope);
      }),
    );
    expect(folders.size).toBeGreaterThan(5);
    for (const folder of folders) {
      const { name, version } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
        name: string;
        version: string;
      };
      expect(notices).toContain(`\n${name} ${version} (`);
      const licence = readdirSync(path.join(root, folder)).find((file) => /^licen[cs]e/i.test(file)) ?? '';
      expect(notices).toContain(
        readFileSync(path.join(root, folder, licence), 'utf8')
          .replaceAll('\r\n', '\n')
          .trim(),
      );
    }
    expect(notices.split(`\n${'-'.repeat(80)}\n`)).toHaveLength(folders.size + 1);
  });

  it('are not made where a library has no terms', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'cardscript-notices-'));
    const put = (file: string, text: string) => writeFileSync(path.join(folder, 'node_modules/made-up', file), text);
    mkdirSync(path.join(folder, 'node_modules/made-up'), { recursive: true });
    put('package.json', JSON.stringify({ name: 'made-up', version: '1.2.3', license: 'MIT' }));
    expect(() => noticesText(['node_modules/made-up'], folder)).toThrow(/node_modules\/made-up/);
    put('LICENSE', '');
    expect(() => noticesText(['node_modules/made-up'], folder)).toThrow(/node_modules\/made-up/);
    put('LICENSE', 'Copyright somebody\r\nDo as you like.\r\n');
    expect(noticesText(['node_modules/made-up'], folder)).toContain(
      'made-up 1.2.3 (MIT)\n\nCopyright somebody\nDo as you like.\n',
    );
    rmSync(folder, { recursive: true });
  });

  it('go along with the command line', () => {
    const { stdout } = spawnSync('npm', ['pack', '--dry-run', '--ignore-scripts', '--json'], {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    const [packed] = JSON.parse(stdout) as { readonly files: readonly { readonly path: string }[] }[];
    const names = packed?.files.map((file) => file.path) ?? [];
    expect(names).toEqual(
      expect.arrayContaining(['LICENSE', 'SECURITY.md', 'dist/cli.js', 'dist/THIRD-PARTY-NOTICES.txt']),
    );
  });
});

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
        'SECURITY.md',
        'dist/THIRD-PARTY-NOTICES.txt',
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
