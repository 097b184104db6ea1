import { describe, expect, it } from 'vitest';
import type { Face } from '../../../server/src/core/model/card.ts';
import { said } from '../../../server/src/core/l10n/say.ts';
import { additionalCosts } from '../../../server/src/core/model/ways/additionalCosts.ts';
import { waysToCast } from '../../../server/src/core/model/ways/waysToCast.ts';
import { creature, face, faces, script, sorcery } from './cards.ts';

/** `Warp hand 1 R` for each way: name, zones, cost. */
function list(of: Face): string[] {
  return waysToCast(of).map(
    ({ name, zones, cost }) => `${name} | ${zones?.join(',') ?? 'any'} | ${cost.kind === 'free' ? 'free' : cost.text}`,
  );
}

const second = (front: string, back: string): string => `${front}\nALTERNATE\n\n${back}`;

describe('the ways to cast a face', () => {
  it('begin with the mana cost', () => {
    expect(list(creature())).toEqual(['Mana cost | any | 3 G']);
    expect(waysToCast(creature())[0]).toMatchObject({
      permission: 'ordinary',
      alternative: false,
      rules: ['601.2f', '202.1'],
    });
  });

  it('end with warp where nothing becomes a permanent that could be exiled', () => {
    expect(list(creature('K:Warp:1 G'))).toHaveLength(3);
    expect(list(sorcery('K:Warp:1 G'))).toEqual(['Mana cost | any | 2 R', 'Warp | hand | 1 G']);
  });

  it('are none for a card that is never cast', () => {
    expect(list(face(script('Conspiracy', 'no cost', 'K:Hidden agenda')))).toEqual([]);
    expect(list(face(script('Plane Sample', '1 G')))).toEqual([]);
    expect(list(face(script('Creature Beast', 'no cost')))).toEqual([]);
  });

  it('are one for a land, which is played', () => {
    const land = face(script('Land', 'no cost'));
    expect(list(land)).toEqual(['Play | hand | ']);
    expect(waysToCast(land)[0]).toMatchObject({ cost: { kind: 'nothing' }, rules: ['305.1'] });
    expect(list(face(script('Land', 'no cost', 'K:Mayhem')))).toEqual(['Play | hand | ', 'Mayhem | graveyard | ']);
    expect(list(face(script('Land', 'no cost', 'K:Morph:2')))).toEqual(['Play | hand | ', 'Morph | any | 3']);
  });

  it.each([
    ['K:Evoke:G', ['Evoke | any | G']],
    ['K:Awaken:3:4 U', ['Awaken | any | 4 U']],
    ['K:Disguise:2 R', ['Disguise | any | 3']],
    ['K:Escape:3 B ExileFromGrave<3/Card.Other>', ['Escape | graveyard | 3 B ExileFromGrave<3/Card.Other>']],
    ['K:Madness:0', ['Madness | exile | 0']],
    ['K:Miracle:W', ['Miracle | hand | W']],
    ['K:Foretell:1 U', ['Foretell | exile | 1 U']],
    ['K:Suspend:4:U', ['Suspend | exile | free']],
    ['K:Plot:3 U', ['Plot | exile | free']],
    ['K:Rebound', ['Rebound | exile | free']],
    ['K:Retrace', ['Retrace | graveyard | 3 G Discard<1/Land/land card>']],
    ['K:Mayhem', ['Mayhem | graveyard | 3 G']],
    ['K:Mayhem:1 R', ['Mayhem | graveyard | 1 R']],
    ['K:Prototype:2 R:3:2', ['Prototype | any | 2 R']],
    ['K:Warp:1 R', ['Warp | hand | 1 R', 'after Warp | exile | 3 G']],
    ['K:Kicker:1 G', []],
    ['K:Cycling:2', []],
    ['K:Flying', []],
  ])('%s', (line, expected) => {
    expect(list(creature(line)).slice(1)).toEqual(expected);
  });

  it('tell what comes before and what comes after', () => {
    const find = (line: string, name: string) => waysToCast(creature(line)).find((one) => one.name === name);
    expect(find('K:Suspend:4:1 U', 'Suspend')?.first).toEqual({
      cost: '1 U',
      what: said('exile it from your hand with {count} time counters', { count: '4' }),
    });
    expect(find('K:Foretell:1 U', 'Foretell')?.first?.cost).toBe('2');
    expect(find('K:Dash:1 R', 'Dash')?.afterwards).toContain('end step');
    expect(find('K:Warp:1 R', 'after Warp')?.afterwards).toBeUndefined();
  });

  it('include the own alternative costs of newer and older scripts', () => {
    const newer =
      'S:Mode$ AlternativeCost | ValidSA$ Spell.Self | EffectZone$ All | Cost$ Sac<2/Mountain> | Description$ You may.';
    const older =
      'SVar:AltCost:Cost$ 0 | IsPresent$ Forest.YouCtrl | Description$ You may cast CARDNAME without paying its mana cost.';
    expect(list(sorcery(newer)).slice(1)).toEqual(['Alternative cost | any | Sac<2/Mountain>']);
    expect(list(sorcery(older)).slice(1)).toEqual(['Free cast | any | free']);
    const forOthers = 'S:Mode$ AlternativeCost | ValidCard$ Creature.Zombie | Caster$ You | Cost$ 0';
    expect(list(sorcery(forOthers))).toHaveLength(1);
  });

  it('take an older alternative cost with a zone for a permission', () => {
    const [, way] = waysToCast(
      creature('SVar:AltCost:Cost$ B B Sac<2/Creature> | ActivationZone$ Graveyard | Description$ You may.'),
    );
    expect(way).toMatchObject({ zones: ['graveyard'], permission: 'own', class: 'P' });
  });

  it('include the own permissions, where they work', () => {
    const own = (rest: string) => creature(`S:Mode$ Continuous | Affected$ Card.Self | MayPlay$ True | ${rest}`);
    const both = 'AffectedZone$ Graveyard | EffectZone$ Graveyard';
    expect(list(own(both)).slice(1)).toEqual(['Permission | graveyard | 3 G']);
    expect(list(own(`${both} | RaiseCost$ PayLife<3>`)).slice(1)).toEqual(['Permission | graveyard | 3 G PayLife<3>']);
    expect(list(own(`${both} | MayPlayAltManaCost$ U`)).slice(1)).toEqual([
      'Permission for another cost | graveyard | U',
    ]);
    expect(list(own(`${both} | MayPlayWithoutManaCost$ True`)).slice(1)).toEqual(['Free cast | graveyard | free']);
    expect(list(own('AffectedZone$ Exile | EffectZone$ All')).slice(1)).toEqual(['Permission | exile | 3 G']);
    expect(list(own('AffectedZone$ Graveyard')).slice(1)).toEqual([]);
  });

  it('take a cost without a permission for a cost alone', () => {
    const [, way] = waysToCast(
      creature(
        'S:Mode$ Continuous | CharacteristicDefining$ True | MayPlay$ True | MayPlayWithoutManaCost$ True | MayPlayDontGrantZonePermissions$ True',
      ),
    );
    expect(way).toMatchObject({ name: 'Free cast', permission: 'ordinary', class: 'R', zones: undefined });
  });

  it('know the second spell that older scripts made of overload', () => {
    const old = sorcery(
      'A:SP$ Destroy | ValidTgts$ Artifact',
      'A:SP$ DestroyAll | Cost$ 4 R | ValidCards$ Artifact | PrecostDesc$ Overload | NonBasicSpell$ True',
    );
    expect(list(old).slice(1)).toEqual(['Overload | any | 4 R']);
    expect(waysToCast(old)[1]).toMatchObject({ keyword: 'Overload', class: 'R', rules: ['702.96a', '702.96'] });
  });

  it('do not count what belongs to a variant of the card', () => {
    expect(list(creature('Variant:B:K:Evoke:G'))).toHaveLength(1);
  });
});

describe('cards of two parts', () => {
  const creatureFace = (mode: string, ...lines: string[]) =>
    script('Creature Human', '2 W', ...lines, `AlternateMode:${mode}`);

  it.each([
    ['Adventure', ['Mana cost | any | 2 W', 'after its Adventure | exile | 2 W'], ['Adventure | any | 1 W']],
    ['Omen', ['Mana cost | any | 2 W'], ['Omen | any | 1 W']],
    ['Split', ['Mana cost | any | 2 W'], ['Mana cost | any | 1 W']],
    ['Modal', ['Mana cost | any | 2 W'], ['Mana cost | any | 1 W']],
    ['DoubleFaced', ['Mana cost | any | 2 W'], []],
    ['Flip', ['Mana cost | any | 2 W'], []],
    ['Meld', ['Mana cost | any | 2 W'], []],
    ['Prepare', ['Mana cost | any | 2 W'], ['Prepared copy | exile | 1 W']],
  ])('%s', (mode, front, back) => {
    const card = faces(second(creatureFace(mode), script('Sorcery', '1 W')));
    expect(card.map(list)).toEqual([front, back]);
  });

  it('cast the back face by disturb, which stands on the front', () => {
    const [front] = faces(second(creatureFace('DoubleFaced', 'K:Disturb:1 W'), script('Creature Spirit', 'no cost')));
    const disturb = front && waysToCast(front)[1];
    expect(disturb?.name).toBe('Disturb');
    expect(disturb?.spellFace.index).toBe(1);
  });

  it.each(['Adventure', 'Modal'])('cast the instant or sorcery, not the creature, by flashback: %s', (mode) => {
    const front = creatureFace(mode, 'K:Flashback:3 W', 'K:Escape:4 W ExileFromGrave<2/Card.Other>');
    const [creatureWays = [], spellWays = []] = faces(second(front, script('Sorcery', '1 W'))).map(list);
    expect(creatureWays).toContain('Escape | graveyard | 4 W ExileFromGrave<2/Card.Other>');
    expect(creatureWays.join()).not.toContain('Flashback');
    expect(spellWays).toContain('Flashback | graveyard | 3 W');
  });

  it('take the mana cost of the half that jump-start casts', () => {
    const [, spell] = faces(second(creatureFace('Adventure', 'K:Jump-start'), script('Sorcery', '1 W'))).map(list);
    expect(spell).toContain('Jump-Start | graveyard | 1 W Discard<1/Card>');
  });

  it('leave out keywords that are never seen where they stand', () => {
    const back = script('Sorcery', '1 W', 'K:Flashback:3 W');
    const [, spell] = faces(second(creatureFace('Adventure'), back)).map(list);
    expect(spell).toEqual(['Adventure | any | 1 W']);
    expect(list(creature('K:Disturb:1 W'))).toEqual(['Mana cost | any | 3 G']);
  });

  it('play the back of a modal card that is a land', () => {
    const card = faces(second(script('Sorcery', '1 W', 'AlternateMode:Modal'), script('Land', 'no cost')));
    expect(card.map(list)).toEqual([['Mana cost | any | 1 W'], ['Play | hand | ']]);
  });

  it('cast an aftermath half from the graveyard alone', () => {
    const card = faces(
      second(script('Sorcery', '1 W', 'AlternateMode:Split'), script('Sorcery', '2 R', 'K:Aftermath')),
    );
    expect(card.map(list)).toEqual([['Mana cost | any | 1 W'], ['Aftermath | graveyard | 2 R']]);
  });
});

describe('what is paid on top', () => {
  const costs = (of: Face) =>
    additionalCosts(of).map(({ name, cost, optional }) => `${name} | ${cost} | ${String(optional)}`);

  it('is the permanent that an offering sacrifices', () => {
    expect(costs(creature('K:Offering:Fox'))).toEqual(['Offering | Sac<1/Fox> | true']);
  });

  it('comes from keywords, statics and the cost of the spell', () => {
    expect(costs(sorcery('K:Kicker:1 R:2 G', 'K:Buyback:3', 'K:Convoke', 'K:Splice:Arcane:1'))).toEqual([
      'Kicker | 1 R and/or 2 G | true',
      'Buyback | 3 | true',
      'Convoke |  | true',
    ]);
    expect(
      costs(
        sorcery(
          'S:Mode$ RaiseCost | ValidCard$ Card.Self | Type$ Spell | EffectZone$ All | Cost$ Sac<1/Creature>',
          'S:Mode$ OptionalCost | ValidCard$ Card.Self | ValidSA$ Spell | EffectZone$ All | Cost$ Discard<1/Card>',
          'S:Mode$ RaiseCost | ValidTarget$ Card.Self | Type$ Spell | Amount$ 2',
          'A:SP$ Draw | Cost$ 2 R PayLife<2> | NumCards$ 1',
        ),
      ),
    ).toEqual([
      'Additional cost | Sac<1/Creature> | false',
      'Optional cost | Discard<1/Card> | true',
      'Additional cost | PayLife<2> | false',
    ]);
  });
});
