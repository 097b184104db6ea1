/** What VS Code loads in a browser: the server runs in a web worker, and asks this side for files. */
import { FileSystemError, FileType, Uri, workspace, type ExtensionContext } from 'vscode';
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  LanguageClient,
  type MessageTransports,
} from 'vscode-languageclient/browser';
import { start, stop } from './start.ts';

/** The request of the server for what lies in a folder. */
const readFolder = 'cardscript/readFolder';

/** The request of the server for a file; the answer is its bytes, or null where there is no such file. */
const readFile = 'cardscript/readFile';

export function activate(context: ExtensionContext): void {
  const factory = workerFactory(Uri.joinPath(context.extensionUri, 'dist'), './server.browser.js');
  let worker: Worker | undefined;
  // A worker does not end with the server in it.
  const end = (): void => worker?.terminate();
  const connect = async (): Promise<MessageTransports> => {
    end();
    worker = (await factory)();
    // Not the worker itself: the library does not recognise one inside VS Code, where `Worker` is a class of its own.
    return { reader: new BrowserMessageReader(worker), writer: new BrowserMessageWriter(worker) };
  };
  context.subscriptions.push({ dispose: end });
  start(context, (id, name, options) => {
    const client = new LanguageClient(id, name, connect, options);
    client.onRequest(readFolder, ({ uri }: { uri: string }) => list(Uri.parse(uri)));
    client.onRequest(readFile, ({ uri }: { uri: string }) => read(Uri.parse(uri)));
    return client;
  });
}

export async function deactivate(): Promise<void> {
  await stop();
}

/**
 * Starts workers from a copy of the server, because a page may start none from the address of an extension that lies on
 * a remote machine. A worker has no `require` either: what the server shares with other programs comes before it.
 */
async function workerFactory(folder: Uri, program: string): Promise<() => Worker> {
  const texts = ['const modules = {};\nconst require = (name) => modules[name].exports;\n'];
  const seen = new Set<string>();
  async function add(name: string): Promise<void> {
    if (seen.has(name)) return;
    seen.add(name);
    const text = new TextDecoder().decode(await workspace.fs.readFile(Uri.joinPath(folder, name)));
    for (const [, needed] of text.matchAll(/require\("(\.\/[^"]+)"\)/g)) if (needed) await add(needed);
    texts.push(`((module) => {${text}\n})((modules[${JSON.stringify(name)}] = { exports: {} }));\n`);
  }
  await add(program);
  const copy = URL.createObjectURL(new Blob(texts, { type: 'text/javascript' }));
  return () => new Worker(copy, { name: 'Cardscript' });
}

async function read(uri: Uri): Promise<number[] | null> {
  try {
    return [...(await workspace.fs.readFile(uri))];
  } catch (error) {
    const isAbsent =
      error instanceof FileSystemError &&
      ['FileNotFound', 'FileNotADirectory', 'FileIsADirectory'].includes(error.code);
    // Above the folders that are open, a provider of files may know nothing, and say so in any way.
    if (isAbsent || !workspace.getWorkspaceFolder(uri)) return null;
    throw error;
  }
}

async function list(uri: Uri): Promise<{ name: string; kind: 'file' | 'folder' | 'other' }[]> {
  const kinds = new Map([
    [FileType.File, 'file' as const],
    [FileType.Directory, 'folder' as const],
  ]);
  const entries = await workspace.fs.readDirectory(uri);
  return entries.map(([name, type]) => ({ name, kind: kinds.get(type) ?? 'other' }));
}
