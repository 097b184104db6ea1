/** Ties the parts of the extension together, whatever the server runs in. */
import { commands, Uri, window, type ExtensionContext } from 'vscode';
import { registerCheckPages, withCheckPage } from './checkPages.ts';
import { registerCommands } from './commands.ts';
import { documentSelector } from './documents.ts';
import type { Library, LibraryBundle } from './languageClient/library.ts';
import { registerNewCard } from './newCard/register.ts';
import { isAsked } from './questions.ts';
import { registerRules } from './rules/register.ts';
import { openRule, withRuleLinks, withRuleTarget } from './rules/ruleLinks.ts';
import { Server } from './server.ts';
import { showStatus } from './status.ts';
import { registerUses, showUses } from './uses.ts';

let server: Server | undefined;

/**
 * Waits neither for the server nor for what talks to it: VS Code waits for this, and tells the user how long it took.
 *
 * @param load loads the library for the place that this runs in
 */
export function start(context: ExtensionContext, load: () => Promise<LibraryBundle>): void {
  const output = window.createOutputChannel('Cardscript', { log: true });
  const storage = Uri.joinPath(context.globalStorageUri, 'rules');
  const loadLater = async (): Promise<Library> => {
    // In the next turn: all that is done in this one, VS Code counts.
    await new Promise<void>((resolve) => setTimeout(resolve));
    return (await load()).createLibrary(context);
  };
  server = new Server(loadLater, {
    documentSelector,
    outputChannel: output,
    diagnosticCollectionName: 'cardscript',
    initializationOptions: {
      ruleLinks: true,
      suggestCommand: true,
      referencesCommand: true,
      waysCommand: true,
      usesLinks: true,
      ...(storage.scheme === 'file' && { rulesFolder: storage.fsPath }),
    },
    markdown: { isTrusted: { enabledCommands: [openRule, showUses] } },
    middleware: {
      handleDiagnostics: (uri, diagnostics, next) => next(uri, diagnostics.map(withCheckPage)),
      provideDefinition: (document, position, token, next) =>
        isAsked(token) ? next(document, position, token) : undefined,
      async provideHover(document, position, token, next) {
        if (!isAsked(token)) return undefined;
        const hover = await next(document, position, token);
        return hover && withRuleLinks(hover);
      },
      async provideDocumentLinks(document, token, next) {
        return (await next(document, token))?.map(withRuleTarget);
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
    registerCheckPages(server),
  );
  // The view of the book appears with the first script, not in every window.
  void commands.executeCommand('setContext', 'cardscript.active', true);
  void server.start();
}

export async function stop(): Promise<void> {
  await server?.stop();
}
