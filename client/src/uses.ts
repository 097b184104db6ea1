/** The list of scripts that use something, behind a link in a hover. */
import { commands, l10n, Location, Position, Range, Uri, window, type Disposable } from 'vscode';
import { findUses, usesScheme, type UsePosition, type UsesAnswer } from '../../server/src/protocol/uses.ts';
import type { Server } from './server.ts';

export const showUses = 'cardscript.showUses';

const link = /\]\(([\w-]+):(\w+)\/([^()\s]+)\)/g;

/** The editor drops links of a scheme that it does not know, so they become calls of a command. */
export function withUsesCommands(markdown: string): string {
  return markdown.replaceAll(link, (found, scheme: string, kind: string, name: string) => {
    if (scheme !== usesScheme) return found;
    const values = encodeURIComponent(JSON.stringify([kind, decodeURIComponent(name)]));
    return `](command:${showUses}?${values.replaceAll(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)})`;
  });
}

const toPosition = ({ line, character }: UsePosition): Position => new Position(line, character);

export function registerUses(server: Server): Disposable {
  return commands.registerCommand(showUses, async (kind: string, name: string) => {
    const answer = await server.ask<UsesAnswer>(findUses, { kind, name });
    const editor = window.activeTextEditor;
    if (!answer || !editor) return;
    const { places, count, complete } = answer;
    if (places.length < count)
      window.setStatusBarMessage(l10n.t('The first {0} of {1} places are shown.', places.length, count), 5000);
    else if (!complete)
      window.setStatusBarMessage(l10n.t('The workspace is not read to its end: there may be more.'), 5000);
    await commands.executeCommand(
      'editor.action.showReferences',
      editor.document.uri,
      editor.selection.active,
      places.map(
        ({ uri, range }) => new Location(Uri.parse(uri), new Range(toPosition(range.start), toPosition(range.end))),
      ),
    );
  });
}
