import { describe, expect, it } from 'vitest';
import { placeOf } from '../../../server/src/workspace/place.ts';

describe('placeOf', () => {
  it.each([
    ['/home/me/forge/res/cardsfolder/b/mild_bear.txt', { fileName: 'mild_bear.txt', folder: 'cards' }],
    ['C:\\Forge\\res\\tokenscripts\\w_1_1_soldier.txt', { fileName: 'w_1_1_soldier.txt', folder: 'tokens' }],
    ['/home/me/.forge/custom/cards/mild_bear.txt', { fileName: 'mild_bear.txt', folder: 'cards' }],
    ['/home/me/.forge/custom/tokens/c_a_bear.txt', { fileName: 'c_a_bear.txt', folder: 'tokens' }],
    ['/home/me/cards/mild_bear.txt', { fileName: 'mild_bear.txt' }],
    ['/cardsfolder.txt', { fileName: 'cardsfolder.txt' }],
    ['draft.txt', { fileName: 'draft.txt' }],
    ['/home/me/cardsfolder/', { folder: 'cards' }],
    ['', {}],
  ])('%s', (path, place) => {
    expect(placeOf(path)).toEqual(place);
  });
});
