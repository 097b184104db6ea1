/** What VS Code loads on a computer: the server runs as a process beside it. */
import type { ExtensionContext } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import { start, stop } from './start.ts';

export function activate(context: ExtensionContext): void {
  const module = context.asAbsolutePath('dist/server.js');
  const transport = TransportKind.ipc;
  const debug = { module, transport, options: { execArgv: ['--nolazy', '--inspect=6009'] } };
  start(context, (id, name, options) => {
    return new LanguageClient(id, name, { run: { module, transport }, debug }, options);
  });
}

export async function deactivate(): Promise<void> {
  await stop();
}
