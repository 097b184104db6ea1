import { describe, expect, it } from 'vitest';
import { faceJointAt } from '../../../server/src/core/features/otherFaces.ts';
import { definitionsOf, occurrencesOf, svarAt } from '../../../server/src/core/features/svars.ts';
import { useAt } from '../../../server/src/core/features/uses.ts';
import { createService } from '../../../server/src/core/service.ts';
import type { Span } from '../../../server/src/core/text/span.ts';
import { vocab } from '../../../server/src/core/vocab/vocab.ts';
import { cursor } from '../../support/fixture.ts';

const service = createService();

describe('what other scripts may use', () => {
  const used = (marked: string, path?: string): string | undefined => {
    const { text, offset } = cursor(marked);
    const use = useAt(service.read(text).card, offset, path, vocab);
    return use && `${use.kind} ${use.name}: ${text.slice(use.span.start, use.span.end)}`;
  };

  it.each([
    ['an effect', 'A:SP$ Dr<|>aw | NumCards$ 1', 'record effect Draw: Draw'],
    ['a parameter of an effect', 'A:SP$ Draw | Num<|>Cards$ 1', 'parameter effect Draw NumCards: NumCards'],
    ['a mode', 'T:Mode$ Att<|>acks', 'record trigger Attacks: Attacks'],
    ['a keyword', 'K:Kick<|>er:1 R', 'keyword Kicker: Kicker'],
    ['a keyword that is granted', 'A:SP$ Pump | KW$ Flying & Has<|>te', 'keyword Haste: Haste'],
    ['what an SVar counts', 'SVar:X:Count$Val<|>id Land', 'amount Count$Valid: Count$Valid'],
    ['a token', 'A:SP$ Token | TokenScript$ w_1_1_<|>kite', 'token w_1_1_kite: w_1_1_kite'],
    ['a card that is named', 'A:SP$ Pump | ValidTgts$ Card.namedTin <|>Crow', 'card Tin Crow: Tin Crow'],
    ['the card itself', 'Name:Tin <|>Crow', 'card Tin Crow: Tin Crow'],
    ['an SVar that the engine reads', 'SVar:PlayMa<|>in1:TRUE', 'svar PlayMain1: PlayMain1'],
  ])('is %s', (_, marked, expected) => {
    expect(used(marked)).toBe(expected);
  });

  it('is a token by its file', () => {
    expect(used('Name:Ki<|>te Token', '/res/tokenscripts/w_1_1_kite.txt')).toBe('token w_1_1_kite: Kite Token');
  });

  it.each([
    'SVar:M<|>ine:Number$1',
    'A:SP$ Frob<|>nicate',
    'Types:Crea<|>ture',
    'A:SP$ Draw | NumCards$ <|>1',
    '# Dr<|>aw',
  ])('is nothing that has a meaning of its own: %s', (marked) => {
    expect(used(marked)).toBeUndefined();
  });
});

describe('the faces of a card', () => {
  const text = 'Name:Left\nAlternateMode:Split\n\nALTERNATE\n\nName:Right\n';
  const joint = (word: string): { all: string[]; targets: string[] } | undefined => {
    const found = faceJointAt(service.read(text).card, text.indexOf(word) + 2);
    const shown = ({ start, end }: Span): string => text.slice(start, end);
    return found && { all: found.all.map(shown), targets: found.targets.map(shown) };
  };

  it('lead to each other: the mode to the other names, the marker to the mode', () => {
    const all = ['AlternateMode:Split', 'ALTERNATE'];
    expect(joint('AlternateMode')).toEqual({ all, targets: ['Right'] });
    expect(joint('ALTERNATE')).toEqual({ all, targets: ['AlternateMode:Split'] });
    expect(joint('Name:Right')).toBeUndefined();
  });

  it('lead to their marker where they have no name yet', () => {
    const bare = 'AlternateMode:Split\nALTERNATE\n';
    const found = faceJointAt(service.read(bare).card, 0);
    expect(found?.targets).toEqual([{ start: 20, end: 29 }]);
  });
});

it('chapters lead to what they do, and are found from there', () => {
  const { text, offset } = cursor('K:Chapter:3:DBOne,DB<|>Two,DBOne\nSVar:DBOne:DB$ Draw\nSVar:DBTwo:DB$ Mill\n');
  const place = svarAt(service.read(text).card, offset, vocab);
  expect(place && definitionsOf(place).map(({ value }) => value.text)).toEqual(['DB$ Mill']);
  const first = svarAt(service.read(text).card, text.indexOf('DBOne:'), vocab);
  expect(first && occurrencesOf(first, vocab).map(({ span, kind }) => [span.start, kind])).toEqual([
    [12, 'use'],
    [24, 'use'],
    [35, 'definition'],
  ]);
});
