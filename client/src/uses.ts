/** The list of scripts that use something, behind a link in a hover. */
import { commands, l10n, Location, Position, Range, Uri, window, type Disposable } from 'vscode';
import { findUses, type UsePosition, type UsesAnswer } from '../../server/src/protocol/uses.ts';
import type { Server } from './server.ts';
import { decoded } from './ownLinks.ts';

export const showUses = 'cardscript.showUses';

/** The command behind the address of a list; nothing where it is no such address. @param place what follows the scheme */
export function usesCommand(place: string): string | undefined {
  const [, kind, written = ''] = /^(\w+)\/(.+)$/.exec(place) ?? [];
  const name = decoded(written);
  if (kind === undefined || name === undefined) return undefined;
  const values = encodeURIComponent(JSON.stringify([kind, name]));
  return `command:${showUses}?${values.replaceAll(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
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
