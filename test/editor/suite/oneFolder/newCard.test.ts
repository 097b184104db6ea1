// The command is given the text that it would otherwise take from the clipboard.
import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { inWorkspace, open } from '../documents.ts';

const text = 'Yonder Wren {1}{W}\nCreature — Bird\nFlying, vigilance\n1/1\n';

describe('a new card', () => {
  const uri = inWorkspace('cardsfolder/y/yonder_wren.txt');
  after(() => vscode.workspace.fs.delete(uri));

  it('opens as a script in the folder of its first letter', async () => {
    await open('cardsfolder/w/wrong_warp.txt');
    await vscode.commands.executeCommand('cardscript.newCard', text);
    const document = vscode.window.activeTextEditor?.document;
    assert.equal(document?.uri.toString(), uri.toString());
    assert.equal(document?.languageId, 'cardscript');
    assert.match(document?.getText() ?? '', /^Name:Yonder Wren\nManaCost:1 W\n[^]*\nK:Flying\nK:Vigilance\n/);
  });
});
