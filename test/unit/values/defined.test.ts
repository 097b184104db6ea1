import { describe, expect, it } from 'vitest';
import { vocab } from '../../../server/src/core/vocab/vocab.ts';
import { definedProblems, parseDefined } from '../../../server/src/core/values/defined.ts';

function problems(text: string, commas = false): string[] {
  return definedProblems(vocab, parseDefined(text, 0, { commas })).map(({ kind, span, suggestions: [first] }) =>
    [kind, text.slice(span.start, span.end), ...(first === undefined ? [] : ['→', first])].join(' '),
  );
}

describe('Defined lists', () => {
  it('are split at ` & `, at commas only where older scripts had them', () => {
    expect(parseDefined('You & Targeted', 5).map(({ text, span }) => [text, span.start])).toEqual([
      ['You', 5],
      ['Targeted', 11],
    ]);
    expect(parseDefined('You,Self', 0)).toHaveLength(1);
    expect(parseDefined('You,Self', 0, { commas: true })).toHaveLength(2);
    const both = parseDefined('Valid Elf.YouCtrl,Goblin,ValidHand Card', 0, { commas: true });
    expect(both.map(({ text }) => text)).toEqual(['Valid Elf.YouCtrl,Goblin', 'ValidHand Card']);
  });

  it.each([
    'Self',
    'You & Targeted',
    'TriggeredCardController',
    'TriggeredNewCardLKICopy',
    'TriggeredAttackingPlayerAndYou',
    'ReplacedSourceController',
    'RememberedController',
    'DelayTriggerRememberedLKI',
    'Player.Opponent',
    'Remembered.Creature',
    'ValidGraveyard Creature.YouOwn',
    'Valid Creature.blockingSource,Artifact',
    'AttachedBy Targeted',
    'Sacrificed',
    'OppNonParentTarget',
    'Top_2_OfLibrary',
    'TopOfLibrary',
  ])('are right: %s', (text) => {
    expect(problems(text)).toEqual([]);
  });

  it.each([
    ['Slef', ['unknown Slef → Self']],
    ['Tagreted', ['unknown Tagreted → Targeted']],
    ['TriggeredCrad', ['unknown TriggeredCrad → TriggeredCard']],
    ['TriggeredCradController', ['unknown TriggeredCradController → TriggeredCardController']],
    ['self', ['wrongCase self → Self']],
    ['You,Targeted', ['separator , →  & ']],
    ['Remembered.Craeture', ['unknown Craeture → Creature']],
    ['ValidGraveyard Craeture.YouOwn', ['unknown Craeture → Creature']],
    ['', ['empty ']],
  ])('are wrong: %s', (text, expected) => {
    expect(problems(text)).toEqual(expected);
  });
});
