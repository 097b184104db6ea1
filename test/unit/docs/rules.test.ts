/** The page about the rules says the same in both languages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const pages = [
  { page: 'docs/rules.md', table: 'package.nls.json' },
  { page: 'docs/es/rules.md', table: 'package.nls.es.json' },
];
const [english = '', spanish = ''] = pages.map(({ page }) => read(page));

describe('the page about the rules', () => {
  it('has the same parts, and the same commands and settings in them', () => {
    const facts = (text: string) =>
      text.split(/^## .*$/m).map((part) => (part.match(/`[^`]+`|^cardscript .*$/gm) ?? []).sort());
    expect(facts(spanish)).toEqual(facts(english));
  });

  it.each(pages)('calls the commands in $page as the editor does', ({ page, table }) => {
    const titles = Object.values(JSON.parse(read(table)) as Record<string, string>);
    const named = [...read(page).matchAll(/\*\*Cardscript: ([^*]+)\*\*/g)].map(([, title = '']) =>
      title.replaceAll('\n', ' '),
    );
    expect(named.length).toBeGreaterThan(4);
    for (const title of named) expect(titles).toContain(title);
  });
});
