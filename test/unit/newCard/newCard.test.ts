import { describe, expect, it } from 'vitest';
import { newCard, type NewCard } from '../../../server/src/core/newCard/newCard.ts';

function made(input: string): NewCard {
  const result = newCard(input);
  if (!result.ok) throw new Error(`${result.problem} ${result.detail}`);
  return result.card;
}

const linesOf = (input: string): string[] => made(input).text.trimEnd().split('\n');
const card = (text: string, type = 'Creature — Bird', more = '2/1'): string =>
  [`Sample Wren {2}{U}`, type, text, ...(more === '' ? [] : [more])].join('\n');

it('writes a script as published ones are laid out', () => {
  expect(made(card('Flying\nWhen Sample Wren enters, draw a card, then discard a card.')).text).toBe(
    `Name:Sample Wren
ManaCost:2 U
Types:Creature Bird
PT:2/1
K:Flying
T:Mode$ ChangesZone | Origin$ Any | Destination$ Battlefield | ValidCard$ Card.Self | Execute$ TrigDraw | TriggerDescription$ When CARDNAME enters, draw a card, then discard a card.
SVar:TrigDraw:DB$ Draw | Defined$ You | NumCards$ 1 | SubAbility$ DBDiscard
SVar:DBDiscard:DB$ Discard | Defined$ You | NumCards$ 1 | Mode$ TgtChoose
DeckHas:Ability$Discard
Oracle:Flying\\nWhen Sample Wren enters, draw a card, then discard a card.
`,
  );
});

describe('the file', () => {
  it.each([
    ["Keeper's Oath", 'keepers_oath.txt', 'k'],
    ['Half-Moon, Unheard', 'half_moon_unheard.txt', 'h'],
    ['Æther Jötun', 'aether_jotun.txt', 'a'],
    ['+2 Wrens!', '2_wrens.txt', '2'],
    // What Windows takes for devices.
    ['Con', 'con_.txt', 'c'],
    ['NUL', 'nul_.txt', 'n'],
    ['Aux!', 'aux_.txt', 'a'],
    ['Prn', 'prn_.txt', 'p'],
    ['Com1', 'com1_.txt', 'c'],
    ['LPT9', 'lpt9_.txt', 'l'],
    ['Console', 'console.txt', 'c'],
    ['Con Air', 'con_air.txt', 'c'],
  ])('of %s is %s', (name, fileName, folder) => {
    expect(made(`${name}\nArtifact`)).toMatchObject({ fileName, folder });
  });

  it('is never called longer than systems allow', () => {
    const { fileName } = made(`${'Wren '.repeat(60)}\nArtifact`);
    expect(fileName).toMatch(/^(?:wren_)+w?r?e?n?\.txt$/);
    expect(fileName.length).toBeLessThan(250);
  });

  it('has the names of both faces, and of one where the other has a script of its own', () => {
    const two = (text: string, back: string): string => `Sample Wren {U}\nCreature — Bird\n${text}\n1/1\n//\n${back}`;
    expect(made(two('', 'Other Wren {R}\nSorcery — Adventure\nDraw a card.')).fileName).toBe(
      'sample_wren_other_wren.txt',
    );
    expect(made(card('(Melds with Other Wren.)'))).toMatchObject({
      fileName: 'sample_wren.txt',
      notes: [],
      text: expect.stringContaining('MeldPair:Other Wren\nAlternateMode:Meld\n') as string,
    });
  });
});

describe('pasted text', () => {
  it('may have the cost on a line of its own, labels, and odd signs', () => {
    const expected = made('Sample Wren {1}{W}\nCreature — Bird\nCycling {2}\n2/1').text;
    expect(made('Sample Wren\r\n{1}{W}\r\nCreature — Bird\r\nCycling {2}\r\n2 / 1\r\n').text).toBe(expected);
    const labelled =
      'Card Name:\nSample Wren\nMana Cost: {1}{W}\nMana Value: 2\nTypes:\nCreature — Bird\nCard Text:\nCycling {2}\nP/T:\n2/1';
    expect(made(labelled).text).toBe(expected);
    expect(linesOf('Wren’s Oath {W}\nInstant\nWren’s Oath deals 2 damage to any target.')).toContain(
      "Oracle:Wren's Oath deals 2 damage to any target.",
    );
  });

  it.each([
    ['', 'empty'],
    ['  \n', 'empty'],
    ['Creature — Bird\nFlying', 'no-name'],
    ['Sample Wren {U}\nFlying\n2/1', 'no-type-line'],
    ['Name:Sample Wren\nManaCost:U\nTypes:Creature Bird\nOracle:', 'is-script'],
    ['{"object":"card"', 'not-json'],
    ['{"object":"error","details":"No card is called so."}', 'service-error'],
    ['{"object":"card","name":"Wren","layout":"token","type_line":"Token Creature — Bird"}', 'not-scripted'],
    ['[{"name":"Wren","type":"Artifact"},{"name":"Robin","type":"Artifact"}]', 'several-cards'],
    ['{"cards":3}', 'no-card'],
    ['[]', 'no-card'],
    ['{"name":"Wren"}', 'no-type-line'],
  ])('%j is refused: %s', (input, problem) => {
    expect(newCard(input)).toMatchObject({ ok: false, problem });
  });

  it('of any kind throws nothing', () => {
    const pieces = [
      '{',
      '}',
      '—',
      '\n',
      'Creature',
      'Wren',
      ' {1}{W}',
      '"',
      ':',
      'I — ',
      '• ',
      'LEVEL 1-2',
      '1/1',
      '+1: ',
    ];
    let seed = 7;
    for (let at = 0; at < 500; at += 1) {
      let text = at % 2 === 0 ? 'Wren {W}\nEnchantment — Saga\n' : '';
      for (let piece = 0; piece < 12; piece += 1) {
        seed = (seed * 48_271) % 2_147_483_647;
        text += pieces[seed % pieces.length] ?? '';
      }
      expect(() => newCard(text)).not.toThrow();
    }
  });
});

describe('headers', () => {
  it('have a colour where no cost gives it', () => {
    const back =
      '{"name":"B","mana_cost":"","type_line":"Creature — Elf","oracle_text":"","power":"2","toughness":"2","colors":["G","W"]}';
    const front =
      '{"name":"A","mana_cost":"{G}","type_line":"Creature — Elf","oracle_text":"","power":"1","toughness":"1","colors":["G"]}';
    const script = linesOf(
      `{"object":"card","name":"A // B","layout":"transform","type_line":"x","card_faces":[${front},${back}]}`,
    );
    expect(script).toContain('Colors:white,green');
    expect(script.filter((line) => line.startsWith('Colors:'))).toHaveLength(1);
    expect(script).toContain('ManaCost:no cost');
  });

  it('take the first side of a reversible card, and say so', () => {
    const face = '{"name":"A","mana_cost":"{G}","type_line":"Sorcery","oracle_text":"Draw a card."}';
    const { text, notes, fileName } = made(
      `{"name":"A // A","layout":"reversible_card","card_faces":[${face},${face}]}`,
    );
    expect(notes).toEqual(['only-first-side']);
    expect(fileName).toBe('a.txt');
    expect(text).not.toContain('ALTERNATE');
  });
});

describe('abilities', () => {
  it.each([
    ['{T}: Add {G} or {W}.', 'A:AB$ Mana | Cost$ T | Produced$ Combo G W | SpellDescription$ Add {G} or {W}.'],
    [
      '{1}, Discard a card at random: Scry 2.',
      'A:AB$ Scry | Cost$ 1 Discard<1/Random> | ScryNum$ 2 | SpellDescription$ Scry 2.',
    ],
    [
      'Remove a charge counter from Sample Wren: Draw a card. Activate only as a sorcery.',
      'A:AB$ Draw | Cost$ SubCounter<1/CHARGE> | Defined$ You | NumCards$ 1 | SorcerySpeed$ True | SpellDescription$ Draw a card. Activate only as a sorcery.',
    ],
    [
      '{2}{B}: Return this card from your graveyard to your hand.',
      'A:AB$ ChangeZone | Cost$ 2 B | ActivationZone$ Graveyard | Defined$ Self | Origin$ Graveyard | Destination$ Hand | SpellDescription$ Return this card from your graveyard to your hand.',
    ],
    [
      'Other Birds you control have flying.',
      'S:Mode$ Continuous | Affected$ Bird.Other+YouCtrl | AddKeyword$ Flying | Description$ Other Birds you control have flying.',
    ],
    ["Sample Wren can't block.", "K:CARDNAME can't block."],
    [
      'Whenever you cast an instant or sorcery spell, Sample Wren gets +1/+0 until end of turn.',
      'SVar:TrigPump:DB$ Pump | Defined$ Self | NumAtt$ +1 | NumDef$ +0',
    ],
    [
      'Whenever Sample Wren deals combat damage to a player, you may draw a card.',
      'T:Mode$ DamageDone | ValidSource$ Card.Self | ValidTarget$ Player | CombatDamage$ True | Execute$ TrigDraw | OptionalDecider$ You | TriggerDescription$ Whenever CARDNAME deals combat damage to a player, you may draw a card.',
    ],
    [
      'When Sample Wren dies, return target creature card from your graveyard to your hand.',
      'SVar:TrigChangeZone:DB$ ChangeZone | ValidTgts$ Creature.YouOwn | TgtPrompt$ Select target creature card | Origin$ Graveyard | Destination$ Hand',
    ],
    [
      'When Sample Wren enters, create X 1/1 green Elf creature tokens, where X is the number of Elves you control.',
      'SVar:X:Count$Valid Elf.YouCtrl',
    ],
  ])('%s', (text, line) => {
    expect(linesOf(card(text))).toContain(line);
  });

  it.each([
    [
      'When Sample Wren enters or attacks, scry 1.',
      ['Mode$ ChangesZone', 'Mode$ Attacks | ValidCard$ Card.Self | Execute$ TrigScry | Secondary$ True'],
      'T:',
    ],
    [
      'When Sample Wren enters, if it was kicked, draw a card.',
      ['Mode$ ChangesZone | Origin$ Any | Destination$ Battlefield | ValidCard$ Card.Self+kicked'],
      'T:',
    ],
    [
      'Whenever a creature you control attacks, it gets +1/+0 until end of turn.',
      ['TrigPump:DB$ Pump | Defined$ TriggeredAttackerLKICopy'],
      'SVar:',
    ],
    [
      'When Sample Wren enters, you gain 2 life for each Elf you control.',
      ['TrigGainLife:DB$ GainLife | Defined$ You | LifeAmount$ X', 'X:Count$Valid Elf.YouCtrl/Times.2'],
      'SVar:',
    ],
    [
      'As long as you control another Bird, Sample Wren gets +1/+1.',
      ['Mode$ Continuous | Affected$ Card.Self | AddPower$ 1 | AddToughness$ 1 | IsPresent$ Bird.Other+YouCtrl'],
      'S:',
    ],
    [
      'Whenever you cast your second spell each turn, draw a card.',
      [
        'Mode$ SpellCast | ValidCard$ Card | ValidActivatingPlayer$ You | ActivatorThisTurnCast$ EQ2 | TriggerZones$ Battlefield',
      ],
      'T:',
    ],
    [
      'Whenever you draw your second card each turn, scry 1.',
      ['Mode$ Drawn | ValidCard$ Card.YouCtrl | Number$ 2 | TriggerZones$ Battlefield'],
      'T:',
    ],
    [
      "When Sample Wren dies, return it to its owner's hand.",
      ['TrigChangeZone:DB$ ChangeZone | Defined$ TriggeredNewCardLKICopy | Origin$ Graveyard | Destination$ Hand'],
      'SVar:',
    ],
    [
      "Sample Wren's power and toughness are each equal to the number of Birds you control.",
      ['X:Count$Valid Bird.YouCtrl'],
      'SVar:',
    ],
  ])('%s', (text, begins, prefix) => {
    const lines = linesOf(card(text)).filter((line) => line.startsWith(prefix));
    expect(lines.map((line, at) => line.slice(prefix.length, prefix.length + (begins[at]?.length ?? 0)))).toEqual(
      begins,
    );
  });

  it.each([
    [
      "Destroy target creature. It can't be regenerated.",
      'Destroy | ValidTgts$ Creature | TgtPrompt$ Select target creature | NoRegen$ True',
    ],
    [
      'Look at the top three cards of your library. Put one of them into your hand and the rest into your graveyard.',
      'Dig | DigNum$ 3 | ChangeNum$ 1 | DestinationZone2$ Graveyard',
    ],
    [
      'Target opponent reveals their hand. You choose a nonland card from it. That player discards that card.',
      'Discard | ValidTgts$ Opponent | TgtPrompt$ Select target opponent | Mode$ RevealYouChoose | NumCards$ 1 | DiscardValid$ Card.nonLand',
    ],
    ["Create a token that's a copy of target creature you control.", 'CopyPermanent | ValidTgts$ Creature.YouCtrl'],
    ['Create a 1/1 green and white Elf creature token.', 'Token | TokenAmount$ 1 | TokenScript$ gw_1_1_elf'],
    [
      'Create two tapped 2/2 black Zombie creature tokens with menace.',
      'Token | TokenAmount$ 2 | TokenScript$ b_2_2_zombie_menace | TokenOwner$ You | TokenTapped$ True',
    ],
  ])('of a spell: %s', (text, begins) => {
    expect(linesOf(card(text, 'Sorcery', ''))[3]?.slice(0, 'A:SP$ '.length + begins.length)).toBe(`A:SP$ ${begins}`);
  });

  it.each([
    ['Each opponent discards a card and loses 2 life.', 'DBLoseLife:DB$ LoseLife | Defined$ Opponent | LifeAmount$ 2'],
    ['Target player draws two cards and loses 2 life.', 'DBLoseLife:DB$ LoseLife | Defined$ Targeted | LifeAmount$ 2'],
    [
      'Each player draws a card, then discards a card.',
      'DBDiscard:DB$ Discard | Defined$ Player | NumCards$ 1 | Mode$ TgtChoose',
    ],
    ['Draw a card and lose 1 life.', 'DBLoseLife:DB$ LoseLife | Defined$ You | LifeAmount$ 1'],
    ['Each opponent loses 1 life and you gain 1 life.', 'DBGainLife:DB$ GainLife | Defined$ You | LifeAmount$ 1'],
  ])('of a spell have one player throughout a sentence: %s', (text, line) => {
    expect(linesOf(card(text, 'Sorcery', ''))[4]).toBe(`SVar:${line}`);
  });

  it.each([
    ["exile Sample Wren, then return it to the battlefield transformed under its owner's control.", ''],
    ['exile it, then return it to the battlefield transformed under your control.', ' | GainControl$ True'],
  ])('turn the card over by way of exile: %s', (effect, control) => {
    const lines = linesOf(card(`Whenever Sample Wren attacks, ${effect}`));
    expect(lines[4]).toContain('Mode$ Attacks | ValidCard$ Card.Self | Execute$ TrigChangeZone |');
    expect(lines.slice(5, 8)).toEqual([
      'SVar:TrigChangeZone:DB$ ChangeZone | Defined$ Self | Origin$ Battlefield | Destination$ Exile | RememberChanged$ True | SubAbility$ DBChangeZone',
      `SVar:DBChangeZone:DB$ ChangeZone | Defined$ Remembered | Origin$ Exile | Destination$ Battlefield | Transformed$ True${control} | SubAbility$ DBCleanup`,
      'SVar:DBCleanup:DB$ Cleanup | ClearRemembered$ True',
    ]);
  });

  it('of a spell are one chain, with an additional cost behind the mana cost', () => {
    const text =
      'As an additional cost to cast this spell, sacrifice a creature.\nDestroy target creature. Its controller loses 2 life.';
    const lines = linesOf(card(text, 'Instant', ''));
    expect(lines[3]).toBe(
      'A:SP$ Destroy | Cost$ 2 U Sac<1/Creature> | ValidTgts$ Creature | TgtPrompt$ Select target creature | SubAbility$ DBLoseLife | SpellDescription$ Destroy target creature. Its controller loses 2 life.',
    );
    expect(lines[4]).toBe('SVar:DBLoseLife:DB$ LoseLife | Defined$ TargetedController | LifeAmount$ 2');
  });

  it('of a planeswalker are marked, the last one as the ultimate where it can be', () => {
    const text = '+1: Draw a card.\n−7: You gain 9 life.\n−8: Everyone hums.';
    expect(
      linesOf(card(text, 'Legendary Planeswalker — Wren', 'Loyalty: 4')).filter((line) => line.startsWith('A:')),
    ).toEqual([
      'A:AB$ Draw | Cost$ AddCounter<1/LOYALTY> | Planeswalker$ True | Defined$ You | NumCards$ 1 | SpellDescription$ Draw a card.',
      'A:AB$ GainLife | Cost$ SubCounter<7/LOYALTY> | Planeswalker$ True | Ultimate$ True | Defined$ You | LifeAmount$ 9 | SpellDescription$ You gain 9 life.',
      'A:AB$ Cleanup | Cost$ SubCounter<8/LOYALTY> | Planeswalker$ True | SpellDescription$ Everyone hums.',
    ]);
  });

  it('of an emblem work in the command zone', () => {
    const text =
      '−6: You get an emblem with "Birds you control have haste" and "At the beginning of your upkeep, draw a card."';
    const lines = linesOf(card(text, 'Legendary Planeswalker — Wren', 'Loyalty: 4'));
    expect(lines.filter((line) => line.startsWith('SVar:'))).toEqual([
      'SVar:STEmblem:Mode$ Continuous | EffectZone$ Command | Affected$ Bird.YouCtrl | AddKeyword$ Haste | Description$ Birds you control have haste.',
      'SVar:TrigEmblem:Mode$ Phase | Phase$ Upkeep | ValidPlayer$ You | TriggerZones$ Command | Execute$ TrigDraw | TriggerDescription$ At the beginning of your upkeep, draw a card.',
      'SVar:TrigDraw:DB$ Draw | Defined$ You | NumCards$ 1',
    ]);
    expect(lines.find((line) => line.startsWith('A:'))).toContain(
      '| Ultimate$ True | Name$ Emblem - Sample Wren | StaticAbilities$ STEmblem | Triggers$ TrigEmblem | Stackable$ False | Duration$ Permanent |',
    );
    const open = made(card('−6: You get an emblem with "Nobody may hum."', 'Planeswalker — Wren', 'Loyalty: 4')).open;
    expect(open).toBe(1);
  });

  it('that let cards from the library be played remember them for as long as it holds', () => {
    const lines = linesOf(
      card(
        'Exile the top two cards of your library. Until the end of your next turn, you may play those cards.',
        'Sorcery',
        '',
      ),
    );
    expect(lines.slice(3, 7)).toEqual([
      'A:SP$ Dig | Defined$ You | DigNum$ 2 | ChangeNum$ All | DestinationZone$ Exile | RememberChanged$ True | SubAbility$ DBEffect | SpellDescription$ Exile the top two cards of your library. Until the end of your next turn, you may play those cards.',
      'SVar:DBEffect:DB$ Effect | RememberObjects$ Remembered | ForgetOnMoved$ Exile | Duration$ UntilTheEndOfYourNextTurn | StaticAbilities$ STPlay | SubAbility$ DBCleanup',
      'SVar:DBCleanup:DB$ Cleanup | ClearRemembered$ True',
      'SVar:STPlay:Mode$ Continuous | EffectZone$ Command | Affected$ Card.IsRemembered | AffectedZone$ Exile | MayPlay$ True | Description$ Until the end of your next turn, you may play those cards.',
    ]);
    const cast = linesOf(card('Exile the top card of your library. You may cast it this turn.', 'Sorcery', ''));
    expect(cast.slice(3).join('\n')).toMatch(
      /DigNum\$ 1 .*\n.*Exile \| StaticAbilities.*\n.*\n.*IsRemembered\+nonLand /,
    );
  });

  it('do one thing after the other where several verbs are listed', () => {
    const apis = (text: string): string[] =>
      [...made(card(text, 'Sorcery', '')).text.matchAll(/(?:SP|DB)\$ (\w+)/g)].map(([, api = '']) => api);
    expect(apis('Destroy target creature, gain 2 life, and draw a card.')).toEqual(['Destroy', 'GainLife', 'Draw']);
    expect(apis('Draw two cards, then discard a card, then scry 1.')).toEqual(['Draw', 'Discard', 'Scry']);
    expect(apis('Destroy target creature, hum, and draw a card.')).toEqual(['Cleanup']);
  });

  it('that are not understood stand in comments, and are counted', () => {
    const { text, open } = made(
      card('Nobody may hum.\nWhen Sample Wren enters, everyone hums.\nWhenever someone hums, draw a card.'),
    );
    expect(open).toBe(3);
    expect(text).toContain('\n# S:Mode$ ? | Description$ Nobody may hum.\n');
    expect(text).toContain('\nSVar:TrigEffect:DB$ Cleanup\n# Not scripted yet: Everyone hums.\n');
    expect(text).toContain(
      '\n# T:Mode$ ? | Execute$ TrigDraw | TriggerDescription$ Whenever someone hums, draw a card.\n# SVar:TrigDraw:',
    );
  });
});

it('a sentence of many clauses of which the last is not understood is left to the author', () => {
  // Each clause can be taken from those behind it in several ways: all of them together would take hours.
  const text = `{T}: Draw a card${', then draw a card'.repeat(25)}, then wonder.`;
  expect(made(card(text)).text).toContain('# Not scripted yet: Draw a card, then draw a card');
});
