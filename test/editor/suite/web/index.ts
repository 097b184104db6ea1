import * as vscode from 'vscode';
import { inWorkspace } from '../documents.ts';
import { editor } from '../editor.ts';

/** Put in by the bundler: there is no environment to read in a worker. */
declare const EDITOR_TEST_GREP: string;
declare const EDITOR_TEST_FILES: Readonly<Record<string, string>>;

/** Begins what the suite prints, in a console that it shares with the workbench. */
const ours = 'EDITOR_TEST';

/** Begins the line with the counts, by which the stand-in knows that the suite ran to its end. */
const results = 'EDITOR_TEST_RESULTS';

/**
 * Runs the tests that need nothing but the editor, in a worker of the browser; called by VS Code. Rejects if anything
 * failed. The counts are the last line that is printed.
 */
export async function run(): Promise<void> {
  const { log } = console;
  // VS Code has put accessors there: an assignment would do nothing.
  Object.defineProperty(console, 'log', { value: (...words: unknown[]) => log(ours, ...words) });
  if (inWorkspace('').scheme === 'tmp') await fillMemory();
  await import('mocha/mocha.js');
  mocha.setup({ ui: 'bdd', timeout: 60_000, reporter: Mocha.reporters.Spec, color: false });
  if (EDITOR_TEST_GREP) mocha.grep(EDITOR_TEST_GREP);
  await import('./worker.test.ts');
  await import('../oneFolder/activation.test.ts');
  await import('../oneFolder/problems.test.ts');
  await import('../oneFolder/settings.test.ts');
  await import('../oneFolder/story.test.ts');
  await import('../oneFolder/untitled.test.ts');
  await import('../oneFolder/writing.test.ts');
  await import('../oneFolder/newCard.test.ts');
  await import('../oneFolder/uses.test.ts');
  await import('../oneFolder/rules.test.ts');
  await import('../oneFolder/restart.test.ts');

  const stats = await new Promise<Mocha.Stats | undefined>((resolve) => {
    const runner = mocha.run(() => resolve(runner.stats));
  });
  const { passes: passed, failures: failed } = stats ?? { passes: 0, failures: 1 };
  log(`${results} ${JSON.stringify({ editor: editor('in a web worker'), passed, failed })}`);
  if (failed > 0) throw new Error(`${failed} of ${passed + failed} failed`);
}

/** Where the folder that is open is in the memory of the page, nothing is in it yet. */
async function fillMemory(): Promise<void> {
  for (const [name, text] of Object.entries(EDITOR_TEST_FILES))
    await vscode.workspace.fs.writeFile(inWorkspace(name), new TextEncoder().encode(text));
}
