/** `When CARDNAME enters, draw a card.` as a trigger: what it waits for, and the chain that it executes. */
import { readChain } from '../effects/chain.ts';
import { leavesGraveyard, writeRecord, type Built, type Names, type Parameters } from '../record.ts';
import { readSelector } from '../words/selectors.ts';
import { selfPattern } from '../words/numbers.ts';

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
    new RegExp(`^when(?:ever)? ${selfPattern} enters(?: the battlefield)?$`, 'i'),
    () => [['Mode', 'ChangesZone'], ...entersZone, itself],
  ],
  [new RegExp(`^when ${selfPattern} dies$`, 'i'), () => [['Mode', 'ChangesZone'], ...diesZone, itself]],
  [
    new RegExp(`^when ${selfPattern} is put into a graveyard from the battlefield$`, 'i'),
    () => [['Mode', 'ChangesZone'], ...diesZone, itself],
  ],
  [
    new RegExp(`^when ${selfPattern} leaves the battlefield$`, 'i'),
    () => [['Mode', 'ChangesZone'], ['Origin', 'Battlefield'], ['Destination', 'Any'], itself],
  ],
  [new RegExp(`^when(?:ever)? ${selfPattern} attacks$`, 'i'), () => [['Mode', 'Attacks'], itself]],
  [new RegExp(`^whenever ${selfPattern} blocks$`, 'i'), () => [['Mode', 'Blocks'], itself]],
  [new RegExp(`^whenever ${selfPattern} becomes blocked$`, 'i'), () => [['Mode', 'AttackerBlocked'], itself]],
  [new RegExp(`^whenever ${selfPattern} becomes tapped$`, 'i'), () => [['Mode', 'Taps'], itself]],
  [new RegExp(`^whenever ${selfPattern} becomes untapped$`, 'i'), () => [['Mode', 'Untaps'], itself]],
  [new RegExp(`^when ${selfPattern} is turned face up$`, 'i'), () => [['Mode', 'TurnFaceUp'], itself, onBattlefield]],
  [new RegExp(`^whenever ${selfPattern} mutates$`, 'i'), () => [['Mode', 'Mutates'], itself]],
  [
    new RegExp(`^whenever ${selfPattern} deals (combat )?damage to (a player|an opponent|a creature)$`, 'i'),
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
  [new RegExp(`^when you cast ${selfPattern}$`, 'i'), () => [['Mode', 'SpellCast'], itself]],
  [
    /^whenever you cast (?:an? )?(.*?) ?spells?$/i,
    ([, kind = '']) => spellCast(kind, [['ValidActivatingPlayer', 'You']]),
  ],
  [
    /^whenever an opponent casts (?:an? )?(.*?) ?spells?$/i,
    ([, kind = '']) => spellCast(kind, [['ValidActivatingPlayer', 'Opponent']]),
  ],
  [/^whenever a player casts (?:an? )?(.*?) ?spells?$/i, ([, kind = '']) => spellCast(kind, [])],
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
    new RegExp(`^whenever ${selfPattern} or (another .+?) enters(?: the battlefield)?( under your control)?$`, 'i'),
    ([, what = '', yours]) => orSelf(what + (yours === undefined ? '' : ' you control'), entersZone),
  ],
  [new RegExp(`^whenever ${selfPattern} or (another .+?) dies$`, 'i'), ([, what = '']) => orSelf(what, diesZone)],
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

export interface TriggerText {
  /** Without ability word and reminder text. */
  readonly text: string;
  readonly described: string;
  readonly more?: Parameters;
}

export function beginsTrigger(text: string): boolean {
  return /^(?:when(?:ever)?|at the beginning of) /i.test(text);
}

/** @param secondary whether other words on the card describe it already */
export function readTrigger({ text, described, more = [] }: TriggerText, names: Names, secondary = false): Built {
  const { condition, effect, when } = split(text);
  const it = /^(?:when(?:ever)?) (?:an?|another) /i.test(when) ? 'TriggeredCardLKICopy' : 'Self';
  const optional = /^you may (?=draw|gain|put|return|destroy|exile|tap|untap|create|search|have)/i.exec(effect);
  const does = optional ? effect.slice(optional[0].length) : effect;
  const chain = readChain(capital(does), names, it);
  const name = names.free(chain.placeholder ? 'TrigEffect' : `Trig${chain.api}`);
  const extra: [string, string][] = [['Execute', name]];
  if (optional) extra.push(['OptionalDecider', 'You']);
  if (secondary) extra.push(['Secondary', 'True']);
  extra.push(['TriggerDescription', described]);
  const fromGraveyard = leavesGraveyard(chain.parameters);
  const placed = condition?.filter(([key]) => !fromGraveyard || key !== 'TriggerZones');
  if (fromGraveyard) extra.unshift(['TriggerZones', 'Graveyard']);
  const head = placed ? writeRecord('', placed, more, extra).slice(3) : writeRecord('Mode$ ?', more, extra);
  return {
    kind: 'T',
    text: head,
    below: [`SVar:${name}:${writeRecord(`DB$ ${chain.api}`, chain.parameters)}`, ...chain.below],
    ...(!condition && { draft: true as const }),
    brings: chain.brings,
  };
}

/** The condition ends at the first comma behind which everything is understood; `if` clauses are for the author. */
function split(text: string): {
  readonly condition: Parameters | undefined;
  readonly when: string;
  readonly effect: string;
} {
  for (const comma of text.matchAll(/, /g)) {
    const when = text.slice(0, comma.index);
    const effect = text.slice(comma.index + 2);
    const condition = /^if /i.test(effect) ? undefined : conditionOf(when);
    if (condition) return { condition, when, effect };
  }
  const at = text.indexOf(', ');
  return {
    condition: undefined,
    when: at < 0 ? text : text.slice(0, at),
    effect: at < 0 ? '' : text.slice(at + 2).replace(/^if [^,]*, /i, ''),
  };
}

function conditionOf(when: string): Parameters | undefined {
  for (const [pattern, read] of conditions) {
    const match = pattern.exec(when);
    const found = match && read(match);
    if (found) return found;
  }
  return undefined;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
