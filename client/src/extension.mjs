// What VS Code loads, on a computer and in a browser. It is small, because VS Code counts how long it takes to load.
import { Uri } from 'vscode';
import { loadBundle } from './bundles.ts';
import { start, stop } from './start.ts';

const isNode = Boolean(globalThis.process?.versions?.node);

export function activate(context) {
  const bundles = Uri.joinPath(context.extensionUri, 'dist');
  start(context, () => (isNode ? import('./languageClient.js') : loadBundle(bundles, './languageClient.js')));
}

export const deactivate = () => stop();
