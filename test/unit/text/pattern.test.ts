import { describe, expect, it } from 'vitest';
import { literally, longestWords, patternOf, textPattern } from '../../../server/src/core/text/pattern.ts';
import { rejoin } from '../../../server/src/core/text/runs.ts';

describe('a pattern around a text', () => {
  const word = textPattern((text) => String.raw`(?<!\w)${text}(?!\w)`, 'g');

  it.each(['Name', 'a.b*c', '(x', '[a-', '\\', '^$', '{1}{G/W}', '+1/+1', "'“é", '\ud800', 'a\nb', '-'])(
    'takes it as it is: %j',
    (text) => {
      expect(`x, ${text}, y`.replaceAll(word(text), '')).toBe('x, , y');
      expect(word(text).test('axb')).toBe(false);
    },
  );

  it('fits nothing, and does not fail, where the text is longer than any name', () => {
    const long = 'a('.repeat(longestWords);
    expect(long.match(word(long))).toBeNull();
    expect(word('a'.repeat(longestWords)).test('a'.repeat(longestWords))).toBe(true);
  });

  it('may stand beside others', () => {
    expect(patternOf(`^(?:${['a+b', 'c|d'].map(literally).join('|')})$`, 'i').test('C|D')).toBe(true);
  });
});

describe('another separator', () => {
  it.each([
    ['a, b ,c', 'a|b|c'],
    [' a , b ', ' a|b '],
    ['a,, ,b', 'a|||b'],
    ['a', 'a'],
    [',', '|'],
  ])('comes in place of the one with blanks around it: %j', (text, other) => {
    expect(rejoin(text, ',', '|')).toBe(other);
    expect(text.replaceAll(/\s*,\s*/g, '|')).toBe(other);
  });
});
