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

  it('starts when a script is opened', async () => {
    const script = await open('cardsfolder/w/wrong_warp.txt');
    assert.equal(script.languageId, 'cardscript');
    await finding(script.uri, 'keyword/wrong-card-type');
    assert.equal(extension().isActive, true);
  });
});
