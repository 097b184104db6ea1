import { describe, expect, it } from 'vitest';
import type { Config } from '../../../server/src/core/config.ts';
import { inEnglish } from '../../../server/src/core/l10n/say.ts';
import { createNotices } from '../../../server/src/lsp/notices.ts';
import {
  defaultSettings,
  fingerprint,
  readEditorSettings,
  SettingsStore,
  type SettingsOptions,
} from '../../../server/src/lsp/settings.ts';
import type { OpenDocument } from '../../../server/src/lsp/documents.ts';
import type { Host } from '../../../server/src/workspace/host.ts';
import { createProjectConfigs } from '../../../server/src/workspace/projectConfig.ts';
import { FakeRuntime } from '../../support/fakeRuntime.ts';

const codes = new Set(['keyword/unknown', 'keyword/repeated', 'style/tab']);

/** A computer on which the only files are these project files. */
function hostWith(files: Record<string, string>): Host {
  return {
    readFile: (path) => Promise.resolve(files[path] === undefined ? undefined : new TextEncoder().encode(files[path])),
    isFile: (path) => Promise.resolve(files[path] !== undefined),
    parentOf: (path) => (path === '/' ? undefined : path.slice(0, path.lastIndexOf('/')) || '/'),
    join: (folder, name) => (folder === '/' ? `/${name}` : `${folder}/${name}`),
  };
}

function setup(options: Partial<SettingsOptions> & { files?: Record<string, string> } = {}): {
  store: SettingsStore;
  runtime: FakeRuntime;
  shown: string[];
  late: number[];
} {
  const runtime = new FakeRuntime();
  const shown: string[] = [];
  const late: number[] = [];
  const store = new SettingsStore({
    runtime,
    notices: createNotices((message) => shown.push(message), inEnglish),
    knownCodes: codes,
    projects: createProjectConfigs(hostWith(options.files ?? {}), codes),
    ask: undefined,
    initial: undefined,
    say: inEnglish,
    folders: () => ['file:///one', 'file:///two'],
    onLate: () => late.push(runtime.now()),
    ...options,
  });
  return { store, runtime, shown, late };
}

function document(path: string): OpenDocument {
  return {
    uri: `file://${path}`,
    path,
    place: { fileName: 'a.txt' },
    version: 1,
    text: '',
    script: undefined as never,
    lines: undefined as never,
  };
}

describe('settings of a document', () => {
  it('are asked for once for each folder', async () => {
    const asked: unknown[] = [];
    const { store } = setup({
      ask: (scope) => {
        asked.push(scope);
        return Promise.resolve({ severity: { 'style/tab': scope === 'file:///one' ? 'error' : 'off' } });
      },
    });
    expect((await store.of(document('/one/a.txt'))).config.severity).toEqual({ 'style/tab': 'error' });
    expect((await store.of(document('/one/b.txt'))).config.severity).toEqual({ 'style/tab': 'error' });
    expect((await store.of(document('/two/a.txt'))).config.severity).toEqual({ 'style/tab': 'off' });
    expect((await store.of(document('/three/a.txt'))).config.severity).toEqual({ 'style/tab': 'off' });
    expect(asked).toEqual(['file:///one', 'file:///two', undefined]);
    store.editorChanged();
    await store.of(document('/one/a.txt'));
    expect(asked).toHaveLength(4);
  });

  it('are those of a folder that is opened while the client is asked', async () => {
    const folders = ['file:///one'];
    let answer!: (value: unknown) => void;
    const { store } = setup({
      folders: () => folders,
      ask: (scope) =>
        scope === undefined
          ? new Promise((resolve) => (answer = resolve))
          : Promise.resolve({ severity: { 'style/tab': 'error' } }),
    });
    const found = store.of(document('/three/a.txt'));
    await Promise.resolve();
    folders.push('file:///three');
    store.foldersChanged();
    answer({ severity: { 'style/tab': 'off' } });
    expect((await found).config.severity).toEqual({ 'style/tab': 'error' });
  });

  it('come from the start of the server where the client cannot be asked', async () => {
    const { store } = setup({ initial: { severity: { 'style/tab': 'off' }, rules: { language: 'es' } } });
    expect(await store.of(document('/one/a.txt'))).toMatchObject({
      config: { severity: { 'style/tab': 'off' } },
      rulesLanguage: 'es',
    });
    store.editorChanged({ severity: { 'style/tab': 'hint' } });
    expect((await store.of(document('/one/a.txt'))).config.severity).toEqual({ 'style/tab': 'hint' });
  });

  it('come from the start of the server too where the client has no answer, or fails', async () => {
    const initial = { severity: { 'style/tab': 'off' } };
    for (const ask of [() => Promise.resolve(null), () => Promise.reject(new Error('no'))])
      expect((await setup({ ask, initial }).store.of(document('/one/a.txt'))).config.severity).toEqual(
        initial.severity,
      );
  });

  it('of the project file win, and those of the editor fill in the rest', async () => {
    const { store } = setup({
      initial: { severity: { 'style/tab': 'off', 'keyword/unknown': 'off' } },
      files: { '/one/cardscript.json': '{ "severity": { "keyword/*": "warning" } }' },
    });
    const { severity } = (await store.of(document('/one/deep/a.txt'))).config;
    expect(severity).toEqual({ 'style/tab': 'off', 'keyword/*': 'warning' });
    expect((await store.of(document('/two/a.txt'))).config.severity).toEqual({
      'style/tab': 'off',
      'keyword/unknown': 'off',
    });
  });

  it('are one object for all documents of a folder', async () => {
    const { store } = setup({ files: { '/one/cardscript.json': '{ "words": { "counters": ["SHINY"] } }' } });
    const one = await store.of(document('/one/a.txt'));
    const other = await store.of(document('/one/b.txt'));
    expect(other.config).toBe(one.config);
  });

  it('are those after a change that comes while they are looked for', async () => {
    const answers: ((value: unknown) => void)[] = [];
    const { store } = setup({ ask: () => new Promise((resolve) => answers.push(resolve)) });
    const settings = store.of(document('/one/a.txt'));
    store.editorChanged();
    answers[0]?.({ severity: { 'style/tab': 'off' } });
    await new Promise<void>((resolve) => void setImmediate(resolve));
    answers[1]?.({ severity: { 'style/tab': 'error' } });
    expect((await settings).config.severity).toEqual({ 'style/tab': 'error' });
  });

  it('are not waited for for ever, and taken over when they come late', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const { store, runtime, late } = setup({ ask: () => new Promise((resolve) => (answer = resolve)) });
    const settings = store.of(document('/one/a.txt'));
    await runtime.advance(10_000);
    expect((await settings).config.severity).toEqual({});
    answer({ severity: { 'style/tab': 'off' } });
    await runtime.settle();
    expect(late).toHaveLength(1);
    expect((await store.of(document('/one/a.txt'))).config.severity).toEqual({ 'style/tab': 'off' });
  });
});

describe('a setting that cannot be used', () => {
  it('keeps its default, and is told of once', async () => {
    const broken = { severity: { 'keyword/unknwon': 'off', 'style/tab': 'loud', 'keyword/repeated': 'off' } };
    const { store, shown } = setup({ initial: broken });
    expect((await store.of(document('/one/a.txt'))).config.severity).toEqual({ 'keyword/repeated': 'off' });
    await store.of(document('/two/a.txt'));
    store.editorChanged({ ...broken });
    await store.of(document('/one/a.txt'));
    expect(shown).toEqual([expect.stringMatching(/^Cardscript settings: .*keyword\/unknwon.*style\/tab/)]);
  });

  it('is told of again when it was mended meanwhile', async () => {
    const files = { '/one/cardscript.json': '{' };
    const { store, shown } = setup({ files });
    const read = async (): Promise<unknown> => {
      store.projectsChanged();
      return store.of(document('/one/a.txt'));
    };
    await read();
    await read();
    expect(shown).toEqual([expect.stringMatching(/^\/one\/cardscript\.json: .*not valid JSON/)]);
    files['/one/cardscript.json'] = '{}';
    await read();
    files['/one/cardscript.json'] = '{';
    await read();
    expect(shown).toHaveLength(2);
  });

  it('of many is named as one of many', () => {
    const shown: string[] = [];
    createNotices((message) => shown.push(message), inEnglish).tell('a', 'Settings', ['1.', '2.', '3.', '4.', '5.']);
    expect(shown).toEqual(['Settings: 1. 2. 3. (and 2 more)']);
  });
});

describe('readEditorSettings', () => {
  it.each([
    [undefined],
    [null],
    [{}],
    [{ severity: null, rules: null, words: null }],
    [{ severity: {}, trace: { server: 'off' } }],
  ])('finds nothing wrong with %j', (value) => {
    expect(readEditorSettings(value, codes)).toMatchObject({
      config: { severity: {} },
      language: 'auto',
      problems: [],
    });
  });

  it.each([['no object'], [[]], [{ severity: [] }], [{ rules: { language: 'fr' } }], [{ words: { colours: ['x'] } }]])(
    'tells of one thing in %j',
    (value) => {
      const { config, language, problems } = readEditorSettings(value, codes);
      expect({ severity: config.severity, language }).toEqual({ severity: {}, language: 'auto' });
      expect(problems).toHaveLength(1);
    },
  );
});

describe('fingerprint', () => {
  it('tells different settings apart, and only those', () => {
    const settings = (severity: Config['severity'], words: Config['words'] = {}): string =>
      fingerprint({ ...defaultSettings, config: { severity, words } });
    expect(settings({ a: 'off', b: 'hint' })).toBe(settings({ b: 'hint', a: 'off' }));
    expect(settings({ a: 'off' })).not.toBe(settings({ a: 'hint' }));
    expect(settings({}, { counters: ['A'] })).not.toBe(settings({}, { counters: ['B'] }));
  });
});

it('inlay hints are off unless they are wanted', () => {
  expect(readEditorSettings({}, codes).inlayHints).toEqual({ zones: false, values: false });
  const { inlayHints, problems } = readEditorSettings({ inlayHints: { zones: true, values: 1 } }, codes);
  expect(inlayHints).toEqual({ zones: true, values: false });
  expect(problems).toEqual(['"inlayHints.values" must be true or false.']);
});

describe('the settings of the book of rules', () => {
  const read = (value: unknown) => readEditorSettings(value, new Set<string>());

  it('have defaults, also where they are empty', () => {
    for (const value of [undefined, {}, { rules: null, hover: null }, { rules: { address: ' ', edition: '' } }])
      expect(read(value)).toMatchObject({
        rulesEdition: undefined,
        rulesAddress: undefined,
        gameWords: true,
        problems: [],
      });
  });

  it('are read', () => {
    const value = { rules: { address: ' never ', edition: '2031-02-03' }, hover: { gameWords: false } };
    expect(read(value)).toMatchObject({ rulesEdition: '2031-02-03', rulesAddress: 'never', gameWords: false });
  });

  it('are told of where they cannot be used', () => {
    const { problems } = read({ rules: { address: 1, edition: true }, hover: { gameWords: 'no' } });
    expect(problems).toEqual([
      '"hover.gameWords" must be true or false.',
      '"rules.edition" must be a text.',
      '"rules.address" must be a text.',
    ]);
  });
});
