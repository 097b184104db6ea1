import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { extension, open } from '../documents.ts';
import { hasHands, read } from '../hands.ts';
import { finding } from '../wait.ts';

describe('the extension', () => {
  it('starts, and finds the first mistake', async () => {
    const time = performance.now();
    const passed = (): string => (performance.now() - time).toFixed(0);
    await extension().activate();
    console.log(`    activated after ${passed()} ms, what VS Code itself does for that included`);
    assert.equal(extension().isActive, true);
    const script = await open('cardsfolder/w/wrong_warp.txt');
    await finding(script.uri, 'keyword/wrong-card-type');
    console.log(`    a script opened, and the first mistake shown, after ${passed()} ms`);
    if (!hasHands) return;
    // What VS Code tells its users: the time to load the extension and to call it.
    await vscode.commands.executeCommand('workbench.action.showRuntimeExtensions');
    const text = await read('.runtime-extensions-editor .monaco-list-row', 'Cardscript');
    const [told] = /Activation: \d+ms/.exec(text) ?? [];
    assert.ok(told, text);
    console.log(`    as VS Code shows it among the running extensions: ${told}`);
  });
});
