import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { openUntitled, replace } from '../documents.ts';
import { codeOf, finding, findings, gone, limit } from '../wait.ts';

const wrong = 'Name:Fresh Sample\nManaCost:1 U\nTypes:Instant\nK:Warp:U\nOracle:Warp {U}\n';
const code = 'keyword/wrong-card-type';

describe('a script that was never saved', () => {
  it('is checked and mended like any other', async () => {
    const script = await openUntitled(wrong);
    assert.equal(script.isUntitled, true);
    await finding(script.uri, code);
    await replace(script, 'K:Warp:U\n', '');
    await replace(script, 'Oracle:Warp {U}', 'Oracle:');
    await gone(script.uri, code);
  });
});

describe('a text of 5 MB', () => {
  it('has a finding that says so, and keeps nothing else waiting', async () => {
    const line = `SVar:X:Count$Valid Creature.YouCtrl\n`;
    const long = await openUntitled(wrong + line.repeat(Math.ceil(5_000_000 / line.length)));
    assert.ok(long.getText().length > 5_000_000);
    const small = await openUntitled(wrong);
    await finding(small.uri, code);
    const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
      'vscode.executeHoverProvider',
      long.uri,
      new vscode.Position(3, 3),
    );
    assert.deepEqual(hovers, []);
    await finding(long.uri, 'syntax/not-checked');
    assert.deepEqual(findings(long.uri).map(codeOf), ['syntax/not-checked']);
    // A busy machine takes half a minute to open such a text in any language.
  }).timeout(4 * limit);
});
