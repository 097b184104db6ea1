/** Scripts whose every field is hostile in turn: nothing of it acts in what an editor is given to show. */
import { describe, expect, it } from 'vitest';
import { acting, actingIn, controlsIn, fields, marking, script } from '../support/hostile.ts';
import { editorCapabilities, useClient } from '../support/protocol.ts';

const shared = useClient({
  capabilities: {
    ...editorCapabilities,
    textDocument: {
      ...editorCapabilities.textDocument,
      documentSymbol: { hierarchicalDocumentSymbolSupport: true },
      completion: { completionItem: { documentationFormat: ['markdown'] } },
    },
  },
  initializationOptions: {
    ...{ ruleLinks: true, usesLinks: true, waysCommand: true, referencesCommand: true },
    inlayHints: { zones: true, values: true },
  },
  settings: () => ({
    inlayHints: { zones: true, values: true },
    words: { effects: [`Evil${marking[0]}`, `Evil${marking[3]}`], keywords: [`Evil${marking[2]}`] },
  }),
});

const uri = 'file:///cards/rope_walker.txt';
const textDocument = { uri };
let version = 1;

/** What is not shown, or goes into a script as it is. */
const exact = new Set([
  ...['newText', 'text', 'uri', 'target', 'data', 'href', 'insertText', 'textEditText', 'filterText', 'sortText'],
  ...['placeholder', 'arguments', 'command', 'edit', 'changes', 'documentChanges'],
]);

/** Everything in an answer that acts, with where it stands. */
function actingInAnswer(value: unknown, where: string): string[] {
  if (typeof value === 'string')
    return controlsIn(value).map((sign) => `${where}: U+${sign} in ${JSON.stringify(value)}`);
  if (Array.isArray(value)) return value.flatMap((one: unknown, at) => actingInAnswer(one, `${where}[${at}]`));
  if (typeof value !== 'object' || value === null) return [];
  const markup = value as { kind?: unknown; value?: unknown };
  const marks =
    markup.kind === 'markdown' && typeof markup.value === 'string'
      ? actingIn(markup.value).map((one) => `${where}: ${one} in ${JSON.stringify(markup.value)}`)
      : [];
  const inside = Object.entries(value)
    .filter(([key]) => !exact.has(key))
    .flatMap(([key, one]) => actingInAnswer(one, `${where}.${key}`));
  return [...marks, ...inside];
}

/** All that an editor asks for a script that somebody opens and looks at around an offset. */
async function looked(text: string, offset: number): Promise<string[]> {
  const { connection } = shared();
  const before = shared().published.length;
  version += 1;
  await shared().change(uri, version, { text });
  const lines = text.slice(0, offset).split('\n');
  const line = lines.length - 1;
  const from = lines.at(-1)?.length ?? 0;
  const length = text.split('\n')[line]?.length ?? 0;
  const range = { start: { line, character: 0 }, end: { line, character: length } };
  const ask = (method: string, params: object): Promise<[string, unknown]> =>
    connection.sendRequest(method, { textDocument, ...params }).then(
      (answer) => [method, answer],
      (error: unknown) => [`${method} refused`, (error as Error).message],
    );
  const position = { line, character: from };
  const places = [...new Set([0, 2, from - 6, from - 1, from, from + 3, from + 12, length])].filter(
    (character) => character >= 0 && character <= length,
  );
  const answers = await Promise.all([
    ...places.map((character) => ask('textDocument/hover', { position: { line, character } })),
    ask('textDocument/hover', { position: { line: 1, character: 7 } }),
    ask('textDocument/completion', { position }),
    ask('textDocument/signatureHelp', { position }),
    ask('textDocument/inlayHint', { range }),
    ask('textDocument/documentSymbol', {}),
    ask('textDocument/codeLens', {}),
    ask('textDocument/documentLink', {}),
    ask('textDocument/codeAction', { range, context: { diagnostics: [] } }),
    ask('textDocument/prepareCallHierarchy', { position }),
    ask('textDocument/rename', { position, newName: acting }),
  ]);
  await shared().until(() =>
    shared()
      .published.slice(before)
      .some((one) => one.version === version),
  );
  const published = shared().published.filter((one) => one.version === version);
  return [...answers, ['diagnostics', published] as const].flatMap(([method, answer]) =>
    actingInAnswer(answer, method),
  );
}

describe('a hostile script', () => {
  it.each([acting, ...marking])(
    'acts nowhere in an editor, whichever field has %j',
    async (hostile) => {
      await shared().open(uri, script, (version += 1));
      // Another one that uses the same, so that hovers have links to uses.
      await shared().open('file:///cards/other.txt', script);
      const found: string[] = [];
      for (const at of fields) {
        found.push(...(await looked(script.slice(0, at) + hostile + script.slice(at), at)));
        if (found.length > 10) break;
      }
      expect(found).toEqual([]);
      await shared().close(uri);
      await shared().close('file:///cards/other.txt');
    },
    240_000,
  );

  it('is found to act by this test where something lets it', () => {
    // The first gets out of code.
    expect(actingIn(`- \`${marking[0]}\``)).not.toEqual([]);
    for (const one of marking.slice(1)) expect(actingIn(`**A** ${one}`)).not.toEqual([]);
    expect(controlsIn(acting).length).toBeGreaterThan(6);
  });

  it('acts neither in completions of words that a project has', async () => {
    await shared().open(uri, 'Name:A\nA:SP$ Evil\nK:Evil\n', (version += 1));
    const found: string[] = [];
    for (const [line, character] of [
      [1, 10],
      [2, 6],
    ] as const) {
      const answer = await shared().connection.sendRequest('textDocument/completion', {
        textDocument,
        position: { line, character },
      });
      const { items } = answer as { items: { label: string; data?: unknown }[] };
      const evil = items.filter(({ label }) => label.startsWith('Evil'));
      expect(evil.length).toBeGreaterThan(0);
      for (const item of evil)
        found.push(
          ...actingInAnswer(await shared().connection.sendRequest('completionItem/resolve', item), 'resolved'),
        );
    }
    expect(found).toEqual([]);
    await shared().close(uri);
  });
});
