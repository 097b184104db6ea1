/** Clients that can do less than VS Code, or offer more than the server takes. */
import { CompletionRequest, InitializeRequest, type CompletionList } from 'vscode-languageserver/node';
import { describe, expect, it } from 'vitest';
import { startClient, useClient } from '../support/protocol.ts';
import { creature, inLine, keywordLine, warpInstant } from './cards.ts';

describe('a client that has no more than the protocol demands', () => {
  const client = useClient({
    capabilities: { textDocument: { codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: [] } } } } },
  });

  it('gets a hover without marks', async () => {
    const uri = 'file:///few/hover.txt';
    await client().open(uri, warpInstant);
    const hover = await client().hover(uri, { line: 3, character: 3 });
    expect(hover?.contents).toMatchObject({ kind: 'plaintext' });
    const { value } = hover?.contents as { value: string };
    expect(value).toMatch(/^Warp\b.* — 702\.185 · K:Warp:cost\n/);
    expect(value).not.toMatch(/\*\*|`|\\/);
  });

  it('gets completions as plain text', async () => {
    const uri = 'file:///few/completion.txt';
    await client().open(uri, creature(''));
    const found = await client().connection.sendRequest(CompletionRequest.type, {
      textDocument: { uri },
      position: { line: keywordLine, character: 2 },
    });
    const { items } = found as CompletionList;
    expect(items.find(({ label }) => label === 'Warp')).toBeDefined();
    for (const { insertTextFormat, textEdit } of items) {
      expect(insertTextFormat).toBeUndefined();
      expect(textEdit?.newText).not.toContain('${');
    }
  });

  it('gets edits that name no version', async () => {
    const uri = 'file:///few/fix.txt';
    await client().open(uri, warpInstant);
    const actions = await client().codeActions(uri, inLine(3, 3));
    const fix = actions.find(({ title }) => title === 'Remove Warp');
    expect(fix?.edit?.documentChanges).toBeUndefined();
    expect(fix?.edit?.changes?.[uri]).toHaveLength(1);
  });

  it('is asked for nothing, and told of nothing but findings', () => {
    expect([client().registrations, client().asked, client().messages]).toEqual([[], [], []]);
  });
});

describe('positions', () => {
  it('count UTF-16 units, also for a client that offers others', async () => {
    const client = await startClient({
      capabilities: { general: { positionEncodings: ['utf-8', 'utf-32', 'utf-16'] } },
    });
    expect(client.initialized?.capabilities.positionEncoding).toBe('utf-16');
  });
});

describe('a second initialize', () => {
  it('is refused, and what the first one began goes on', async () => {
    const client = await startClient();
    const uri = 'file:///twice.txt';
    await client.open(uri, warpInstant);
    const again = client.connection.sendRequest(InitializeRequest.type, {
      processId: null,
      rootUri: null,
      capabilities: { workspace: { workspaceFolders: true } },
    });
    await expect(again).rejects.toMatchObject({ code: -32600 });
    expect(await client.hover(uri, { line: 3, character: 3 })).toMatchObject({ contents: { kind: 'markdown' } });
    expect(await client.shutdown()).toBe(0);
  });
});
