import type { Diagnostic, PublishDiagnosticsParams } from 'vscode-languageserver';
import { describe, expect, it, vi } from 'vitest';
import type { Check } from '../../../server/src/core/checks/check.ts';
import { Session } from '../../../server/src/lsp/session.ts';
import { FakeRuntime } from '../../support/fakeRuntime.ts';

// One check that breaks on a word, and one that works.
vi.mock('../../../server/src/core/checks/index.ts', () => {
  const sample = {
    severity: 'warning',
    since: '0.1.0',
    cites: [],
    fix: 'none',
    summary: '',
    why: '',
    bad: [],
    good: [],
  };
  const allChecks: Check[] = [
    {
      ...sample,
      code: 'card/breaks-on-boom',
      messages: {},
      line(line) {
        if (line.kind === 'field' && line.value.text === 'Boom') throw new Error('Boom was read');
      },
    } as Check,
    {
      ...sample,
      code: 'card/works',
      messages: { seen: 'Seen.' },
      card: (_, { report }) => report({ span: { start: 0, end: 4 }, message: 'seen' }),
    } as Check,
  ];
  return { allChecks };
});

function start(): { session: Session; runtime: FakeRuntime; logs: string[]; published: PublishDiagnosticsParams[] } {
  const runtime = new FakeRuntime();
  const logs: string[] = [];
  const published: PublishDiagnosticsParams[] = [];
  const params = { processId: null, rootUri: null, workspaceFolders: null, capabilities: {} };
  const session = new Session(params, runtime, {
    publish: (list) => published.push(list),
    log: (message) => logs.push(message),
    warn: () => undefined,
    indexProgress: () => ({ report: () => undefined, done: () => undefined }),
    refreshHints: () => undefined,
    rulesChanged: () => undefined,
    askSettings: () => Promise.resolve(null),
    askSections: () => Promise.resolve([]),
  });
  return { session, runtime, logs, published };
}

const codes = (diagnostics: readonly Diagnostic[] | undefined): unknown[] =>
  (diagnostics ?? []).map(({ code }) => code);

describe('a check that crashes', () => {
  it('costs its own findings only, and the log tells of it once', async () => {
    const { session, runtime, logs, published } = start();
    for (const name of ['one', 'two', 'three']) {
      const textDocument = { uri: `file:///${name}.txt`, languageId: 'cardscript', version: 1, text: 'Name:Boom\n' };
      session.opened({ textDocument });
    }
    await runtime.settle();
    expect(published.map(({ diagnostics }) => codes(diagnostics))).toEqual([
      ['card/works'],
      ['card/works'],
      ['card/works'],
    ]);
    expect(logs).toEqual([expect.stringMatching(/^The check card\/breaks-on-boom failed: Error: Boom was read/)]);
  });
});
