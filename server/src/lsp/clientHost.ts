/** The files that the client can reach, for a server that reaches none itself. Its paths are URIs. */
import { RequestType, type Connection } from 'vscode-languageserver';
import { URI } from 'vscode-uri';
import { longestScript } from '../core/text/limits.ts';
import { FileRefused, type Refusal } from '../workspace/fileRefused.ts';
import type { FolderEntry, Host } from '../workspace/host.ts';
import { uriKey } from './uris.ts';

/**
 * Asks the client for a file: its bytes, null where there is no such file, or why it is not read. A file that has more
 * bytes than the limit is not sent.
 */
const readFile = new RequestType<{ uri: string; limit: number }, number[] | null | { refusal: Refusal }, void>(
  'cardscript/readFile',
);

/** Asks the client whether there is a file. */
const isFile = new RequestType<{ uri: string }, boolean, void>('cardscript/isFile');

/** Asks the client for what lies in a folder: names, each with whether it is a file or a folder. */
const readFolder = new RequestType<{ uri: string }, FolderEntry[], void>('cardscript/readFolder');

export function clientHost(connection: Connection): Host {
  return {
    async readFile(uri, limit = longestScript) {
      const answer = await connection.sendRequest(readFile, { uri, limit });
      if (answer === null) return undefined;
      if (!Array.isArray(answer)) throw new FileRefused(answer.refusal, limit);
      if (answer.length > limit) throw new FileRefused('tooLarge', limit);
      return Uint8Array.from(answer);
    },
    async isFile(uri) {
      try {
        return await connection.sendRequest(isFile, { uri });
      } catch {
        return false;
      }
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
