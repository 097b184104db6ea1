/** What SECURITY.md promises, as far as it shows in the sources; the rest is held by the tests of each part. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { publisherPage } from '../../../server/src/workspace/rulesLink.ts';

const root = join(import.meta.dirname, '../../..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const page = read('SECURITY.md');

const filesIn = (folder: string, endings: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

const sources = ['server/src', 'client/src'].flatMap((folder) => filesIn(folder, /\.(ts|mjs)$/));
const having = (pattern: RegExp): string[] => sources.filter((path) => pattern.test(read(path))).sort();

describe('the page about security', () => {
  it('names every address that is read or written to', () => {
    // Those of the pages of checks are opened by the editor, and that of a schema is a name.
    const others = ['https://github.com', 'https://json.schemastore.org'];
    const hosts = new Set(sources.flatMap((path) => read(path).match(/https?:\/\/[\w.-]+/g) ?? []));
    for (const host of hosts) if (!others.includes(host)) expect(page).toContain(host);
    expect(page).toContain(publisherPage);
    expect(having(/(?<!#)\bfetch\(/)).toEqual(['client/src/newCard/source.ts', 'server/src/workspace/fetchBytes.ts']);
    expect(having(/\b(?:XMLHttpRequest|WebSocket|sendBeacon|node:https?|node:net|node:dgram)\b/)).toEqual([]);
  });

  it('tells of no telemetry where there is none', () => {
    expect(having(/telemetry/i)).toEqual([]);
    expect(Object.keys(packageJson.devDependencies).filter((name) => /telemetry|insights|sentry/i.test(name))).toEqual(
      [],
    );
    expect('dependencies' in packageJson).toBe(false);
  });

  it('names the only program that is started', () => {
    expect(having(/node:child_process/)).toEqual(['server/src/cli/check/git.ts']);
    expect([...read('server/src/cli/check/git.ts').matchAll(/spawnSync\(('[^']*')/g)].map(([, name]) => name)).toEqual([
      "'git'",
    ]);
    // The loader of bundles runs what lies beside it in the extension.
    expect(having(/\beval\(|\bnew Function\(/)).toEqual(['client/src/bundles.ts']);
  });

  it('is right about workspaces that are not trusted', () => {
    const { capabilities, contributes } = packageJson;
    expect(capabilities.untrustedWorkspaces.supported).toBe(true);
    const settings = contributes.configuration.properties as Readonly<Record<string, { readonly scope?: string }>>;
    expect(settings['cardscript.rules.address']?.scope).toBe('machine');
  });

  it('names every command that a link may call', () => {
    const enabled = /enabledCommands: \[([^\]]*)\]/.exec(read('client/src/rules/ruleLinks.ts'))?.[1] ?? '';
    expect(enabled.split(', ')).toEqual(['openRule', 'showUses']);
    expect(having(/enabledCommands/)).toEqual(['client/src/rules/ruleLinks.ts', 'client/src/start.ts']);
    expect(read('client/src/start.ts')).toContain(`enabledCommands: [${enabled}]`);
    expect(having(/supportHtml|isTrusted = true/)).toEqual([]);
    for (const name of ['cardscript.openRule', 'cardscript.showUses']) expect(page).toContain(`\`${name}\``);
  });
});

describe('actions of others', () => {
  const files = [
    'action.yml',
    ...filesIn('.github', /\.ya?ml$/),
    ...filesIn('docs', /\.md$/),
    'README.md',
    'CONTRIBUTING.md',
  ];
  const uses = files.flatMap((path) =>
    [...read(path).matchAll(/^.*\buses: (.*)$/gm)].map(([, action = '']) => ({ path, action })),
  );

  it('are found', () => {
    expect(uses.length).toBeGreaterThan(3);
  });

  it.each(uses)('in $path are named by a commit: $action', ({ action }) => {
    if (action.startsWith('cardscript/')) return;
    expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });
});

describe('messages of the editor', () => {
  it('are ours, or go through what makes them plain', () => {
    const calls = sources
      .filter((path) => path.startsWith('client/'))
      .flatMap((path) =>
        [...read(path).matchAll(/window\.show(?:Information|Warning|Error)Message\(\s*(.{0,60})/g)].map(
          ([, first = '']) => ({
            path,
            first,
          }),
        ),
      );
    expect(calls.length).toBeGreaterThan(8);
    // Of those in variables, what is in them is one of our own sentences.
    const own = /^(?:plainMessage\(|l10n\.t\(\s*'|(?:text|message), )|^$/;
    expect(calls.filter(({ first }) => !own.test(first))).toEqual([]);
  });
});
