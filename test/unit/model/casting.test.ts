import { describe, expect, it } from 'vitest';
import { buildCard } from '../../../server/src/core/model/card.ts';
import {
  castableFaces,
  isBackFace,
  isInstantOrSorcery,
  isLand,
  isPermanent,
  isStackOnlyFace,
} from '../../../server/src/core/model/casting.ts';
import { parse } from '../../../server/src/core/syntax/parse.ts';

const faces = (text: string) => buildCard(parse(text)).faces;

describe('what the types of a face mean', () => {
  it.each([
    ['Instant', true, false, false],
    ['Kindred Sorcery Elf', true, false, false],
    ['Land Creature Forest Dryad', false, true, true],
    ['Legendary Planeswalker Someone', false, true, false],
    ['Battle Siege', false, true, false],
    ['Conspiracy', false, false, false],
    ['Elf', false, false, false],
  ])('%s', (types, spell, permanent, land) => {
    const [face] = faces(`Types:${types}`);
    expect(face && [isInstantOrSorcery(face), isPermanent(face), isLand(face)]).toEqual([spell, permanent, land]);
  });

  it('is nothing where there are none', () => {
    const [face] = faces('Name:Sample');
    expect(face && [isInstantOrSorcery(face), isPermanent(face), isLand(face)]).toEqual([false, false, false]);
  });
});

describe('the faces of a layout', () => {
  it.each([
    ['Split', ['A', 'B'], [], []],
    ['Adventure', ['A', 'B'], ['B'], []],
    ['Omen', ['A', 'B'], ['B'], []],
    ['Modal', ['A', 'B'], [], ['B']],
    ['DoubleFaced', ['A'], [], ['B']],
    ['Transform', ['A'], [], ['B']],
    ['Meld', ['A'], [], ['B']],
    ['Flip', ['A'], [], []],
    ['', ['A'], [], []],
  ])('%s', (mode, castable, stackOnly, back) => {
    const card = buildCard(parse(`Name:A\nAlternateMode:${mode}\nALTERNATE\nName:B`));
    const names = (which: readonly (typeof card.faces)[number][]): (string | undefined)[] =>
      which.map((face) => face.fields.get('Name')?.[0]?.value.text);
    expect(names(castableFaces(card))).toEqual(castable);
    expect(names(card.faces.filter(isStackOnlyFace))).toEqual(stackOnly);
    expect(names(card.faces.filter(isBackFace))).toEqual(back);
  });
});
