import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scriptActions } from '../../../server/src/core/features/actions/actions.ts';
import { formatBefore, formatEdits } from '../../../server/src/core/features/format.ts';
import { svarLenses, wayLenses } from '../../../server/src/core/features/lenses.ts';
import { createService } from '../../../server/src/core/service.ts';
import { parse } from '../../../server/src/core/syntax/parse.ts';
import { tokens } from '../../../server/src/core/syntax/print.ts';
import { applyEdits } from '../../../server/src/core/text/edits.ts';
import { vocab } from '../../../server/src/core/vocab/vocab.ts';
import { cursor, cursors } from '../../support/fixture.ts';
import { corpusCards, itOnCorpus } from '../vocab/corpus.ts';

const service = createService();
const formatted = (text: string): string => applyEdits(text, formatEdits(parse(text)));

/** All that the card model is made from: the words of each line, without where they stand. */
const wordsOf = (text: string): string[][] =>
  parse(text).lines.map((line) => [
    line.kind,
    ...[...tokens(line)].map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`),
  ]);

describe('formatting', () => {
  it.each([
    ['A:SP$ Draw|NumCards$ 2', 'A:SP$ Draw | NumCards$ 2'],
    ['A:SP$Draw  |   NumCards  $2 ', 'A:SP$ Draw | NumCards$ 2'],
    ['Name : Some Card', 'Name:Some Card'],
    ['  K: Flying', 'K:Flying'],
    ['SVar: X :Count$Valid Land', 'SVar:X:Count$Valid Land'],
    ['SVar:B :DB$Draw', 'SVar:B:DB$ Draw'],
    ['A:SP$ Draw |', 'A:SP$ Draw |'],
    ['A:SP$ Draw | | B$ 1', 'A:SP$ Draw | | B$ 1'],
    ['A:SP$ Draw | B$', 'A:SP$ Draw | B$'],
    ['A:SP$ Draw | B$ | C$ 1', 'A:SP$ Draw | B$ | C$ 1'],
    ['  # a  comment ', '  # a  comment '],
    ['Variant: Foo :A:SP$Draw', 'Variant:Foo:A:SP$ Draw'],
    [' ALTERNATE ', 'ALTERNATE'],
    ['Name:A\r\nK: Flying \r\n', 'Name:A\r\nK:Flying\r\n'],
    ['   \n\t', '\n'],
    ['Name:A\r \nK: Flying', 'Name:A\r \nK:Flying'],
    ['Name:A \r \r\nK: Flying', 'Name:A\r\r\nK:Flying'],
    ['Name:A\r \r \n \n', 'Name:A\r\r \n\n'],
  ])('makes %j %j', (text, expected) => {
    expect(formatted(text)).toBe(expected);
  });

  it('leaves the blanks within values alone', () => {
    const text = 'A:SP$ Draw | SpellDescription$ Draw  two :  cards.\nOracle:Draw  two :  cards.';
    expect(formatted(text)).toBe(text);
  });

  it('keeps to the lines that are asked for', () => {
    const { text, offsets } = cursors('K: A\nK: <|>B\nK: C<|>\nK: D');
    const edits = formatEdits(parse(text), { start: offsets[0] ?? 0, end: offsets[1] ?? 0 });
    expect(applyEdits(text, edits)).toBe('K: A\nK:B\nK:C\nK: D');
  });

  it('of a bar that was just typed moves nothing at the cursor or behind it', () => {
    const { text, offset } = cursor('A:SP$Draw|<|>NumCards$1');
    expect(applyEdits(text, formatBefore(parse(text), offset))).toBe('A:SP$ Draw |NumCards$1');
  });

  const fragment = fc.constantFrom(
    'A',
    'SVar',
    'X',
    ':',
    '$',
    '|',
    ' ',
    '  ',
    '\t',
    '\n',
    '\r\n',
    '\r',
    '#',
    'SP',
    'DB$',
    'Draw',
    'ALTERNATE',
    'Variant',
    '\u00a0',
  );

  it('changes no words and is done after one run, whatever the text', () => {
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        const once = formatted(text);
        expect(wordsOf(once)).toEqual(wordsOf(text));
        expect(formatted(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  itOnCorpus('changes no words of published scripts', () => {
    for (const { path, lines } of corpusCards()) {
      const text = lines.join('\n');
      const once = formatted(text);
      if (once === text) continue;
      expect(wordsOf(once), path).toEqual(wordsOf(text));
      expect(formatted(once), path).toBe(once);
    }
  });
});

describe('actions', () => {
  const offered = (marked: string): string[] => {
    const { text, offset } = cursor(marked);
    return scriptActions(service.read(text).card, offset, vocab).map(({ title }) => title);
  };
  const done = (marked: string, title: RegExp): string => {
    const { text, offset } = cursor(marked);
    const action = scriptActions(service.read(text).card, offset, vocab).find((one) => title.test(one.title));
    if (!action) throw new Error(`Only these are offered: ${offered(marked).join('; ')}`);
    return applyEdits(text, action.edits);
  };

  it('extract an ability that stands within another one', () => {
    expect(done('A:SP$ GainLife | LifeAmount$ 3 | SubAbility$ DB$ Dr<|>aw | NumCards$ 1\nOracle:', /Extract/)).toBe(
      'A:SP$ GainLife | LifeAmount$ 3 | SubAbility$ DBDraw\nSVar:DBDraw:DB$ Draw | NumCards$ 1\nOracle:',
    );
  });

  it('extract an amount under a name that is free', () => {
    expect(done('A:SP$ Draw | NumCards$ Count$Valid La<|>nd\nSVar:X:Number$1', /Extract/)).toBe(
      'A:SP$ Draw | NumCards$ Y\nSVar:Y:Count$Valid Land\nSVar:X:Number$1',
    );
  });

  it('inline an amount that is named once, and no other', () => {
    expect(done('A:SP$ Draw | NumCards$ <|>X\nSVar:X:Count$Valid Land', /Inline/)).toBe(
      'A:SP$ Draw | NumCards$ Count$Valid Land',
    );
    expect(
      offered('A:SP$ Draw | NumCards$ <|>X | Optional$ X\nSVar:X:Count$Valid Land\nSVar:Y:SVar$X/Plus.1').join(),
    ).not.toMatch(/Inline/);
    expect(offered('A:SP$ Pump | NumAtt$ +<|>X\nSVar:X:Count$Valid Land').join()).not.toMatch(/Inline/);
  });

  it('add a sub-ability before the texts', () => {
    expect(done('A:SP$ Dr<|>aw | NumCards$ 1 | SpellDescription$ Draw a card.', /sub-ability/)).toBe(
      'A:SP$ Draw | NumCards$ 1 | SubAbility$ DBNext | SpellDescription$ Draw a card.\nSVar:DBNext:DB$ ',
    );
    expect(offered('A:SP$ Dr<|>aw | SubAbility$ B').join()).not.toMatch(/sub-ability/);
    expect(offered('A:SP$ Cha<|>rm | Choices$ B').join()).not.toMatch(/sub-ability/);
  });

  it('add a description that the Oracle text has and no line yet', () => {
    const text =
      'Name:Bo\nK:Flying\nT:Mode$ Att<|>acks | ValidCard$ Card.Self | Execute$ B\nOracle:Flying\\nWhenever Bo attacks, scry 1.';
    expect(offered(text).filter((title) => title.includes('Description'))).toEqual([
      'Add "TriggerDescription$ Whenever CARDNAME attacks, scry 1."',
    ]);
    expect(done(text, /TriggerDescription/)).toContain(
      'Execute$ B | TriggerDescription$ Whenever CARDNAME attacks, scry 1.\n',
    );
  });

  it('add a description that no line gives yet, no keyword, and none to the head of modes', () => {
    const oracle = '\nOracle:Enchant creature\\n{G}: Draw a card.';
    expect(offered(`Name:Bo\nK:Enchant:Creature\nA:AB$ Dr<|>aw | Cost$ G${oracle}`)).toContain(
      'Add "SpellDescription$ Draw a card."',
    );
    expect(offered(`Name:Bo\nK:Enchant:Creature\nS:Mode$ Con<|>tinuous${oracle}`).join()).not.toMatch(/Enchant/);
    expect(offered(`A:SP$ Cha<|>rm | Choices$ B${oracle}`).join()).not.toMatch(/Description/);
  });

  it('add the other face', () => {
    const text = done('Name:<|>Bo\nTypes:Land\nOracle:\n', /other face/);
    expect(text).toBe(
      'Name:Bo\nTypes:Land\nAlternateMode:Transform\nOracle:\n\nALTERNATE\n\nName:\nManaCost:no cost\nTypes:\nOracle:\n',
    );
    expect(service.read(text).card.faces).toHaveLength(2);
    expect(offered('Name:<|>A\n\nALTERNATE\n\nName:B').join()).not.toMatch(/other face/);
    expect(done('Name:<|>A', /other face/)).toBe(
      'Name:A\nAlternateMode:Transform\n\nALTERNATE\n\nName:\nManaCost:no cost\nTypes:\nOracle:\n',
    );
  });

  it('move no second line of a key past the first', () => {
    expect(
      offered('Name:A\nTypes:Creature\nPT:2/2\nOracle:\nP<|>T:2\n').filter((one) => /to its place/.test(one)),
    ).toEqual([]);
  });

  it('move a line of the header to its place', () => {
    expect(done('Name:A\nTypes:Creature\nMana<|>Cost:1\nPT:1/1', /Move/)).toBe(
      'Name:A\nManaCost:1\nTypes:Creature\nPT:1/1',
    );
    expect(done('Name:A\nOra<|>cle:B\nTypes:Land\n', /Move/)).toBe('Name:A\nTypes:Land\nOracle:B\n');
    expect(done('Name:A\nOra<|>cle:B\nTypes:Land', /Move/)).toBe('Name:A\nTypes:Land\nOracle:B');
    expect(offered('Name:A\nMana<|>Cost:1\nTypes:Land').join()).not.toMatch(/Move/);
  });

  it('move an SVar below the line that names it', () => {
    const text = 'SVar:<|>B:DB$ Draw\nA:SP$ Scry | SubAbility$ B\nOracle:';
    expect(done(text, /Move/)).toBe('A:SP$ Scry | SubAbility$ B\nSVar:B:DB$ Draw\nOracle:');
    expect(offered('A:SP$ Scry | SubAbility$ B\nSVar:<|>B:DB$ Draw').join()).not.toMatch(/Move/);
  });

  it('are none in comments', () => {
    expect(offered('# Nam<|>e:A')).toEqual([]);
  });
});

describe('lenses', () => {
  it('count the places that name an SVar; those that the engine reads by name have none', () => {
    const text =
      'A:SP$ Draw | NumCards$ X | SubAbility$ B\nSVar:B:DB$ GainLife | LifeAmount$ X\nSVar:X:Number$1\nSVar:Z:Number$1\nSVar:NeedsToPlay:Land';
    expect(svarLenses(service.read(text).card, vocab).map(({ title }) => title)).toEqual([
      '1 reference',
      '2 references',
      '0 references',
    ]);
  });

  it('count the ways to cast each face', () => {
    const titles = (text: string): string[] => wayLenses(service.read(text).card).map(({ title }) => title);
    expect(titles('Name:A\nManaCost:1 R\nTypes:Sorcery\nK:Flashback:3 R\nOracle:')).toEqual(['2 ways to cast']);
    expect(titles('ManaCost:1 R\nTypes:Sorcery\n')).toEqual([]);
  });
});
