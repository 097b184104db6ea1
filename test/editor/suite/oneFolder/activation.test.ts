// Runs first, by its name: the others start the extension.
import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { extension, open, positionOf } from '../documents.ts';
import { finding } from '../wait.ts';

describe('the extension', () => {
  it('sleeps while other text files are open', async () => {
    const notes = await open('notes/plain.txt');
    // Answered after everything that opening the document has set off in the extension host.
    await vscode.commands.executeCommand('vscode.executeHoverProvider', notes.uri, positionOf(notes, 'Warp:'));
    assert.equal(notes.languageId, 'plaintext');
    assert.equal(extension().isActive, false);
  });

  it('starts when a script is opened, and answers what is asked before the server runs', async () => {
    const script = await open('cardsfolder/w/wrong_warp.txt');
    assert.equal(script.languageId, 'cardscript');
    await extension().activate();
    const asked = Promise.all([
      vscode.commands.executeCommand<vscode.Hover[]>(
        'vscode.executeHoverProvider',
        script.uri,
        positionOf(script, 'Warp:'),
      ),
      vscode.commands.executeCommand('cardscript.openRule', '702.185a'),
    ]);
    const [[hover, ...others]] = await asked;
    const [content] = hover?.contents ?? [];
    assert.match(content instanceof vscode.MarkdownString ? content.value : '', /702\.185a/);
    assert.deepEqual(others, []);
    assert.equal(vscode.window.activeTextEditor?.document.uri.scheme, 'cardscript-rules');
    await finding(script.uri, 'keyword/wrong-card-type');
  });
});
