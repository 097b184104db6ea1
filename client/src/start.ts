/** Ties the parts of the extension together, whatever the server runs in. */
import { window, type ExtensionContext } from 'vscode';
import { registerCommands } from './commands.ts';
import { documentSelector } from './documents.ts';
import { Server, type CreateClient } from './server.ts';
import { showStatus } from './status.ts';

let server: Server | undefined;

/** Resolves when the server answers, or failed to start and the user was told. */
export async function start(context: ExtensionContext, create: CreateClient): Promise<void> {
  const output = window.createOutputChannel('Cardscript', { log: true });
  server = new Server(create, { documentSelector, outputChannel: output, diagnosticCollectionName: 'cardscript' });
  context.subscriptions.push(output, server, showStatus(server), ...registerCommands(server, output));
  await server.start();
}

export async function stop(): Promise<void> {
  await server?.stop();
}
