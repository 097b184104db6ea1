/** Clauses about players: cards, life, libraries. */
import { numberOf } from '../../text/numbers.ts';
import { readSelector } from '../words/selectors.ts';
import type { Effect, EffectRule } from './effect.ts';
import { readPlayer, type Antecedent } from './objects.ts';
import type { Parameters } from '../record.ts';
import { patternOf } from '../../text/pattern.ts';

const who = '(you|each player|each opponent|that player|they|its controller|target player|target opponent)';

/** An effect on players, with an amount: `you gain 3 life`. */
function counted(
  api: string,
  key: string,
  player: string | undefined,
  number: string | undefined,
  before: Antecedent,
): Effect | undefined {
  const found = readPlayer(player, before);
  const amount = numberOf(number);
  if (!found || amount === undefined) return undefined;
  return { api, parameters: [...found.parameters, [key, amount]], ...(found.targets && { targets: true }) };
}

const brings = (effect: Effect | undefined, ...words: readonly string[]): Effect | undefined =>
  effect && { ...effect, brings: words };

export const playerRules: readonly EffectRule[] = [
  {
    pattern: patternOf(`^(?:${who} )?draws? (\\w+) cards?$`, 'i'),
    read: ([, player, number], before) => counted('Draw', 'NumCards', player, number, before),
  },
  {
    pattern: patternOf(`^(?:${who} )?discards? (\\w+) cards?( at random)?$`, 'i'),
    read: ([, player, number, random], before) => {
      const effect = counted('Discard', 'NumCards', player, number, before);
      return (
        effect &&
        brings(
          { ...effect, parameters: [...effect.parameters, ['Mode', random === undefined ? 'TgtChoose' : 'Random']] },
          'Ability$Discard',
        )
      );
    },
  },
  {
    pattern: patternOf(`^${who} gains? (\\w+) life$`, 'i'),
    read: ([, player, number], before) => {
      const effect = counted('GainLife', 'LifeAmount', player, number, before);
      return player?.toLowerCase() === 'you' ? brings(effect, 'Ability$LifeGain') : effect;
    },
  },
  {
    pattern: patternOf(`^${who} loses? (\\w+) life$`, 'i'),
    read: ([, player, number], before) => counted('LoseLife', 'LifeAmount', player, number, before),
  },
  {
    pattern: patternOf(`^(?:${who} )?mills? (\\w+) cards?$`, 'i'),
    read: ([, player, number], before) => brings(counted('Mill', 'NumCards', player, number, before), 'Ability$Mill'),
  },
  {
    pattern: patternOf(`^${who} sacrifices? (?:(\\w+)) (.+?)(?: of their choice)?$`, 'i'),
    read: ([, player, number, what = ''], before) => {
      const effect = counted('Sacrifice', 'Amount', player, number, before);
      const selector = readSelector(what);
      return effect && selector && { ...effect, parameters: [...effect.parameters, ['SacValid', selector.valid]] };
    },
  },
  {
    pattern: /^(scry|surveil) (\w+)$/i,
    read: ([, verb = '', number], before) => {
      const api = verb.toLowerCase() === 'scry' ? 'Scry' : 'Surveil';
      const effect = counted(api, api === 'Scry' ? 'ScryNum' : 'Amount', 'you', number, before);
      const plain = effect && { ...effect, parameters: effect.parameters.slice(1) };
      return api === 'Surveil' ? brings(plain, 'Ability$Surveil') : plain;
    },
  },
  {
    pattern: /^investigate$/i,
    read: () => ({ api: 'Investigate', parameters: [], brings: ['Ability$Investigate', 'Ability$Token'] }),
  },
  { pattern: /^proliferate$/i, read: () => ({ api: 'Proliferate', parameters: [], brings: ['Ability$Proliferate'] }) },
  { pattern: /^venture into the dungeon$/i, read: () => ({ api: 'Venture', parameters: [['Defined', 'You']] }) },
  {
    pattern:
      /^look at the top (\w+) cards of your library\. put (\w+) of them into your hand and the (?:rest|other) (into your graveyard|on the bottom of your library(?: in a random order| in any order)?)$/i,
    read: ([, number, kept, where = '']) => dig(number, kept, where),
  },
  {
    pattern:
      /^look at the top (\w+) cards of your library\. you may reveal an? (.+?)(?: card)? from among them and put it into your hand\. (?:then )?put the rest (into your graveyard|on the bottom of your library(?: in a random order| in any order)?)$/i,
    read: ([, number, what = '', where = '']) => {
      const selector = readSelector(what);
      return (
        selector &&
        dig(number, 'one', where, [
          ['ChangeValid', selector.valid],
          ['Optional', 'True'],
          ['ForceRevealToController', 'True'],
        ])
      );
    },
  },
  {
    pattern:
      /^(target player|target opponent) reveals their hand(?:\. you|, then you| and you) choose an? (.*?) ?card from it(?:\. that player|, then that player| and that player) discards that card$/i,
    read: ([, player, what = ''], before) => {
      const found = readPlayer(player, before);
      const selector = readSelector(`${what.replace(',', '')} card`);
      return (
        found &&
        selector && {
          api: 'Discard',
          parameters: [
            ...found.parameters,
            ['Mode', 'RevealYouChoose'],
            ['NumCards', '1'],
            ...(what === '' ? [] : [['DiscardValid', selector.valid] as const]),
          ],
          targets: true,
        }
      );
    },
  },
  { pattern: /^you become the monarch$/i, read: () => ({ api: 'BecomeMonarch', parameters: [['Defined', 'You']] }) },
  {
    pattern: /^take an extra turn after this one$/i,
    read: () => ({ api: 'AddTurn', parameters: [['NumTurns', '1']] }),
  },
  {
    pattern: /^you get ((?:\{E\})+)$/i,
    read: ([, symbols = '']) => ({
      api: 'PutCounter',
      parameters: [
        ['Defined', 'You'],
        ['CounterType', 'ENERGY'],
        ['CounterNum', String(symbols.length / 3)],
      ],
      brings: ['Ability$Counters'],
    }),
  },
  {
    pattern:
      /^search your library for (?:up to )?(\w+) (.+?)(?: cards?)?, (?:reveal (?:it|that card|them|those cards), )?put (?:it|that card|them|those cards) (into your hand|onto the battlefield tapped|onto the battlefield), then shuffle$/i,
    read: ([, number, what = '', where = '']) => {
      const amount = numberOf(number);
      const selector = /^cards?$/.test(what) ? { valid: 'Card' } : readSelector(what);
      if (amount === undefined || !selector) return undefined;
      return {
        api: 'ChangeZone',
        parameters: [
          ['Origin', 'Library'],
          ['Destination', where.includes('hand') ? 'Hand' : 'Battlefield'],
          ...(where.endsWith('tapped') ? [['Tapped', 'True'] as const] : []),
          ['ChangeType', selector.valid],
          ['ChangeNum', amount],
        ],
      };
    },
  },
];

/** Looks at cards from the top, keeps some of them, and puts the others away. */
function dig(
  number: string | undefined,
  kept: string | undefined,
  where: string,
  more: Parameters = [],
): Effect | undefined {
  const [looked, taken] = [numberOf(number), numberOf(kept)];
  if (looked === undefined || taken === undefined) return undefined;
  const rest: Parameters = where.includes('graveyard')
    ? [['DestinationZone2', 'Graveyard']]
    : where.includes('random')
      ? [['RestRandomOrder', 'True']]
      : [];
  return { api: 'Dig', parameters: [['DigNum', looked], ['ChangeNum', taken], ...more, ...rest] };
}
