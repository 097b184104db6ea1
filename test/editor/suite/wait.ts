import * as vscode from 'vscode';

/** Longer than anything takes on a busy machine, in milliseconds; a test that waits this long has failed. */
export const limit = 30_000;

/**
 * Waits for a state of the editor that an event announces.
 * @param event fired whenever the state may have changed
 * @param read gives the value waited for, or undefined as long as it is not there
 * @param what named in the error when the value does not come
 * @param seen describes the state at that moment, for the same error
 */
export async function until<T>(
  event: vscode.Event<unknown>,
  read: () => T | undefined,
  what: string,
  seen: () => unknown,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const check = (): void => {
      const value = read();
      if (value === undefined) return;
      stop();
      resolve(value);
    };
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`No ${what} within ${limit / 1000} s; there is ${JSON.stringify(seen())}`));
    }, limit);
    const subscription = event(check);
    const stop = (): void => {
      clearTimeout(timer);
      subscription.dispose();
    };
    check();
  });
}

/** Our own diagnostics of a document, by now. */
export function findings(uri: vscode.Uri): vscode.Diagnostic[] {
  return vscode.languages.getDiagnostics(uri).filter(({ source }) => source === 'cardscript');
}

/** The stable code of a diagnostic, without its link. */
export function codeOf({ code }: vscode.Diagnostic): string {
  return String(typeof code === 'object' ? code.value : code);
}

/** Waits for a diagnostic with this code, of this level if one is given. */
export function finding(
  uri: vscode.Uri,
  code: string,
  severity?: vscode.DiagnosticSeverity,
): Promise<vscode.Diagnostic> {
  return until(
    vscode.languages.onDidChangeDiagnostics,
    () =>
      findings(uri).find((found) => codeOf(found) === code && (severity === undefined || found.severity === severity)),
    `finding ${code} in ${uri.path}`,
    () => findings(uri).map((found) => [codeOf(found), vscode.DiagnosticSeverity[found.severity]]),
  );
}

/** Waits until no diagnostic with this code is left. */
export function gone(uri: vscode.Uri, code: string): Promise<true> {
  return until(
    vscode.languages.onDidChangeDiagnostics,
    () => (findings(uri).some((found) => codeOf(found) === code) ? undefined : true),
    `${uri.path} without ${code}`,
    () => findings(uri).map(codeOf),
  );
}

/** Waits until a document has this text. */
export function textOf(document: vscode.TextDocument, text: string): Promise<true> {
  return until(
    vscode.workspace.onDidChangeTextDocument,
    () => (document.getText() === text ? true : undefined),
    `change of ${document.uri.path} to ${JSON.stringify(text)}`,
    () => document.getText(),
  );
}
