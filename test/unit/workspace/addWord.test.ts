import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/src/core/config.ts';
import { addProjectWord, projectFileWith } from '../../../server/src/workspace/addWord.ts';
import { applyEdits } from '../../../server/src/core/text/edits.ts';

const shiny = { table: 'counters', word: 'SHINY' } as const;

function add(json: string): string | undefined {
  const edits = addProjectWord(json, shiny);
  return edits && applyEdits(json, edits);
}

/** As the formatter of JSON writes it. */
function laidOut(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

describe('a word added to the project file', () => {
  it.each([
    ['into an empty object', '{}', laidOut({ words: { counters: ['SHINY'] } })],
    [
      'behind other settings',
      '{ "severity": { "a/b": "off" } }',
      laidOut({ severity: { 'a/b': 'off' }, words: { counters: ['SHINY'] } }),
    ],
    [
      'beside other tables',
      '{ "words": { "types": ["Elfling"] } }',
      laidOut({ words: { types: ['Elfling'], counters: ['SHINY'] } }),
    ],
    ['into its empty table', '{"words":{"counters":[]}}', laidOut({ words: { counters: ['SHINY'] } })],
    [
      'behind other words',
      '{ "words": { "counters": ["DULL"] } }',
      laidOut({ words: { counters: ['DULL', 'SHINY'] } }),
    ],
    [
      'on a line of its own where the others are',
      '{\n  "words": {\n    "counters": [\n      "DULL"\n    ]\n  }\n}\n',
      '{\n  "words": {\n    "counters": [\n      "DULL",\n      "SHINY"\n    ]\n  }\n}\n',
    ],
    [
      'with the line ends of the file',
      '{\r\n\t"words": {\r\n\t\t"types": []\r\n\t}\r\n}\r\n',
      '{\r\n\t"words": {\r\n\t\t"types": [],\r\n\t\t"counters": [\r\n\t\t\t"SHINY"\r\n\t\t]\r\n\t}\r\n}\r\n',
    ],
    [
      'past brackets and quotes in texts',
      '{ "$schema": "a]}\\",{", "words": { "counters": ["x\\"]"] } }',
      laidOut({ $schema: 'a]}",{', words: { counters: ['x"]', 'SHINY'] } }),
    ],
    ['behind a byte order mark', '\ufeff{ }', `\ufeff${laidOut({ words: { counters: ['SHINY'] } })}`],
  ])('goes %s', (_, before, after) => {
    expect(add(before)).toBe(after);
    expect(readConfig(JSON.parse(after.replace('\ufeff', '')), new Set(['a/b'])).config.words.counters).toContain(
      'SHINY',
    );
  });

  it.each(['', '{', '[]', '7', '{ "words": [] }', '{ "words": { "counters": "DULL" } }', '{ "words": null }'])(
    'goes nowhere where the file is %j',
    (json) => {
      expect(add(json)).toBeUndefined();
    },
  );

  it('makes a file of its own', () => {
    const text = projectFileWith({ table: 'keywords', word: 'Say "cheese"' });
    expect(readConfig(JSON.parse(text), new Set())).toEqual({
      config: { severity: {}, words: { keywords: ['Say "cheese"'] } },
      problems: [],
    });
    expect(text.endsWith('\n')).toBe(true);
  });
});
