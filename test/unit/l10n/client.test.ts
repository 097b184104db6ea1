/** What the extension says in the editor, in English and in Spanish. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const readTable = (name: string) => JSON.parse(read(name)) as Record<string, string>;

const placeholders = (text: string): string[] => (text.match(/\{\d+\}|command:[\w.]+|`[^`]+`/g) ?? []).sort();

describe('what package.json says', () => {
  const english = readTable('package.nls.json');
  const spanish = readTable('package.nls.es.json');
  const used = [...read('package.json').matchAll(/"%([\w.]+)%"/g)].map(([, key]) => key ?? '');

  it('is there in both languages, and nothing else is', () => {
    expect(Object.keys(english).sort()).toEqual([...new Set(used)].sort());
    expect(Object.keys(spanish).sort()).toEqual(Object.keys(english).sort());
  });

  it('is not left in English, and names the same commands and settings', () => {
    for (const [key, text] of Object.entries(english)) {
      expect([key, spanish[key]]).not.toEqual([key, text]);
      expect([key, placeholders(spanish[key] ?? '')]).toEqual([key, placeholders(text)]);
    }
  });

  it('has no title of a command in one language only', () => {
    const { contributes } = JSON.parse(read('package.json')) as { contributes: { commands: { title: string }[] } };
    for (const { title } of contributes.commands) expect(title).toMatch(/^%.*%$/);
  });
});

describe('what the client says', () => {
  const sources = readdirSync(join(root, 'client/src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => read(join('client/src', name)))
    .join('\n');
  const spoken = [...sources.matchAll(/l10n\.t\(\s*'((?:[^'\\]|\\.)*)'/g)].map(([, text]) => text ?? '');
  const spanish = readTable('l10n/bundle.l10n.es.json');

  it('is all in the Spanish table, and nothing else is', () => {
    expect(Object.keys(spanish).sort()).toEqual([...new Set(spoken)].sort());
  });

  it('has the same placeholders', () => {
    for (const [english, text] of Object.entries(spanish)) expect(placeholders(text)).toEqual(placeholders(english));
  });

  it('goes through the table wherever a person reads it', () => {
    expect(sources).not.toMatch(/show(?:Information|Warning|Error)Message\(\s*['"`]/);
    expect(sources).not.toMatch(/\btitle: '/);
  });
});
