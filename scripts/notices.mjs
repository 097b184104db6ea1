// What the licences of the libraries ask for that are bundled: their copyright and their terms go along with the copies.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the bundles, in both packages. */
export const noticesName = 'THIRD-PARTY-NOTICES.txt';

/**
 * The folders of the packages that code in the bundles is from, below `node_modules`, sorted.
 *
 * @param {readonly import('esbuild').Metafile[]} metafiles of all bundles
 */
export function bundledPackages(metafiles) {
  const packages = new Set();
  for (const { outputs } of metafiles)
    for (const { inputs } of Object.values(outputs))
      for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
        const inside = bytesInOutput > 0 && /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path);
        if (inside) packages.add(inside[0].replace(/\/$/, ''));
      }
  return [...packages].sort();
}

/**
 * The text of the notices. Throws where a package has no licence of its own: then somebody has to find it.
 *
 * @param {readonly string[]} folders of the packages, relative to `root`
 * @param {string} root absolute
 */
export function noticesText(folders, root) {
  const parts = folders.map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const files = readdirSync(join(root, folder)).filter((file) =>
      /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i.test(file),
    );
    const texts = files.map((file) =>
      readFileSync(join(root, folder, file), 'utf8')
        .replaceAll('\r\n', '\n')
        .trim(),
    );
    if (texts.every((text) => text === '') || typeof license !== 'string')
      throw new Error(`${folder} is bundled and has no licence that could go along with it`);
    return [`${name} ${version} (${license})`, '', ...texts].join('\n');
  });
  const head = `Cardscript has parts of ${folders.length} libraries in it. Their copyright and their terms:`;
  return `${[head, ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
