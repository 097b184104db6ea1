/** `Create two 1/1 white Soldier creature tokens with flying`, and the script that published cards name for it. */
import { colorLetter } from '../words/printedMana.ts';
import { typeNamed } from '../words/selectors.ts';
import { numberOf } from '../../text/numbers.ts';
import { vocab } from '../../vocab/vocab.ts';
import type { Effect, EffectRule } from './effect.ts';

/** Artifact tokens that the rules describe. */
const predefined: Readonly<Record<string, string>> = {
  Treasure: 'c_a_treasure_sac',
  Food: 'c_a_food_sac',
  Clue: 'c_a_clue_draw',
  Blood: 'c_a_blood_draw',
  Gold: 'c_a_gold_draw',
  Map: 'c_a_map_sac_explore',
  Powerstone: 'c_a_powerstone',
};

export const tokenRules: readonly EffectRule[] = [
  {
    pattern: /^create (\w+) (tapped )?(?:(\w+) tokens?|((?:\d+|X)\/(?:\d+|X)) (.+?) tokens?(?: with ([\w ,]+))?)$/i,
    read: ([, number, tapped, named, size, description = '', keywords]) => {
      const amount = numberOf(number);
      const script = named === undefined ? scriptName(size ?? '', description, keywords) : predefined[named];
      if (amount === undefined || script === undefined) return undefined;
      return {
        api: 'Token',
        parameters: [
          ['TokenAmount', amount],
          ['TokenScript', script],
          ['TokenOwner', 'You'],
          ...(tapped === undefined ? [] : [['TokenTapped', 'True'] as const]),
        ],
        brings: [
          'Ability$Token',
          ...(named === 'Treasure' || named === 'Food' || named === 'Blood'
            ? ['Ability$Sacrifice', `Type$${named}`]
            : []),
        ],
      };
    },
  },
];

/** Scripts of the tokens in what follows `create`: `a 1/1 white Bird creature token with flying and a Food token`. */
export function readTokens(words: string): string[] {
  const scripts: string[] = [];
  // Behind a joint there may be a keyword, another token, or something that has nothing to do with tokens.
  const parts = words.replace(/ (?:for each|that's|that are|where X) .*/, '').split(/(,? (?:and|then) |, )/);
  for (let from = 0; from < parts.length; from += 2)
    for (let to = parts.length; to > from; to -= 2) {
      const effect = readToken(`create ${parts.slice(from, to).join('')}`);
      const script = effect?.parameters.find(([key]) => key === 'TokenScript')?.[1];
      if (script === undefined) continue;
      scripts.push(script);
      from = to - 1;
      break;
    }
  return scripts;
}

function readToken(clause: string): Effect | undefined {
  for (const rule of tokenRules) {
    const match = rule.pattern.exec(clause);
    const effect = match && rule.read(match, { it: '', player: '' });
    if (effect) return effect;
  }
  return undefined;
}

/** `gw_1_1_soldier_flying`: colours as the text orders them, size, `a` or `e` for artifacts and enchantments, subtypes, keywords. */
function scriptName(size: string, description: string, keywords: string | undefined): string | undefined {
  const [power = '', toughness = ''] = size.toLowerCase().split('/');
  let colors = '';
  let marks = '';
  const types: string[] = [];
  for (const word of description.split(' ')) {
    const color = colorLetter(word);
    if (color !== undefined) colors += color;
    else if (word === 'artifact' || word === 'enchantment') marks += `_${word.charAt(0)}`;
    else if (/^[A-Z]/.test(word) && typeNamed(word) !== undefined) types.push(word);
    else if (!/^(?:colorless|creature|and)$/.test(word)) return undefined;
  }
  const abilities = (keywords ?? '').split(/,? and |, /).filter((word) => word !== '');
  if (!abilities.every((word) => vocab.keywords.anyCase(word))) return undefined;
  const names = [...types, ...abilities].map((word) => `_${word.toLowerCase().replaceAll(/\W/g, '')}`);
  return `${(colors || 'c').toLowerCase()}_${power}_${toughness}${marks}${names.join('')}`;
}
