/**
 * Situations that players and engines have judged wrongly, judged as the rules do: the rule that decides stands first
 * in each verdict. Every card is made up.
 */
import { describe, expect, it } from 'vitest';
import {
  freeCast,
  keywordPermission,
  otherAlternativeCost,
  plainPermission,
  tax,
} from '../../../server/src/core/model/ways/choices.ts';
import { combine } from '../../../server/src/core/model/ways/combine.ts';
import { isSpellOfType, spellOf } from '../../../server/src/core/model/ways/spell.ts';
import type { Choice } from '../../../server/src/core/model/ways/way.ts';
import { manaCostWay, waysToCast } from '../../../server/src/core/model/ways/waysToCast.ts';
import { addition, creature, face, script, sorcery, way } from './cards.ts';

/** `legal 601.3`: the verdict with its first rule, the same in either order. */
function judge(a: Choice, b: Choice): string {
  const one = combine(a, b);
  const other = combine(b, a);
  expect(other.legal).toBe(one.legal);
  expect(other.rules[0]).toBe(one.rules[0]);
  return `${one.legal ? 'legal' : 'illegal'} ${one.rules[0] ?? ''}`;
}

const free = freeCast();
const bestow = face(script('Enchantment Creature Spirit', '2 G', 'K:Bestow:4 G'));
const escape = creature('K:Escape:4 G ExileFromGrave<3/Card.Other/other>');
const warp = creature('K:Warp:1 G');
const overload = sorcery('K:Overload:4 R');
const adventurer = script('Creature Human', '2 W', 'AlternateMode:Adventure').concat(
  '\nALTERNATE\n\nName:Sample Tale\nManaCost:1 W\nTypes:Sorcery Adventure\nOracle:\n',
);

describe('judged examples', () => {
  it('a permission to cast from the graveyard lets a bestow card be cast, bestowed or not', () => {
    expect(judge(way(bestow, 'Bestow'), plainPermission('graveyard'))).toBe('legal 118.9');
    expect(judge(way(bestow, 'Mana cost'), plainPermission('graveyard'))).toBe('legal 601.3');
  });

  it('a bestow card cast without paying its mana cost is a creature', () => {
    expect(judge(way(bestow, 'Bestow'), free)).toBe('illegal 118.9a');
    expect(combine(way(bestow, 'Bestow'), free).rules).toContain('702.103a');
    expect(judge(way(bestow, 'Mana cost'), free)).toBe('legal 118.9');
    expect(isSpellOfType(way(bestow, 'Mana cost'), 'Creature')).toBe(true);
  });

  it('flash for Aura spells serves a bestow creature if it is cast bestowed (601.3b)', () => {
    expect(isSpellOfType(way(bestow, 'Bestow'), 'Aura')).toBe(true);
    expect(isSpellOfType(way(bestow, 'Mana cost'), 'Aura')).toBe(false);
  });

  it('where creature spells cannot be cast, a bestowed one can (601.3a, 702.103d)', () => {
    expect(isSpellOfType(way(bestow, 'Bestow'), 'Creature')).toBe(false);
    expect(isSpellOfType(way(bestow, 'Mana cost'), 'Creature')).toBe(true);
  });

  it('a free cast from the graveyard or escape, not both', () => {
    expect(judge(way(escape, 'Escape'), freeCast('graveyard'))).toBe('illegal 118.9a');
    expect(judge(way(escape, 'Mana cost'), freeCast('graveyard'))).toBe('legal 118.9');
  });

  it('escape or bestow; bestow from the graveyard needs another permission', () => {
    const both = face(
      script('Enchantment Creature Spirit', '2 G', 'K:Bestow:4 G', 'K:Escape:4 G ExileFromGrave<3/Card.Other/other>'),
    );
    expect(judge(way(both, 'Escape'), way(both, 'Bestow'))).toBe('illegal 118.9a');
    expect(way(both, 'Escape').zones).toEqual(['graveyard']);
    expect(way(both, 'Bestow').permission).toBe('ordinary');
    expect(judge(way(both, 'Bestow'), plainPermission('graveyard'))).toBe('legal 118.9');
    expect(judge(way(both, 'Escape'), plainPermission('graveyard'))).toBe('illegal 601.2b');
  });

  it('flashback or a granted harmonize: one is chosen, the other has no effect', () => {
    const flashback = sorcery('K:Flashback:4 R');
    const granter = sorcery(
      'A:SP$ Pump | ValidTgts$ Sorcery.YouOwn | TgtZone$ Graveyard | PumpZone$ Graveyard | KW$ Harmonize',
    );
    const harmonize = way(flashback, 'Harmonize', granter.granted);
    expect(harmonize.cost).toEqual({ text: '2 R', kind: 'alternative', payable: true });
    expect(judge(way(flashback, 'Flashback'), harmonize)).toBe('illegal 118.9a');
    expect(combine(way(flashback, 'Flashback'), harmonize).rules).toContain('601.2b');
  });

  it('a warp card in exile is cast for its mana cost or with a rider, not warped again', () => {
    const riding = creature('K:Warp:1 G', 'K:Evoke:G');
    expect(judge(way(riding, 'Warp'), plainPermission('exile'))).toBe('illegal 702.185a');
    expect(judge(way(riding, 'Warp'), way(riding, 'after Warp'))).toBe('illegal 702.185a');
    expect(way(riding, 'after Warp').zones).toEqual(['exile']);
    expect(way(riding, 'after Warp').cost).toEqual({ text: '3 G', kind: 'mana cost', payable: true });
    expect(judge(way(riding, 'Evoke'), way(riding, 'after Warp'))).toBe('legal 118.9');
  });

  it('free or warp', () => {
    expect(judge(way(warp, 'Warp'), freeCast('hand'))).toBe('illegal 118.9a');
    expect(judge(way(warp, 'Mana cost'), freeCast('hand'))).toBe('legal 118.9');
  });

  it('a copy cast without paying its mana cost is not overloaded', () => {
    expect(judge(way(overload, 'Overload'), free)).toBe('illegal 118.9a');
  });

  it('overload and jump-start: the overload cost and a discarded card', () => {
    const both = sorcery('K:Overload:4 R', 'K:Jump-start');
    expect(judge(way(both, 'Overload'), way(both, 'Jump-Start'))).toBe('legal 118.9d');
    expect(way(both, 'Jump-Start').zones).toEqual(['graveyard']);
    expect(way(both, 'Jump-Start').cost.text).toBe('2 R Discard<1/Card>');
  });

  it('kicker goes with flashback, evoke and a free cast', () => {
    const spell = sorcery('K:Kicker:1 G', 'K:Flashback:4 R');
    const evoker = creature('K:Kicker:1 G', 'K:Evoke:G');
    expect(judge(addition(spell, 'Kicker'), way(spell, 'Flashback'))).toBe('legal 118.9d');
    expect(judge(addition(evoker, 'Kicker'), way(evoker, 'Evoke'))).toBe('legal 118.9d');
    expect(judge(addition(evoker, 'Kicker'), free)).toBe('legal 118.9d');
  });

  it('a card without a mana cost cannot be cast with a flashback cost equal to it', () => {
    const costless = face(script('Sorcery', 'no cost', 'K:Suspend:4:1 R'));
    const granter = sorcery(
      'S:Mode$ Continuous | Affected$ Sorcery.YouOwn | AffectedZone$ Graveyard | AddKeyword$ Flashback:CardManaCost',
    );
    const flashback = way(costless, 'Flashback', granter.granted);
    expect(flashback.cost.payable).toBe(false);
    expect(judge(flashback, tax)).toBe('illegal 118.6');
    expect(waysToCast(costless).map(({ name }) => name)).toEqual(['Suspend']);
  });

  it('a card without a mana cost can be cast without paying it', () => {
    const costless = face(script('Sorcery', 'no cost'));
    const cost = manaCostWay(costless, { start: 0, end: 0 });
    expect(judge(cost, free)).toBe('legal 118.6a');
    expect(judge(cost, plainPermission('graveyard'))).toBe('illegal 118.6');
  });

  it('a prototype card cast for free has either size', () => {
    const prototype = face(script('Artifact Creature Golem', '7', 'K:Prototype:2 R:3:2'));
    expect(judge(way(prototype, 'Prototype'), free)).toBe('legal 118.9');
    expect(judge(way(prototype, 'Mana cost'), free)).toBe('legal 118.9');
    expect(judge(way(prototype, 'Prototype'), way(prototype, 'Mana cost'))).toBe('illegal 601.2b');
  });

  it('a card exiled by its Adventure is cast as the creature, unless another effect allows the Adventure', () => {
    const [front, tale] = [face(adventurer), face(adventurer, 1)];
    const afterwards = way(front, 'after its Adventure');
    expect(afterwards.zones).toEqual(['exile']);
    expect(isSpellOfType(afterwards, 'Creature')).toBe(true);
    expect(judge(afterwards, way(tale, 'Adventure'))).toBe('illegal 715.3');
    expect(judge(way(tale, 'Adventure'), plainPermission('exile'))).toBe('legal 601.3');
  });

  it('a permission for creature spells serves a face-down morph (601.3e)', () => {
    const morph = way(creature('K:Morph:4 G'), 'Morph');
    expect(judge(morph, plainPermission('graveyard'))).toBe('legal 118.9');
    expect(isSpellOfType(morph, 'Creature')).toBe(true);
    expect(spellOf(morph)).toEqual({ cardTypes: new Set(['Creature']), subtypes: new Set(), faceDown: true });
    expect(morph.cost.text).toBe('3');
  });

  it("the commander's tax is paid along with a free cast", () => {
    expect(judge(tax, free)).toBe('legal 118.9d');
  });
});

describe('the classes, pair by pair', () => {
  const rider = way(creature('K:Evoke:G'), 'Evoke');
  it.each([
    ['R', rider, 'legal 118.9', 'illegal 118.9a'],
    ['H', way(warp, 'Warp'), 'illegal 702.185a', 'illegal 118.9a'],
    ['P', way(escape, 'Escape'), 'illegal 601.2b', 'illegal 118.9a'],
    ['A', way(sorcery('K:Retrace'), 'Retrace'), 'illegal 601.2b', 'legal 118.9d'],
    ['N', way(face(adventurer, 1), 'Adventure'), 'legal 601.3', 'legal 118.9'],
    ['N', way(creature('K:Mayhem'), 'Mayhem'), 'illegal 601.2b', 'legal 118.9'],
  ])('%s: with a permission, with another alternative cost', (_, choice, permission, cost) => {
    expect(judge(choice, plainPermission('exile'))).toBe(permission);
    expect(judge(choice, free)).toBe(cost);
    expect(judge(choice, otherAlternativeCost)).toBe(cost);
  });

  it('a permission that names a keyword is for that keyword alone', () => {
    const own = creature('K:Warp:1 G', 'K:Evoke:G');
    const permission = keywordPermission('graveyard', 'Warp');
    expect(judge(permission, way(own, 'Warp'))).toBe('legal 113.6f');
    expect(judge(permission, way(own, 'Evoke'))).toBe('illegal 601.3');
    expect(judge(permission, way(own, 'Mana cost'))).toBe('illegal 601.3');
  });

  it("a card's own permission for a keyword is that keyword's way, from another zone", () => {
    const permission =
      'S:Mode$ Continuous | Affected$ Card.Self | MayPlay$ True | ValidSA$ Spell.Warp | AffectedZone$ Graveyard | EffectZone$ Graveyard';
    const own = creature('K:Warp:1 G', permission);
    const fromGraveyard = way(own, 'Warp from graveyard');
    expect(fromGraveyard.zones).toEqual(['graveyard']);
    expect(fromGraveyard.cost).toEqual({ text: '1 G', kind: 'alternative', payable: true });
    expect(judge(fromGraveyard, free)).toBe('illegal 118.9a');
    expect(waysToCast(creature(permission)).map(({ name }) => name)).toEqual(['Mana cost']);
  });

  it('one half of a split card is cast, or both where they are fused from the hand', () => {
    const split = script('Instant', '1 R', 'K:Fuse', 'AlternateMode:Split').concat(
      '\nALTERNATE\n\nName:Sample Half\nManaCost:2 U\nTypes:Instant\nOracle:\n',
    );
    const [left, right] = [face(split), face(split, 1)];
    expect(judge(way(left, 'Mana cost'), way(right, 'Mana cost'))).toBe('illegal 709.3');
    expect(way(left, 'Fuse').cost).toEqual({ text: '1 R + 2 U', kind: 'mana cost', payable: true });
    expect(judge(way(left, 'Fuse'), plainPermission('graveyard'))).toBe('illegal 702.102a');
    expect(judge(way(left, 'Fuse'), free)).toBe('legal 118.9');
  });
});
