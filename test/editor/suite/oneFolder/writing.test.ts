// What helps while writing: completion, definition, rename.
import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { openUntitled, positionOf } from '../documents.ts';
import { finding, gone, limit, textOf } from '../wait.ts';

const script = `Name:Written Sample
ManaCost:1 R
Types:Creature Bear
PT:2/2
T:Mode$ ChangesZone | Origin$ Any | Destination$ Battlefield | ValidCard$ Card.Self | Execute$ TrigDraw | TriggerDescription$ When CARDNAME enters, draw a card.
SVar:TrigDraw:DB$ Draw | NumCards$ 1
Oracle:When Written Sample enters, draw a card.
`;

describe('completion', () => {
  it('is accepted into the text', async () => {
    const document = await openUntitled(
      'Name:Completed Sample\nManaCost:1 R\nTypes:Creature Bear\nPT:2/2\nK:Trampl\nOracle:\n',
    );
    await finding(document.uri, 'keyword/unknown');
    const editor = vscode.window.activeTextEditor;
    assert.ok(editor?.document === document);
    const end = document.lineAt(4).range.end;
    editor.selection = new vscode.Selection(end, end);
    await vscode.commands.executeCommand('editor.action.triggerSuggest');
    // No event tells that the list is on the screen; before it is, there is nothing to accept.
    const latest = Date.now() + limit;
    while (document.lineAt(4).text === 'K:Trampl' && Date.now() < latest)
      await vscode.commands.executeCommand('acceptSelectedSuggestion');
    assert.equal(document.lineAt(4).text, 'K:Trample');
    await gone(document.uri, 'keyword/unknown');
  });
});

describe('an SVar', () => {
  it('is found from where it is named', async () => {
    const document = await openUntitled(script);
    const places = await vscode.commands.executeCommand<(vscode.Location | vscode.LocationLink)[]>(
      'vscode.executeDefinitionProvider',
      document.uri,
      positionOf(document, 'TrigDraw | Trigger'),
    );
    const [place] = places.map((one) =>
      'targetUri' in one ? (one.targetSelectionRange ?? one.targetRange) : one.range,
    );
    assert.equal(places.length, 1);
    assert.equal(place && document.getText(place), 'TrigDraw');
    assert.equal(place?.start.line, 5);
  });

  it('is renamed everywhere', async () => {
    const document = await openUntitled(script);
    const edit = await vscode.commands.executeCommand<vscode.WorkspaceEdit>(
      'vscode.executeDocumentRenameProvider',
      document.uri,
      positionOf(document, 'TrigDraw:'),
      'TrigCard',
    );
    assert.ok(await vscode.workspace.applyEdit(edit));
    await textOf(document, script.replaceAll('TrigDraw', 'TrigCard'));
  });
});
