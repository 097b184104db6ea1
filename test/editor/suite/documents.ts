import assert from 'node:assert/strict';
import * as vscode from 'vscode';

/** The extension under test. */
export function extension(): vscode.Extension<unknown> {
  const found = vscode.extensions.getExtension('cardscript.cardscript');
  assert.ok(found, 'the extension is not there');
  return found;
}

/** Where something in the workspace lies, given by its path in the folder of that number. */
export function inWorkspace(path: string, folder = 0): vscode.Uri {
  const found = vscode.workspace.workspaceFolders?.[folder];
  assert.ok(found, `folder ${folder} is not open`);
  return vscode.Uri.joinPath(found.uri, path);
}

/** Shows a file of the fixture workspace, given by its path in there. */
export function open(file: string, folder = 0): Promise<vscode.TextDocument> {
  return show(vscode.workspace.openTextDocument(inWorkspace(file, folder)));
}

/** Shows a card script that was never saved. */
export function openUntitled(content: string): Promise<vscode.TextDocument> {
  return show(vscode.workspace.openTextDocument({ language: 'cardscript', content }));
}

export async function show(opening: Thenable<vscode.TextDocument>): Promise<vscode.TextDocument> {
  const document = await opening;
  await vscode.window.showTextDocument(document);
  return document;
}

/** Where `text` first stands in the document. */
export function positionOf(document: vscode.TextDocument, text: string): vscode.Position {
  const offset = document.getText().indexOf(text);
  assert.notEqual(offset, -1, `${text} is not in ${document.uri.path}`);
  return document.positionAt(offset);
}

/** Puts `by` where `text` first stands, as typing would: the file on disk stays as it is. */
export async function replace(document: vscode.TextDocument, text: string, by: string): Promise<void> {
  const start = positionOf(document, text);
  const edit = new vscode.WorkspaceEdit();
  edit.replace(document.uri, new vscode.Range(start, start.translate(0, text.length)), by);
  assert.ok(await vscode.workspace.applyEdit(edit));
}
