import * as vscode from 'vscode';
import { open, replace } from '../documents.ts';
import { finding, gone } from '../wait.ts';

const code = 'keyword/wrong-card-type';

describe('the server', () => {
  it('is brought up by the restart command, and knows what is on the screen and not yet saved', async () => {
    const script = await open('cardsfolder/r/right_warp.txt');
    await replace(script, 'Creature Elemental', 'Sorcery');
    await finding(script.uri, code);

    const cleared = gone(script.uri, code);
    await vscode.commands.executeCommand('cardscript.restartServer');
    await cleared;
    await finding(script.uri, code);
    await vscode.commands.executeCommand('undo');
    await gone(script.uri, code);
  });
});
