import { commands, l10n, languages, window, type Disposable, type OutputChannel } from 'vscode';
import { languageId } from './documents.ts';
import type { Server } from './server.ts';

export function registerCommands(server: Server, output: OutputChannel): Disposable[] {
  return [
    commands.registerCommand('cardscript.restartServer', () => server.restart()),
    commands.registerCommand('cardscript.showOutput', () => output.show()),
    commands.registerCommand('cardscript.setLanguage', async () => {
      const document = window.activeTextEditor?.document;
      if (document) await languages.setTextDocumentLanguage(document, languageId);
      else await window.showInformationMessage(l10n.t('Open the file that is to be treated as a card script first.'));
    }),
  ];
}
