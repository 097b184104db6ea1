import { describe, expect, it } from 'vitest';
import { vocab } from '../../../server/src/core/vocab/vocab.ts';
import { parseAmount } from '../../../server/src/core/values/amount.ts';
import { amountNames, amountProblems } from '../../../server/src/core/values/amountProblems.ts';

const svarNames = ['X', 'Mine'];
const context = { vocab, svarNames, isSVar: (name: string) => svarNames.includes(name) };

function problems(text: string): string[] {
  return amountProblems(parseAmount(text, 0), context).map(({ kind, span, suggestions: [first] }) =>
    [kind, text.slice(span.start, span.end), ...(first === undefined ? [] : ['→', first])].join(' '),
  );
}

describe('parseAmount', () => {
  it('tells numbers, names and expressions apart', () => {
    expect(parseAmount('-3', 0)).toMatchObject({ kind: 'number', value: -3 });
    expect(parseAmount('+X', 4)).toMatchObject({
      kind: 'name',
      sign: '+',
      name: { text: 'X', span: { start: 5, end: 6 } },
    });
    expect(parseAmount('Count$Valid Creature.YouCtrl/Plus.Mine', 10)).toEqual({
      kind: 'expression',
      head: { text: 'Count', span: { start: 10, end: 15 } },
      body: { text: 'Valid Creature.YouCtrl', span: { start: 16, end: 38 } },
      arithmetic: {
        operator: { text: 'Plus', span: { start: 39, end: 43 } },
        operand: { text: 'Mine', span: { start: 44, end: 48 } },
      },
      span: { start: 10, end: 48 },
    });
    expect(parseAmount('CastSA>Count$Domain', 0)).toMatchObject({ scope: { text: 'CastSA' }, head: { text: 'Count' } });
  });

  it.each(['', '$', '/', 'Count$', 'Count$/', '>$', '+'])('never throws on what is half typed: %s', (text) => {
    expect(() => problems(text)).not.toThrow();
  });
});

describe('amountProblems', () => {
  it.each([
    '3',
    '+2',
    'X',
    '-Mine',
    'Any',
    'X/Plus.1',
    'Number$4',
    'SVar$X/Twice',
    'SVar$X/Times.Mine',
    'Count$Valid Creature.YouCtrl',
    'Count$ValidGraveyard,Exile Card.YouOwn/HalfUp',
    'Count$CardCounters.P1P1',
    'Count$TypeInYourYard.Creature',
    'Count$InYourHand.notnamedThis',
    'Count$ThisTurnEntered_Graveyard_from_Battlefield_Creature.YouCtrl',
    'Count$Kicked.3.1',
    'Count$Devotion.White',
    'Count$xPaid',
    'Remembered$CardPower',
    'TriggeredCardLKI$Valid Card.inZoneGraveyard',
    'TargetedPlayer$CardsInHand/Minus.2',
    'PlayerCountOpponents$HighestLifeTotal',
    'PlayerCountPlayers$LowestValid Creature.YouCtrl',
    'PlayerCountOpponents$HasPropertyLostLifeThisTurn',
    'TriggerCount$DamageAmount',
    'SacCost$Creature.token,Creature.cmcLE2',
  ])('are none: %s', (text) => {
    expect(problems(text)).toEqual([]);
  });

  it.each([
    ['Mien', ['unknown Mien → Mine']],
    ['SVar$Mien', ['unknown Mien → Mine']],
    ['Cuont$Domain', ['unknown Cuont → Count']],
    ['Count$Valdi Creature', ['unknown Valdi → Valid']],
    ['Count$Valid Craeture.YouCtrl', ['unknown Craeture → Creature']],
    ['Count$ValidGraveyrad Card', ['unknown Graveyrad → Graveyard']],
    ['Count$CardPowerr', ['unknown CardPowerr → CardPower']],
    ['Count$CardCounters.P1P', ['unknown P1P → P1P1']],
    ['Count$TypeInYourYard.Craeture', ['unknown Craeture → Creature']],
    ['Count$Devotion.Wite', ['unknown Wite → White']],
    ['Count$ThisTurnEntered_Graveyrad_Creature', ['unknown Graveyrad → Graveyard']],
    ['Count$Domain/Plsu.1', ['unknown Plsu → Plus']],
    ['Count$Domain/Plus.Mien', ['unknown Mien → Mine']],
    ['Remembred$CardPower', ['unknown Remembred → Remembered']],
    ['RemembredLKI$CardPower', ['unknown RemembredLKI → RememberedLKI']],
    ['TargetedPlayer$CardsInHnad', ['unknown CardsInHnad → CardsInHand']],
    ['PlayerCountPlayers$LowestLifeTotl', ['unknown LifeTotl → LifeTotal']],
    ['Number$four', ['unknown four']],
  ])('tell: %s', (text, expected) => {
    expect(problems(text)).toEqual(expected);
  });

  it('leave names alone where no face is given', () => {
    expect(amountProblems(parseAmount('Mien', 0), { vocab })).toEqual([]);
  });
});

describe('amountNames', () => {
  it('finds what must be an SVar', () => {
    const names = (text: string) => amountNames(parseAmount(text, 0)).map((name) => name.text);
    expect(names('Mine/Plus.X')).toEqual(['Mine', 'X']);
    expect(names('SVar$Mine/Plus.2')).toEqual(['Mine']);
    expect(names('Any')).toEqual([]);
    expect(names('4')).toEqual([]);
  });
});
