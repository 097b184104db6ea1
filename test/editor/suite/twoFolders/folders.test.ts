import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { inWorkspace, open, replace } from '../documents.ts';
import { finding, gone } from '../wait.ts';

const code = 'keyword/wrong-card-type';
const script = 'cardsfolder/wrong_warp.txt';
const { Warning, Information, Hint } = vscode.DiagnosticSeverity;

describe('two folders', () => {
  it('each have settings of their own', async () => {
    const first = await open(script, 0);
    const second = await open(script, 1);
    await finding(first.uri, code, Hint);
    await finding(second.uri, code, Warning);
  });

  it('are joined by a third, with its settings', async () => {
    const uri = vscode.Uri.joinPath(inWorkspace('.', 1), '../third');
    const joined = new Promise((resolve) => vscode.workspace.onDidChangeWorkspaceFolders(resolve));
    assert.ok(vscode.workspace.updateWorkspaceFolders(2, 0, { uri }));
    await joined;
    const third = await open(script, 2);
    await finding(third.uri, code, Information);
  });
});

describe('a folder of 23,000 scripts', () => {
  it('does not keep a script in it from being checked at each change', async () => {
    const found = await vscode.workspace.findFiles(new vscode.RelativePattern(inWorkspace('.', 1), '**/many/**'));
    assert.ok(found.length >= 23_000, `only ${found.length} scripts`);
    const document = await open('cardsfolder/many/a/a_1.txt', 1);
    await replace(document, 'Types:Creature Bear', 'Types:Instant');
    await finding(document.uri, code, Warning);
    await replace(document, 'Types:Instant', 'Types:Creature Bear');
    await gone(document.uri, code);
  });
});
