import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cards, codesIn, makeFolder, type Folder } from './cardscript.ts';

let folder: Folder;
beforeEach(() => {
  folder = makeFolder();
  folder.git('init', '-q', '-b', 'main');
});
afterEach(() => folder.remove());

const commit = (message: string) => {
  folder.git('add', '-A');
  folder.git('commit', '-q', '-m', message);
};
const changed = (...args: string[]) =>
  // The files are named for what happens to them, not for their cards.
  codesIn(folder.run(['check', '--format', 'json', '--severity', 'card/file-name=off', '--changed', ...args])).map(
    (row) => row.replace(/ .*/, ''),
  );

describe('--changed', () => {
  it('checks what was changed, staged or added since the last commit, and nothing else', () => {
    for (const name of ['same', 'edited', 'staged', 'deleted']) folder.write(`cardsfolder/${name}.txt`, cards.braces);
    commit('first');
    expect(folder.run(['check', '--changed']).stderr).toContain('no script has changed');
    folder.write('cardsfolder/edited.txt', cards.braces.replace('Bear', 'Cat'));
    folder.write('cardsfolder/staged.txt', cards.braces.replace('Bear', 'Dog'));
    folder.git('add', 'cardsfolder/staged.txt');
    folder.write('cardsfolder/ünew card.txt', cards.braces);
    rmSync(join(folder.path, 'cardsfolder/deleted.txt'));
    expect(changed().join()).toBe('cardsfolder/edited.txt,cardsfolder/staged.txt,cardsfolder/ünew');
  });

  it('takes only what looks like a script, and leaves out what git ignores', () => {
    folder.write('.gitignore', 'out/\n');
    folder.write('readme.txt', 'Not a card.\n');
    folder.write('named.txt', cards.braces);
    folder.write('bom.txt', `\ufeff${cards.braces}`);
    folder.write('out/ignored.txt', cards.braces);
    folder.write('custom/cards/half.txt', 'ManaCost:{1}\n');
    folder.write('own.card', cards.braces);
    expect([...new Set(changed())]).toEqual(['bom.txt', 'custom/cards/half.txt', 'named.txt', 'own.card']);
  });

  it.runIf(process.platform === 'linux')('checks a file whose name is no text', () => {
    folder.write('a.txt', cards.right);
    commit('first');
    const name = Buffer.concat([Buffer.from(`${folder.path}/bad`), Buffer.from([0xff]), Buffer.from('.txt')]);
    writeFileSync(name, cards.braces);
    expect(changed()).toEqual(['bad\ufffd.txt']);
    expect(changed('.')).toEqual(['./bad\ufffd.txt']);
    expect(folder.run(['check', '--changed', '--fix']).status).toBe(0);
    expect(readFileSync(name, 'utf8')).toContain('ManaCost:1 G\n');
  });

  it.runIf(process.platform !== 'win32')('follows no link out of the repository', () => {
    mkdirSync(join(folder.path, 'repository/cardsfolder'), { recursive: true });
    const outside = folder.write('outside/a.txt', cards.braces);
    symlinkSync('../../outside/a.txt', join(folder.path, 'repository/cardsfolder/a.txt'));
    symlinkSync('/dev/zero', join(folder.path, 'repository/cardsfolder/b.txt'));
    symlinkSync('../outside', join(folder.path, 'repository/folder'));
    rmSync(join(folder.path, '.git'), { recursive: true });
    folder.git('init', '-q', 'repository');
    const run = folder.run(['check', '--changed', '--fix'], { from: 'repository' });
    expect(run.stderr).toBe(
      'Passed over 2 links that lead to nothing that is checked.\ncardscript: nothing to check: no script has changed\n',
    );
    expect(run.status).toBe(0);
    expect(readFileSync(outside, 'utf8')).toBe(cards.braces);
  });

  it('tells of what changed and is no script, which is no failure', () => {
    folder.write('notes.txt', 'Not a card.\n');
    const run = folder.run(['check', '--changed']);
    expect(run.stderr).toContain('Passed over 1 file that is not a card script (--all-text checks it).\n');
    expect(run.status).toBe(0);
    expect([...new Set(changed('--all-text'))]).toEqual(['notes.txt']);
    commit('first');
    folder.write('more.txt', 'Not a card, either.\n');
    folder.write('a.txt', cards.right);
    expect(folder.run(['check', '--changed', 'HEAD', '.']).stderr).toMatch(/^Passed over 1 file that [^\n]*\n$/);
  });

  it('with a base checks what changed since the branch left it', () => {
    folder.write('a.txt', cards.right);
    folder.write('b.txt', cards.right);
    commit('first');
    folder.git('checkout', '-q', '-b', 'branch');
    folder.write('a.txt', cards.braces);
    commit('second');
    folder.git('checkout', '-q', 'main');
    folder.write('b.txt', cards.braces);
    commit('third');
    folder.git('checkout', '-q', 'branch');
    folder.write('c.txt', cards.braces);
    expect(changed('main')).toEqual(['a.txt', 'c.txt']);
    expect(codesIn(folder.run(['check', '--format=json', '--changed=main']))).toHaveLength(2);
    expect(changed()).toEqual(['c.txt']);
  });

  it('can be limited to paths', () => {
    folder.write('x/a.txt', cards.right);
    commit('first');
    folder.write('x/a.txt', cards.braces);
    folder.write('y/a.txt', cards.braces);
    expect(changed('x')).toEqual(['x/a.txt']);
    expect(changed('HEAD', 'y')).toEqual(['y/a.txt']);
  });

  it('sees the whole repository from a folder below', () => {
    folder.write('a.txt', cards.braces);
    folder.write('sub/b.txt', cards.braces);
    const run = folder.run(['check', '--format', 'json', '--changed'], { from: 'sub' });
    expect(codesIn(run)).toEqual(['../a.txt card/mana-cost', 'b.txt card/mana-cost']);
  });

  it('says what is wrong with a base, or with the place', () => {
    expect(folder.run(['check', '--changed', 'no-such-branch'])).toMatchObject({
      status: 2,
      stderr: 'cardscript: --changed: "no-such-branch" is neither a revision that git knows nor a path\n',
    });
    expect(folder.run(['check', '--changed=no-such-branch']).stderr).toContain('git knows no revision');
    rmSync(join(folder.path, '.git'), { recursive: true });
    const outside = folder.run(['check', '--changed']);
    expect(outside.stderr).toMatch(/^cardscript: --changed: .*not a git repository[^\n]*\n$/);
    expect(outside.status).toBe(2);
  });
});
