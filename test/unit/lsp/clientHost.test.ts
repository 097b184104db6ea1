import type { Connection } from 'vscode-languageserver';
import { expect, it } from 'vitest';
import { longestScript } from '../../../server/src/core/text/limits.ts';
import { clientHost, clientPath } from '../../../server/src/lsp/clientHost.ts';
import { createProjectConfigs } from '../../../server/src/workspace/projectConfig.ts';

/** A client with these files; what it is asked for is kept. */
function client(files: Readonly<Record<string, string | Error>>): { connection: Connection; asked: string[] } {
  const asked: string[] = [];
  const sendRequest = (_: unknown, { uri }: { uri: string }): Promise<number[] | null> => {
    asked.push(uri);
    const file = files[uri];
    if (file instanceof Error) return Promise.reject(file);
    return Promise.resolve(file === undefined ? null : [...new TextEncoder().encode(file)]);
  };
  return { connection: { sendRequest } as unknown as Connection, asked };
}

const script = 'vscode-vfs://github/owner/cards/cardsfolder/a%20b/c%23.txt';

it('finds the project file by walking up, from the script to the root of its file system', async () => {
  const { connection, asked } = client({});
  const configs = createProjectConfigs(clientHost(connection), new Set());
  expect((await configs.forFile(script)).path).toBeUndefined();
  expect(asked).toEqual([
    'vscode-vfs://github/owner/cards/cardsfolder/a%20b/cardscript.json',
    'vscode-vfs://github/owner/cards/cardsfolder/cardscript.json',
    'vscode-vfs://github/owner/cards/cardscript.json',
    'vscode-vfs://github/owner/cardscript.json',
    'vscode-vfs://github/cardscript.json',
  ]);
});

it('reads the bytes that the client sends', async () => {
  const uri = 'vscode-vfs://github/owner/cards/cardscript.json';
  const { connection } = client({ [uri]: '{ "severity": { "a/b": "hint" }, "words": { "counters": ["ÜBER"] } }' });
  const found = await createProjectConfigs(clientHost(connection), new Set(['a/b'])).forFile(script);
  expect(found).toMatchObject({ path: uri, problems: [] });
  expect(JSON.stringify(found.config)).toContain('ÜBER');
});

it('tells of a file that is there and cannot be read', async () => {
  const uri = 'vscode-vfs://github/owner/cards/cardscript.json';
  const { connection } = client({ [uri]: new Error('no rights') });
  const { problems } = await createProjectConfigs(clientHost(connection), new Set()).forFile(script);
  expect(problems).toEqual([expect.stringContaining('no rights')]);
});

it('keeps the authority, a drive and the root of a file system', () => {
  const host = clientHost(client({}).connection);
  expect(host.parentOf('vscode-remote://127.0.0.1:8080/a')).toBe('vscode-remote://127.0.0.1:8080/');
  expect(host.parentOf('vscode-remote://127.0.0.1:8080/')).toBeUndefined();
  expect(host.join('vscode-remote://127.0.0.1:8080/', 'x.json')).toBe('vscode-remote://127.0.0.1:8080/x.json');
  expect(host.join('memfs:/a b/', 'x.json')).toBe('memfs:/a%20b/x.json');
});

it('reaches whatever lies somewhere, and no text that was never saved', () => {
  expect(clientPath('vscode-vfs://github/owner/cards/a.txt')).toBe('vscode-vfs://github/owner/cards/a.txt');
  expect(clientPath('memfs:/a.txt')).toBe('memfs:/a.txt');
  for (const uri of ['untitled:Untitled-1', 'untitled:/home/a.txt', 'nothing', ''])
    expect(clientPath(uri)).toBeUndefined();
});

it('takes the word of the client for what is not read, and for what is there', async () => {
  const answers: Record<string, unknown> = {
    'memfs:/device': { refusal: 'special' },
    'memfs:/large': { refusal: 'tooLarge' },
    'memfs:/grown': Array.from({ length: 11 }, () => 0),
    'memfs:/right': [1, 2],
  };
  const limits: unknown[] = [];
  const sendRequest = ({ method }: { method: string }, params: { uri: string; limit?: number }): Promise<unknown> => {
    if (method === 'cardscript/isFile')
      return params.uri === 'memfs:/broken' ? Promise.reject(new Error('no')) : Promise.resolve(params.uri in answers);
    limits.push(params.limit);
    return Promise.resolve(answers[params.uri] ?? null);
  };
  const host = clientHost({ sendRequest } as unknown as Connection);
  for (const [name, refusal] of Object.entries({ device: 'special', large: 'tooLarge', grown: 'tooLarge' }))
    await expect(host.readFile(`memfs:/${name}`, 10)).rejects.toMatchObject({ name: 'FileRefused', refusal });
  expect(await host.readFile('memfs:/right')).toEqual(Uint8Array.of(1, 2));
  expect(await host.readFile('memfs:/none')).toBeUndefined();
  expect(limits).toEqual([10, 10, 10, longestScript, longestScript]);
  expect(await host.isFile('memfs:/device')).toBe(true);
  expect(await host.isFile('memfs:/none')).toBe(false);
  expect(await host.isFile('memfs:/broken')).toBe(false);
});
