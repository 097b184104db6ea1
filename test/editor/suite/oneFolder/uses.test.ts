// The scripts of the workspace that use something, behind a link in a hover.
import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { inWorkspace, open, positionOf } from '../documents.ts';
import { limit } from '../wait.ts';

const command = 'cardscript.showUses';
const link = new RegExp(String.raw`\]\(command:${command.replace('.', String.raw`\.`)}\?([^)]+)\)`);

/** The arguments of the link in a hover. No event tells that the workspace is read to its end. */
async function linkedUses(uri: vscode.Uri, position: vscode.Position): Promise<[kind: string, name: string]> {
  for (const latest = Date.now() + limit; Date.now() < latest;) {
    const hovers = await vscode.commands.executeCommand<vscode.Hover[]>('vscode.executeHoverProvider', uri, position);
    for (const content of hovers.flatMap(({ contents }) => contents)) {
      const found = link.exec(typeof content === 'string' ? content : content.value)?.[1];
      if (found !== undefined) return JSON.parse(decodeURIComponent(found)) as [string, string];
    }
  }
  throw new Error(`no hover of ${uri.path} has a link to the places that use the same`);
}

describe('scripts that use a keyword', () => {
  it('are listed from its hover', async () => {
    const script = await open('cardsfolder/w/wrong_warp.txt');
    const position = positionOf(script, 'Warp:');
    const [kind, name] = await linkedUses(script.uri, position);
    assert.deepEqual([kind, name], ['keyword', 'Warp']);
    const editor = vscode.window.activeTextEditor;
    assert.ok(editor?.document === script);
    editor.selection = new vscode.Selection(position, position);
    await vscode.commands.executeCommand(command, kind, name);
    // The list cannot be read; but while it is open, its places can be visited one by one.
    const other = inWorkspace('cardsfolder/r/right_warp.txt').toString();
    const latest = Date.now() + limit;
    const shown = (): string | undefined => vscode.window.activeTextEditor?.document.uri.toString();
    while (shown() !== other && Date.now() < latest) await vscode.commands.executeCommand('goToNextReference');
    assert.equal(shown(), other);
    await vscode.commands.executeCommand('closeReferenceSearch');
  });
});
