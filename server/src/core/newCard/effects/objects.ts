/** Whom and what a sentence is about: `target creature`, `each opponent`, `CARDNAME`. */
import type { Parameters } from '../record.ts';
import { readSelector } from '../words/selectors.ts';
import { numberOf } from '../../text/numbers.ts';
import { selfPattern } from '../words/self.ts';
import { patternOf } from '../../text/pattern.ts';

/** What the words before a sentence leave for `it` and `that creature`. */
export interface Antecedent {
  /** A word of `Defined$`; empty where nothing has been spoken of. */
  readonly it: string;
  readonly player: string;
}

export interface Found {
  readonly parameters: Parameters;
  /** It chooses targets, so that `it` means them from then on. */
  readonly targets?: true;
}

const self = patternOf(`^(?!it$)${selfPattern}$`);

/** Permanents or players that are named one by one. Undefined where the words are not understood. */
export function readObject(words: string, { it }: Antecedent): Found | undefined {
  if (self.test(words)) return { parameters: [['Defined', 'Self']] };
  if (/^(?:it|that \w+|them|those \w+)$/.test(words)) return it === '' ? undefined : { parameters: [['Defined', it]] };
  if (/^(?:enchanted|equipped) \w+$/.test(words))
    return { parameters: [['Defined', words.startsWith('enchanted') ? 'Enchanted' : 'Equipped']] };
  return readTarget(words);
}

export function readTarget(words: string): Found | undefined {
  if (/^any target$/.test(words)) return { parameters: [['ValidTgts', 'Any']], targets: true };
  const match = /^(?:each of )?(?:(up to )?(\w+ )?)?(other |another )?target (.+)$/.exec(words);
  if (!match) return undefined;
  const [, upTo, count, other = '', what = ''] = match;
  const isOther = other !== '' || /^(?:another|other) $/.test(count ?? '');
  const number = count === undefined || isOther ? '1' : numberOf(count.trim());
  const valid = targetValid(isOther ? `other ${what}` : what);
  if (number === undefined || valid === undefined) return undefined;
  const amounts: [string, string][] =
    upTo !== undefined
      ? [
          ['TargetMin', '0'],
          ['TargetMax', number],
        ]
      : number === '1'
        ? []
        : [
            ['TargetMin', number],
            ['TargetMax', number],
          ];
  return { parameters: [['ValidTgts', valid], ['TgtPrompt', `Select ${words}`], ...amounts], targets: true };
}

function targetValid(what: string): string | undefined {
  if (/^players?$/.test(what)) return 'Player';
  if (/^opponents?$/.test(what)) return 'Opponent';
  if (what === 'player or planeswalker') return 'Player,Planeswalker';
  if (what === 'opponent or planeswalker') return 'Opponent,Planeswalker';
  return readSelector(what)?.valid;
}

/** Players who do something, or to whom it is done. */
export function readPlayer(words: string | undefined, { it, player }: Antecedent): Found | undefined {
  switch (words?.toLowerCase()) {
    case undefined:
    case '':
    case 'you':
      return { parameters: [['Defined', 'You']] };
    case 'each player':
      return { parameters: [['Defined', 'Player']] };
    case 'each opponent':
      return { parameters: [['Defined', 'Opponent']] };
    case 'that player':
    case 'they':
      return player === '' ? undefined : { parameters: [['Defined', player]] };
    case 'its controller':
      return it === 'Targeted' ? { parameters: [['Defined', 'TargetedController']] } : undefined;
    case 'target player':
    case 'target opponent':
      return readTarget(words?.toLowerCase() ?? '');
    default:
      return undefined;
  }
}

/** Every permanent of a kind: `all creatures`, `each creature you control`, `creatures you control`. */
export function readAll(words: string): string | undefined {
  const match = /^(?:(?:all|each) (.+)|((?:other )?[a-z ]*?\w+s(?: tokens?)? you control.*))$/i.exec(words);
  const what = match?.[1] ?? match?.[2];
  return what === undefined ? undefined : readSelector(what)?.valid;
}
