/** What package.json promises and what the code does are written down in two places; here they meet. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { severities } from '../../server/src/core/checks/check.ts';
import { wordTables } from '../../server/src/core/config.ts';
import { readEditorSettings } from '../../server/src/lsp/settings.ts';

const client = join(import.meta.dirname, '../../client/src');
const source = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  .join('\n');
const { commands, menus, configuration } = packageJson.contributes;
const { properties } = configuration;

it('every command in the palette is registered, and none besides', () => {
  const contributed = commands.map(({ command }) => command);
  for (const command of contributed) expect(source).toContain(`'${command}'`);
  const registered = [...source.matchAll(/registerCommand\(\s*'([^']+)'/g)].map((match) => match[1] ?? '');
  // A lens runs it with places that nobody could type.
  expect(registered.filter((command) => !contributed.includes(command))).toEqual(['cardscript.showReferences']);
});

it('every command that the code runs, and every menu entry, is a command', () => {
  const known = commands.map(({ command }) => command);
  const used = [...source.matchAll(/(?:executeCommand\(|command: )'(cardscript\.[^']+)'/g)].map((match) => match[1]);
  expect(used.length).toBeGreaterThan(0);
  for (const command of [...used, ...menus.commandPalette.map((entry) => entry.command)])
    expect(known).toContain(command);
});

it('the settings offer the levels and tables that there are', () => {
  const levels = [...severities, 'off'];
  expect(properties['cardscript.severity'].additionalProperties.enum).toEqual(levels);
  expect(Object.keys(properties['cardscript.words'].properties)).toEqual([...wordTables]);
});

it('the server takes every default, and every language that the settings offer', () => {
  const { language, problems } = readEditorSettings(
    {
      severity: properties['cardscript.severity'].default,
      words: properties['cardscript.words'].default,
      rules: { language: properties['cardscript.rules.language'].default },
    },
    new Set(),
  );
  expect({ language, problems }).toEqual({ language: 'auto', problems: [] });
  for (const one of properties['cardscript.rules.language'].enum)
    expect(readEditorSettings({ rules: { language: one } }, new Set())).toMatchObject({ language: one, problems: [] });
});
