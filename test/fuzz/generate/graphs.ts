/** Cards made by rule whose SVars call each other in chains, circles and fans, with every way to cast there is. */
import type { Random } from '../random.ts';

const costs = [
  '1 R',
  'X',
  '0',
  '2 G G',
  'Sac<1/Creature>',
  '1 PayLife<2>',
  'Discard<1/Card>',
  'Y',
  'tapXType<1/Elf>',
  'T',
];
const keywords = [
  ...[
    'Flashback',
    'Bestow',
    'Dash',
    'Evoke',
    'Overload',
    'Madness',
    'Emerge',
    'Prowl',
    'Spectacle',
    'Escape',
    'Foretell',
  ],
  ...[
    'Disturb',
    'Blitz',
    'Warp',
    'Kicker',
    'Multikicker',
    'Buyback',
    'Entwine',
    'Morph',
    'Megamorph',
    'Disguise',
    'Suspend',
  ],
  ...[
    'Encore',
    'Embalm',
    'Eternalize',
    'Unearth',
    'Mutate',
    'Surge',
    'Awaken',
    'Miracle',
    'Replicate',
    'Plot',
    'Offspring',
  ],
  ...[
    'Retrace',
    'Jump-start',
    'Aftermath',
    'Convoke',
    'Delve',
    'Improvise',
    'Cascade',
    'Storm',
    'Flash',
    'Split second',
  ],
];
const effects = [
  'Draw',
  'GainLife',
  'Pump',
  'PutCounter',
  'ChangeZone',
  'DealDamage',
  'Token',
  'Effect',
  'Charm',
  'Repeat',
];
const callers = [
  'SubAbility',
  'Execute',
  'RepeatSubAbility',
  'UnlessSwitched',
  'Choices',
  'ReplaceWith',
  'StaticAbilities',
];
const amounts = [
  'NumCards',
  'LifeAmount',
  'CounterNum',
  'NumDmg',
  'ConditionCheckSVar',
  'CheckSVar',
  'NumAtt',
  'TokenAmount',
];
const statics = [
  'S:Mode$ Continuous | EffectZone$ Graveyard | MayPlay$ True | Affected$ Card.Self | Description$ Sample.',
  'S:Mode$ Continuous | Affected$ Card.Self | MayPlay$ True | MayPlayWithoutManaCost$ True | AffectedZone$ Hand,Exile',
  'S:Mode$ AlternativeCost | ValidSA$ Spell.Self | EffectZone$ All | Cost$ Sac<2/Land> | Description$ Sample.',
  'S:Mode$ OptionalCost | ValidCard$ Card.Self | ValidSA$ Spell | Cost$ 3 | EffectZone$ All',
  'S:Mode$ RaiseCost | ValidCard$ Card.Self | Type$ Spell | Amount$ X | EffectZone$ All | Description$ Sample.',
  'S:Mode$ CastWithFlash | ValidCard$ Card.Self | ValidSA$ Spell | EffectZone$ All | Caster$ You',
];
const layouts = ['Split', 'Adventure', 'DoubleFaced', 'Modal', 'Flip', 'Meld', 'Specialize', 'Omen', 'Prepare'];

export function graph(random: Random): string {
  const faces = random.chance(0.3) ? 2 : 1;
  const mode = faces > 1 ? `AlternateMode:${random.pick(layouts)}\n` : '';
  return Array.from({ length: faces }, (_, at) => face(random, at === 0 ? mode : '')).join('\nALTERNATE\n\n');
}

function face(random: Random, mode: string): string {
  const count = random.pick([2, 5, 12, 30, 60]);
  const name = (): string => `N${random.below(count + 1)}`;
  const names = (): string => random.several(1, 5, name).join(random.pick([',', ' & ', ',']));
  const record = (): string => {
    const parts = random.several(0, 3, () => `${random.pick(callers)}$ ${random.chance(0.7) ? name() : names()}`);
    const values = random.several(0, 2, () => `${random.pick(amounts)}$ ${random.pick(['', '-', '+'])}${name()}`);
    return [`DB$ ${random.pick(effects)}`, ...parts, ...values].join(' | ');
  };
  const amount = (): string =>
    random.pick([
      () => `Count$Compare ${name()} GE${name()}.${name()}.${name()}`,
      () => `SVar$${name()}/Plus.${name()}`,
      () => `Count$Valid Creature.YouCtrl+powerGE${name()}/Times.${name()}`,
      () => `Number$${random.below(9)}`,
      () => `Mode$ Attacks | ValidCard$ Card.Self | Execute$ ${name()} | TriggerDescription$ Sample.`,
      () => `Mode$ Continuous | Affected$ Card.Self | AddPower$ ${name()} | AddSVar$ ${names()}`,
    ])();
  const keyword = (): string =>
    `K:${random.pick(keywords)}${random.chance(0.8) ? `:${random.several(1, 2, () => random.pick(costs)).join(':')}` : ''}`;
  const lines = [
    'Name:Graph Sample',
    `ManaCost:${random.pick(['1 R', 'no cost', 'X X', '0', 'W/U 2/B'])}`,
    `Types:${random.pick(['Creature Bear', 'Instant', 'Sorcery', 'Enchantment Aura', 'Land', 'Artifact Equipment'])}`,
    'PT:2/2',
    ...random.several(0, 5, keyword),
    ...random.several(0, 2, () => random.pick(statics)),
    ...random.several(
      0,
      2,
      () => `A:AB$ ${record().slice(4)} | Cost$ ${random.pick(costs)} | SpellDescription$ Sample.`,
    ),
    ...random.several(
      0,
      2,
      () =>
        `T:Mode$ ${random.pick(['Attacks', 'SpellCast', 'Phase'])} | Execute$ ${name()} | TriggerDescription$ Sample.`,
    ),
    ...random.several(
      0,
      1,
      () => `R:Event$ Moved | ValidCard$ Card.Self | ReplaceWith$ ${name()} | Description$ Sample.`,
    ),
    ...Array.from({ length: count }, (_, at) => `SVar:N${at}:${random.chance(0.65) ? record() : amount()}`),
    `Oracle:${random.several(0, 6, () => `${random.pick(keywords)} {${random.below(4)}}`).join('\\n')}`,
  ];
  return `${[...lines.slice(0, 1), ...(mode ? [mode.trim()] : []), ...lines.slice(1)].join('\n')}\n`;
}
