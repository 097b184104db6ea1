/** Before the tests: those of the command line and of the protocol run what users get, the bundles in `dist`. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export default function setup(): void {
  if (['server', 'cli', 'client'].every((name) => existsSync(join(root, `dist/${name}.js`)))) return;
  console.log('dist is not there, so it is built first.');
  execFileSync(process.execPath, ['esbuild.mjs'], { cwd: root, stdio: 'inherit' });
}
