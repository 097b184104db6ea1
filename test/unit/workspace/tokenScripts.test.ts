import { posix } from 'node:path';
import { expect, it } from 'vitest';
import type { Host } from '../../../server/src/workspace/host.ts';
import { findTokenScript, newTokenScript } from '../../../server/src/workspace/tokenScripts.ts';

/** @param locked files that are out of reach */
function hostWith(files: readonly string[], locked: readonly string[] = []): Host {
  return {
    readFile: () => Promise.reject(new Error('No token is read.')),
    isFile: (path) => Promise.resolve(files.includes(path) && !locked.includes(path)),
    parentOf: (path) => (path === '/' ? undefined : posix.dirname(path)),
    join: (folder, name) => posix.join(folder, name),
  };
}

it('finds the token beside the folder of the cards', async () => {
  const host = hostWith(['/res/tokenscripts/c_a_food.txt']);
  expect(await findTokenScript(host, '/res/cardsfolder/a/apple.txt', 'c_a_food')).toBe(
    '/res/tokenscripts/c_a_food.txt',
  );
});

it('finds the token of a player’s own cards, and takes the nearest', async () => {
  const host = hostWith(['/custom/tokens/c_a_food.txt', '/tokenscripts/c_a_food.txt']);
  expect(await findTokenScript(host, '/custom/cards/apple.txt', 'c_a_food')).toBe('/custom/tokens/c_a_food.txt');
});

it('finds none where there is none, and goes past what cannot be read', async () => {
  expect(await findTokenScript(hostWith([]), '/res/cardsfolder/a.txt', 'c_a_food')).toBeUndefined();
  const host = hostWith(['/tokenscripts/c_a_food.txt'], ['/res/tokenscripts/c_a_food.txt']);
  expect(await findTokenScript(host, '/res/cards/a.txt', 'c_a_food')).toBe('/tokenscripts/c_a_food.txt');
});

it('places a new token in a folder of tokens, under a name that every system can have', async () => {
  const host: Host = {
    ...hostWith([]),
    list: (folder) => (folder === '/res/tokenscripts' ? Promise.resolve([]) : Promise.reject(new Error('ENOENT'))),
  };
  const place = (token: string) => newTokenScript(host, '/res/cardsfolder/a/apple.txt', token);
  expect(await place('c_a_food')).toBe('/res/tokenscripts/c_a_food.txt');
  for (const token of ['con', 'NUL', 'lpt1']) expect(await place(token)).toBeUndefined();
});
