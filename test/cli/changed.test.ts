import { rmSync } from 'node:fs';
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
