import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { inWorkspace, open, replace } from '../documents.ts';
import { codeOf, finding, findings, textOf, until } from '../wait.ts';

const file = 'cardsfolder/m/many_mistakes.txt';

/** What the list of problems says of a document, from its top. */
function rows(uri: vscode.Uri): string[] {
  return findings(uri)
    .sort((a, b) => a.range.start.compareTo(b.range.start))
    .map((found) => `${found.range.start.line + 1} ${vscode.DiagnosticSeverity[found.severity]} ${codeOf(found)}`);
}

describe('a script with several mistakes', () => {
  it('has them all in the list of problems, each once', async () => {
    const script = await open(file);
    await finding(script.uri, 'keyword/unknown');
    assert.deepEqual(rows(script.uri), ['2 Error card/mana-cost', '5 Error keyword/unknown', '6 Error value/cost']);
    const everywhere = vscode.languages.getDiagnostics().filter(([uri]) => uri.toString() === script.uri.toString());
    assert.equal(everywhere.length, 1);
  });

  it('loses the safe ones by "fix all", which can be undone in one step', async () => {
    const script = await open(file);
    const before = script.getText();
    await finding(script.uri, 'value/cost');
    const fixed = textOf(script, before.replace('{1}{G}', '1 G').replace('{3}{G}', '3 G'));
    // The command "Fix All" itself does nothing in the first moments of an editor.
    await vscode.commands.executeCommand('editor.action.codeAction', { kind: 'source.fixAll', apply: 'first' });
    await fixed;
    await until(
      vscode.languages.onDidChangeDiagnostics,
      () => (findings(script.uri).length === 1 ? true : undefined),
      'list of one problem',
      () => rows(script.uri),
    );
    assert.deepEqual(rows(script.uri), ['5 Error keyword/unknown']);

    const undone = textOf(script, before);
    await vscode.commands.executeCommand('undo');
    await undone;
    await finding(script.uri, 'value/cost');
  });

  // Now and then VS Code 1.93 saves without asking for code actions; whoever saves again gets them.
  it('is saved without the safe ones where the user wants that', async () => {
    const script = await open(file);
    const before = script.getText();
    const settings = vscode.workspace.getConfiguration('editor', script.uri);
    const wanted = { 'source.fixAll.cardscript': 'always' };
    await settings.update('codeActionsOnSave', wanted, vscode.ConfigurationTarget.Workspace);
    try {
      const now = (): unknown => vscode.workspace.getConfiguration('editor', script.uri).get('codeActionsOnSave');
      const isSet = (): true | undefined => JSON.stringify(now()) === JSON.stringify(wanted) || undefined;
      await until(vscode.workspace.onDidChangeConfiguration, isSet, 'setting', now);
      await replace(script, 'PT:2/2', 'PT:3/3');
      await script.save();
      const saved = new TextDecoder().decode(await vscode.workspace.fs.readFile(inWorkspace(file)));
      assert.match(saved, /^ManaCost:1 G$/m);
      assert.match(saved, /^PT:3\/3$/m);
    } finally {
      await settings.update('codeActionsOnSave', undefined, vscode.ConfigurationTarget.Workspace);
      await vscode.workspace.fs.writeFile(inWorkspace(file), new TextEncoder().encode(before));
    }
  }).retries(2);
});
