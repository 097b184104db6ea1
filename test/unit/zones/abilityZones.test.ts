import { createService } from '../../../server/src/core/service.ts';
import { describe, expect, it } from 'vitest';
import { describeAbilityZones, zoneHints } from '../../../server/src/core/features/abilityZones.ts';
import { abilityZones, neverFunctions, scriptedZones } from '../../../server/src/core/model/abilityZones.ts';
import type { Ability } from '../../../server/src/core/model/ability.ts';
import type { Face } from '../../../server/src/core/model/card.ts';
import { keywordZones } from '../../../server/src/core/model/keywordZones.ts';
import { face, script } from '../ways/cards.ts';

function ability(of: Face): Ability {
  const [first] = of.abilities;
  if (!first) throw new Error('The face has no ability.');
  return first;
}

/** `113.6d stack`: the subrule and the zones of the first ability of such a card. */
function judge(types: string, ...lines: string[]): string {
  const by = abilityZones(ability(face(script(types, '2 G', ...lines))));
  if (!by) return 'unknown';
  const zones = by.everywhere ? ['everywhere'] : [...by.zones];
  return [by.subrule, ...zones, ...(by.entering ? ['entering'] : [])].join(' ');
}

const permanent = (...lines: string[]): string => judge('Creature Beast', ...lines);
const spell = (...lines: string[]): string => judge('Sorcery', ...lines);

describe('the zones in which an ability functions', () => {
  it('usually: stack for instants and sorceries, battlefield for the rest (113.6)', () => {
    expect(spell('A:SP$ Draw | NumCards$ 1')).toBe('113.6 stack');
    expect(permanent('S:Mode$ Continuous | Affected$ Creature.YouCtrl | AddPower$ 1')).toBe('113.6 battlefield');
    expect(permanent('A:AB$ Draw | Cost$ 1 | NumCards$ 1')).toBe('113.6 battlefield');
    expect(permanent('T:Mode$ Attacks | ValidCard$ Card.Self | Execute$ X', 'SVar:X:DB$ Draw')).toBe(
      '113.6 battlefield',
    );
  });

  it('a: what defines characteristics, everywhere', () => {
    expect(permanent('S:Mode$ Continuous | CharacteristicDefining$ True | SetPower$ 3')).toBe('113.6a everywhere');
  });

  it('b: what states its zones, there', () => {
    expect(permanent('S:Mode$ Continuous | Affected$ Creature.YouCtrl | EffectZone$ Graveyard | AddPower$ 1')).toBe(
      '113.6b graveyard',
    );
    expect(
      permanent('T:Mode$ SpellCast | ValidCard$ Card | TriggerZones$ Graveyard | Execute$ X', 'SVar:X:DB$ Draw'),
    ).toBe('113.6b graveyard');
    expect(permanent('A:AB$ Draw | Cost$ 1 | ActivationZone$ Graveyard,Exile | NumCards$ 1')).toBe(
      '113.6b graveyard exile',
    );
    expect(
      permanent('R:Event$ Draw | ActiveZones$ Graveyard | ValidPlayer$ You | ReplaceWith$ X', 'SVar:X:DB$ Draw'),
    ).toBe('113.6b graveyard');
  });

  it('c: what states all zones but some, in those others', () => {
    expect(
      permanent(
        'S:Mode$ Continuous | Affected$ Creature.YouCtrl | EffectZone$ Hand,Graveyard,Exile,Stack,Library | AddPower$ 1',
      ),
    ).toBe('113.6c hand graveyard exile stack library');
  });

  it('d: what changes its own cost, on the stack', () => {
    expect(permanent('S:Mode$ AlternativeCost | ValidSA$ Spell.Self | EffectZone$ All | Cost$ 0')).toBe('113.6d stack');
    expect(permanent('S:Mode$ ReduceCost | ValidCard$ Card.Self | Type$ Spell | Amount$ 1 | EffectZone$ All')).toBe(
      '113.6d stack',
    );
    expect(permanent('S:Mode$ ReduceCost | ValidCard$ Card.Self | Type$ Ability | Amount$ 1')).toBe(
      '113.6 battlefield',
    );
    expect(permanent('S:Mode$ ReduceCost | ValidCard$ Creature | Type$ Spell | Amount$ 1')).toBe('113.6 battlefield');
  });

  it('e: what says how it may be cast itself, wherever it could be, and on the stack', () => {
    expect(permanent('S:Mode$ CantBeCast | ValidCard$ Card.Self | EffectZone$ All | CheckSVar$ X')).toBe(
      '113.6e hand graveyard library exile command stack',
    );
  });

  it('f: what says from where it may be cast itself, everywhere', () => {
    expect(
      permanent(
        'S:Mode$ Continuous | Affected$ Card.Self | MayPlay$ True | AffectedZone$ Graveyard | EffectZone$ Graveyard',
      ),
    ).toBe('113.6f everywhere');
  });

  it('g: that it cannot be countered, on the stack', () => {
    expect(permanent('R:Event$ Counter | ValidCard$ Card.Self | Layer$ CantHappen')).toBe('113.6g stack');
  });

  it('h, i: how it enters, and that it gets no counters', () => {
    expect(
      permanent('R:Event$ Moved | ValidCard$ Card.Self | Destination$ Battlefield | ReplaceWith$ X', 'SVar:X:DB$ Tap'),
    ).toBe('113.6h entering');
    expect(permanent('S:Mode$ CantPutCounter | ValidCard$ Card.Self')).toBe('113.6i battlefield entering');
  });

  it('j: an activated ability that cannot be paid for on the battlefield, where it can', () => {
    expect(permanent('A:AB$ Draw | Cost$ 1 Discard<1/CARDNAME> | ActivationZone$ Hand')).toBe('113.6j hand');
  });

  it('k: a trigger that cannot happen on the battlefield, where it can', () => {
    expect(permanent('T:Mode$ SpellCast | ValidCard$ Card.Self | Execute$ X', 'SVar:X:DB$ Draw')).toBe('113.6k stack');
    expect(
      permanent(
        'T:Mode$ ChangesZone | Origin$ Library | Destination$ Graveyard | ValidCard$ Card.Self | Execute$ X',
        'SVar:X:DB$ Draw',
      ),
    ).toBe('113.6k graveyard');
    expect(
      permanent(
        'T:Mode$ ChangesZone | Origin$ Battlefield | Destination$ Graveyard | ValidCard$ Card.Self | Execute$ X',
        'SVar:X:DB$ Draw',
      ),
    ).toBe('113.6 battlefield');
  });

  it.each([
    ['Any', 'Graveyard', '113.6k graveyard'],
    ['Any', 'Exile', '113.6k exile'],
    ['Graveyard', 'Any', '113.6k graveyard'],
    ['Hand', 'Library', '113.6k hand'],
    ['Any', 'Hand', '113.6 battlefield'],
    ['Battlefield', 'Any', '113.6 battlefield'],
    ['Graveyard', 'Battlefield', '113.6 battlefield'],
  ])('k: a change of its own zone from %s to %s (603.6c, 603.10a)', (origin, destination, zones) => {
    const line = `T:Mode$ ChangesZone | Origin$ ${origin} | Destination$ ${destination} | ValidCard$ Card.Self | Execute$ X`;
    expect(permanent(line, 'SVar:X:DB$ Draw')).toBe(zones);
  });

  it('b: a replacement of its own move, where the text says that it comes from', () => {
    const line = (origin: string) =>
      `R:Event$ Moved | ValidCard$ Card.Self | Origin$ ${origin} | Destination$ Graveyard | ReplaceWith$ X`;
    expect(permanent(line('Any'), 'SVar:X:DB$ Draw')).toMatch(/^113.6b .*graveyard.*stack/);
    expect(permanent(line('Battlefield'), 'SVar:X:DB$ Draw')).toBe('113.6 battlefield');
  });

  it('m: what moves the card out of a zone, in that zone', () => {
    expect(permanent('A:AB$ ChangeZone | Cost$ 1 | Defined$ Self | Origin$ Graveyard | Destination$ Hand')).toBe(
      '113.6m graveyard',
    );
    expect(permanent('A:AB$ Draw | Cost$ 1 ExileFromGrave<1/CARDNAME>')).toBe('113.6m graveyard');
    expect(
      permanent(
        'T:Mode$ Phase | Phase$ Upkeep | Execute$ X',
        'SVar:X:DB$ ChangeZone | Defined$ Self | Origin$ Graveyard | Destination$ Hand',
      ),
    ).toBe('113.6m graveyard');
  });

  it('p: cards of the command zone', () => {
    expect(
      judge('Conspiracy', 'S:Mode$ Continuous | EffectZone$ Command | Affected$ Creature.YouCtrl | AddPower$ 1'),
    ).toBe('113.6p command');
  });

  it('are not known for what is no ability of a card', () => {
    const inEffect = face(
      script(
        'Sorcery',
        '1',
        'A:SP$ Effect | StaticAbilities$ X',
        'SVar:X:Mode$ Continuous | Affected$ Card.Self | MayPlay$ True',
      ),
    );
    expect(inEffect.abilities.map(abilityZones).map((by) => by?.subrule)).toEqual(['113.6', undefined]);
  });
});

describe('keywords', () => {
  const zones = (types: string, line: string): string => {
    const [use] = face(script(types, '2 G', line)).keywords;
    const by = use && keywordZones(use);
    return by
      ? [by.subrule, ...(by.everywhere ? ['everywhere'] : by.zones), ...(by.entering ? ['entering'] : [])].join(' ')
      : 'unknown';
  };

  it.each([
    ['Sorcery', 'K:Flashback:2', '113.6b graveyard stack'],
    ['Creature Beast', 'K:Evoke:2', '113.6e hand graveyard library exile command stack battlefield'],
    ['Creature Beast', 'K:Warp:2', '113.6d stack'],
    ['Creature Beast', 'K:Cycling:2', '113.6b hand'],
    ['Creature Beast', 'K:Flying', '113.6 battlefield'],
    ['Creature Beast', 'K:Changeling', '113.6a everywhere'],
    ['Creature Beast', "K:This spell can't be countered.", '113.6g stack'],
    ['Creature Beast', 'K:etbCounter:P1P1:2', '113.6h entering'],
    ['Creature Beast', 'K:A deck can have any number of cards named CARDNAME.', '113.6n'],
    ['Creature Beast', 'K:Cascade', '113.6k stack'],
    ['Enchantment Aura', 'K:Enchant:Creature', '113.6 stack battlefield'],
  ])('%s: %s', (types, line, expected) => {
    expect(zones(types, line)).toBe(expected);
  });
});

describe('the script beside the rules', () => {
  it('gives what the engine reads', () => {
    const silent = ability(
      face(script('Creature Beast', '1', 'S:Mode$ ReduceCost | ValidCard$ Card.Self | Type$ Spell | Amount$ 1')),
    );
    expect([...(scriptedZones(silent) ?? [])]).toEqual(['battlefield']);
    expect(neverFunctions(silent, abilityZones(silent))).toBe(true);
    const misspelt = ability(
      face(script('Creature Beast', '1', 'S:Mode$ ReduceCost | ValidCard$ Card.Self | Type$ Spell | EffectZone$ Stak')),
    );
    expect(scriptedZones(misspelt)).toBeUndefined();
    expect(neverFunctions(misspelt, abilityZones(misspelt))).toBe(false);
  });

  it('is explained where it is silent', () => {
    const text = script(
      'Creature Beast',
      '3 G',
      'K:Flash',
      'K:Haste',
      'K:Warp:1 G',
      'T:Mode$ SpellCast | ValidCard$ Card.Self | Execute$ TrigDraw | TriggerDescription$ When you cast this spell, draw a card.',
      'SVar:TrigDraw:DB$ Draw | NumCards$ 1',
      'S:Mode$ ReduceCost | ValidCard$ Card.Self | Type$ Spell | Amount$ 1 | Description$ Never works, which a check reports.',
    );
    const { card } = face(text);
    const shown = zoneHints(card).map(({ offset, label }) => `${text.slice(0, offset).split('\n').length}: ${label}`);
    expect(shown).toEqual([
      '5: works wherever the card may be cast from, and on the stack (113.6e)',
      '7: works on the stack (113.6d)',
      '8: works on the stack (113.6k)',
    ]);
    expect(zoneHints(card, { usual: true }).map(({ label }) => label)).toContain('works on the battlefield (113.6)');
  });

  it('is put into a sentence', () => {
    const dredge = face(script('Creature Beast', '1', 'A:AB$ Draw | Cost$ Discard<1/CARDNAME> | ActivationZone$ Hand'));
    expect(describeAbilityZones(ability(dredge))).toMatch(/^Works in hand \(113\.6j\)\. .+\.$/);
  });

  it('is shown on the key of the line, on its kind, behind what the effect does and in what a keyword does', () => {
    const text = script(
      'Creature Beast',
      '1',
      'K:Warp:1 G',
      'A:AB$ Draw | Cost$ Discard<1/CARDNAME> | ActivationZone$ Hand',
    );
    const service = createService();
    const read = service.read(text);
    const over = (marked: string, at = 0): string | undefined =>
      service.hover(read, text.indexOf(marked) + at)?.markdown;
    for (const at of [0, 1, 2, 4])
      expect(over('A:AB$ Draw', at)).toMatch(/^\*\*A:AB\$\*\* — activated ability\n\nWorks in hand \(113\.6j\)\./);
    expect(over('A:AB$ Draw', 7)).toMatch(/— effect[^]*Works in hand \(113\.6j\)\./);
    expect(over('K:Warp')).toMatch(/^\*\*K\*\* — keyword\n\nWorks on the stack \(113\.6d\)\./);
    expect(over('K:Warp', 3)).toMatch(/702\.185[^]*Works on the stack \(113\.6d\)\./);
  });

  it('is quoted, with the subrule, where its text is at hand', () => {
    const text = script('Creature Beast', '1', 'K:Warp:1 G');
    const service = createService({ rulesLanguage: 'es' });
    const quoted = service.hover(service.read(text), text.indexOf('K:'))?.markdown;
    expect(quoted).toContain('**113.6d**');
    expect(quoted).not.toContain('**113.6e**');
  });

  it('is not said of steps of another ability, nor of a keyword that is granted', () => {
    const text = script(
      'Creature Beast',
      '1',
      'A:AB$ Pump | Cost$ 1 | KW$ Warp:1 G | SubAbility$ DBDraw',
      'SVar:DBDraw:DB$ Draw',
    );
    const service = createService();
    const read = service.read(text);
    expect(service.hover(read, text.indexOf('DB$ Draw'))?.markdown ?? '').not.toContain('113.6');
    expect(service.hover(read, text.indexOf('Warp'))?.markdown).not.toContain('113.6');
  });
});
