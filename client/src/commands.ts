import {
  commands,
  l10n,
  languages,
  Location,
  Position,
  Range,
  Uri,
  window,
  type Disposable,
  type OutputChannel,
} from 'vscode';
import { languageId } from './documents.ts';
import type { Server } from './server.ts';

interface Place {
  readonly line: number;
  readonly character: number;
}

interface Reference {
  readonly uri: string;
  readonly range: { readonly start: Place; readonly end: Place };
}

const toRange = ({ start, end }: Reference['range']): Range =>
  new Range(start.line, start.character, end.line, end.character);

export function registerCommands(server: Server, output: OutputChannel): Disposable[] {
  return [
    commands.registerCommand('cardscript.restartServer', async () => {
      await server.restart();
      if (server.state === 'running') window.setStatusBarMessage(l10n.t('The Cardscript server was restarted.'), 5000);
    }),
    commands.registerCommand('cardscript.showOutput', () => output.show()),
    commands.registerCommand('cardscript.showReferences', (uri: string, at: Place, places: readonly Reference[]) =>
      commands.executeCommand(
        'editor.action.showReferences',
        Uri.parse(uri),
        new Position(at.line, at.character),
        places.map(({ uri: file, range }) => new Location(Uri.parse(file), toRange(range))),
      ),
    ),
    commands.registerCommand('cardscript.showWays', async (uri: string, { line, character }: Place) => {
      // The hover on the name has them.
      const at = new Position(line, character);
      await window.showTextDocument(Uri.parse(uri), { selection: new Range(at, at) });
      await commands.executeCommand('editor.action.showHover');
    }),
    commands.registerCommand('cardscript.setLanguage', async () => {
      const document = window.activeTextEditor?.document;
      if (document) await languages.setTextDocumentLanguage(document, languageId);
      else await window.showInformationMessage(l10n.t('Open the file that is to be treated as a card script first.'));
    }),
  ];
}
