/** Whatever is open, what somebody asks of another document is answered. */
import { describe, expect, it } from 'vitest';
import { WorkspaceSymbolRequest } from 'vscode-languageserver/node';
import { codes, editorCapabilities, startClient } from '../support/protocol.ts';
import { creature } from './cards.ts';

const folder = 'file:///cards/cardsfolder';

describe.each([
  ['a line that names 20,000 variants', `Name:Odd\n${'Variant:A:'.repeat(20_000)}Name:x\n`],
  ['49,000 keywords', `${creature('Flying')}${'K:Flying\n'.repeat(49_000)}`],
  ['45,000 SVars', creature('Flying') + Array.from({ length: 45_000 }, (_, at) => `SVar:X${at}:Number$1\n`).join('')],
  ['100,000 blanks in its text', creature('Flying').replace('Oracle:', `Oracle:a${' '.repeat(100_000)}b`)],
  ['5 MB', 'x'.repeat(5_000_000)],
])('beside a document with %s', (_, odd) => {
  it('hover, findings and symbols of another one are there', async () => {
    // One that cannot be asked which files are hidden: its folders are known at once.
    const capabilities = {
      ...editorCapabilities,
      workspace: { ...editorCapabilities.workspace, configuration: false },
    };
    const client = await startClient({ capabilities, workspaceFolders: [{ uri: folder, name: 'cards' }] });
    await client.open(`${folder}/sample_elf.txt`, odd);
    await client.open(`${folder}/well_behaved.txt`, creature('Fliyng').replace(/^Name:.*/, 'Name:Well Behaved'));
    expect(codes(await client.diagnostics(`${folder}/well_behaved.txt`, 1))).toEqual(['keyword/unknown']);
    expect(await client.hover(`${folder}/well_behaved.txt`, { line: 0, character: 6 })).not.toBeNull();
    const symbols = await client.connection.sendRequest(WorkspaceSymbolRequest.type, { query: 'Well Behaved' });
    expect(symbols?.map(({ name }) => name)).toEqual(['Well Behaved']);
    // The odd one is looked at in the end, too.
    await client.diagnostics(`${folder}/sample_elf.txt`, 1);
  });
});
