/** The last step of action.yml, in a repository as it is checked out for a pull request. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cards, makeFolder, root, type Folder } from './cardscript.ts';

let origin: Folder;
let places: string[] = [];
beforeAll(() => {
  origin = makeFolder({ 'cardsfolder/b/old.txt': cards.braces });
  origin.git('init', '--quiet', '--initial-branch=main');
  origin.git('add', '.');
  origin.git('commit', '--quiet', '--message=old');
  origin.git('checkout', '--quiet', '-b', 'work');
  origin.write('cardsfolder/w/new.txt', cards.warpInstant);
  origin.git('add', '.');
  origin.git('commit', '--quiet', '--message=new');
  origin.git('checkout', '--quiet', 'main');
  origin.git('merge', '--quiet', '--no-ff', '--message=merge', 'work');
  origin.git('branch', '--quiet', 'pull');
  origin.git('reset', '--quiet', '--hard', 'HEAD^1');
});
afterAll(() => {
  origin.remove();
  for (const place of places) rmSync(place, { recursive: true });
  places = [];
});

/** What the step prints in a clone of that depth, and its exit status. */
function step(depth: number, environment: Record<string, string>): { status: number | null; stdout: string } {
  const place = realpathSync(mkdtempSync(join(tmpdir(), 'cardscript-action-')));
  places.push(place);
  const clone = ['clone', '--quiet', `--depth=${depth}`, '--branch=pull', `file://${origin.path}`, place];
  expect(spawnSync('git', clone, { encoding: 'utf8' })).toMatchObject({ status: 0 });
  return spawnSync(join(root, 'scripts/action.sh'), {
    cwd: place,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', GITHUB_ACTION_PATH: root, ...environment },
  });
}

const windows = process.platform === 'win32';
if (windows) console.warn('Not run here: the step of the GitHub action, which is a script for bash.');
const itInBash = windows ? it.skip : it;

itInBash('checks only what a pull request changes', () => {
  const { status, stdout } = step(2, { GITHUB_BASE_REF: 'main' });
  expect(stdout).toContain('::error file=cardsfolder/w/new.txt,');
  expect(stdout).not.toContain('old.txt');
  expect(status).toBe(1);
});

itInBash('checks everything where that is wanted, and for a push', () => {
  for (const environment of [{ GITHUB_BASE_REF: 'main', CARDSCRIPT_CHANGED: 'false' }, { GITHUB_BASE_REF: '' }]) {
    const { status, stdout } = step(2, { ...environment, CARDSCRIPT_PATHS: 'cardsfolder/b cardsfolder/w' });
    expect(stdout).toContain('file=cardsfolder/b/old.txt,');
    expect(stdout).toContain('file=cardsfolder/w/new.txt,');
    expect(status).toBe(1);
  }
});

itInBash('hands arguments on', () => {
  const off = '--severity keyword/*=off --severity oracle/*=off --severity card/*=off';
  const { status, stdout } = step(2, { GITHUB_BASE_REF: 'main', CARDSCRIPT_ARGUMENTS: off });
  expect(stdout).not.toContain('::');
  expect(status).toBe(0);
});

itInBash('says what to do where the base is out of reach', () => {
  const { status, stdout } = step(1, { GITHUB_BASE_REF: 'main' });
  expect(stdout).toContain('fetch-depth');
  expect(status).toBe(2);
});
