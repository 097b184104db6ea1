/** Made-up cards of every layout, by a generator that gives the same ones for the same seed, in each form of source. */

export interface MadeFace {
  readonly name: string;
  readonly manaCost: string;
  readonly typeLine: string;
  readonly text: string;
  readonly size?: readonly [power: string, toughness: string];
  readonly loyalty?: string;
  readonly defense?: string;
  readonly colors?: readonly string[];
  /** The `K:` lines that its text asks for, in order, without their prefix. */
  readonly keywords: readonly string[];
}

export interface MadeCard {
  /** As Scryfall and MTGJSON call it. */
  readonly layout: string;
  /** The value of `AlternateMode:`, where there is one. */
  readonly mode?: string;
  readonly faces: readonly MadeFace[];
}

/** A generator of numbers from 0 up to, and without, 1. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

type Printed = readonly [text: string, ...lines: string[]];

const evergreens: readonly Printed[] = [
  ['flying', 'Flying'],
  ['first strike', 'First Strike'],
  ['vigilance', 'Vigilance'],
  ['trample', 'Trample'],
  ['haste', 'Haste'],
  ['menace', 'Menace'],
  ['lifelink', 'Lifelink'],
  ['deathtouch', 'Deathtouch'],
  ['reach', 'Reach'],
  ['ward {2}', 'Ward:2'],
  ['protection from red', 'Protection from red'],
];

const ofCreatures: readonly Printed[] = [
  ['Ward—Pay 3 life.', 'Ward:PayLife<3>'],
  ['Ward—Sacrifice a creature.', 'Ward:Sac<1/Creature>'],
  ['Protection from black and from red', 'Protection from black', 'Protection from red'],
  ['Protection from Elves', 'Protection:Elf:Protection from Elves'],
  ['Hexproof from white', 'Hexproof:Card.White:white'],
  ['Islandwalk', 'Landwalk:Island'],
  ['Morph {2}{G} (You may cast this card face down as a 2/2 creature for {3}.)', 'Morph:2 G'],
  ['Cycling {2} ({2}, Discard this card: Draw a card.)', 'Cycling:2'],
  ['Plainscycling {1}{W}', 'TypeCycling:Plains:1 W'],
  ['Basic landcycling {2}', 'TypeCycling:Basic:2'],
  ['Kicker {1}{G} and/or {2}{U}', 'Kicker:1 G:2 U'],
  ['Kicker—Sacrifice two lands.', 'Kicker:Sac<2/Land>'],
  ['Echo {2}{R}', 'Echo:2 R'],
  ['Cumulative upkeep—Pay 2 life.', 'Cumulative upkeep:PayLife<2>:Pay 2 life.'],
  ['Escape—{3}{B}, Exile four other cards from your graveyard.', 'Escape:3 B ExileFromGrave<4/Card.Other/other>'],
  ['Evoke {G/U}{G/U}', 'Evoke:GU GU'],
  ['Suspend 4—{U}', 'Suspend:4:U'],
  ['Unearth {W/P}', 'Unearth:PW'],
  ['Affinity for artifacts', 'Affinity:Artifact'],
  ['Champion a Goblin', 'Champion:Goblin'],
  ['Bloodthirst 2', 'Bloodthirst:2'],
  ['Modular 1', 'Modular:1'],
  ['Mobilize 2', 'Mobilize:2'],
  ['Warp {1}{R}', 'Warp:1 R'],
  ['Offspring {2}', 'Offspring:2'],
  ['Impending 4—{1}{W}', 'Impending:4:1 W'],
  ['Mutate {2}{W/B}', 'Mutate:2 WB'],
  ['Commander ninjutsu {U}{B}', 'Ninjutsu:U B:Commander'],
  ['Emerge {5}{B}', 'Emerge:5 B'],
  ['Partner with Orla of the Quiet Mill', 'Partner with:Orla of the Quiet Mill'],
  ['This creature attacks each combat if able.', 'CARDNAME attacks each combat if able.'],
  ['This creature enters with two +1/+1 counters on it.', 'etbCounter:P1P1:2'],
];

const ofSpells: readonly Printed[] = [
  ['Flashback {2}{R}', 'Flashback:2 R'],
  ['Buyback {3}', 'Buyback:3'],
  ['Splice onto Arcane {1}{U}', 'Splice:Arcane:1 U'],
  ['Overload {3}{U}', 'Overload:3 U'],
  ['Entwine {1}{G}', 'Entwine:1 G'],
  ['Awaken 3—{4}{U}', 'Awaken:3:4 U'],
  ['Convoke', 'Convoke'],
  ['Rebound', 'Rebound'],
  ['Storm', 'Storm'],
  ['Replicate {1}{U}', 'Replicate:1 U'],
  ['Plot {3}{R}', 'Plot:3 R'],
  ["This spell can't be countered.", "This spell can't be countered."],
];

const abilities = [
  'When this creature enters, draw a card.',
  'Whenever this creature attacks, you gain 2 life.',
  'When this creature dies, create two 1/1 white Soldier creature tokens.',
  'At the beginning of your upkeep, scry 1.',
  'Whenever another creature you control enters, put a +1/+1 counter on target creature you control.',
  'Whenever the tide turns, everyone sings.',
  '{T}: Add {G}.',
  '{1}{W}, {T}: Tap target creature.',
  '{2}, Sacrifice an artifact: This creature gets +2/+0 until end of turn.',
  'Whistle three notes: Draw a card.',
  'Other creatures you control get +1/+1.',
  "This creature can't be blocked.",
  'Nobody may hum on your turn.',
  'Each opponent who hums loses X life, where X is the number of songs they know.',
  'When this creature enters, choose one —\n• Destroy target artifact.\n• You gain 4 life.',
] as const;

const sentences = [
  'Destroy target creature.',
  'This spell deals 3 damage to any target.',
  'Draw two cards, then discard a card.',
  'Counter target spell unless its controller pays {2}.',
  'Target creature gets +2/+2 and gains trample until end of turn.',
  "Return up to two target creatures to their owners' hands.",
  'Everyone changes seats. Draw a card.',
  'Choose one —\n• Each opponent discards a card.\n• You gain 3 life.',
] as const;

const firsts = ['Lantern', 'Thimble', 'Brindle', 'Quarry', 'Sallow', 'Vesper', 'Umber', 'Wicker', 'Æther', 'Jötun'];
const seconds = ["Keeper's Oath", 'Wanderer', 'of the Mill', 'Drifter, Unheard', 'Singer', 'Half-Moon', 'Courier'];
const costs = ['{1}{W}', '{2}{U}{U}', '{X}{R}', '{G/U}{G/U}', '{B/P}', '{3}', '{2/W}{2/W}', '{C}{1}'];

/** One card of a layout. */
export function madeUp(layout: string, random: () => number): MadeCard {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const name = (): string => `${pick(firsts)} ${pick(seconds)} ${pick(['One', 'Two', 'Three', 'Four'])}`;
  const several = <T>(list: readonly T[], most: number): T[] => {
    const left = [...list];
    const count = 1 + Math.floor(random() * most);
    return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0] as T);
  };
  const words = (printed: readonly Printed[]): string => {
    const text = printed.map(([one]) => one).join(', ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  const lines = (printed: readonly Printed[]): string[] => printed.flatMap(([, ...keywords]) => keywords);

  const creature = (more: Partial<MadeFace> = {}): MadeFace => {
    const listed = several(evergreens, 3);
    const own = several(ofCreatures, 2);
    return {
      name: name(),
      manaCost: pick(costs),
      typeLine: pick(['Creature — Bird Scout', 'Legendary Creature — Elf Druid', 'Artifact Creature — Golem']),
      text: [words(listed), ...own.map(([text]) => text), ...several(abilities, 3)].join('\n'),
      size: [pick(['1', '2', '*', '1+*']), pick(['1', '3', '*'])],
      keywords: [...lines(listed), ...lines(own)],
      ...more,
    };
  };
  const spell = (type: string, more: Partial<MadeFace> = {}): MadeFace => {
    const own = several(ofSpells, 1);
    return {
      name: name(),
      manaCost: pick(costs),
      typeLine: type,
      text: [...own.map(([text]) => text), pick(sentences)].join('\n'),
      keywords: lines(own),
      ...more,
    };
  };
  const enchantment = (
    typeLine: string,
    text: string,
    keywords: readonly string[],
    more: Partial<MadeFace> = {},
  ): MadeFace => ({
    name: name(),
    manaCost: pick(costs),
    typeLine,
    text,
    keywords,
    ...more,
  });
  const back = (): Partial<MadeFace> => ({ manaCost: '', colors: ['R'] });

  switch (layout) {
    case 'split':
      return { layout, mode: 'Split', faces: [spell('Instant'), spell('Sorcery')] };
    case 'aftermath': {
      const second = spell('Sorcery', {
        text: 'Aftermath (Cast this spell only from your graveyard.)\nDraw a card.',
        keywords: ['Aftermath'],
      });
      return { layout, mode: 'Split', faces: [spell('Instant'), second] };
    }
    case 'room': {
      const door = (text: string): MadeFace =>
        enchantment('Enchantment — Room', `When you unlock this door, ${text}`, []);
      return { layout: 'split', mode: 'Split', faces: [door('draw a card.'), door('each opponent loses 2 life.')] };
    }
    case 'transform': {
      const front = creature({ text: `Flying\nTransform this creature at dusk.`, keywords: ['Flying'] });
      return { layout, mode: 'DoubleFaced', faces: [front, creature(back())] };
    }
    case 'battle': {
      const front = enchantment('Battle — Siege', 'When this Siege enters, destroy target creature.', [], {
        defense: '4',
      });
      return { layout: 'transform', mode: 'DoubleFaced', faces: [front, creature(back())] };
    }
    case 'modal_dfc':
      return {
        layout,
        mode: 'Modal',
        faces: [
          creature(),
          enchantment('Land', 'This land enters tapped.\n{T}: Add {W} or {U}.', [], { manaCost: '' }),
        ],
      };
    case 'adventure':
      return { layout, mode: 'Adventure', faces: [creature(), spell('Sorcery — Adventure')] };
    case 'omen':
      return { layout: 'adventure', mode: 'Omen', faces: [creature(), spell('Instant — Omen')] };
    case 'prepare': {
      const front = creature({ text: 'Reach\nThis creature enters prepared.', keywords: ['Reach'] });
      return { layout, mode: 'Prepare', faces: [front, spell('Sorcery')] };
    }
    case 'flip': {
      const front = creature({ text: 'Trample\nWhen you hum, flip this creature.', keywords: ['Trample'] });
      return { layout, mode: 'Flip', faces: [front, creature({ manaCost: '' })] };
    }
    case 'meld': {
      const front = creature({ text: 'Haste\n(Melds with Orla of the Quiet Mill.)', keywords: ['Haste'] });
      return { layout, mode: 'Meld', faces: [front] };
    }
    case 'saga': {
      const text = pick([
        'I, II — Draw a card.\nIII — Everyone sings.',
        'I — You gain 2 life.\nII — Scry 2.\nIII, IV — Destroy target creature.',
      ]);
      const names = text.startsWith('I, II')
        ? 'Chapter:3:DBDraw,DBDraw,DBChapter'
        : 'Chapter:4:DBGainLife,DBScry,DBDestroy,DBDestroy';
      return {
        layout,
        faces: [
          enchantment(
            'Enchantment — Saga',
            `(As this Saga enters and after your draw step, add a lore counter.)\n${text}`,
            [names],
          ),
        ],
      };
    }
    case 'class': {
      const text =
        '(Gain the next level as a sorcery to add its ability.)\nWhen this Class enters, draw a card.\n{1}{G}: Level 2\nCreatures you control get +1/+1.\n{3}{G}: Level 3\nWhenever you attack, you gain 2 life.';
      return {
        layout,
        faces: [
          enchantment('Enchantment — Class', text, [
            'Class:2:1 G:AddStaticAbility$ Static',
            'Class:3:3 G:AddTrigger$ Trigger',
          ]),
        ],
      };
    }
    case 'case': {
      const text =
        'When this Case enters, draw a card.\nTo solve — You hummed this turn. (If unsolved, solve at the beginning of your end step.)\nSolved — Whenever you attack, scry 1.';
      return { layout, faces: [enchantment('Enchantment — Case', text, [])] };
    }
    case 'leveler': {
      const text =
        'Level up {1}{W} ({1}{W}: Put a level counter on this.)\nLEVEL 1-3\n2/3\nFirst strike\nLEVEL 4+\n4/5\nFlying, vigilance\nWhenever this creature attacks, draw a card.';
      return { layout, faces: [creature({ text, keywords: ['Level up:1 W'], size: ['1', '1'] })] };
    }
    case 'prototype': {
      const text =
        'Prototype {2}{R} — 3/2 (You may cast this spell with different mana cost, color, and size.)\nTrample';
      return {
        layout,
        faces: [
          creature({
            text,
            keywords: ['Prototype:2 R:3:2', 'Trample'],
            typeLine: 'Artifact Creature — Golem',
            size: ['6', '6'],
          }),
        ],
      };
    }
    case 'station': {
      const text =
        'When this Spacecraft enters, draw a card.\nStation (Tap another creature you control: Put charge counters equal to its power on this Spacecraft.)\n3+ | Whenever this Spacecraft attacks, scry 1.\n8+ | Flying';
      return {
        layout: 'normal',
        faces: [enchantment('Artifact — Spacecraft', text, ['Station:8'], { size: ['4', '5'] })],
      };
    }
    case 'planeswalker': {
      const text = '+1: Draw a card.\n−2: Destroy target creature.\n0: Everyone sings.\n−X: You gain X life.';
      return { layout: 'normal', faces: [enchantment('Legendary Planeswalker — Orla', text, [], { loyalty: '4' })] };
    }
    case 'aura': {
      const [what, line] = pick([
        ['creature you control', 'Enchant:Creature.YouCtrl:creature you control'],
        ['land', 'Enchant:Land'],
      ] as const);
      return {
        layout: 'normal',
        faces: [
          enchantment('Enchantment — Aura', `Enchant ${what}\nEnchanted ${what.split(' ')[0] ?? ''} has vigilance.`, [
            line,
          ]),
        ],
      };
    }
    case 'equipment': {
      const text = 'Equipped creature gets +2/+0 and has menace.\nEquip Elf {1}\nEquip {3}';
      return {
        layout: 'normal',
        faces: [enchantment('Artifact — Equipment', text, ['Equip:1:Creature.Elf+YouCtrl:Elf', 'Equip:3'])],
      };
    }
    case 'land':
      return {
        layout: 'normal',
        faces: [enchantment('Land — Desert', 'This land enters tapped.\n{T}: Add {B} or {R}.', [], { manaCost: '' })],
      };
    case 'instant':
      return { layout: 'normal', faces: [spell(pick(['Instant', 'Sorcery', 'Instant — Arcane']))] };
    default:
      return { layout: 'normal', faces: [creature()] };
  }
}

export const layouts = [
  'creature',
  'instant',
  'split',
  'aftermath',
  'room',
  'transform',
  'battle',
  'modal_dfc',
  'adventure',
  'omen',
  'prepare',
  'flip',
  'meld',
  'saga',
  'class',
  'case',
  'leveler',
  'prototype',
  'station',
  'planeswalker',
  'aura',
  'equipment',
  'land',
] as const;

/** The card as an object of Scryfall. */
export function toScryfall({ layout, faces }: MadeCard): string {
  const objects = faces.map((face) => ({
    name: face.name,
    mana_cost: face.manaCost,
    type_line: face.typeLine,
    oracle_text: face.text,
    ...(face.size && { power: face.size[0], toughness: face.size[1] }),
    ...(face.loyalty !== undefined && { loyalty: face.loyalty }),
    ...(face.defense !== undefined && { defense: face.defense }),
    ...(face.colors && { colors: face.colors, color_indicator: face.colors }),
  }));
  const [front] = objects;
  const scryfall = layout === 'aftermath' ? 'split' : layout;
  const common = { object: 'card', layout: scryfall, set: 'xyz', cmc: 3 };
  return JSON.stringify(
    objects.length === 1
      ? { ...common, ...front }
      : {
          ...common,
          name: faces.map(({ name }) => name).join(' // '),
          type_line: faces.map(({ typeLine }) => typeLine).join(' // '),
          card_faces: objects.map((face) => ({ object: 'card_face', ...face })),
        },
  );
}

/** The card as `AtomicCards.json` of MTGJSON lists it: an object for each face. */
export function toMtgjson({ layout, faces }: MadeCard): string {
  const name = faces.map((face) => face.name).join(' // ');
  const objects = faces.map((face, at) => ({
    name,
    layout,
    ...(faces.length > 1 && { faceName: face.name, side: 'ab'.charAt(at) }),
    ...(face.manaCost !== '' && { manaCost: face.manaCost }),
    type: face.typeLine,
    text: face.text,
    ...(face.size && { power: face.size[0], toughness: face.size[1] }),
    ...(face.loyalty !== undefined && { loyalty: face.loyalty }),
    ...(face.defense !== undefined && { defense: face.defense }),
    colors: face.colors ?? [],
  }));
  return JSON.stringify({ meta: { version: '5' }, data: { [name]: objects } });
}

/** The card as people copy it. */
export function toText({ faces }: MadeCard): string {
  const names: Readonly<Record<string, string>> = { R: 'Red' };
  const parts = faces.map((face) => [
    `${face.name} ${face.manaCost}`.trim(),
    ...(face.colors ? [`Color Indicator: ${face.colors.map((letter) => names[letter] ?? '').join(', ')}`] : []),
    face.typeLine,
    face.text,
    ...(face.size ? [face.size.join('/')] : []),
    ...(face.loyalty !== undefined ? [`Loyalty: ${face.loyalty}`] : []),
    ...(face.defense !== undefined ? [`Defense: ${face.defense}`] : []),
  ]);
  return parts.map((lines) => lines.join('\n')).join('\n----\n');
}
