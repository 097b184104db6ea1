import { existsSync, readFileSync } from 'node:fs';
import picomatch from 'picomatch';
import { describe, expect, it } from 'vitest';
import { root } from './tokenise.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), 'utf8'));
const { contributes } = read('package.json') as {
  contributes: {
    languages: {
      id: string;
      extensions: string[];
      filenamePatterns: string[];
      firstLine: string;
      configuration: string;
    }[];
    grammars: { language: string; scopeName: string; path: string; unbalancedBracketScopes: string[] }[];
    snippets: { language: string; path: string }[];
  };
};
const language = contributes.languages[0];
const grammar = contributes.grammars[0];
if (!language || !grammar) throw new Error('the manifest contributes no language');

describe('the language', () => {
  const claims = (path: string): boolean =>
    language.filenamePatterns.some((pattern) => picomatch.isMatch(path, pattern)) ||
    language.extensions.some((extension) => path.endsWith(extension));

  it.each([
    '/forge/res/cardsfolder/m/moth.txt',
    '/forge/res/cardsfolder/moth.txt',
    '/forge/res/tokenscripts/w_1_1_moth.txt',
    '/user/custom/cards/moth.txt',
    '/user/custom/cards/set/moth.txt',
    '/user/custom/tokens/moth.txt',
    '/anywhere/moth.card',
    '/anywhere/moth.cardscript',
  ])('claims %s', (path) => {
    expect(claims(path)).toBe(true);
  });

  it.each([
    '/notes/moth.txt',
    '/cards/moth.txt',
    '/custom/moth.txt',
    '/cardsfolder.txt',
    '/cardsfolder/moth.md',
    '/a.cards',
  ])('leaves %s alone', (path) => {
    expect(claims(path)).toBe(false);
  });

  it('knows a script by its first line', () => {
    const first = new RegExp(language.firstLine);
    expect('Name:Moth').toMatch(first);
    expect('\uFEFFName:Moth').toMatch(first);
    for (const other of ['name:Moth', ' Name:Moth', 'FileName:Moth', 'Name Moth']) expect(other).not.toMatch(first);
  });

  it('has its files where the manifest says', () => {
    const paths = [language.configuration, grammar.path, ...contributes.snippets.map((snippet) => snippet.path)];
    for (const path of paths) expect(existsSync(new URL(path, root)), path).toBe(true);
    const ids = [grammar.language, ...contributes.snippets.map((snippet) => snippet.language)];
    for (const id of ids) expect(id).toBe(language.id);
  });

  it('names scopes that the grammar has', () => {
    const source = JSON.stringify(read(grammar.path));
    for (const scope of [grammar.scopeName, ...grammar.unbalancedBracketScopes]) expect(source).toContain(`"${scope}"`);
  });
});

describe('the language configuration', () => {
  const configuration = read(language.configuration) as {
    wordPattern: { pattern: string; flags: string };
    autoClosingPairs: { open: string; close: string }[];
    folding: { markers: { start: string; end: string } };
  };
  /** The word under the cursor, which `<|>` marks, as VS Code finds it. */
  const wordAt = (marked: string): string | undefined => {
    const at = marked.indexOf('<|>');
    const { pattern, flags } = configuration.wordPattern;
    for (const match of marked.replace('<|>', '').matchAll(new RegExp(pattern, `${flags}g`)))
      if (match.index <= at && at <= match.index + match[0].length) return match[0];
    return undefined;
  };

  it.each([
    ['| Num<|>Cards$ 1', 'NumCards'],
    ['| NumCards<|>$ 1', 'NumCards'],
    ['Cost$<|>1', '1'],
    ['Creat<|>ure.Other+YouCtrl', 'Creature'],
    ['Creature.<|>Other+YouCtrl', 'Other'],
    ['Creature.Other+You<|>Ctrl', 'YouCtrl'],
    ['Sac<1/CARD<|>NAME>', 'CARDNAME'],
    ['K:Web-<|>slinging:W', 'Web-slinging'],
    ["can<|>'t block", "can't"],
    ['w_1_<|>1_moth', 'w_1_1_moth'],
    ['SVar:<|>DBDraw:DB$ Draw', 'DBDraw'],
    ['Upkeep-><|>Draw', 'Draw'],
    ['Lim-D<|>ûl', 'Lim-Dûl'],
    ['1-<|>3', '3'],
    ['+<|>1/+1', '1'],
  ])('in %s the word is %s', (marked, word) => {
    expect(wordAt(marked)).toBe(word);
  });

  it('does not close an apostrophe, which texts are full of', () => {
    expect(configuration.autoClosingPairs.map(({ open }) => open)).toEqual(['{', '[', '(', '<', '"']);
  });

  it('folds regions between comments', () => {
    const { start, end } = configuration.folding.markers;
    expect('# region tokens').toMatch(new RegExp(start));
    expect('# endregion').toMatch(new RegExp(end));
    expect('# endregion').not.toMatch(new RegExp(start));
    expect('Oracle:# region').not.toMatch(new RegExp(start));
  });
});
