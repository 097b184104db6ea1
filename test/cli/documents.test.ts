import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordTables } from '../../server/src/core/config.ts';
import { cards, codesIn, makeFolder, root, type Folder } from './cardscript.ts';

let folder: Folder;
beforeAll(() => {
  folder = makeFolder({ 'cards/brace_sample.txt': cards.braces });
});
afterAll(() => folder.remove());

const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** What stands between fences of a language. */
const blocks = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp('^```' + language + '\\n([^]*?)^```', 'gm'))].map(([, block = '']) => block);

describe('the documents', () => {
  it('show what the command line really prints', () => {
    const shown = blocks(read('README.md'), 'console');
    expect(shown).not.toEqual([]);
    for (const block of shown) {
      const [, args = '', output] = /^\$ cardscript (.*)\n([^]*)$/.exec(block) ?? [];
      expect(folder.run(args.split(' '), { from: root }).stdout).toBe(output);
    }
  });

  it('show the JSON that there is', () => {
    const [shown = ''] = blocks(read('docs/command-line.md'), 'json');
    expect(JSON.parse(folder.run(['check', '--format', 'json', 'cards']).stdout)).toEqual(JSON.parse(shown));
  });

  it('name every way to call a command, and every option', () => {
    const text = read('docs/command-line.md');
    const usage = [...folder.run(['--help']).stdout.matchAll(/^(?:Usage:| {6}) (cardscript .*)$/gm)];
    expect(usage.length).toBeGreaterThan(6);
    for (const [, line = ''] of usage) expect(text).toContain(`\n${line}\n`);
    const options = folder.run(['check', '--help']).stdout.match(/^ +--[a-z-]+/gm) ?? [];
    for (const option of options.filter((one) => one.trim() !== '--help')) expect(text).toContain(`\`${option.trim()}`);
  });

  it('name every table that words can be added to', () => {
    const text = read('docs/configuration.md');
    for (const table of wordTables) expect(text).toContain(`\`${table}\``);
  });

  it('show project files that are right', () => {
    const guide = read('docs/configuration.md');
    const aboutProjectFiles = guide.slice(0, guide.indexOf('\n## ', guide.indexOf('## `cardscript.json`') + 1));
    const shown = [...blocks(read('README.md'), 'json'), ...blocks(aboutProjectFiles, 'json')];
    expect(shown.length).toBeGreaterThan(1);
    for (const [at, block] of shown.entries()) {
      folder.write(`settings/${at}/cardscript.json`, block);
      folder.write(`settings/${at}/quiet.txt`, cards.right);
      expect(folder.run(['check', `settings/${at}`])).toMatchObject({ status: 0, stderr: '' });
    }
  });

  it('say of the examples just what is found in them', () => {
    const said = {
      'b/borrowed_halo.txt': 'keyword/wrong-card-type',
      'b/braced_ogre.txt': 'value/cost',
      'c/choirless_bard.txt': 'keyword/wrong-card-type',
      'c/clumsy_skydiver.txt': 'keyword/unknown',
      'f/flicker_of_elsewhere.txt': 'keyword/wrong-card-type',
      'g/gilded_carapace.txt': 'keyword/wrong-card-type',
      'v/vault_of_second_chances.txt': 'alternative-cost/free-and-mana-cost',
    };
    const rows = codesIn(folder.run(['check', '--format', 'json', join(root, 'examples')]));
    const found = rows.map((row) => row.slice(row.lastIndexOf('/cardsfolder/') + 13).split(' '));
    expect([...new Set(found.map(([file]) => file))]).toEqual(Object.keys(said));
    const readme = read('README.md');
    for (const [file, code] of Object.entries(said)) {
      expect(found).toContainEqual([file, code]);
      expect(readme).toContain(`\`${file}\``);
    }
  });

  it('have an entry for this version in the change log', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(read('CHANGELOG.md')).toContain(`\n## ${version}\n`);
  });
});
