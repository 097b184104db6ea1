// The main story: open a script with a mistake, see it, read the rule, mend it.
import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { open, positionOf, replace } from '../documents.ts';
import { finding, findings, gone, until } from '../wait.ts';

const code = 'keyword/wrong-card-type';

describe('Warp on an Instant', () => {
  it('puts a squiggle under the keyword, with a link to its page', async () => {
    const script = await open('cardsfolder/w/wrong_warp.txt');
    const squiggle = await finding(script.uri, code);
    assert.deepEqual(findings(script.uri), [squiggle]);
    assert.equal(script.getText(squiggle.range), 'Warp');
    assert.equal(script.lineAt(squiggle.range.start).text, 'K:Warp:1 R');
    assert.equal(squiggle.severity, vscode.DiagnosticSeverity.Error);
    assert.match(squiggle.message, /702\.185a/);
    assert.ok(typeof squiggle.code === 'object', 'the code has no link');
    assert.equal(squiggle.code.target.toString(true), 'command:cardscript.openCheck?["keyword/wrong-card-type"]');
  });

  it('has the page behind that link, without a network', async () => {
    await vscode.commands.executeCommand('cardscript.openCheck', code);
    const labels = () => vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs.map(({ label }) => label));
    const shown = () => labels().find((label) => label.includes('wrong-card-type.md'));
    await until(vscode.window.tabGroups.onDidChangeTabs, shown, 'page of the check', labels);
    const page = await vscode.workspace.openTextDocument(vscode.Uri.parse(`cardscript-check:/${code}.md`));
    assert.match(page.getText(), /^# keyword\/wrong-card-type\n/);
    await vscode.commands.executeCommand('workbench.action.closeActiveEditor');
  });

  it('has nothing to say about a creature with Warp, or about the same text elsewhere', async () => {
    const right = await open('cardsfolder/r/right_warp.txt');
    // The way there and back again shows that the server has looked at this very text.
    await replace(right, 'Creature Elemental', 'Sorcery');
    await finding(right.uri, code);
    await replace(right, 'Sorcery', 'Creature Elemental');
    await gone(right.uri, code);
    const notes = await open('notes/plain.txt');
    assert.deepEqual(findings(notes.uri), []);
  });

  it('quotes the rule on hover', async () => {
    const script = await open('cardsfolder/w/wrong_warp.txt');
    await finding(script.uri, code);
    const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
      'vscode.executeHoverProvider',
      script.uri,
      positionOf(script, 'Warp:'),
    );
    const text = hovers
      .flatMap(({ contents }) => contents)
      .map((content) => (typeof content === 'string' ? content : content.value))
      .join('\n');
    assert.match(text, /702\.185a/);
    assert.match(text, /Teletransportar representa dos habilidades estáticas/);
    assert.match(text, /Gatewatch \(traducción no oficial\)/);
  });

  it('is mended by a quick fix, and is back after undo', async () => {
    const script = await open('cardsfolder/w/wrong_warp.txt');
    const before = script.getText();
    const { range } = await finding(script.uri, code);
    const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      script.uri,
      range,
      vscode.CodeActionKind.QuickFix.value,
    );
    const fix = actions.find(({ title }) => title === 'Remove Warp');
    assert.ok(fix?.edit, `no such quick fix among: ${actions.map(({ title }) => title).join(', ')}`);
    assert.ok(await vscode.workspace.applyEdit(fix.edit));
    await gone(script.uri, code);
    // The Oracle text follows.
    assert.equal(script.getText(), before.replace('K:Warp:1 R\n', '').replace(String.raw`Warp {1}{R}\n`, ''));

    await vscode.commands.executeCommand('undo');
    await finding(script.uri, code);
    assert.equal(script.getText(), before);
  });
});
