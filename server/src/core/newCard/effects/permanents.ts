/** Clauses about permanents, spells and cards. */
import { counterName } from '../../vocab/printedCounters.ts';
import { readCost } from '../words/costs.ts';
import { scriptMana } from '../words/printedMana.ts';
import { readKeyword } from '../keywords/keywordLine.ts';
import { readSelector } from '../words/selectors.ts';
import { numberOf } from '../../text/numbers.ts';
import { selfPattern } from '../words/self.ts';
import type { Parameters } from '../record.ts';
import type { Effect, EffectRule } from './effect.ts';
import { readAll, readObject, readPlayer, readTarget, type Antecedent, type Found } from './objects.ts';
import { patternOf } from '../../text/pattern.ts';

/** The effect on single objects, or its other form for all of a kind. */
function onObjects(
  api: string,
  allApi: string | undefined,
  words: string,
  before: Antecedent,
  more: Parameters = [],
): Effect | undefined {
  const found = readObject(words, before);
  if (found) return withFound(api, found, more);
  const all = allApi === undefined ? undefined : readAll(words);
  return all === undefined || allApi === undefined
    ? undefined
    : { api: allApi, parameters: [['ValidCards', all], ...more] };
}

function withFound(api: string, found: Found, more: Parameters = []): Effect {
  return { api, parameters: [...found.parameters, ...more], ...(found.targets && { targets: true }) };
}

/** `flying and haste` joined as scripts join keywords; nothing where one is unknown. */
export function keywordList(words: string): string | undefined {
  const parts = words.split(/,? and |, /);
  const lines = parts.map((part) => readKeyword(part, { creatureTypes: [], reminder: '' })?.text);
  return lines.every((line) => line !== undefined) ? lines.join(' & ') : undefined;
}

function pump(
  object: string,
  power: string | undefined,
  toughness: string | undefined,
  words: string | undefined,
  before: Antecedent,
): Effect | undefined {
  const keywords = words === undefined ? undefined : keywordList(words);
  if (words !== undefined && keywords === undefined) return undefined;
  const more: [string, string][] = [];
  if (power !== undefined && toughness !== undefined) more.push(['NumAtt', power], ['NumDef', toughness]);
  if (keywords !== undefined) more.push(['KW', keywords]);
  return onObjects('Pump', 'PumpAll', object, before, more);
}

const size = String.raw`([+-](?:\d+|X))\/([+-](?:\d+|X))`;

export const permanentRules: readonly EffectRule[] = [
  {
    pattern: patternOf(`^(?:${selfPattern} )?deals? (\\w+) damage to (.+)$`, 'i'),
    read: ([, number, whom = ''], before) => damage(number, whom, before),
  },
  {
    pattern: /^destroy (.+)$/i,
    read: ([, what = ''], before) => onObjects('Destroy', 'DestroyAll', what, before),
  },
  {
    pattern: /^exile ((?:.* )?target .+|CARDNAME|NICKNAME|this \w+|it|all .+)$/i,
    read: ([, what = ''], before) => moved(what, 'Exile', before),
  },
  {
    pattern: /^return (.+) to (?:its owner's|their owner's|their owners'|your) hand$/i,
    read: ([, what = ''], before) => moved(what, 'Hand', before),
  },
  {
    pattern:
      /^(?:return|put) (.+ card.*|CARDNAME|this card) from your graveyard (?:to|onto) the battlefield( tapped)?$/i,
    read: ([, what = '', tapped], before) => {
      const effect = moved(`${what} from your graveyard`, 'Battlefield', before);
      return effect && tapped !== undefined
        ? { ...effect, parameters: [...effect.parameters, ['Tapped', 'True']] }
        : effect;
    },
  },
  { pattern: /^tap (.+)$/i, read: ([, what = ''], before) => onObjects('Tap', 'TapAll', what, before) },
  { pattern: /^untap (.+)$/i, read: ([, what = ''], before) => onObjects('Untap', 'UntapAll', what, before) },
  {
    pattern: /^put (\w+) (\S+) counters? on (.+)$/i,
    read: ([, number, kind = '', what = ''], before) => {
      const amount = numberOf(number);
      const counter = counterName(kind);
      if (amount === undefined || counter === undefined) return undefined;
      const more: Parameters = [
        ['CounterType', counter],
        ['CounterNum', amount],
      ];
      const effect = onObjects('PutCounter', 'PutCounterAll', what, before, more);
      return effect && { ...effect, brings: ['Ability$Counters'] };
    },
  },
  {
    pattern: patternOf(`^(.+?) gets? ${size}(?: and gains? (.+?))? until end of turn$`, 'i'),
    read: ([, object = '', power, toughness, words], before) => pump(lower(object), power, toughness, words, before),
  },
  {
    pattern: /^(.+?) gains? (.+?) until end of turn$/i,
    read: ([, object = '', words], before) => pump(lower(object), undefined, undefined, words, before),
  },
  {
    pattern: /^until end of turn, (.+?) (?:gets? ([+-]\d+)\/([+-]\d+)(?: and gains? (.+))?|gains? (.+))$/i,
    read: ([, object = '', power, toughness, words, other], before) =>
      pump(lower(object), power, toughness, words ?? other, before),
  },
  {
    pattern: /^(.+?) can't block this turn$/i,
    read: ([, object = ''], before) =>
      onObjects('Pump', 'PumpAll', lower(object), before, [['KW', "HIDDEN CARDNAME can't block."]]),
  },
  {
    pattern: /^(.+?) can't be blocked this turn$/i,
    read: ([, object = ''], before) =>
      onObjects('Pump', 'PumpAll', lower(object), before, [['KW', 'HIDDEN Unblockable']]),
  },
  {
    pattern: patternOf(`^sacrifice ${selfPattern} unless you (.+)$`, 'i'),
    read: ([, words = '']) => {
      const cost = readCost(words);
      return cost === undefined
        ? undefined
        : {
            api: 'Sacrifice',
            parameters: [
              ['UnlessCost', cost],
              ['UnlessPayer', 'You'],
              ['SacValid', 'Self'],
            ],
          };
    },
  },
  {
    pattern: /^create a token that's a copy of (.+)$/i,
    read: ([, what = '']) => {
      const found = readTarget(what);
      return found && { ...withFound('CopyPermanent', found), brings: ['Ability$Token'] };
    },
  },
  {
    pattern: /^counter target (.*?)spell(?: unless its controller pays ((?:\{\w+\})+))?$/i,
    read: ([, kind = '', pays]) => {
      const valid = kind === '' ? 'Card' : readSelector(kind.trim())?.valid.replace('Permanent', 'Card');
      const cost = pays === undefined ? undefined : scriptMana(pays);
      if (valid === undefined || (pays !== undefined && cost === undefined)) return undefined;
      return {
        api: 'Counter',
        parameters: [
          ['TargetType', 'Spell'],
          ['ValidTgts', valid],
          ['TgtPrompt', `Select target ${kind}spell`],
          ...(cost === undefined ? [] : [['UnlessCost', cost] as const]),
        ],
        targets: true,
      };
    },
  },
  {
    pattern: patternOf(`^sacrifice ${selfPattern}$`, 'i'),
    read: () => ({ api: 'Sacrifice', parameters: [['SacValid', 'Self']] }),
  },
  {
    pattern: /^gain control of (.+?)( until end of turn)?$/i,
    read: ([, what = '', until]) => {
      const found = readTarget(what);
      return found && withFound('GainControl', found, until === undefined ? [] : [['LoseControl', 'EOT']]);
    },
  },
  {
    pattern: patternOf(`^transform ${selfPattern}$`, 'i'),
    read: () => ({
      api: 'SetState',
      parameters: [
        ['Defined', 'Self'],
        ['Mode', 'Transform'],
      ],
    }),
  },
  {
    pattern: patternOf(`^regenerate (.+)$`, 'i'),
    read: ([, what = ''], before) => onObjects('Regenerate', undefined, what, before),
  },
  {
    pattern: /^(.+?) explores$/i,
    read: ([, what = ''], before) => onObjects('Explore', undefined, lower(what), before),
  },
  {
    pattern: /^(.+?) fights? (.+)$/i,
    read: ([, first = '', second = ''], before) => {
      const fighter = readObject(lower(first), before);
      const other = readTarget(second);
      if (!fighter || !other || fighter.targets) return undefined;
      return withFound('Fight', { parameters: [...fighter.parameters, ...other.parameters], targets: true });
    },
  },
];

function damage(number: string | undefined, whom: string, before: Antecedent): Effect | undefined {
  const amount = numberOf(number);
  if (amount === undefined) return undefined;
  const more: Parameters = [['NumDmg', amount]];
  const player = readPlayer(whom, before);
  if (player) return withFound('DealDamage', player, more);
  const both = /^(each .+?) and (each player|each opponent)$/.exec(whom);
  if (both) {
    const all = readAll(both[1] ?? '');
    return all === undefined
      ? undefined
      : {
          api: 'DamageAll',
          parameters: [
            ['ValidCards', all],
            ['ValidPlayers', both[2] === 'each player' ? 'Player' : 'Player.Opponent'],
            ...more,
          ],
        };
  }
  return onObjects('DealDamage', 'DamageAll', whom, before, more);
}

/** From the battlefield or, where the words say so, from your graveyard. */
function moved(what: string, destination: string, before: Antecedent): Effect | undefined {
  const graveyard = / from (your|a) graveyard$/.exec(what);
  const object = graveyard ? what.slice(0, graveyard.index) : what;
  const more: Parameters = [
    ['Origin', graveyard ? 'Graveyard' : 'Battlefield'],
    ['Destination', destination],
  ];
  const effect = onObjects('ChangeZone', graveyard ? undefined : 'ChangeZoneAll', object, before, more);
  if (!effect) return undefined;
  const { api, parameters, targets } = effect;
  if (api === 'ChangeZoneAll')
    return {
      api,
      parameters: parameters.map(([key, value]) => (key === 'ValidCards' ? ['ChangeType', value] : [key, value])),
    };
  const yours = graveyard?.[1] === 'your';
  return {
    api,
    parameters: parameters.map(([key, value]) => [key, yours && key === 'ValidTgts' ? ownedByYou(value) : value]),
    ...(targets && { targets }),
    ...(graveyard && { brings: ['Ability$Graveyard'] }),
  };
}

function ownedByYou(valid: string): string {
  return valid
    .split(',')
    .map((one) => `${one}${one.includes('.') ? '+' : '.'}YouOwn`)
    .join(',');
}

function lower(words: string): string {
  return /^(?:CARDNAME|NICKNAME)/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
}
