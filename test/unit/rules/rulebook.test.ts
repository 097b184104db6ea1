import { describe, expect, it } from 'vitest';
import type { Edition } from '../../../server/src/core/rules/edition.ts';
import { importRules } from '../../../server/src/core/rules/importer.ts';
import { createRulebook } from '../../../server/src/core/rules/rulebook.ts';
import { madeUpRules } from './madeUpRules.ts';
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

function edition(change: (text: string) => string = (text) => text): Edition {
  const result = importRules(change(madeUpRules.join('\n')));
  if (!result.ok) throw new Error(result.reason);
  return result.edition;
}

describe('a rulebook with imported editions', () => {
  const newer = edition();
  const older = edition((text) =>
    text.replace('February 3, 2031', 'June 5, 2030').replace('Two players', 'Four players'),
  );
  const imported = createRulebook({ editions: [older, newer] });

  it('quotes the newest, or the one asked for', () => {
    expect(imported.inUse?.date).toBe('2031-02-03');
    expect(imported.editions.map(({ date }) => date)).toEqual(['2031-02-03', '2030-06-05']);
    expect(imported.lookup('100.1', 'en')).toMatchObject({
      text: expect.stringMatching(/^Two players/) as string,
      edition: '2031-02-03',
    });
    const pinned = createRulebook({ editions: [older, newer], useEdition: '2030-06-05' });
    expect(pinned.lookup('100.1', 'en')).toMatchObject({
      text: expect.stringMatching(/^Four players/) as string,
      edition: '2030-06-05',
    });
    expect(createRulebook({ editions: [older, newer], useEdition: '1999-01-01' }).inUse?.date).toBe('2031-02-03');
  });

  it('gives whole rules and single subrules in English, and Spanish as before', () => {
    expect(imported.lookup('100.1', 'en')).toMatchObject({
      number: '100.1',
      examples: ['Example: Ann and Bob sit.', 'Example: Cleo stands.'],
      subrules: [{ number: '100.1a' }, { number: '100.1b' }],
      language: 'en',
      source: 'Comprehensive Rules',
    });
    expect(imported.lookup('702.4b.', 'en')).toMatchObject({
      number: '702.4b',
      title: 'Warp',
      subrules: [{ number: '702.4b', examples: ['Example: A round table is not.'] }],
    });
    expect(imported.lookup('101.2', 'en')?.subrules).toHaveLength(25);
    expect(imported.lookup('101.2a', 'en')?.subrules.map(({ number }) => number)).toEqual(['101.2a']);
    expect(imported.lookup('703.50', 'en')?.subrules).toEqual([]);
    expect(imported.lookup('702.103', 'es')?.title).toBe('Concesión');
    for (const number of ['100.1c', '100.9', '1.1', '702']) expect(imported.lookup(number, 'en')).toBeUndefined();
  });

  it('finds a keyword by its title under whatever number, and says that it moved', () => {
    expect(imported.keyword('warp', 'en')).toMatchObject({ number: '702.4', movedFrom: '702.185', title: 'Warp' });
    expect(imported.keyword('Warp', 'es')).toMatchObject({ number: '702.185', title: 'Teletransportar' });
    expect(imported.keyword('Warp', 'es')).not.toHaveProperty('movedFrom');
    expect(imported.keyword('Flying', 'en')).toBeUndefined();
    expect(imported.keyword('Gleam', 'en')).toBeUndefined();
    const settled = createRulebook({
      editions: [edition((text) => text.replaceAll('702.4', '702.185'))],
    });
    expect(settled.keyword('Warp', 'en')?.number).toBe('702.185');
    expect(settled.keyword('Warp', 'en')).not.toHaveProperty('movedFrom');
  });

  it('finds a renamed keyword by its former title', () => {
    const former = createRulebook({ editions: [edition((text) => text.replace('702.4. Warp', '702.4. Totem Armor'))] });
    expect(former.keyword('Umbra Armor', 'en')).toMatchObject({ number: '702.4', title: 'Totem Armor' });
  });

  it('maps a citation of a keyword, not of anything else', () => {
    expect(imported.cited('702.185b', 'en')).toMatchObject({ number: '702.4b', movedFrom: '702.185b' });
    expect(imported.cited('702.4a', 'en')).toBeUndefined();
    expect(imported.cited('100.1a', 'en')).toMatchObject({ number: '100.1a' });
    expect(imported.cited('100.1a', 'en')).not.toHaveProperty('movedFrom');
    expect(imported.cited('113.6b', 'es')?.subrules).toHaveLength(1);
  });

  it('gives sections and glossary entries', () => {
    const section = imported.section('702');
    expect(section).toMatchObject({
      heading: { title: 'Keyword Abilities' },
      chapter: { number: '7', title: 'Further Matters' },
    });
    expect(section?.rules.map(({ number }) => number)).toEqual(['702.1', '702.2', '702.3', '702.4']);
    expect(imported.section('704')).toBeUndefined();
    for (const term of ['sitting', 'Sits down', 'SIT']) expect(imported.glossary(term)?.text).toMatch(/^1\. To be on/);
    expect(imported.glossary('stand')?.term).toBe('Stand (Obsolete)');
    expect(imported.glossary('chair')).toBeUndefined();
  });
});

describe('searching the rules', () => {
  const found = (query: string, book = rulebook) =>
    book.search(query, { limit: 5 }).map(({ kind, number, title }) => `${kind} ${number ?? title}`);
  const imported = createRulebook({ editions: [edition()] });

  it('finds keywords by name in either language without an edition', () => {
    expect(found('Bestow')[0]).toBe('keyword 702.103');
    expect(found('armonizar')[0]).toBe('keyword 702.180');
    expect(found('concesion')[0]).toBe('keyword 702.103');
  });

  it('tolerates slips and unfinished words', () => {
    expect(found('deathtuch')[0]).toBe('keyword 702.2');
    expect(found('teletrasportar')[0]).toBe('keyword 702.185');
    expect(found('first stri')[0]).toBe('keyword 702.7');
  });

  it('finds the Spanish texts by their words', () => {
    expect(found('cartas de conspiración zona de mando')[0]).toBe('rule 113.6p');
  });

  it('finds rules, sections, examples and glossary entries of an edition', () => {
    expect(found('round table', imported)[0]).toBe('rule 702.4b');
    expect(found('turns', imported)[0]).toBe('section 101');
    expect(found('fillers', imported)[0]).toBe('section 703');
    expect(found('sits down', imported)[0]).toBe('glossary Sit, Sitting, “Sits Down”');
    expect(found('warp', imported)[0]).toBe('keyword 702.4');
  });

  it('lists what has a number, and what stands below it', () => {
    expect(found('702.185')).toEqual(['keyword 702.185', 'rule 702.185a', 'rule 702.185b', 'rule 702.185c']);
    expect(found('cr 100.1', imported)).toEqual(['rule 100.1', 'rule 100.1a', 'rule 100.1b']);
    expect(found('100', imported)).toEqual(['section 100', 'rule 100.1', 'rule 100.2', 'rule 100.3']);
    expect(found('702.18')).toEqual(['keyword 702.18']);
  });

  it('finds nothing where there is nothing', () => {
    for (const query of ['', '   ', 'xyzzyx', '¿?', '999.1']) expect(found(query, imported)).toEqual([]);
  });

  it('keeps to the limit', () => {
    expect(imported.search('filler rule')).toHaveLength(20);
    expect(imported.search('filler rule', { limit: 3 })).toHaveLength(3);
  });
});
