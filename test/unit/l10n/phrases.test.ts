/** What Cardscript says besides the messages of checks is there in Spanish, and says the same in it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import phrases from '../../../server/src/core/l10n/es/phrases.json' with { type: 'json' };
import meanings from '../../../server/src/core/l10n/es/meanings.json' with { type: 'json' };
import { spanishKeywords } from '../../../server/src/core/l10n/keywords.ts';
import { either, inEnglish, inSpanish, inWords, listed, said } from '../../../server/src/core/l10n/say.ts';
import { ruleKeywords } from '../../../server/src/core/rules/keywords.ts';
import english from '../../../server/src/core/vocab/data/meanings.json' with { type: 'json' };

const placeholders = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
const root = join(import.meta.dirname, '../../../server/src');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(root, name), 'utf8'))
  .join('\n')
  // As they are written within each kind of quotation marks.
  .replaceAll(/\\(['"`])/g, '$1');

/** What goes into logs, or from program to program, and is read by no user. */
const notForUsers = [
  'A change came for {}, which is not open.',
  'The request was cancelled.',
  'The server is initialized.',
  'The server is not initialized.',
  'The server was shut down.',
  'The thread ended with {}.',
  'The worker does not come up.',
  'This is a thread of Cardscript, and no program of its own.',
  '{} patterns of {} are passed over: they are too long, or there are too many of them.',
];

describe('sentences in the sources', () => {
  it('are phrases, but for what no user reads', () => {
    const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
      // The words of checks have a table of their own.
      .filter((name) => name.endsWith('.ts') && !/^core[\\/]checks[\\/]/.test(name))
      .flatMap((name) => sentencesIn(readFileSync(join(root, name), 'utf8')));
    expect(found.filter((sentence) => !Object.hasOwn(phrases, sentence)).sort()).toEqual(notForUsers);
  });
});

/** The strings of a program that begin with a capital and end as a sentence does, with `{}` for what is put in. */
function sentencesIn(program: string): string[] {
  const sentences: string[] = [];
  const visit = (node: ts.Node): void => {
    let text = '';
    if (ts.isStringLiteralLike(node)) text = node.text;
    else if (ts.isTemplateExpression(node))
      text = node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
    if (/^(?:[A-Z]|\{\}).*[a-z}]{2,} [^]*[a-z}]\.$/.test(text)) sentences.push(text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('', program, ts.ScriptTarget.Latest));
  return sentences;
}

describe('the Spanish phrases', () => {
  // That none is missing the compiler sees to: an English phrase is a key of the table.
  it('are all said somewhere', () => {
    const stale = Object.keys(phrases).filter(
      (phrase) => !["'", '"', '`'].some((mark) => sources.includes(mark + phrase + mark)) && !isKey(phrase),
    );
    expect(stale).toEqual([]);
  });

  it.each(Object.entries(phrases))('%s has the same placeholders', (phrase, spanish) => {
    expect(placeholders(spanish)).toEqual(placeholders(phrase));
    expect(spanish.trim()).not.toBe('');
  });

  it('are put into a sentence with what stands in them', () => {
    const message = said('unknown option {name}; did you mean {near}?', { name: '--x', near: either(['a', 'b', 'c']) });
    expect(inWords(message, inEnglish)).toBe('unknown option --x; did you mean a or b or c?');
    expect(inWords(message, inSpanish)).toBe('opción desconocida --x; ¿querías decir a o b o c?');
    expect(inWords(listed(['creature', 'Thing']), inSpanish)).toBe('criatura, Thing');
  });
});

/** Severities and card types are keys of tables, and values of data. */
function isKey(phrase: string): boolean {
  return (
    new RegExp(`\\b${phrase}:`).test(sources) ||
    ruleKeywords.some(({ cardTypes }) => cardTypes.allowed?.includes(phrase))
  );
}

describe('our words on keywords', () => {
  it('are there in Spanish for each keyword, and for nothing else', () => {
    expect(Object.keys(spanishKeywords)).toEqual(ruleKeywords.map(({ rule }) => rule));
  });

  it.each(ruleKeywords.map((keyword) => [keyword.en, keyword] as const))('%s', (_, keyword) => {
    for (const field of ['summary', 'paid', 'afterwards', 'note'] as const) {
      const spanish = spanishKeywords[keyword.rule]?.[field];
      expect([field, spanish !== undefined]).toEqual([field, keyword[field] !== undefined]);
      expect(spanish).not.toBe(keyword[field] ?? '');
      // Costs and rules in it are the same.
      const facts = (text = ''): string[] => (text.match(/\{\w\}|\d{3}\.\d+[a-z]?/g) ?? []).sort();
      expect(facts(spanish)).toEqual(facts(keyword[field]));
    }
    expect(spanishKeywords[keyword.rule]?.summary).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
  });
});

describe('the meanings of effects and parameters', () => {
  it.each(['effect', 'trigger', 'static', 'replacement', 'parameter', 'defined', 'value'] as const)(
    'are all there: %s',
    (kind) => {
      const table: Readonly<Record<string, string>> = meanings[kind];
      expect(Object.keys(table)).toEqual(Object.keys(english[kind]));
      for (const sentence of Object.values(table)) expect(sentence).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
    },
  );
});
