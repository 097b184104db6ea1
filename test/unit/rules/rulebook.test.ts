import { describe, expect, it } from 'vitest';
import { createRulebook } from '../../../server/src/core/rules/rulebook.ts';
import { compareRuleNumbers, parseRuleNumber } from '../../../server/src/core/rules/ruleNumber.ts';

const rulebook = createRulebook();

describe('looking up a rule that ships', () => {
  it('gives a whole rule by its number', () => {
    const rule = rulebook.lookup('702.103', 'es');
    expect(rule).toMatchObject({
      number: '702.103',
      title: 'Concesión',
      otherTitle: 'Bestow',
      language: 'es',
      source: 'Gatewatch (traducción no oficial)',
    });
    expect(rule?.subrules.map(({ number }) => number.at(-1)).join('')).toBe('abcdefg');
  });

  it('gives the text of the rule itself where it has one', () => {
    const rule = rulebook.lookup('113.6', 'es');
    expect(rule?.text).toMatch(/^Las habilidades de un hechizo de instantáneo .* son las siguientes:$/);
    expect(rule?.subrules).toHaveLength(14);
  });

  it('gives one subrule with its examples and nothing else', () => {
    const rule = rulebook.lookup('702.103d', 'es');
    expect(rule?.number).toBe('702.103d');
    expect(rule?.subrules.map(({ number, examples }) => [number, examples.length])).toEqual([['702.103d', 2]]);
    expect(rulebook.lookup('113.6b', 'es')).not.toHaveProperty('text');
  });

  it.each(['702.103b', '702.103b.', 'CR 702.103b', ' cr 702.103B ', 'rule 702.103b', 'regla 702.103b'])(
    'understands %j',
    (written) => {
      expect(rulebook.lookup(written, 'es')?.subrules[0]?.number).toBe('702.103b');
    },
  );

  it.each(['702.103h', '702.104', '702', '113.6l', '702.180b', '702.103 b', 'Bestow', '', '2.103', 'x702.103'])(
    'has nothing for %j',
    (written) => {
      expect(rulebook.lookup(written, 'es')).toBeUndefined();
    },
  );

  it('has no English text of its own', () => {
    expect(rulebook.lookup('702.103', 'en')).toBeUndefined();
    expect(rulebook.lookup('113.6', 'en')).toBeUndefined();
  });
});

describe('rule numbers', () => {
  it('come apart', () => {
    expect(parseRuleNumber('704.5aa')).toEqual({ text: '704.5aa', section: '704', rule: '704.5', letters: 'aa' });
    expect(parseRuleNumber('702.')).toEqual({ text: '702', section: '702', letters: '' });
    expect(parseRuleNumber('704.5aaa')).toBeUndefined();
    expect(parseRuleNumber('702.1851')).toBeUndefined();
  });

  it('sort in the order of the book', () => {
    const shuffled = ['704.5aa', '702.10', '704.5z', '113.6', '702.9c', '113.6b', '702', '702.9', '113.6a', '704.5'];
    const sorted = shuffled
      .map((text) => parseRuleNumber(text)!)
      .sort(compareRuleNumbers)
      .map(({ text }) => text);
    expect(sorted).toEqual([
      '113.6',
      '113.6a',
      '113.6b',
      '702',
      '702.9',
      '702.9c',
      '702.10',
      '704.5',
      '704.5z',
      '704.5aa',
    ]);
  });
});
