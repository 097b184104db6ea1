import { describe, expect, it } from 'vitest';
import { vocab } from '../../../server/src/core/vocab/vocab.ts';
import { comparisonProblems, parseComparison } from '../../../server/src/core/values/comparison.ts';
import { counterProblem } from '../../../server/src/core/values/counters.ts';
import {
  keywordListProblems,
  parseKeywords,
  parseList,
  svarListProblems,
} from '../../../server/src/core/values/lists.ts';
import { costNames } from '../../../server/src/core/values/names.ts';
import { parseCost } from '../../../server/src/core/values/cost.ts';
import { parsePhases, phaseProblems } from '../../../server/src/core/values/phases.ts';
import type { ValueProblem } from '../../../server/src/core/values/problem.ts';
import { parseZones, zoneProblems } from '../../../server/src/core/values/zones.ts';

function short(text: string, found: readonly ValueProblem[]): string[] {
  return found.map(({ kind, span, suggestions: [first] }) =>
    [kind, text.slice(span.start, span.end), ...(first === undefined ? [] : ['→', first])].join(' '),
  );
}

describe('zones', () => {
  it.each([
    ['Battlefield', []],
    ['Graveyard,Exile', []],
    ['Hand Library', []],
    ['Any', []],
    ['BottomOfLibrary', []],
    ['battlefield', ['wrongCase battlefield → Battlefield']],
    ['Graveyard,Exlie', ['unknown Exlie → Exile']],
    ['Yard', ['unknown Yard']],
  ])('%s', (text, expected) => {
    expect(short(text, zoneProblems(parseZones(text, 0)))).toEqual(expected);
  });
});

describe('phases', () => {
  it.each([
    ['Upkeep', []],
    ['Main1,Main2', []],
    ['BeginCombat->EndCombat', []],
    ['End of Turn', []],
    ['End Of Turn', []],
    ['Declare Attackers', []],
    ['Upkep', ['unknown Upkep → Upkeep']],
    ['BeginCombat->EndCombt', ['unknown EndCombt → EndCombat']],
  ])('%s', (text, expected) => {
    expect(short(text, phaseProblems(parsePhases(text, 0)))).toEqual(expected);
  });
});

describe('comparisons', () => {
  it.each([
    ['GE3', []],
    ['EQX', []],
    ['GTExiled', []],
    ['NECount$Domain', []],
    ['ge3', ['wrongCase ge → GE']],
    ['GTE3', ['unknown GTE → GE']],
    ['>=3', ['unknown >= → GE']],
    ['=X', ['unknown = → EQ']],
    ['3', ['unknown 3 → EQ3']],
    ['GE', ['empty GE']],
    ['', ['unknown ']],
  ])('%s', (text, expected) => {
    expect(short(text, comparisonProblems(parseComparison(text, 0)))).toEqual(expected);
  });
});

describe('counters', () => {
  it.each([
    ['P1P1', []],
    ['LOYALTY', []],
    ['Flying', []],
    ['First Strike', []],
    ['All', []],
    ['stun', ['wrongCase stun → STUN']],
    ['+1/+1', ['unknown +1/+1 → P1P1']],
    ['CHRAGE', ['unknown CHRAGE → CHARGE']],
    ['QUUXLING', ['unknown QUUXLING']],
  ])('%s', (text, expected) => {
    const problem = counterProblem(vocab, { text, span: { start: 0, end: text.length } });
    expect(short(text, problem ? [problem] : [])).toEqual(expected);
  });
});

describe('keyword lists', () => {
  it.each([
    ['Flying', []],
    ['Flying & First Strike', []],
    ['HIDDEN Unblockable', []],
    ['Hexproof:Card.Black:black & Ward:2', []],
    ["CARDNAME can't block. & Protection from red", []],
    ['Flyng & Haste', ['unknown Flyng → Flying']],
    ['Flying, Haste', ['separator ,  →  & ']],
    ['Flying,Haste', ['separator , →  & ']],
    ['Flying & ', ['empty ']],
  ])('%s', (text, expected) => {
    expect(short(text, keywordListProblems(parseKeywords(text, 0), { vocab }))).toEqual(expected);
  });

  it('keep the place of a hidden keyword', () => {
    expect(parseKeywords('HIDDEN Unblockable', 10)[0]).toMatchObject({
      hidden: true,
      piece: { text: 'Unblockable', span: { start: 17, end: 28 } },
    });
  });
});

describe('SVar lists', () => {
  const context = { vocab, svarNames: ['TrigOne', 'TrigTwo'], isSVar: (name: string) => /^Trig(One|Two)$/.test(name) };
  it.each([
    ['TrigOne', ',', []],
    ['TrigOne,TrigTwo', ',', []],
    ['TrigOne & TrigTwo', ' & ', []],
    ['TrigOne,TrigTow', ',', ['unknown TrigTow → TrigTwo']],
    ['TrigOne,TrigTwo', ' & ', ['separator , →  & ']],
    ['TrigOne & TrigTwo', ',', ['separator  &  → ,']],
    ['TrigOne,', ',', ['empty ']],
  ] as const)('%s apart by "%s"', (text, separator, expected) => {
    expect(short(text, svarListProblems(parseList(text, 0, separator), separator, context))).toEqual(expected);
  });
});

it('names in costs', () => {
  const names = costNames(parseCost('X PayLife<Mine> Sac<1/Creature> SubCounter<All/CHARGE>', 0));
  expect(names).toEqual([{ text: 'Mine', span: { start: 10, end: 14 } }]);
});
