/** What triggers wait for: `whenever another creature you control dies` as the parameters of a mode. */
import type { Parameters } from '../record.ts';
import { selfPattern } from '../words/self.ts';
import { readSelector } from '../words/selectors.ts';
import { patternOf } from '../../text/pattern.ts';

type Condition = readonly [RegExp, (match: RegExpExecArray) => Parameters | undefined];

const itself = ['ValidCard', 'Card.Self'] as const;
const onBattlefield = ['TriggerZones', 'Battlefield'] as const;
const entersZone = [
  ['Origin', 'Any'],
  ['Destination', 'Battlefield'],
] as const;
const diesZone = [
  ['Origin', 'Battlefield'],
  ['Destination', 'Graveyard'],
] as const;

const conditions: readonly Condition[] = [
  [
    patternOf(`^when(?:ever)? ${selfPattern} enters(?: the battlefield)?$`, 'i'),
    () => [['Mode', 'ChangesZone'], ...entersZone, itself],
  ],
  [patternOf(`^when ${selfPattern} dies$`, 'i'), () => [['Mode', 'ChangesZone'], ...diesZone, itself]],
  [
    patternOf(`^when ${selfPattern} is put into a graveyard from the battlefield$`, 'i'),
    () => [['Mode', 'ChangesZone'], ...diesZone, itself],
  ],
  [
    patternOf(`^when ${selfPattern} leaves the battlefield$`, 'i'),
    () => [['Mode', 'ChangesZone'], ['Origin', 'Battlefield'], ['Destination', 'Any'], itself],
  ],
  [patternOf(`^when(?:ever)? ${selfPattern} attacks$`, 'i'), () => [['Mode', 'Attacks'], itself]],
  [patternOf(`^whenever ${selfPattern} blocks$`, 'i'), () => [['Mode', 'Blocks'], itself]],
  [patternOf(`^whenever ${selfPattern} becomes blocked$`, 'i'), () => [['Mode', 'AttackerBlocked'], itself]],
  [patternOf(`^whenever ${selfPattern} becomes tapped$`, 'i'), () => [['Mode', 'Taps'], itself]],
  [patternOf(`^whenever ${selfPattern} becomes untapped$`, 'i'), () => [['Mode', 'Untaps'], itself]],
  [patternOf(`^when ${selfPattern} is turned face up$`, 'i'), () => [['Mode', 'TurnFaceUp'], itself, onBattlefield]],
  [patternOf(`^whenever ${selfPattern} mutates$`, 'i'), () => [['Mode', 'Mutates'], itself]],
  [
    patternOf(`^whenever ${selfPattern} deals (combat )?damage to (a player|an opponent|a creature)$`, 'i'),
    ([, combat, whom = '']) => damageDone('Card.Self', combat, whom),
  ],
  [
    /^whenever (equipped creature|enchanted creature) deals (combat )?damage to (a player|an opponent)$/i,
    ([, which = '', combat, whom = '']) =>
      damageDone(/^equipped/i.test(which) ? 'Creature.EquippedBy' : 'Creature.EnchantedBy', combat, whom),
  ],
  [
    /^whenever (equipped|enchanted) creature attacks$/i,
    ([, which = '']) => [
      ['Mode', 'Attacks'],
      ['ValidCard', /^equipped/i.test(which) ? 'Creature.EquippedBy' : 'Creature.EnchantedBy'],
      onBattlefield,
    ],
  ],
  [
    /^when you unlock this door$/i,
    () => [['Mode', 'UnlockDoor'], ['ValidPlayer', 'You'], itself, ['ThisDoor', 'True']],
  ],
  [
    /^when this class becomes level (\d+)$/i,
    ([, level = '']) => [['Mode', 'ClassLevelGained'], ['ClassLevel', level], itself, onBattlefield],
  ],
  [patternOf(`^when you cast ${selfPattern}$`, 'i'), () => [['Mode', 'SpellCast'], itself]],
  [
    /^whenever you cast (?:an? )?(.*?) ?spells?$/i,
    ([, kind = '']) => spellCast(kind, [['ValidActivatingPlayer', 'You']]),
  ],
  [
    /^whenever an opponent casts (?:an? )?(.*?) ?spells?$/i,
    ([, kind = '']) => spellCast(kind, [['ValidActivatingPlayer', 'Opponent']]),
  ],
  [/^whenever a player casts (?:an? )?(.*?) ?spells?$/i, ([, kind = '']) => spellCast(kind, [])],
  [
    patternOf(`^whenever you cast a spell that targets ${selfPattern}$`, 'i'),
    () => [['Mode', 'SpellCast'], ['ValidActivatingPlayer', 'You'], ['TargetsValid', 'Card.Self'], onBattlefield],
  ],
  [
    /^whenever you cast your (first|second|third) spell each turn$/i,
    ([, which = '']) => [
      ['Mode', 'SpellCast'],
      ['ValidCard', 'Card'],
      ['ValidActivatingPlayer', 'You'],
      ['ActivatorThisTurnCast', `EQ${ordinal(which)}`],
      onBattlefield,
    ],
  ],
  [
    /^whenever you draw your (first|second|third) card each turn$/i,
    ([, which = '']) => [['Mode', 'Drawn'], ['ValidCard', 'Card.YouCtrl'], ['Number', ordinal(which)], onBattlefield],
  ],
  [/^whenever you gain life$/i, () => [['Mode', 'LifeGained'], ['ValidPlayer', 'You'], onBattlefield]],
  [
    /^whenever an opponent loses life$/i,
    () => [['Mode', 'LifeLost'], ['ValidPlayer', 'Player.Opponent'], onBattlefield],
  ],
  [/^whenever you draw a card$/i, () => [['Mode', 'Drawn'], ['ValidCard', 'Card.YouCtrl'], onBattlefield]],
  [/^whenever an opponent draws a card$/i, () => [['Mode', 'Drawn'], ['ValidCard', 'Card.OppCtrl'], onBattlefield]],
  [/^whenever you discard a card$/i, () => [['Mode', 'Discarded'], ['ValidCard', 'Card.YouCtrl'], onBattlefield]],
  [
    /^whenever you sacrifice (an?|another) (.+)$/i,
    ([, other = '', what = '']) => onCard('Sacrificed', other, what, [['ValidPlayer', 'You']]),
  ],
  [/^whenever you attack$/i, () => [['Mode', 'AttackersDeclared'], ['AttackingPlayer', 'You'], onBattlefield]],
  [/^at the beginning of (.+)$/i, ([, when = '']) => phase(when)],
  [
    patternOf(`^whenever ${selfPattern} or (another .+?) enters(?: the battlefield)?( under your control)?$`, 'i'),
    ([, what = '', yours]) => orSelf(what + (yours === undefined ? '' : ' you control'), entersZone),
  ],
  [patternOf(`^whenever ${selfPattern} or (another .+?) dies$`, 'i'), ([, what = '']) => orSelf(what, diesZone)],
  [
    /^whenever (an?|another) (.+?) enters(?: the battlefield)?( under your control)?$/i,
    ([, other = '', what = '', yours]) =>
      onCard('ChangesZone', other, what + (yours === undefined ? '' : ' you control'), [...entersZone]),
  ],
  [
    /^whenever (an?|another) (.+?) dies$/i,
    ([, other = '', what = '']) => onCard('ChangesZone', other, what, [...diesZone]),
  ],
  [/^whenever (an?|another) (.+?) attacks$/i, ([, other = '', what = '']) => onCard('Attacks', other, what, [])],
];

function damageDone(source: string, combat: string | undefined, whom: string): Parameters {
  const target = /player/.test(whom) ? 'Player' : /opponent/.test(whom) ? 'Player.Opponent' : 'Creature';
  const zone = source === 'Card.Self' ? [] : [onBattlefield];
  return [
    ['Mode', 'DamageDone'],
    ['ValidSource', source],
    ['ValidTarget', target],
    ...(combat === undefined ? [] : [['CombatDamage', 'True'] as const]),
    ...zone,
  ];
}

const ordinal = (word: string): string => String(['first', 'second', 'third'].indexOf(word.toLowerCase()) + 1);

function spellCast(kind: string, player: Parameters): Parameters | undefined {
  const valid = kind === '' ? 'Card' : readSelector(`${kind} spell`)?.valid;
  return valid === undefined ? undefined : [['Mode', 'SpellCast'], ['ValidCard', valid], ...player, onBattlefield];
}

function onCard(mode: string, other: string, what: string, more: Parameters): Parameters | undefined {
  const selector = readSelector(other.toLowerCase() === 'another' ? `other ${what}` : what);
  return selector && [['Mode', mode], ...more, ['ValidCard', selector.valid], onBattlefield];
}

function orSelf(what: string, zones: Parameters): Parameters | undefined {
  const selector = readSelector(what.replace(/^another /, 'other '));
  return selector && [['Mode', 'ChangesZone'], ...zones, ['ValidCard', `Card.Self,${selector.valid}`], onBattlefield];
}

const players: Readonly<Record<string, string>> = {
  your: 'You',
  "each opponent's": 'Player.Opponent',
  "enchanted player's": 'Player.EnchantedBy',
  each: 'Player',
  "each player's": 'Player',
  the: 'Player',
};

function phase(when: string): Parameters | undefined {
  const match =
    /^(?:combat on (your) turn|(your|each opponent's|each player's|enchanted player's|each|the) (upkeep|draw step|end step|(?:precombat|first) main phase|postcombat main phase|combat))$/i.exec(
      when,
    );
  if (!match) return undefined;
  const [, combat, whose = 'your', step = 'combat'] = match;
  const name =
    {
      upkeep: 'Upkeep',
      'draw step': 'Draw',
      'end step': 'End of Turn',
      combat: 'BeginCombat',
      'postcombat main phase': 'Main2',
    }[step.toLowerCase()] ?? 'Main1';
  const player = players[combat === undefined ? whose.toLowerCase() : 'your'] ?? 'You';
  return [
    ['Mode', 'Phase'],
    ['Phase', name],
    ...(player === 'Player' ? [] : [['ValidPlayer', player] as const]),
    onBattlefield,
  ];
}

/** Undefined where the words are not understood. */
function single(when: string): Parameters | undefined {
  for (const [pattern, read] of conditions) {
    const match = pattern.exec(when);
    const found = match && read(match);
    if (found) return found;
  }
  return undefined;
}

const twoEvents = patternOf(`^when(?:ever)? (${selfPattern}) (.+?) or (.+)$`, 'i');

/** Several where the words name two events: `when CARDNAME enters or attacks`. */
export function conditionsOf(when: string): Parameters[] | undefined {
  const whole = single(when);
  if (whole) return [whole];
  const two = twoEvents.exec(when);
  if (!two) return undefined;
  const [, subject = '', first = '', second = ''] = two;
  const both = [first, second].map((event) => eventOf(subject, event));
  return both.every((one) => one !== undefined) ? both : undefined;
}

/** Some events are always said with `when`, others with `whenever`. */
function eventOf(subject: string, event: string): Parameters | undefined {
  return single(`when ${subject} ${event}`) ?? single(`whenever ${subject} ${event}`);
}

/** What `it` and `that player` mean in the effect; empty where the mode does not tell of such an object. */
export function antecedentOf(condition: Parameters | undefined): { readonly it: string; readonly player: string } {
  const value = (key: string): string => condition?.find((one) => one[0] === key)?.[1] ?? '';
  const mode = value('Mode');
  const isSelf = ['', 'Card.Self'].includes(value('ValidCard') || value('ValidSource'));
  return {
    it: isSelf ? 'Self' : ({ ChangesZone: 'TriggeredCardLKICopy', Attacks: 'TriggeredAttackerLKICopy' }[mode] ?? ''),
    player: { DamageDone: 'TriggeredTarget', SpellCast: 'TriggeredActivator', Phase: 'TriggeredPlayer' }[mode] ?? '',
  };
}
