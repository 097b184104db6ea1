// The library for every place, in one bundle, because most of it is the same everywhere. Only one side of it runs.
const side = () => (globalThis.process?.versions?.node ? require('./node.ts') : require('./browser.ts'));

export const createLibrary = (context) => side().createLibrary(context);
