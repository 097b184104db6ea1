import { describe, expect, it } from 'vitest';
import { extendVocabulary, vocab } from '../../../server/src/core/vocab/vocab.ts';
import { validNames } from '../../../server/src/core/values/names.ts';
import { parseValid } from '../../../server/src/core/values/valid.ts';
import { validProblems } from '../../../server/src/core/values/validProblems.ts';

/** Each problem in short: kind, the text it is about, and the nearest repair. */
function problems(text: string): string[] {
  return validProblems(vocab, text, 0).map(({ kind, span, suggestions: [first] }) =>
    [kind, text.slice(span.start, span.end), ...(first === undefined ? [] : ['→', first])].join(' '),
  );
}

describe('parseValid', () => {
  it('takes an expression apart as the engine does', () => {
    const { alternatives, span } = parseValid('Creature.YouCtrl+!tapped,Land', 10);
    expect(span).toEqual({ start: 10, end: 39 });
    expect(alternatives).toEqual([
      {
        head: { text: 'Creature', span: { start: 10, end: 18 } },
        properties: [
          { text: 'YouCtrl', span: { start: 19, end: 26 }, negated: false },
          { text: 'tapped', span: { start: 28, end: 34 }, negated: true },
        ],
        span: { start: 10, end: 34 },
      },
      { head: { text: 'Land', span: { start: 35, end: 39 } }, properties: [], span: { start: 35, end: 39 } },
    ]);
  });

  it('splits at semicolons in costs, where a comma belongs to a name', () => {
    const { alternatives } = parseValid('Card.namedOne, Two;Land', 0, ';');
    expect(alternatives.map(({ head, properties }) => [head.text, ...properties.map(({ text }) => text)])).toEqual([
      ['Card', 'namedOne, Two'],
      ['Land'],
    ]);
  });

  it.each(['', '.', 'Creature.', '+', ',', 'A.+!', '!'])('never throws on what is half typed: %s', (text) => {
    expect(() => validProblems(vocab, text, 0)).not.toThrow();
  });
});

describe('validProblems', () => {
  it.each([
    'Creature',
    'Card.Self',
    'Player.Opponent',
    'Creature.Elf+YouCtrl+Other',
    'Permanent.nonLand+cmcLE3',
    'Creature.powerGEX',
    'Creature.counters_GE1_P1P1',
    'Creature.totalPT_LE4',
    'Creature.withFirst Strike',
    'Creature.withoutFlying+withIslandwalk',
    'Card.RedSource,Card.BlackSource',
    'Card.namedAnything at all',
    'Card.inZoneGraveyard',
    'Card.inRealZone Graveyard',
    'Card.ThisTurnEnteredFrom_Battlefield',
    'Card.wasCastFromYourHandByYou',
    'Creature.ControlledBy TriggeredDefendingPlayer',
    'Aura.AttachedTo Permanent.YouCtrl',
    'Creature.!sharesCreatureTypeWith Valid Creature.YouCtrl',
    'Creature.blockingSource,Creature.blockingRemembered',
    'Card.kicked 1',
    'Instant,Sorcery',
    'Spell.Kicked',
    'Defined.Imprinted',
    'TargetedController',
  ])('are none: %s', (text) => {
    expect(problems(text)).toEqual([]);
  });

  it.each([
    ['Craeture', ['unknown Craeture → Creature']],
    ['creature', ['wrongCase creature → Creature']],
    ['Creature.YouCtrll', ['unknown YouCtrll → YouCtrl']],
    ['Creature.tokn', ['unknown tokn → token']],
    ['Permanent.nonland', ['wrongCase nonland → nonLand']],
    ['Creature.nonElff', ['argument Elff → Elf']],
    ['Creature.withFlyng', ['argument Flyng → Flying']],
    ['Creature.powerGX3', ['argument GX3']],
    ['Creature.counters_GE1_P1P', ['argument _GE1_P1P → _GE1_P1P1']],
    ['Card.inZoneGraveyrad', ['argument Graveyrad → Graveyard']],
    ['Creature.ControlledBy Targted', ['argument  Targted →  Targeted']],
    ['Creature.YouCtrl.Other', ['argument .Other']],
    ['Creature+YouCtrl', ['separator Creature+YouCtrl → Creature.YouCtrl']],
    ['Player, Planeswalker', ['separator  Planeswalker → Planeswalker']],
    ['Creature.', ['empty ']],
    ['Creature,', ['empty ']],
    ['Quuxling.Florpishly', ['unknown Quuxling', 'unknown Florpishly']],
  ])('tell: %s', (text, expected) => {
    expect(problems(text)).toEqual(expected);
  });

  it('know the words of the user', () => {
    const mine = extendVocabulary(vocab, { types: ['Quuxling'], properties: ['Florpishly'] });
    expect(validProblems(mine, 'Quuxling.Florpishly', 0)).toEqual([]);
    expect(validProblems(vocab, 'Quuxling.Florpishly', 0)).toHaveLength(2);
  });

  it('keep their place in the file, also when asked twice', () => {
    const at = (offset: number) => validProblems(vocab, 'Card.Slef', offset).map(({ span }) => span);
    expect(at(100)).toEqual([{ start: 105, end: 109 }]);
    expect(at(7)).toEqual([{ start: 12, end: 16 }]);
  });
});

describe('validNames', () => {
  it('finds the SVars in comparisons', () => {
    const names = validNames(vocab, parseValid('Creature.cmcLEX+powerGE2,Card.counters_GTMine_LORE', 10));
    expect(names).toEqual([
      { text: 'X', span: { start: 24, end: 25 } },
      { text: 'Mine', span: { start: 51, end: 55 } },
    ]);
  });
});
