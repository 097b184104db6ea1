import assert from 'node:assert/strict';
import * as vscode from 'vscode';

/** The extension under test. */
export function extension(): vscode.Extension<unknown> {
  const found = vscode.extensions.getExtension('cardscript.cardscript');
  assert.ok(found, 'the extension is not there');
  return found;
}

/** Shows a file of the fixture workspace, given by its path in there. */
export async function open(file: string): Promise<vscode.TextDocument> {
  const folder = vscode.workspace.workspaceFolders?.[0];
  assert.ok(folder, 'no folder is open');
  const document = await vscode.workspace.openTextDocument(vscode.Uri.joinPath(folder.uri, file));
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
