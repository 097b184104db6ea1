/** The files that the client can reach, for a server that reaches none itself. Its paths are URIs. */
import { RequestType, type Connection } from 'vscode-languageserver';
import { URI } from 'vscode-uri';
import type { FolderEntry, Host } from '../workspace/host.ts';
import { uriKey } from './uris.ts';

/** Asks the client for a file: its bytes, or null where there is no such file. */
const readFile = new RequestType<{ uri: string }, number[] | null, void>('cardscript/readFile');

/** Asks the client for what lies in a folder: names, each with whether it is a file or a folder. */
const readFolder = new RequestType<{ uri: string }, FolderEntry[], void>('cardscript/readFolder');

export function clientHost(connection: Connection): Host {
  return {
    async readFile(uri) {
      const bytes = await connection.sendRequest(readFile, { uri });
      return bytes ? Uint8Array.from(bytes) : undefined;
    },
    list: (uri) => connection.sendRequest(readFolder, { uri }),
    parentOf(uri) {
      const parsed = URI.parse(uri);
      const path = parsed.path.replace(/(?<!\/)\/+$/, '');
      if (path === '') return undefined;
      return parsed.with({ path: path.slice(0, path.lastIndexOf('/')) || '/' }).toString();
    },
    join(folder, name) {
      const parsed = URI.parse(folder);
      return parsed.with({ path: `${parsed.path.replace(/(?<!\/)\/+$/, '')}/${name}` }).toString();
    },
  };
}

/** Where a document lies for that host; `undefined` for a text that was never saved. */
export function clientPath(uri: string): string | undefined {
  return /^(?!untitled:)[a-z][a-z0-9+.-]*:.*\//i.test(uri) ? uriKey(uri) : undefined;
}
