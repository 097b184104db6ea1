import { describe, expect, it } from 'vitest';
import { manaValue, parseMana, toSymbols } from '../../../server/src/core/values/mana.ts';
import { corpusCards, itOnCorpus } from '../vocab/corpus.ts';

const problems = (text: string) =>
  parseMana(text, 0).symbols.flatMap(({ text: symbol, problem, suggestion }) =>
    problem ? [`${symbol}: ${problem}${suggestion === undefined ? '' : ` → ${suggestion}`}`] : [],
  );

describe('mana costs', () => {
  it.each([
    ['2 W', 'generic colored'],
    ['0', 'generic'],
    ['16', 'generic'],
    ['X Y Z', 'variable variable variable'],
    ['C S', 'colorless snow'],
    ['WU UW W/U U/W', 'hybrid hybrid hybrid hybrid'],
    ['C/W CW', 'hybrid hybrid'],
    ['2W 2/W W2', 'twobrid twobrid twobrid'],
    ['PW WP W/P P/W', 'phyrexian phyrexian phyrexian phyrexian'],
    ['PWU G/W/P', 'hybridPhyrexian hybridPhyrexian'],
    ['', ''],
  ])('are read: %s', (text, kinds) => {
    expect(
      parseMana(text, 0)
        .symbols.map(({ kind }) => kind)
        .join(' '),
    ).toBe(kinds);
    expect(problems(text)).toEqual([]);
  });

  it.each([
    ['{1}{W}', '{1}{W}: braces → 1 W'],
    ['{W/U}', '{W/U}: braces → W/U'],
    ['{foo}', '{foo}: braces'],
    ['{', '{: braces'],
    ['1W', '1W: runTogether → 1 W'],
    ['WW', 'WW: runTogether → W W'],
    ['2WU', '2WU: runTogether → 2 W U'],
    ['XX', 'XX: runTogether → X X'],
    ['10G', '10G: runTogether → 10 G'],
    ['1w', '1w: runTogether → 1 W'],
    ['w', 'w: lowerCase → W'],
    ['w/u', 'w/u: lowerCase → W/U'],
    ['Q', 'Q: unknown'],
    ['W/W', 'W/W: unknown'],
    ['1/W', '1/W: unknown'],
  ])('are wrong: %s', (text, expected) => {
    expect(problems(text)).toEqual([expected]);
  });

  it('keep where each symbol stands', () => {
    const { symbols, span } = parseMana('2  W/U', 100);
    expect(span).toEqual({ start: 100, end: 106 });
    expect(symbols.map((symbol) => symbol.span)).toEqual([
      { start: 100, end: 101 },
      { start: 103, end: 106 },
    ]);
  });

  it('know `no cost`', () => {
    expect(parseMana('no cost', 3)).toEqual({ symbols: [], noCost: true, span: { start: 3, end: 10 } });
    expect(parseMana('no costs', 0).noCost).toBe(false);
  });

  it.each([
    ['3 W W', 5, '{3}{W}{W}'],
    ['X R', 1, '{X}{R}'],
    ['2/W 2/W', 4, '{2/W}{2/W}'],
    ['WG UR', 2, '{G/W}{U/R}'],
    ['PW 1', 2, '{W/P}{1}'],
    ['P/W/G', 1, '{G/W/P}'],
    ['no cost', 0, ''],
  ])('have a mana value and printed symbols: %s', (text, value, printed) => {
    const cost = parseMana(text, 0);
    expect(manaValue(cost)).toBe(value);
    expect(toSymbols(cost)).toBe(printed);
  });
});

itOnCorpus('no published mana cost has a problem', () => {
  const wrong: string[] = [];
  let seen = 0;
  for (const { path, lines } of corpusCards()) {
    for (const line of lines) {
      if (!line.startsWith('ManaCost:')) continue;
      seen += 1;
      wrong.push(...problems(line.slice(9)).map((problem) => `${path}: ${problem}`));
    }
  }
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(10_000);
});
