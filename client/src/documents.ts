/** The name that the language has in VS Code. */
export const languageId = 'cardscript';

/**
 * Where scripts are worked on. The past of a file, as in the left half of a comparison, is left alone: its findings
 * would stand twice in the list of problems, and nobody can mend them there.
 */
const schemes = ['file', 'untitled', 'vscode-remote', 'vscode-vfs', 'vsls', 'memfs', 'vscode-test-web'];

export const documentSelector = schemes.map((scheme) => ({ scheme, language: languageId }));
