import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFolder, type Folder } from './cardscript.ts';

const text = `Lanternwing Courier {2}{U}
Creature — Bird Scout
Flying
When Lanternwing Courier enters, draw a card.
2/1
`;
const object = JSON.stringify({
  object: 'card',
  name: 'Lanternwing Courier',
  layout: 'normal',
  mana_cost: '{2}{U}',
  type_line: 'Creature — Bird Scout',
  oracle_text: 'Flying\nWhen Lanternwing Courier enters, draw a card.',
  power: '2',
  toughness: '1',
});

let folder: Folder;
beforeEach(() => {
  folder = makeFolder({ 'card.txt': text, 'card.json': object });
});
afterEach(() => folder.remove());

describe('cardscript new', () => {
  it('makes the same script of a text, of an object and of standard input', () => {
    const fromText = folder.run(['new', 'card.txt']);
    expect(fromText.status).toBe(0);
    expect(fromText.stdout).toMatch(/^Name:Lanternwing Courier\nManaCost:2 U\n[^]*K:Flying\n[^]*\nOracle:.*\n$/);
    expect(fromText.stderr).toBe('');
    expect(folder.run(['new', 'card.json']).stdout).toBe(fromText.stdout);
    expect(folder.run(['new', '-'], { input: text }).stdout).toBe(fromText.stdout);
  });

  it('writes a script that the checks have nothing against', () => {
    const { stdout } = folder.run(['new', 'card.txt', '--out', 'lanternwing_courier.txt']);
    expect(stdout).toBe('lanternwing_courier.txt\n');
    expect(folder.run(['check', '--max-warnings', '0', 'lanternwing_courier.txt'])).toMatchObject({ status: 0 });
  });

  it('finds the place below a folder: by the first letter where the folder is so ordered', () => {
    for (const name of ['cardsfolder', 'mine', 'flat/l', 'flat'])
      mkdirSync(join(folder.path, name), { recursive: true });
    const placed = (out: string): string => folder.run(['new', 'card.txt', '--out', out]).stdout.trim();
    expect(placed('cardsfolder')).toBe(join('cardsfolder', 'l', 'lanternwing_courier.txt'));
    expect(placed('mine')).toBe(join('mine', 'lanternwing_courier.txt'));
    expect(placed('flat')).toBe(join('flat', 'l', 'lanternwing_courier.txt'));
  });

  it('makes no file that Windows takes for a device', () => {
    folder.write('con.in', 'Con {G}\nInstant\nDraw a card.\n');
    expect(folder.run(['new', 'con.in', '--out', '.']).stdout).toBe('con_.txt\n');
    expect(folder.run(['check', '--max-warnings', '0', 'con_.txt'])).toMatchObject({ status: 0 });
  });

  it('leaves a file that is there as it is', () => {
    folder.write('there.txt', 'mine');
    const { status, stderr } = folder.run(['new', 'card.txt', '--out', 'there.txt']);
    expect({ status, stderr }).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/there\.txt is there already/) as string,
    });
    expect(readFileSync(join(folder.path, 'there.txt'), 'utf8')).toBe('mine');
  });

  it('says how much is left to write', () => {
    const { stdout, stderr } = folder.run(['new', '-'], { input: 'Hummer {W}\nArtifact\nNobody may hum.\n' });
    expect(stdout).toContain('# S:Mode$ ? | Description$ Nobody may hum.');
    expect(stderr).toMatch(/1 place left/);
  });

  it('asks the service only with leave', () => {
    const { status, stderr } = folder.run(['new', '--scryfall', 'Lanternwing Courier']);
    expect(status).toBe(2);
    expect(stderr).toMatch(/api\.scryfall\.com; add --allow-network/);
  });

  it.each([
    ['no file', ['new'], /name a file with card text/],
    ['two files', ['new', 'card.txt', 'card.json'], /takes one file; "card\.json" is too many/],
    ['a file that is not there', ['new', 'nothing.txt'], /nothing\.txt cannot be read: no such file/],
    ['a file and a name', ['new', 'card.txt', '--scryfall', 'X', '--allow-network'], /leave out "card\.txt"/],
    ['nothing to read', ['new', '-'], /there is no card text/],
  ])('says what is wrong with %s', (_, args, message) => {
    const { status, stderr } = folder.run(args);
    expect(stderr).toMatch(message);
    expect(status).toBe(2);
  });
});
