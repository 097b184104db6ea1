import { describe, expect, it } from 'vitest';
import {
  argumentsProblem,
  keywordEntries,
  keywordEntry,
  lineFamilies,
  lineSentences,
  readKeywordLine,
  suggestKeyword,
} from '../../../server/src/core/vocab/keywords.ts';
import { corpusCards, itOnCorpus } from './corpus.ts';

/** What is wrong with the arguments of a line, in short. */
function problem(line: string, granted = false): string | undefined {
  const read = readKeywordLine(line, 0);
  if (read.kind !== 'keyword') return read.kind;
  const found = argumentsProblem(read.entry, read.args, { granted });
  if (!found) return undefined;
  return found.kind === 'surplus' ? `surplus ${found.first.text}` : `${found.kind} ${found.argument.name}`;
}

describe('the table of keywords', () => {
  it('is sorted, without repeats', () => {
    const names = keywordEntries.map(({ name }) => name.toLowerCase());
    expect(names).toEqual([...new Set(names)].sort((a, b) => (a < b ? -1 : 1)));
    const sentences = lineSentences.map(({ text }) => text.toLowerCase());
    expect(sentences).toEqual([...new Set(sentences)].sort((a, b) => (a < b ? -1 : 1)));
    const families = lineFamilies.map(({ family }) => family);
    expect(families).toEqual([...new Set(families)].sort());
  });

  it.each(keywordEntries.map((entry) => [entry.name, entry] as const))('takes its own example: %s', (_, entry) => {
    const read = readKeywordLine(entry.example.slice(2), 0);
    expect(read).toMatchObject({ kind: 'keyword', entry });
    expect(problem(entry.example.slice(2))).toBeUndefined();
  });

  it('has the 205 keywords of the engine, the three newest, and heads that are none', () => {
    expect(keywordEntries.filter((entry) => !entry.head && !entry.open)).toHaveLength(205);
    expect(keywordEntries.filter((entry) => entry.open).map(({ name }) => name)).toEqual([
      'Power-up',
      'Storied',
      'Teamwork',
    ]);
    expect(keywordEntry('etbcounter')).toMatchObject({ name: 'etbCounter', head: true });
  });
});

describe('arguments of a keyword', () => {
  it.each([
    'Flying',
    'Awaken:2:3 U',
    'Flashback:1 R',
    'Flashback:1 R:ReduceCost$ X:It costs less.',
    'Equip:3:::ReduceCost$ X:It costs less.',
    'Hexproof',
    'Hexproof:Card.Black:black',
    'Suspend:3:1 U',
    'Haunt',
    'Companion:Card.cmcEQ3:Every card costs three.',
    'Companion:Special:SomeRule:A rule of its own.',
    'Modular:Sunburst',
    'etbCounter:P1P1:X:no Condition:It enters with counters.',
    'Warp:1 R:Flavor Some name',
    'Flying:Flavor Wings',
    'Devour:X:, where X is a number',
    'Power-up:whatever:may:follow',
  ])('are right: %s', (line) => {
    expect(problem(line)).toBeUndefined();
  });

  it.each([
    ['Awaken:2', 'missing cost'],
    ['Awaken:2:3 U:more', 'surplus more'],
    ['Warp', 'missing cost'],
    ['Warp:', 'empty cost'],
    ['Flying:2', 'surplus 2'],
    ['Hexproof:Card.Black', 'missing description'],
    ['Suspend:3', 'missing cost'],
    ['Flashback', 'missing cost'],
    ['Flashback:1 R:', 'empty parameters'],
    ['Equip:3:::', 'empty parameters'],
    ['Companion:Special:SomeRule', 'missing description'],
    ['Warp:Flavor Some name', 'missing cost'],
  ])('are wrong: %s', (line, expected) => {
    expect(problem(line)).toBe(expected);
  });

  it('may be missing where an effect grants the keyword', () => {
    expect(problem('Flashback', true)).toBeUndefined();
    expect(problem('Suspend', true)).toBeUndefined();
    expect(problem('Warp', true)).toBe('missing cost');
  });
});

describe('what follows K:', () => {
  it('is found in any letter case, with spans in the file', () => {
    const read = readKeywordLine('bestow:2 G', 40);
    expect(read).toMatchObject({
      kind: 'keyword',
      entry: { name: 'Bestow' },
      name: { text: 'bestow', span: { start: 40, end: 46 } },
      args: [{ text: '2 G', span: { start: 47, end: 50 } }],
    });
    expect(readKeywordLine('Dash:R:Flavor Name', 10)).toMatchObject({
      flavor: { text: 'Name', span: { start: 24, end: 28 } },
    });
  });

  it('may be a sentence of the engine', () => {
    expect(readKeywordLine("CARDNAME can't block.", 0)).toMatchObject({ kind: 'sentence', known: true });
    expect(readKeywordLine('CARDNAME glows in the dark.', 0)).toMatchObject({ kind: 'sentence', known: false });
  });

  it.each([
    ['Enchant creature', 'enchant', 'creature'],
    ['Protection from red', 'protection', 'red'],
    ['Islandwalk', 'landwalk', 'Island'],
    ['Snow swampwalk', 'landwalk', 'Snow swamp'],
    ['Fox offering', 'offering', 'Fox'],
    ['Bands with Other Dinosaurs', 'bands', 'Dinosaurs'],
    ['HIDDEN Unblockable', 'hidden', 'Unblockable'],
  ])('may be a phrase: %s', (line, family, rest) => {
    expect(readKeywordLine(line, 0)).toMatchObject({ kind: 'family', family: { family }, rest: { text: rest } });
  });

  it.each([
    ['Fliyng', 'Flying'],
    ['Wrap:1 R', 'Warp'],
    ['First-Strike', 'First Strike'],
    ['Firststrike', 'First Strike'],
    ['ETBcounters:P1P1:1', 'etbCounter'],
    ["CARDNAME can't blocks.x", "CARDNAME can't block."],
  ])('is unknown when misspelt: %s', (line, meant) => {
    const read = readKeywordLine(line, 0);
    expect(read.kind).toBe('unknown');
    if (read.kind === 'unknown') expect(suggestKeyword(read.name.text)[0]).toBe(meant);
  });
});

itOnCorpus('every K: line of the published scripts is accepted', () => {
  const wrong: string[] = [];
  let seen = 0;
  for (const { path, lines } of corpusCards()) {
    for (const line of lines) {
      if (!line.startsWith('K:')) continue;
      seen += 1;
      const found = problem(line.slice(2));
      if (found && found !== 'sentence' && found !== 'family') wrong.push(`${path}: ${line}: ${found}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(6000);
});
