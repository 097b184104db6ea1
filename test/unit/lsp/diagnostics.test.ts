import { beforeEach, describe, expect, it } from 'vitest';
import { defaultConfig } from '../../../server/src/core/config.ts';
import { createService } from '../../../server/src/core/service.ts';
import { Diagnostics, longestFold, typingPause } from '../../../server/src/lsp/diagnostics.ts';
import { Documents, type OpenDocument } from '../../../server/src/lsp/documents.ts';
import { defaultSettings, type Settings } from '../../../server/src/lsp/settings.ts';
import { filePath } from '../../../server/src/lsp/uris.ts';
import { FakeRuntime } from '../../support/fakeRuntime.ts';

const uri = 'file:///cards/sample.txt';
const script = (...lines: string[]): string =>
  `Name:Sample\nManaCost:1 G\nTypes:Creature Elf\nPT:2/2\n${lines.join('\n')}\nOracle:\n`;

let runtime: FakeRuntime;
let documents: Documents;
let diagnostics: Diagnostics;
let settings: Settings;
let settingsKnown: Promise<void>;
/** What was sent: the version and the words that findings are on; `cleared` on close. */
let sent: string[];
let errors: unknown[];
let linted: number;

beforeEach(() => {
  const service = createService();
  runtime = new FakeRuntime();
  settings = defaultSettings;
  documents = new Documents((text) => service.read(text), filePath);
  settingsKnown = Promise.resolve();
  sent = [];
  errors = [];
  linted = 0;
  diagnostics = new Diagnostics({
    runtime,
    settings: async () => {
      await settingsKnown;
      return settings;
    },
    lint(document, { config }) {
      linted += 1;
      const findings = service
        .lint(document.script, { config })
        .filter(({ code }) => code === 'keyword/unknown' || code === 'keyword/repeated');
      return Promise.resolve(findings);
    },
    publish({ version, text }, findings) {
      sent.push([version, ...findings.map(({ span }) => text.slice(span.start, span.end))].join(' '));
    },
    clear: () => sent.push('cleared'),
    onError: (_, error) => errors.push(error),
  });
});

function open(text: string): OpenDocument {
  const document = documents.open({ textDocument: { uri, languageId: 'cardscript', version: 1, text } });
  diagnostics.opened(document);
  return document;
}

/** Replaces a word of the text, which stands there once. */
function type(before: string, after: string): void {
  const document = documents.get(uri);
  if (!document || document.text.split(before).length !== 2) throw new Error(`"${before}" must stand there once.`);
  const start = document.script.lines.positionAt(document.text.indexOf(before));
  const end = { line: start.line, character: start.character + before.length };
  const textDocument = { uri, version: document.version + 1 };
  diagnostics.changed(
    documents.change({ textDocument, contentChanges: [{ range: { start, end }, text: after }] }) ?? document,
  );
}

describe('the findings of a document', () => {
  it('are sent as soon as it is open', async () => {
    open(script('K:Tramplx', 'K:Reachx'));
    await runtime.settle();
    expect(sent).toEqual(['1 Tramplx Reachx']);
    expect(runtime.timers).toBe(0);
  });

  it('are sent again after each change, without a timer', async () => {
    open(script('K:Tramplx', 'K:Reachx'));
    await runtime.settle();
    type('Reachx', 'Reach');
    await runtime.settle();
    expect(sent).toEqual(['1 Tramplx Reachx', '2 Tramplx']);
    expect(runtime.timers).toBe(0);
  });

  it('are sent once for changes that came in together', async () => {
    open(script('K:Tramplx'));
    await runtime.settle();
    type('Tramplx', 'Trampl');
    type('Trampl\n', 'Trample\n');
    await runtime.settle();
    expect(sent).toEqual(['1 Tramplx', '3']);
    expect(linted).toBe(2);
  });

  it('wait while each turn of the loop brings another change, but not for ever', async () => {
    open(script('K:Tramplx'));
    await runtime.settle();
    for (let round = 0; round < 50; round += 1) {
      type('Tramplx', 'Tramply');
      await runtime.turn();
      type('Tramply', 'Tramplx');
      await runtime.turn();
    }
    expect(sent).toEqual(['1 Tramplx']);
    await runtime.advance(longestFold);
    for (let round = 0; round < 2; round += 1) {
      type('Tramplx', 'Tramply');
      await runtime.turn();
      type('Tramply', 'Tramplx');
      await runtime.turn();
    }
    expect(sent).toHaveLength(2);
  });

  it('are not sent for a version that is gone when the settings are known', async () => {
    let known = (): void => undefined;
    settingsKnown = new Promise((resolve) => (known = resolve));
    open(script('K:Tramplx'));
    await runtime.settle();
    expect(sent).toEqual([]);
    type('Tramplx', 'Trample');
    await runtime.settle();
    known();
    await runtime.settle();
    expect(sent).toEqual(['2']);
  });

  it('are taken away on close, and nothing comes after', async () => {
    const document = open(script('K:Tramplx'));
    await runtime.settle();
    type('Tramplx', 'Tramply');
    documents.close({ textDocument: { uri } });
    diagnostics.closed(document);
    await runtime.settle();
    await runtime.advance(10_000);
    expect(sent).toEqual(['1 Tramplx', 'cleared']);
  });

  it('of a text that was opened anew are those of the new one alone', async () => {
    const before = open(script('K:Tramplx'));
    diagnostics.replaced(before);
    open(script('K:Reachx'));
    await runtime.settle();
    expect(sent).toEqual(['1 Reachx']);
  });

  it('come again with the next change where checking failed', async () => {
    const failing = open(script('K:Tramplx'));
    Object.defineProperty(failing, 'script', {
      get: () => {
        throw new Error('cannot be read');
      },
      configurable: true,
    });
    await runtime.settle();
    expect(errors).toEqual([new Error('cannot be read')]);
    delete (failing as { script?: unknown }).script;
    type('Tramplx', 'Tramply');
    await runtime.settle();
    expect(sent).toEqual(['2 Tramply']);
  });
});

describe('while typing', () => {
  it('a new finding under the cursor waits for a pause, and comes in one list with the others', async () => {
    open(script('K:Tramplx', 'K:Reach'));
    await runtime.settle();
    type('Reach', 'Reac');
    await runtime.settle();
    expect(sent).toEqual(['1 Tramplx', '2 Tramplx']);
    await runtime.advance(typingPause - 1);
    expect(sent).toHaveLength(2);
    await runtime.advance(1);
    expect(sent).toEqual(['1 Tramplx', '2 Tramplx', '2 Tramplx Reac']);
    await runtime.advance(10_000);
    expect(sent).toHaveLength(3);
  });

  it('each letter begins the pause anew', async () => {
    open(script('K:Reach'));
    await runtime.settle();
    for (const [before, after] of [
      ['Reach', 'Reac'],
      ['Reac\n', 'Rea\n'],
      ['Rea\n', 'Re\n'],
    ] as const) {
      type(before, after);
      await runtime.settle();
      await runtime.advance(typingPause - 1);
    }
    expect(sent).toEqual(['1', '2', '3', '4']);
    await runtime.advance(1);
    expect(sent).toEqual(['1', '2', '3', '4', '4 Re']);
  });

  it('a finding that went away does so at once, though another waits', async () => {
    open(script('K:Haste', 'K:Reach', 'K:Haste'));
    await runtime.settle();
    type('Haste\nOracle', 'Hastx\nOracle');
    await runtime.settle();
    expect(sent).toEqual(['1 Haste', '2']);
    await runtime.advance(typingPause);
    expect(sent).toEqual(['1 Haste', '2', '2 Hastx']);
  });

  it('a finding that is shown stays, and does not blink, while its word is typed on', async () => {
    open(script('K:Tramplx'));
    await runtime.settle();
    type('Tramplx', 'Tramplxy');
    await runtime.settle();
    type('Tramplxy', 'Tramplxyz');
    await runtime.settle();
    expect(sent).toEqual(['1 Tramplx', '2 Tramplxy', '3 Tramplxyz']);
  });

  it('a finding that waits comes at once when the cursor has gone elsewhere', async () => {
    open(script('K:Reach'));
    await runtime.settle();
    type('Reach', 'Reac');
    await runtime.settle();
    type('Oracle:', 'Oracle:R');
    await runtime.settle();
    expect(sent).toEqual(['1', '2', '3 Reac']);
    expect(runtime.timers).toBe(0);
  });

  it('nothing waits after closing', async () => {
    const document = open(script('K:Reach'));
    await runtime.settle();
    type('Reach', 'Reac');
    await runtime.settle();
    expect(runtime.timers).toBe(1);
    diagnostics.closed(document);
    expect(runtime.timers).toBe(0);
  });

  it('nothing waits after shutdown', async () => {
    open(script('K:Reach'));
    await runtime.settle();
    type('Reach', 'Reac');
    await runtime.settle();
    diagnostics.dispose();
    await runtime.advance(10_000);
    expect(sent).toEqual(['1', '2']);
  });
});

describe('when settings may have changed', () => {
  it('a document is checked again where they did', async () => {
    open(script('K:Tramplx'));
    await runtime.settle();
    settings = { ...settings, config: { ...defaultConfig, severity: { 'keyword/unknown': 'off' } } };
    await diagnostics.recheck();
    await runtime.settle();
    expect(sent).toEqual(['1 Tramplx', '1']);
  });

  it('nothing is done where they say the same', async () => {
    settings = {
      ...settings,
      config: { ...defaultConfig, severity: { 'style/tab': 'off', 'keyword/unknown': 'hint' } },
    };
    open(script('K:Tramplx'));
    await runtime.settle();
    settings = {
      ...settings,
      config: { ...defaultConfig, severity: { 'keyword/unknown': 'hint', 'style/tab': 'off' } },
    };
    await diagnostics.recheck();
    await runtime.settle();
    expect(linted).toBe(1);
  });

  it('a new finding does not wait for a pause', async () => {
    settings = { ...settings, config: { ...defaultConfig, severity: { 'keyword/unknown': 'off' } } };
    open(script('K:Tramplx'));
    await runtime.settle();
    settings = { ...settings, config: defaultConfig };
    await diagnostics.recheck();
    await runtime.settle();
    expect(sent).toEqual(['1', '1 Tramplx']);
  });
});
