import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editor } from './editor.ts';

/**
 * Runs the suite of the scene that EDITOR_TEST_SCENE names; called by VS Code. Rejects if anything failed. The counts
 * go to the file that EDITOR_TEST_RESULTS names.
 */
export async function run(): Promise<void> {
  // mocha is an ES module, and this bundle is not.
  const { default: Mocha } = await import('mocha');
  const grep = process.env['EDITOR_TEST_GREP'];
  const mocha = new Mocha({ ui: 'bdd', timeout: 60_000, forbidOnly: true, color: false, ...(grep ? { grep } : {}) });
  const folder = path.join(__dirname, process.env['EDITOR_TEST_SCENE'] ?? '');
  const tests = readdirSync(folder).filter((name) => name.endsWith('.test.cjs'));
  for (const name of tests.sort()) mocha.addFile(path.join(folder, name));
  await mocha.loadFilesAsync();

  const stats = await new Promise<Mocha.Stats | undefined>((resolve) => {
    const runner = mocha.run(() => resolve(runner.stats));
  });
  const { passes: passed, failures: failed } = stats ?? { passes: 0, failures: 1 };
  const results = process.env['EDITOR_TEST_RESULTS'];
  if (results)
    writeFileSync(results, JSON.stringify({ editor: editor(`on Node ${process.versions.node}`), passed, failed }));
  if (failed > 0) throw new Error(`${failed} of ${passed + failed} failed`);
}
