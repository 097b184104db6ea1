// A card that there is nothing to make of: chosen by hand, in the list that the command opens.
import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { click, itByHand, press, see } from '../hands.ts';

describe('a new card', () => {
  itByHand('begins empty, with what may be written, where there is nothing to make it of', async () => {
    const run = vscode.commands.executeCommand('cardscript.newCard');
    await click('.quick-input-list .monaco-list-row', 'An empty script');
    await run;
    await see('.suggest-widget .monaco-list-row', 'ManaCost:');
    const document = vscode.window.activeTextEditor?.document;
    assert.deepEqual([document?.isUntitled, document?.languageId, document?.getText()], [true, 'cardscript', '']);
    await press('Escape');
    await vscode.commands.executeCommand('workbench.action.closeActiveEditor');
  });
});
