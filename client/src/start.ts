/** Ties the parts of the extension together, whatever the server runs in. */
import { commands, Uri, window, type ExtensionContext } from 'vscode';
import { registerCommands } from './commands.ts';
import { documentSelector } from './documents.ts';
import { registerNewCard } from './newCard/register.ts';
import { registerRules } from './rules/register.ts';
import { openRule, withRuleLinks } from './rules/ruleLinks.ts';
import { Server, type CreateClient } from './server.ts';
import { showStatus } from './status.ts';
import { registerUses, showUses } from './uses.ts';

let server: Server | undefined;

/** Does not wait for the server: VS Code counts the time, and shows that it starts. */
export function start(context: ExtensionContext, create: CreateClient): void {
  const output = window.createOutputChannel('Cardscript', { log: true });
  const storage = Uri.joinPath(context.globalStorageUri, 'rules');
  server = new Server(create, {
    documentSelector,
    outputChannel: output,
    diagnosticCollectionName: 'cardscript',
    initializationOptions: {
      ruleLinks: true,
      suggestCommand: true,
      referencesCommand: true,
      usesLinks: true,
      ...(storage.scheme === 'file' && { rulesFolder: storage.fsPath }),
    },
    markdown: { isTrusted: { enabledCommands: [openRule, showUses] } },
    middleware: {
      async provideHover(document, position, token, next) {
        const hover = await next(document, position, token);
        return hover && withRuleLinks(hover);
      },
    },
  });
  context.subscriptions.push(
    output,
    server,
    showStatus(server),
    ...registerCommands(server, output),
    registerNewCard(server, context),
    registerRules(server, context),
    registerUses(server),
  );
  // The view of the book appears with the first script, not in every window.
  void commands.executeCommand('setContext', 'cardscript.active', true);
  void server.start();
}

export async function stop(): Promise<void> {
  await server?.stop();
}
