import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { distance, prepareWords, suggest, suggestionLimit } from '../../../server/src/core/vocab/suggest.ts';

const words = ['Battlefield', 'Graveyard', 'Hand', 'Library', 'Exile', 'Stack', 'Command', 'LifeAmount', 'NumCards'];

describe('suggest', () => {
  it.each([
    ['battlefield', 'Battlefield'],
    ['Battelfield', 'Battlefield'],
    ['Graveyards', 'Graveyard'],
    ['Grvaeyard', 'Graveyard'],
    ['Hnad', 'Hand'],
    ['LifAmount', 'LifeAmount'],
    ['NumCard', 'NumCards'],
  ])('finds what was meant: %s', (slip, meant) => {
    expect(suggest(slip, words)[0]).toBe(meant);
  });

  it.each(['Nowhere', 'Hi', 'X', '', 'Stick up', 'Extra', 'Bands'])('offers nothing far away: %s', (word) => {
    expect(suggest(word, ['Battlefield', 'Exile', 'Library'])).toEqual([]);
  });

  it('puts the nearest first: other case, fewer edits, same first letter, order of the list', () => {
    expect(suggest('tap', ['Tape', 'Tap', 'TAP'])).toEqual(['Tap', 'TAP', 'Tape']);
    expect(suggest('Colot', ['Colors', 'Color'])).toEqual(['Color', 'Colors']);
    expect(suggest('Fase', ['Case', 'Fast'])).toEqual(['Fast', 'Case']);
    expect(suggest('Cast', ['Case', 'Fast', 'Cats'], { max: 2 })).toEqual(['Case', 'Cats']);
  });

  it('never offers a word that shares nothing with a short one', () => {
    expect(suggest('Q', ['T', 'X'])).toEqual([]);
  });

  it('finds whatever the distance allows, however the words are sifted before', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdeF1$'), minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(word, fc.uniqueArray(word, { maxLength: 8 }), (slip, table) => {
        const limit = suggestionLimit(slip.length);
        const expected = table.filter((w) => {
          const edits = distance(slip.toLowerCase(), w.toLowerCase(), limit);
          return edits <= limit && edits < slip.length;
        });
        expect(suggest(slip, table, { max: 8 }).sort()).toEqual(expected.sort());
      }),
    );
  });

  it('measures edits the same way in both directions, and stops counting behind the limit', () => {
    expect(distance('ab', 'ba', 2)).toBe(1);
    expect(distance('kitten', 'sitting', 3)).toBe(3);
    expect(distance('kitten', 'sitting', 2)).toBe(3);
    const word = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 7 });
    fc.assert(fc.property(word, word, (a, b) => distance(a, b, 9) === distance(b, a, 9)));
  });

  it('takes a prepared table as well as a list', () => {
    expect(suggest('Libary', prepareWords(words))).toEqual(suggest('Libary', words));
  });
});
