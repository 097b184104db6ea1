/**
 * Twenty made-up cards, written from the rules before any check was run on them: ten that the rules leave without
 * effect or that say the same thing twice, ten that they allow though they look odd. Each names the rule that decides.
 */
import { describe, expect, it } from 'vitest';
import { strictService } from '../../support/fixtureFiles.ts';

const service = strictService();

/** Errors and warnings, as `code: what they point at`. */
function judge(script: string): string[] {
  return service
    .lint(service.read(script))
    .filter(({ severity }) => severity === 'error' || severity === 'warning')
    .map(({ code, span }) => `${code}: ${script.slice(span.start, span.end)}`);
}

interface Judged {
  readonly rule: string;
  readonly because: string;
  readonly script: string;
  readonly found?: string;
}

const wrong: readonly Judged[] = [
  {
    rule: '702.185a',
    because: 'an instant becomes no permanent that warp could exile',
    found: 'keyword/wrong-card-type: Warp',
    script: `Name:Rift Dart
ManaCost:2 R
Types:Instant
K:Warp:R
A:SP$ DealDamage | ValidTgts$ Creature | NumDmg$ 3 | SpellDescription$ CARDNAME deals 3 damage to target creature.
Oracle:Rift Dart deals 3 damage to target creature.\\nWarp {R}
`,
  },
  {
    rule: '702.180a',
    because: 'a harmonized permanent spell is exiled before it arrives',
    found: 'keyword/wrong-card-type: Harmonize',
    script: `Name:Humming Relic
ManaCost:3
Types:Artifact
K:Harmonize:2
A:AB$ GainLife | Cost$ T | LifeAmount$ 1 | SpellDescription$ You gain 1 life.
Oracle:{T}: You gain 1 life.\\nHarmonize {2}
`,
  },
  {
    rule: '118.9a',
    because: 'a free cast leaves no room for another alternative cost',
    found: 'alternative-cost/free-and-mana-cost: MayPlayAltManaCost$ 1 G',
    script: `Name:Orchard Gate
ManaCost:2 G G
Types:Enchantment
S:Mode$ Continuous | Affected$ Creature.Green+YouOwn | AffectedZone$ Graveyard | MayPlay$ True | MayPlayWithoutManaCost$ True | MayPlayAltManaCost$ 1 G | Description$ You may cast green creature spells from your graveyard for {1}{G}.
Oracle:You may cast green creature spells from your graveyard for {1}{G}.
`,
  },
  {
    rule: '113.6d',
    because: 'what a spell costs is settled on the stack',
    found: 'zone/own-cost: AlternativeCost',
    script: `Name:Tide Tax
ManaCost:3 U U
Types:Sorcery
S:Mode$ AlternativeCost | ValidSA$ Spell.Self | Cost$ Return<2/Island> | Description$ You may return two Islands you control to their owner's hand rather than pay this spell's mana cost.
A:SP$ Draw | NumCards$ 3 | SpellDescription$ Draw three cards.
Oracle:You may return two Islands you control to their owner's hand rather than pay this spell's mana cost.\\nDraw three cards.
`,
  },
  {
    rule: '113.6f',
    because: 'the permission works on the battlefield and speaks of the graveyard',
    found: 'zone/permission-never-applies: AffectedZone$ Graveyard',
    script: `Name:Restless Shade
ManaCost:1 B
Types:Creature Spirit
PT:2/1
S:Mode$ Continuous | Affected$ Card.Self | AffectedZone$ Graveyard | MayPlay$ True | RaiseCost$ PayLife<2> | Description$ You may cast CARDNAME from your graveyard by paying 2 life in addition to paying its other costs.
Oracle:You may cast Restless Shade from your graveyard by paying 2 life in addition to paying its other costs.
`,
  },
  {
    rule: '702.138a',
    because: 'escape works in the graveyard, and the cards that gain it are in exile',
    found: 'zone/granted-graveyard-keyword: AffectedZone$ Exile',
    script: `Name:Prison Warden
ManaCost:2 B
Types:Creature Human
PT:2/3
S:Mode$ Continuous | Affected$ Creature.YouOwn | AffectedZone$ Exile | AddKeyword$ Escape:CardManaCost ExileFromGrave<2/Card.Other/other> | Description$ Creature cards you own in exile have escape.
Oracle:Creature cards you own in exile have escape.
`,
  },
  {
    rule: '702.34a',
    because: 'flashback casts instants and sorceries only',
    found: 'keyword/granted-to-permanents: Artifact.YouOwn',
    script: `Name:Scrap Choir
ManaCost:2 R
Types:Enchantment
S:Mode$ Continuous | Affected$ Artifact.YouOwn | AffectedZone$ Graveyard | AddKeyword$ Flashback:CardManaCost | Description$ Artifact cards in your graveyard have flashback. The flashback cost is equal to the card's mana cost.
Oracle:Artifact cards in your graveyard have flashback. The flashback cost is equal to the card's mana cost.
`,
  },
  {
    rule: '113.6m',
    because: 'an ability that returns its own card from the graveyard works there only',
    found: 'zone/moves-itself: Graveyard',
    script: `Name:Patient Ghoul
ManaCost:2 B
Types:Creature Zombie
PT:3/2
A:AB$ ChangeZone | Cost$ 2 B | Defined$ Self | Origin$ Graveyard | Destination$ Hand | SpellDescription$ Return CARDNAME from your graveyard to your hand.
Oracle:{2}{B}: Return Patient Ghoul from your graveyard to your hand.
`,
  },
  {
    rule: '702.74a',
    because: 'evoke sacrifices the permanent by itself',
    found: 'keyword/done-twice: ChangesZone',
    script: `Name:Passing Gale
ManaCost:3 U
Types:Creature Elemental
PT:3/3
K:Flying
K:Evoke:1 U
T:Mode$ ChangesZone | Origin$ Any | Destination$ Battlefield | ValidCard$ Card.Self+evoked | Execute$ TrigSac | TriggerDescription$ When CARDNAME enters, if it was evoked, sacrifice it.
SVar:TrigSac:DB$ Sacrifice | SacValid$ Self
Oracle:Flying\\nEvoke {1}{U}
`,
  },
  {
    rule: '118.6',
    because: 'nobody can pay a cost that is not there',
    found: 'alternative-cost/unpayable: no cost',
    script: `Name:Empty Pledge
ManaCost:4 W
Types:Creature Knight
PT:4/4
K:Dash:no cost
Oracle:Dash
`,
  },
];

const right: readonly Judged[] = [
  {
    rule: '118.9a',
    because: 'a card may have any number of alternative costs; one is chosen',
    script: `Name:Many Doors
ManaCost:4 R
Types:Creature Elemental
PT:4/3
K:Warp:2 R
K:Evoke:R
K:Escape:3 R ExileFromGrave<4/Card.Other/other>
Oracle:Warp {2}{R}\\nEvoke {R}\\nEscape—{3}{R}, Exile four other cards from your graveyard.
`,
  },
  {
    rule: '118.9d',
    because: 'additional costs come on top of an alternative cost',
    script: `Name:Layered Lesson
ManaCost:2 U
Types:Sorcery
K:Kicker:1 G
K:Flashback:4 U
A:SP$ Draw | NumCards$ 2 | SpellDescription$ Draw two cards.
Oracle:Kicker {1}{G}\\nDraw two cards.\\nFlashback {4}{U}
`,
  },
  {
    rule: '118.6a',
    because: 'an alternative cost can be paid for a card without a mana cost',
    script: `Name:Slow Dawn
ManaCost:no cost
Colors:white
Types:Sorcery
K:Suspend:5:W
A:SP$ GainLife | LifeAmount$ 10 | SpellDescription$ You gain 10 life.
Oracle:Suspend 5—{W}\\nYou gain 10 life.
`,
  },
  {
    rule: '715.4',
    because: 'the creature half has flashback in the graveyard, and its Adventure is cast by it',
    script: `Name:Storied Squire
ManaCost:2 W
Types:Creature Human
PT:2/3
K:Flashback:4 W
AlternateMode:Adventure
Oracle:Flashback {4}{W}

ALTERNATE

Name:First Errand
ManaCost:1 W
Types:Sorcery Adventure
A:SP$ GainLife | LifeAmount$ 3 | SpellDescription$ You gain 3 life.
Oracle:You gain 3 life.
`,
  },
  {
    rule: '113.6f',
    because: 'a permission that names warp lets it be used from the graveyard',
    script: `Name:Returning Comet
ManaCost:2 R
Types:Creature Elemental
PT:3/1
K:Warp:R
S:Mode$ Continuous | Affected$ Card.Self | MayPlay$ True | ValidSA$ Spell.Warp | AffectedZone$ Graveyard | EffectZone$ Graveyard | Description$ You may cast CARDNAME from your graveyard using its warp ability.
Oracle:You may cast Returning Comet from your graveyard using its warp ability.\\nWarp {R}
`,
  },
  {
    rule: '702.37c',
    because: 'a land with morph is cast face down as a creature',
    script: `Name:Buried Cairn
ManaCost:no cost
Types:Land
K:Morph:2
A:AB$ Mana | Cost$ T | Produced$ C | SpellDescription$ Add {C}.
Oracle:{T}: Add {C}.\\nMorph {2}
`,
  },
  {
    rule: '702.85c',
    because: 'each instance of cascade triggers for itself',
    script: `Name:Endless Tumble
ManaCost:6 R G
Types:Creature Beast
PT:6/6
K:Cascade
K:Cascade
Oracle:Cascade, cascade
`,
  },
  {
    rule: '113.6m',
    because: 'the trigger itself says that the card has been put into the graveyard',
    script: `Name:Rekindled Imp
ManaCost:1 R
Types:Creature Imp
PT:2/1
T:Mode$ ChangesZone | Origin$ Battlefield | Destination$ Graveyard | ValidCard$ Card.Self | Execute$ TrigReturn | TriggerDescription$ When CARDNAME dies, return it to its owner's hand.
SVar:TrigReturn:DB$ ChangeZone | Defined$ Self | Origin$ Graveyard | Destination$ Hand
Oracle:When Rekindled Imp dies, return it to its owner's hand.
`,
  },
  {
    rule: '601.3',
    because: 'a permission without a cost goes with an alternative cost of the spell',
    script: `Name:Open Tomb
ManaCost:3 B
Types:Enchantment
S:Mode$ Continuous | Affected$ Creature.YouOwn | AffectedZone$ Graveyard | AddKeyword$ Blitz:2 B | MayPlay$ True | Description$ You may cast creature spells from your graveyard. They have blitz {2}{B}.
Oracle:You may cast creature spells from your graveyard. They have blitz {2}{B}.
`,
  },
  {
    rule: '113.6',
    because: 'what changes the costs of other spells works on the battlefield',
    script: `Name:Guild Clerk
ManaCost:1 W
Types:Creature Human
PT:1/3
S:Mode$ AlternativeCost | ValidCard$ Artifact | Caster$ You | Cost$ 2 | Description$ You may pay {2} rather than pay the mana cost of artifact spells you cast.
S:Mode$ ReduceCost | ValidCard$ Knight | Type$ Spell | Activator$ You | Amount$ 1 | Description$ Knight spells you cast cost {1} less to cast.
Oracle:You may pay {2} rather than pay the mana cost of artifact spells you cast.\\nKnight spells you cast cost {1} less to cast.
`,
  },
];

describe('cards that the rules leave without effect', () => {
  it.each(wrong)('$rule: $because', ({ script, found }) => {
    expect(judge(script)).toEqual([found]);
  });
});

describe('cards that the rules allow', () => {
  it.each(right)('$rule: $because', ({ script }) => {
    expect(judge(script)).toEqual([]);
  });
});
