import { workspace } from 'vscode';

/** The name that the language has in VS Code. */
export const languageId = 'cardscript';

/** Where scripts are written when no folder says so. */
const usual = ['file', 'untitled', 'vscode-remote', 'vscode-vfs', 'vsls', 'memfs', 'vscode-test-web'];

/**
 * Where scripts are worked on: there, and wherever a folder lies that is open, on any file system of whatever name. The
 * past of a file, as in the left half of a comparison, is left alone: its findings would stand twice in the list of
 * problems, and nobody can mend them there.
 */
const schemes = new Set([...usual, ...(workspace.workspaceFolders ?? []).map(({ uri }) => uri.scheme)]);

export const documentSelector = [...schemes].map((scheme) => ({ scheme, language: languageId }));
