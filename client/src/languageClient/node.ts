/** The library for a computer: the server runs as a process beside the editor. */
import type { ExtensionContext } from 'vscode';
import { CloseAction, LanguageClient, State, TransportKind, WorkDoneProgress } from 'vscode-languageclient/node';
import type { Library } from './library.ts';

export function createLibrary(context: ExtensionContext): Library {
  const module = context.asAbsolutePath('dist/server.js');
  const transport = TransportKind.ipc;
  const debug = { module, transport, options: { execArgv: ['--nolazy', '--inspect=6009'] } };
  return {
    ...{ CloseAction, State, WorkDoneProgress },
    createClient: (id, name, options) => new LanguageClient(id, name, { run: { module, transport }, debug }, options),
  };
}
