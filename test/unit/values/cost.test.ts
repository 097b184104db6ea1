import { describe, expect, it } from 'vitest';
import { costProblems, parseCost } from '../../../server/src/core/values/cost.ts';
import { costParts } from '../../../server/src/core/vocab/costParts.ts';
import { argumentsProblem, readKeywordLine } from '../../../server/src/core/vocab/keywords.ts';
import { corpusCards, itOnCorpus } from '../vocab/corpus.ts';

/** Each problem as its kind and the text it is about. */
function problems(text: string, isName?: (word: string) => boolean): string[] {
  return costProblems(parseCost(text, 0), isName).map((problem) => {
    const at = text.slice(problem.span.start, problem.span.end);
    return `${problem.kind} ${at}${problem.kind === 'unknownToken' ? ` → ${problem.suggestions.join(', ')}` : ''}`;
  });
}

describe('costs', () => {
  it('keep every part with its place', () => {
    const { parts } = parseCost('1 W T Sac<1/Creature.Other/another creature>', 20);
    expect(parts.map(({ kind }) => kind)).toEqual(['mana', 'mana', 'flag', 'part']);
    expect(parts[3]).toMatchObject({
      token: 'Sac',
      tokenSpan: { start: 26, end: 29 },
      closed: true,
      span: { start: 26, end: 64 },
      args: [
        { text: '1', span: { start: 30, end: 31 } },
        { text: 'Creature.Other', span: { start: 32, end: 46 } },
        { text: 'another creature', span: { start: 47, end: 63 } },
      ],
    });
  });

  it('leave slashes in the last argument', () => {
    const [part] = parseCost('AddCounter<1/LOYALTY/Card/one/or more>', 0).parts;
    expect(part).toMatchObject({
      args: [{ text: '1' }, { text: 'LOYALTY' }, { text: 'Card' }, { text: 'one/or more' }],
    });
  });

  it.each([
    'T',
    '2 WU T',
    'X XMin1 ExileCtrlOrGrave<X/Creature.Other>',
    'PayLife<X>',
    'Discard<1/CARDNAME>',
    'Sac<1/Creature;Enchantment/a creature or an enchantment>',
    'Mana<2\\Creature>',
    'SubCounter<1/LOYALTY>',
    'CardManaCost ExileFromGrave<1/Card.Other>',
    'ManaCost',
    'DefinedCost_Remembered_Minus2',
    '',
  ])('are right: %s', (text) => {
    expect(problems(text)).toEqual([]);
  });

  it.each([
    ['Sacrifice<1/CARDNAME>', ['unknownToken Sacrifice → ']],
    ['Discrad<1/Card>', ['unknownToken Discrad → Discard']],
    ['sac<1/CARDNAME>', ['unknownToken sac → Sac']],
    ['PayLif<2>', ['unknownToken PayLif → PayLife']],
    ['Mandatroy', ['unknownToken Mandatroy → Mandatory']],
    ['t', ['unknownToken t → T']],
    ['Sac<1>', ['argumentCount Sac<1>']],
    ['PayEnergy<1/2>', ['argumentCount PayEnergy<1/2>']],
    ['T<1>', ['argumentCount T<1>']],
    ['PayLife', ['argumentCount PayLife']],
    ['1 Sac<1/Creature', ['unclosed Sac<1/Creature']],
    ['Sac<1/Creature>T', ['missingBlank T']],
    ['1W T', ['mana 1W']],
    ['{1} T', ['mana {1}']],
  ])('are wrong: %s', (text, expected) => {
    expect(problems(text)).toEqual(expected);
  });

  it('take names of SVars where told', () => {
    expect(problems('SomeX')).toEqual(['unknownToken SomeX → ']);
    expect(problems('SomeX XX', (word) => word === 'SomeX' || word === 'XX')).toEqual([]);
  });

  it('come from a sorted table', () => {
    const tokens = costParts.map(({ token }) => token.toLowerCase());
    expect(tokens).toEqual([...new Set(tokens)].sort());
  });
});

itOnCorpus('no published cost has a problem', () => {
  const wrong: string[] = [];
  let seen = 0;
  for (const { path, lines, svars } of corpusCards()) {
    const look = (cost: string): void => {
      seen += 1;
      wrong.push(...problems(cost, (word) => svars.has(word)).map((problem) => `${path}: ${cost}: ${problem}`));
    };
    for (const line of lines) {
      for (const [, cost = ''] of line.matchAll(/\b(?:Cost|UnlessCost)\$ ([^|]*)/g)) look(cost);
      if (!line.startsWith('K:')) continue;
      const read = readKeywordLine(line.slice(2), 0);
      if (read.kind !== 'keyword' || argumentsProblem(read.entry, read.args)) continue;
      for (const [i, { text }] of read.args.entries()) {
        const expected = read.entry.args[i];
        if (expected?.kind === 'cost' && !expected.words?.includes(text)) look(text);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(8000);
});
