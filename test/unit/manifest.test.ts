/** What package.json promises and what the code does are written down in two places; here they meet. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import english from '../../package.nls.json' with { type: 'json' };
import spanish from '../../package.nls.es.json' with { type: 'json' };
import { severities } from '../../server/src/core/checks/check.ts';
import { wordTables } from '../../server/src/core/config.ts';
import { readEditorSettings } from '../../server/src/lsp/settings.ts';

const root = join(import.meta.dirname, '../..');
const client = join(root, 'client/src');
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
  // Lenses run them with places that nobody could type.
  expect(registered.filter((command) => !contributed.includes(command))).toEqual([
    'cardscript.showReferences',
    'cardscript.showWays',
  ]);
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

it('the extension starts with the first script or page of the book, and not by looking through folders', () => {
  expect(packageJson.activationEvents).toEqual(['onFileSystem:cardscript-rules', 'onLanguage:cardscript']);
});

it('icon and walkthrough have their pictures, and the walkthrough runs no command that is not there', () => {
  const steps = packageJson.contributes.walkthroughs.flatMap((walkthrough) => walkthrough.steps);
  expect(steps.length).toBeGreaterThan(0);
  for (const picture of [packageJson.icon, ...steps.map(({ media }) => media.image)])
    expect(existsSync(join(root, picture)), picture).toBe(true);
  const ours = commands.map(({ command }) => command);
  for (const texts of [english, spanish])
    for (const { description } of steps) {
      const text = (texts as Record<string, string>)[description.slice(1, -1)] ?? '';
      const used = [...text.matchAll(/\]\(command:([^)?]+)/g)].map((match) => match[1] ?? '');
      for (const command of used.filter((one) => one.startsWith('cardscript.'))) expect(ours).toContain(command);
    }
});

it('what ends a step of the walkthrough is a command, or a context that the code sets', () => {
  const events = packageJson.contributes.walkthroughs
    .flatMap(({ steps }) => steps)
    .flatMap((step) => ('completionEvents' in step ? (step.completionEvents ?? []) : []));
  const ours = commands.map(({ command }) => `onCommand:${command}`);
  for (const event of events.filter((one) => one.startsWith('onCommand:'))) expect(ours).toContain(event);
  for (const event of events.filter((one) => one.startsWith('onContext:')))
    expect(source).toContain(`'setContext', '${event.slice('onContext:'.length)}'`);
});
