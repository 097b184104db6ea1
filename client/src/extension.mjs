// What VS Code loads, on a computer and in a browser. One file holds both, because most of it is the same library.
const side = () =>
  globalThis.process?.versions?.node ? import('./extension.node.ts') : import('./extension.browser.ts');

export const activate = async (context) => (await side()).activate(context);

export const deactivate = async () => (await side()).deactivate();
