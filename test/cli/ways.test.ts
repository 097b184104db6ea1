import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFolder, type Folder } from './cardscript.ts';

const script = `Name:Tidal Practice
ManaCost:3 U
Types:Creature Merfolk
PT:3/3
K:Warp:1 U
K:Kicker:2
Oracle:Warp {1}{U}\\nKicker {2}
`;

let folder: Folder;
beforeAll(() => {
  folder = makeFolder();
  folder.write('card.txt', script);
});
afterAll(() => folder.remove());

describe('cardscript ways', () => {
  it('lists the ways for people', () => {
    const { stdout, status } = folder.run(['ways', 'card.txt']);
    expect(stdout).toMatch(/Tidal Practice/);
    expect(stdout).toMatch(/\{3\}\{U\}/);
    expect(stdout).toMatch(/Warp.*\{1\}\{U\}/);
    expect(stdout).toMatch(/702\.185/);
    expect(status).toBe(0);
  });

  it('gives the same as one object', () => {
    const { stdout } = folder.run(['ways', 'card.txt', '--format', 'json']);
    const { version, faces } = JSON.parse(stdout) as {
      version: number;
      faces: { face: string; ways: { name: string; costClass: string | null; freeCast: { legal: boolean } }[] }[];
    };
    expect(version).toBe(1);
    expect(faces.map(({ face }) => face)).toEqual(['Tidal Practice']);
    const warp = faces[0]?.ways.find(({ name }) => name === 'Warp');
    expect(warp?.costClass).toBe('H');
    expect(warp?.freeCast.legal).toBe(false);
  });

  it.each([
    ['no file', ['ways'], /name a script/],
    ['a file that is not there', ['ways', 'nothing.txt'], /no such file: nothing\.txt/],
    ['a folder', ['ways', '.'], /is a folder/],
  ])('says what is wrong with %s', (_, args, message) => {
    const { stderr, status } = folder.run(args);
    expect(stderr).toMatch(message);
    expect(status).toBe(2);
  });
});
