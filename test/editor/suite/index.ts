import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as vscode from 'vscode';

/** Which editor this is, as the editor itself says. */
function editor(): string {
  const { appName, uiKind, remoteName } = vscode.env;
  const kind = uiKind === vscode.UIKind.Web ? 'workbench in a browser' : 'desktop';
  const host = `${remoteName === undefined ? 'local' : 'remote'} extension host on Node ${process.versions.node}`;
  return `VS Code ${vscode.version} (${appName}, ${kind}, ${host})`;
}

/**
 * Runs every `*.test.cjs` beside this bundle; called by VS Code. Rejects if anything failed. The counts go to the
 * file that EDITOR_TEST_RESULTS names.
 */
export async function run(): Promise<void> {
  // mocha is an ES module, and this bundle is not.
  const { default: Mocha } = await import('mocha');
  const grep = process.env['EDITOR_TEST_GREP'];
  const mocha = new Mocha({ ui: 'bdd', timeout: 60_000, forbidOnly: true, color: false, ...(grep ? { grep } : {}) });
  const tests = readdirSync(__dirname).filter((name) => name.endsWith('.test.cjs'));
  for (const name of tests.sort()) mocha.addFile(path.join(__dirname, name));
  await mocha.loadFilesAsync();

  const stats = await new Promise<Mocha.Stats | undefined>((resolve) => {
    const runner = mocha.run(() => resolve(runner.stats));
  });
  const { passes: passed, failures: failed } = stats ?? { passes: 0, failures: 1 };
  const results = process.env['EDITOR_TEST_RESULTS'];
  if (results) writeFileSync(results, JSON.stringify({ editor: editor(), passed, failed }));
  if (failed > 0) throw new Error(`${failed} of ${passed + failed} failed`);
}
