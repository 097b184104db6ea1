import { describe, expect, it } from 'vitest';
import { costInWords } from '../../../server/src/core/features/costWords.ts';
import {
  renderWaysMarkdown,
  renderWaysText,
  waysTable,
  waysTables,
  waysTitle,
} from '../../../server/src/core/features/waysToCast.ts';
import { creature, face, faces, script, sorcery } from './cards.ts';

describe('the table of ways to cast', () => {
  const warp = creature('K:Warp:1 G PayLife<2>', 'K:Kicker:1 R');

  it('is counted for the line above the name', () => {
    expect(waysTitle(warp)).toBe('3 ways to cast');
    expect(waysTitle(creature())).toBe('1 way to cast');
    expect(waysTitle(face(script('Land', 'no cost')))).toBe('1 way to play');
    expect(waysTitle(face(script('Creature Beast', 'no cost')))).toBeUndefined();
  });

  it('is plain data', () => {
    const table = waysTable(warp);
    expect(JSON.parse(JSON.stringify(table))).toEqual(table);
    expect(table.ways.map(({ name }) => name)).toEqual(['Mana cost', 'Warp', 'after Warp']);
    expect(table.ways[1]).toMatchObject({
      zones: ['hand'],
      cost: '1 G PayLife<2>',
      costText: '{1}{G}, pay 2 life',
      costKind: 'alternative',
      costClass: 'H',
      line: 4,
      freeCast: { legal: false, rules: ['118.9a', '601.2b', '702.185a'] },
      otherPermission: { zone: 'graveyard', legal: false, rules: ['702.185a', '601.3'] },
    });
    expect(table.additionalCosts).toEqual([
      { name: 'Kicker', cost: '1 R', costText: '{1}{R}', optional: true, rules: ['702.33', '118.8'], line: 5 },
    ]);
  });

  it('reads well in a terminal', () => {
    expect(renderWaysText([waysTable(warp)])).toBe(`Sample Card: 3 ways to cast
  Mana cost  {3}{G}  from hand, or any zone it may be cast from  (601.2f)
  Warp  {1}{G}, pay 2 life  from hand  (702.185a)
    exiled at the next end step; may be cast from exile on a later turn for its normal cost
    not with a free cast: Warp and a free cast are two alternative costs, and a spell can have only one (118.9a).
    not with another permission to cast it: Warp works from hand only, not from graveyard (702.185a).
  After Warp  {3}{G}  from exile  (702.185a)
    first: cast it for its warp cost, on an earlier turn
    not with another permission to cast it: After Warp and a permission to cast it from graveyard each let the card be cast; one of them is chosen, and the other does nothing (601.2b).
  On top of any of these:
    Kicker  {1}{R}  (optional)
`);
  });

  it('says which ways go together', () => {
    expect(renderWaysText([waysTable(sorcery('K:Overload:4 R', 'K:Jump-start'))])).toContain(
      '    goes with Jump-Start: What Jump-Start costs is paid on top of Overload (118.9d).\n',
    );
  });

  it('is a Markdown table for a hover', () => {
    expect(renderWaysMarkdown(waysTable(sorcery('K:Flashback:X Sac<1/Creature.Red+!Token>')))).toBe(`**2 ways to cast**

| Way | From | Cost | Besides | With a free cast | With another permission | Rule |
| --- | --- | --- | --- | --- | --- | --- |
| Mana cost | hand, or any zone it may be cast from | {2}\u2060{R} |  | yes | yes | 601.2f |
| Flashback | graveyard | {X}, sacrifice a Creature.Red+!Token | exiled instead of going anywhere else when it leaves the stack | no | no | 702.34a |

- Flashback and a free cast are two alternative costs, and a spell can have only one (118.9a).
- Flashback and a permission to cast it from exile each let the card be cast; one of them is chosen, and the other does nothing (601.2b).
- For one spell one of these ways is chosen (601.2b, 118.9a).`);
  });

  it('says that a permission to cast is of no use to a land', () => {
    const [play] = waysTable(face(script('Land', 'no cost'))).ways;
    expect(play?.otherPermission).toMatchObject({ legal: false, rules: ['305.1', '305.9'] });
    expect(play?.otherPermission.why).toContain('permission to play');
  });

  it('says nothing of a cost that has no words', () => {
    expect(renderWaysText([waysTable(creature('K:Convoke'))])).toContain('    Convoke  (optional)\n');
  });

  it('leaves out faces that are never cast', () => {
    const card = faces(
      `${script('Creature Human', '2 W', 'AlternateMode:DoubleFaced')}\nALTERNATE\n\n${script('Creature Spirit', 'no cost')}`,
    )[0]?.card;
    expect(card && waysTables(card).map(({ title }) => title)).toEqual(['1 way to cast']);
  });
});

describe('a cost in words', () => {
  it.each([
    ['', ''],
    ['1 R', '{1}{R}'],
    ['no cost', 'no cost'],
    ['X WU', '{X}{W/U}'],
    ['T', '{T}'],
    ['1 Discard<1/Card>', '{1}, discard a card'],
    ['Sac<1/Artifact>', 'sacrifice an artifact'],
    ['Sac<1/CARDNAME>', 'sacrifice this card'],
    ['Sac<2/Creature.Other>', 'sacrifice two other creatures'],
    ['Sac<X/Land>', 'sacrifice X lands'],
    ['ExileFromHand<1/Card.Blue+Other>', 'exile another blue card from your hand'],
    ['ExileFromGrave<3/Card.Other/other>', 'exile three other cards from your graveyard'],
    [
      'ExileFromGrave<4/Instant;Sorcery/instant or sorcery cards>',
      'exile four instant or sorcery cards from your graveyard',
    ],
    ['tapXType<1/Creature.withFlying>', 'tap a Creature.withFlying'],
    ['Return<1/Island>', "return an Island to its owner's hand"],
    ['Discard<1/Mountain>', 'discard a Mountain card'],
    ['ExileFromGrave<2/Creature>', 'exile two creature cards from your graveyard'],
    ['PayLife<2>', 'pay 2 life'],
    ['CardManaCost', 'its mana cost'],
    ['1 R + 2 U', '{1}{R} + {2}{U}'],
    ['B and/or R', '{B} and/or {R}'],
    ['Sculk<3/Odd>', 'Sculk<3/Odd>'],
  ])('%s', (cost, words) => {
    expect(costInWords(cost)).toBe(words);
  });
});
