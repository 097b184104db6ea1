import * as vscode from 'vscode';

/**
 * Which editor this is, as the editor itself says.
 * @param host what runs the extension, where the editor has no word for it
 */
export function editor(host: string): string {
  const { appName, uiKind, remoteName } = vscode.env;
  const kind = uiKind === vscode.UIKind.Web ? 'workbench in a browser' : 'desktop';
  const place = remoteName === undefined ? 'local' : 'remote';
  return `VS Code ${vscode.version} (${appName}, ${kind}, ${place}, extension host ${host})`;
}
