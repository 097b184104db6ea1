import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { isEnd, startNode } from '../support/child.ts';
import { isGone, serverFile, startClient, TestClient } from '../support/protocol.ts';
import { creature } from './cards.ts';

describe('the server', () => {
  it('says what it can do, and no more', async () => {
    const client = await startClient();
    expect(client.initialized?.capabilities).toMatchInlineSnapshot(`
      {
        "callHierarchyProvider": true,
        "codeActionProvider": {
          "codeActionKinds": [
            "quickfix",
            "refactor",
            "source.fixAll.cardscript",
          ],
        },
        "codeLensProvider": {},
        "completionProvider": {
          "resolveProvider": true,
          "triggerCharacters": [
            ":",
            "$",
            "|",
            " ",
            ".",
            "+",
            ",",
            "<",
            "/",
            "&",
          ],
        },
        "definitionProvider": true,
        "documentFormattingProvider": true,
        "documentHighlightProvider": true,
        "documentLinkProvider": {},
        "documentOnTypeFormattingProvider": {
          "firstTriggerCharacter": "|",
        },
        "documentRangeFormattingProvider": true,
        "documentSymbolProvider": true,
        "foldingRangeProvider": true,
        "hoverProvider": true,
        "inlayHintProvider": true,
        "positionEncoding": "utf-16",
        "referencesProvider": true,
        "renameProvider": {
          "prepareProvider": true,
        },
        "selectionRangeProvider": true,
        "semanticTokensProvider": {
          "full": true,
          "legend": {
            "tokenModifiers": [
              "declaration",
            ],
            "tokenTypes": [
              "function",
              "variable",
            ],
          },
        },
        "signatureHelpProvider": {
          "triggerCharacters": [
            ":",
            "<",
            "/",
            "$",
            "|",
          ],
        },
        "textDocumentSync": {
          "change": 2,
          "openClose": true,
        },
        "workspace": {
          "workspaceFolders": {
            "changeNotifications": true,
            "supported": true,
          },
        },
        "workspaceSymbolProvider": true,
      }
    `);
    expect(client.initialized?.serverInfo).toEqual({ name: 'cardscript', version: packageJson.version });
  });

  it('asks to be told of settings, project files and scripts, where the client can tell', async () => {
    const client = await startClient();
    await client.until(() => client.registrations.length === 2);
    expect(client.registrations.map(({ method, registerOptions }) => [method, registerOptions as unknown])).toEqual([
      ['workspace/didChangeConfiguration', { section: 'cardscript' }],
      [
        'workspace/didChangeWatchedFiles',
        {
          watchers: [
            { globPattern: '**/cardscript.json' },
            { globPattern: '**/cardsfolder/**' },
            { globPattern: '**/tokenscripts/**' },
            { globPattern: '**/custom/{cards,tokens}/**' },
            { globPattern: '**/*.{card,cardscript}' },
          ],
        },
      ],
    ]);
  });

  it('asks a client nothing that it cannot answer', async () => {
    const client = await startClient({ capabilities: {} });
    await client.open('file:///cards/a.txt', creature('Fliyng'));
    await client.diagnostics('file:///cards/a.txt', 1);
    expect([client.registrations, client.asked]).toEqual([[], []]);
  });

  it.each(['stdio', 'ipc'] as const)('works over %s, and ends with 0 after shutdown', async (transport) => {
    const client = await startClient({ transport });
    await client.open('untitled:Untitled-1', creature('Fliyng'));
    expect(await client.diagnostics('untitled:Untitled-1', 1)).toHaveLength(1);
    expect(await client.shutdown()).toBe(0);
  });

  it('ends with 1 on exit without shutdown', async () => {
    const client = await startClient();
    expect(await client.exit()).toBe(1);
  });

  it('ends when its input ends', async () => {
    const client = await startClient();
    client.process.stdin?.end();
    expect(await client.exitCode()).toBe(1);
  });

  it('ends when the process that started it is gone', async () => {
    const client = await startClient({ transport: 'ipc' });
    client.process.disconnect();
    expect(await client.exitCode()).toBe(1);
  });

  it.each(['stdio', 'ipc'] as const)('takes nothing over %s once it has ended, and says so', async (transport) => {
    const client = await startClient({ transport });
    expect(await client.shutdown()).toBe(0);
    let failure: unknown;
    // Some may be written before the connection knows.
    for (let at = 0; failure === undefined; at += 1) {
      failure = await client.open(`untitled:Untitled-${at}`, creature('Fliyng')).catch((error: unknown) => error);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(isGone(failure)).toBe(true);
  });

  it('that reads no more is told of by the write, and by nothing else', async () => {
    const child = startNode(['-e', "require('fs').closeSync(0); console.log('closed'); setInterval(() => {}, 1000)"], {
      stderr: 'inherit',
    });
    await once(child.stdout, 'data');
    const failure = await new Promise((resolve) => child.stdin.write('x', resolve));
    expect(isEnd(failure)).toBe(true);
    child.kill();
    await once(child, 'exit');
  });

  it('answers requests after shutdown with an error, and does nothing any more', async () => {
    const client = await startClient();
    await client.connection.sendRequest('shutdown');
    await client.open('file:///a.txt', creature('Fliyng'));
    await expect(client.hover('file:///a.txt', { line: 0, character: 0 })).rejects.toMatchObject({ code: -32600 });
    expect(client.published).toEqual([]);
    expect(await client.exit()).toBe(0);
  });

  it('answers requests before initialize with an error', async () => {
    const client = new TestClient();
    try {
      await expect(client.hover('file:///a.txt', { line: 0, character: 0 })).rejects.toMatchObject({ code: -32002 });
    } finally {
      await client.kill();
    }
  });

  it('answers what it does not know with an error, and goes on', async () => {
    const client = await startClient();
    await expect(client.connection.sendRequest('cardscript/noSuchThing', {})).rejects.toMatchObject({ code: -32601 });
    expect(await client.shutdown()).toBe(0);
  });

  it('started by hand without a transport says how to start it', () => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [serverFile], { encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('--stdio');
  });
});
