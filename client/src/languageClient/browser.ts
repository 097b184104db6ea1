/** The library for a browser: the server runs in a web worker, and asks this side for files. */
import { FileSystemError, FileType, Uri, workspace, type ExtensionContext } from 'vscode';
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  CloseAction,
  LanguageClient,
  State,
  WorkDoneProgress,
  type MessageTransports,
} from 'vscode-languageclient/browser';
import { bundleText } from '../bundles.ts';
import type { Library } from './library.ts';

/** The request of the server for what lies in a folder. */
const readFolder = 'cardscript/readFolder';

/**
 * The request of the server for a file; the answer is its bytes, null where there is no such file, or why it is not read.
 */
const readFile = 'cardscript/readFile';

/** The request of the server whether there is a file. */
const isFile = 'cardscript/isFile';

export function createLibrary(context: ExtensionContext): Library {
  const program = serverProgram(Uri.joinPath(context.extensionUri, 'dist'));
  let worker: Worker | undefined;
  // A worker does not end with the server in it.
  const end = (): void => worker?.terminate();
  const connect = async (): Promise<MessageTransports> => {
    end();
    worker = new Worker(await program, { name: 'Cardscript' });
    // Not the worker itself: the library does not recognise one inside VS Code, where `Worker` is a class of its own.
    return { reader: new BrowserMessageReader(worker), writer: new BrowserMessageWriter(worker) };
  };
  context.subscriptions.push({ dispose: end });
  return {
    ...{ CloseAction, State, WorkDoneProgress },
    createClient(id, name, options) {
      const client = new LanguageClient(id, name, connect, options);
      client.onRequest(readFolder, ({ uri }: { uri: string }) => list(Uri.parse(uri)));
      client.onRequest(readFile, ({ uri, limit }: { uri: string; limit: number }) => read(Uri.parse(uri), limit));
      client.onRequest(isFile, ({ uri }: { uri: string }) => exists(Uri.parse(uri)));
      return client;
    },
  };
}

/** A copy of the server, because a page may start no worker from the address of an extension on a remote machine. */
async function serverProgram(folder: Uri): Promise<string> {
  const text = await bundleText(folder, './server.browser.js');
  return URL.createObjectURL(new Blob(['const modules = {};\n', text], { type: 'text/javascript' }));
}

/** Kind and size are looked at before anything is read: a link in a folder may lead to a device that never ends. */
async function read(uri: Uri, limit: number): Promise<number[] | null | { refusal: 'special' | 'tooLarge' }> {
  try {
    const { type, size } = await workspace.fs.stat(uri);
    if (type & FileType.Directory) return null;
    if (!(type & FileType.File)) return { refusal: 'special' };
    if (size > limit) return { refusal: 'tooLarge' };
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

async function exists(uri: Uri): Promise<boolean> {
  try {
    return ((await workspace.fs.stat(uri)).type & FileType.File) !== 0;
  } catch {
    return false;
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
