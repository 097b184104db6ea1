import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { open, positionOf } from '../documents.ts';
import { finding } from '../wait.ts';

describe('a rule', () => {
  it('opens as a document, from the link in a hover', async () => {
    const script = await open('cardsfolder/w/wrong_warp.txt');
    await finding(script.uri, 'keyword/wrong-card-type');
    const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
      'vscode.executeHoverProvider',
      script.uri,
      positionOf(script, 'Warp:'),
    );
    const markdown = hovers
      .flatMap(({ contents }) => contents)
      .find((content) => typeof content === 'object' && content.value.includes('command:'));
    assert.ok(markdown instanceof vscode.MarkdownString, 'no hover has a link');
    const [, argument = ''] = /\]\(command:cardscript\.openRule\?(\S+?)\)/.exec(markdown.value) ?? [];
    const { isTrusted } = markdown;
    assert.ok(typeof isTrusted === 'object' && isTrusted.enabledCommands.includes('cardscript.openRule'));
    await vscode.commands.executeCommand(
      'cardscript.openRule',
      ...(JSON.parse(decodeURIComponent(argument)) as unknown[]),
    );
    const page = vscode.window.activeTextEditor;
    assert.equal(page?.document.uri.scheme, 'cardscript-rules');
    assert.match(page?.document.lineAt(page.selection.active).text ?? '', /^702\.185/);
  });
});
