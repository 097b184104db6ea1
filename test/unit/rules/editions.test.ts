/** The importer on real editions, against counts taken by another reading. Their text stays outside the repository. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { importRules } from '../../../server/src/core/rules/importer.ts';
import { ruleKeywords } from '../../../server/src/core/rules/keywords.ts';
import { createRulebook } from '../../../server/src/core/rules/rulebook.ts';
import { parseEdition, serializeEdition } from '../../../server/src/core/rules/storeEdition.ts';

const folder = fileURLToPath(new URL('../../../../shared/rules/editions/', import.meta.url));
const files = existsSync(folder) ? readdirSync(folder) : [];
const editions = files.filter((name) => /^\d{4}-\d\d-\d\d\.txt$/.test(name));
if (editions.length === 0) console.warn(`The importer is not tried on real editions: none in ${folder}`);

/** A reading of its own: decoded by Node, one regular expression a count. */
function plainText(bytes: Buffer): string {
  let text = bytes.toString('utf8');
  if (bytes[0] === 0xff && bytes[1] === 0xfe) text = bytes.toString('utf16le');
  else if (bytes[0] === 0xfe && bytes[1] === 0xff) text = Buffer.from(bytes).swap16().toString('utf16le');
  else if (text.includes('\ufffd')) {
    const marks: Record<string, string> = {
      '\x91': '‘',
      '\x92': '’',
      '\x93': '“',
      '\x94': '”',
      '\x96': '–',
      '\x97': '—',
    };
    text = bytes
      .toString('latin1')
      .replace(/[\x80-\x9f]/g, (char) => marks[char] ?? { '\x99': '™', '\x85': '…' }[char] ?? char);
  }
  return text
    .replace(/^\ufeff/, '')
    .replace(/\r+\n|\r/g, '\n')
    .replace(/[ \t\u00a0]+$/gm, '');
}

function countsOf(text: string): Record<string, number> {
  const glossary = text.lastIndexOf('\nGlossary\n');
  const body = text.slice(text.search(/^\d+\. .+\n+\d+\. .+\n+\d{3}\.1\./m), glossary);
  const count = (pattern: RegExp) => body.match(pattern)?.length ?? 0;
  return {
    sections: count(/^\d{3}\. /gm),
    rules: count(/^\d{3}\.\d+(?![a-z\d])/gm),
    subrules: count(/^\d{3}\.\d+[a-z]/gm),
    examples: count(/^Example/gm),
    glossary: text
      .slice(glossary + 10, text.lastIndexOf('\nCredits\n'))
      .split(/\n{2,}/)
      .filter((entry) => entry.trim()).length,
  };
}

/** A hundred lines that begin with a rule's number, the same ones every time. */
function sample(text: string, seed: number): string[] {
  const lines = text.slice(0, text.lastIndexOf('\nGlossary\n')).split('\n');
  const rules = lines.filter((line, at) => /^\d{3}\.\d+/.test(line) && !/^\s/.test(lines[at + 1] ?? ''));
  let state = seed;
  return Array.from({ length: 100 }, () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return rules[state % rules.length] ?? '';
  });
}

const suite =
  editions.length > 0 ? describe.each(editions) : describe.skip.each(['(skipped: no editions in ../shared)']);

suite('the edition %s', (name) => {
  const bytes = editions.length > 0 ? readFileSync(folder + name) : Buffer.alloc(0);
  const text = plainText(bytes);
  const result = importRules(bytes);

  it('is imported whole, with nothing that it could not place', () => {
    expect(result).toMatchObject({ ok: true, edition: { date: name.slice(0, 10) }, report: { oddities: [] } });
    expect(result.ok && result.report).toMatchObject(countsOf(text));
  });

  it('gives a hundred rules back word for word', () => {
    if (!result.ok) throw new Error(result.reason);
    const rulebook = createRulebook({ editions: [result.edition] });
    for (const line of sample(text, Number(name.slice(0, 4)))) {
      const [, number = '', wording] = /^(\d{3}\.\d+[a-z]*)\.?\s*(.*)$/.exec(line) ?? [];
      const rule = rulebook.lookup(number, 'en');
      const own = /[a-z]$/.test(number) ? rule?.subrules[0]?.text : (rule?.text ?? rule?.title);
      expect(own, number).toBe(wording);
    }
  });

  it('keeps its letters and marks in every encoding', () => {
    const whole = JSON.stringify(result);
    expect(whole).not.toMatch(/[\ufffd\x80-\x9f]|â€|Ã/);
  });

  it('is stored and read back unchanged', () => {
    if (!result.ok) throw new Error(result.reason);
    const { edition } = result;
    expect(parseEdition(serializeEdition(edition))).toEqual(edition);
  });

  it('has its keywords under their titles', () => {
    if (!result.ok) throw new Error(result.reason);
    const { edition } = result;
    const rulebook = createRulebook({ editions: [edition] });
    const section = edition.sections.find(({ title }) => title === 'Keyword Abilities')?.number;
    const found = ruleKeywords.filter((keyword) => rulebook.keyword(keyword, 'en')?.number.startsWith(`${section}.`));
    const titled = edition.rules.filter(({ number, title }) => title !== undefined && number.startsWith(`${section}.`));
    const missing = titled.filter(({ number }) => !found.some((one) => rulebook.keyword(one, 'en')?.number === number));
    // Keyword abilities of 2008 that are gone since, or ability words, or part of another keyword.
    const gone = ['Bands with Other', 'Imprint', 'Substance', 'Threshold'];
    expect(missing.map(({ title }) => title).filter((title) => !gone.includes(title ?? ''))).toEqual([]);
    expect(found.length).toBeGreaterThan(60);
  });
});

const supplements = files.filter((name) => name.startsWith('supplement'));
describe.skipIf(supplements.length === 0)('a supplement (skipped without ../shared)', () => {
  it.each(supplements)('%s is refused', (name) => {
    expect(importRules(readFileSync(folder + name))).toMatchObject({ ok: false, refusal: 'extract' });
  });
});

describe.skipIf(!editions.includes('2026-04-17.txt'))('the table of keywords (skipped without ../shared)', () => {
  it('agrees with the edition of April 2026, but for what came later', () => {
    const result = importRules(readFileSync(`${folder}2026-04-17.txt`));
    if (!result.ok) throw new Error(result.reason);
    const rulebook = createRulebook({ editions: [result.edition] });
    const differing = ruleKeywords.filter((keyword) => {
      const rule = rulebook.keyword(keyword, 'en');
      const letters = rule?.subrules.map(({ number }) => number.slice(rule.number.length)).join('');
      return rule?.title !== keyword.en || rule.number !== keyword.rule || letters !== keyword.subrules;
    });
    expect(differing.map(({ en }) => en)).toEqual(['Crew', 'Power-up', 'Teamwork', 'Storied']);
  });
});
