/** Bundles as text, for a browser: neither an extension nor a worker can load files of an extension by their names. */
import * as vscode from 'vscode';
import { Uri, workspace } from 'vscode';

/**
 * @param folder where the bundles lie
 * @param program name of one of them, `./server.browser.js`
 * @returns a program that runs the bundle, with those before it that it shares with others, and leaves what it exports in
 *   `modules[program].exports`; what is loaded besides has to be in `modules` already, under its name
 */
export async function bundleText(folder: Uri, program: string): Promise<string> {
  const texts = ['const require = (name) => modules[name].exports;\n'];
  const seen = new Set<string>();
  async function add(name: string): Promise<void> {
    if (seen.has(name)) return;
    seen.add(name);
    const text = new TextDecoder().decode(await workspace.fs.readFile(Uri.joinPath(folder, name)));
    for (const [, needed] of text.matchAll(/require\("(\.\/[^"]+)"\)/g)) if (needed) await add(needed);
    texts.push(`((module) => {${text}\n})((modules[${JSON.stringify(name)}] = { exports: {} }));\n`);
  }
  await add(program);
  return texts.join('');
}

/** Runs a bundle in this very place, which gives it what VS Code gives to extensions. @returns what it exports */
export async function loadBundle(folder: Uri, program: string): Promise<unknown> {
  const modules: Record<string, { readonly exports: unknown }> = { vscode: { exports: vscode } };
  const text = await bundleText(folder, program);
  // VS Code itself runs the code of extensions in this way there.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const run = new Function('modules', text) as (known: typeof modules) => void;
  run(modules);
  return modules[program]?.exports;
}
