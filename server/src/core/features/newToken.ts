/** The script of a token that a card names and that is not there yet, as far as the name of its file tells. */
import { colorNames } from '../values/colorNames.ts';
import type { Vocabulary } from '../vocab/vocabulary.ts';

/** Colors, perhaps power and toughness, then what it is and has: `wu_1_1_a_bird_flying`, `c_a_clue_draw`. */
const pattern = /^(c|all|[wubrg]{1,5})(?:_(\d+|x)_(\d+|x))?((?:_[a-z0-9]+)+)$/;

/**
 * @param name of the file without its ending
 * @returns the text of the script; nothing where the name does not tell what the token is
 */
export function tokenSkeleton(name: string, vocab: Vocabulary): string | undefined {
  const [, letters = '', power, toughness, rest = ''] = pattern.exec(name) ?? [];
  const words = rest.split('_').slice(1);
  const first = words.findIndex((word) => word !== 'a' && word !== 'e');
  const marks = words.slice(0, Math.max(0, first));
  const cardTypes = [
    ...(marks.includes('e') ? ['Enchantment'] : []),
    ...(marks.includes('a') ? ['Artifact'] : []),
    ...(power === undefined ? [] : ['Creature']),
  ];
  const { subtypes, keywords } = readWords(words.slice(marks.length), cardTypes.at(-1) ?? '', vocab);
  if (cardTypes.length === 0 || subtypes.length === 0) return undefined;
  const colors = letters === 'all' ? ['all'] : [...letters].flatMap((letter) => colorNames[letter] ?? []);
  const lines = [
    `Name:${subtypes.join(' ')} Token`,
    'ManaCost:no cost',
    `Types:${[...cardTypes, ...subtypes].join(' ')}`,
    ...(colors.length > 0 ? [`Colors:${colors.join(',')}`] : []),
    ...(power === undefined ? [] : [`PT:${power}/${toughness}`.replaceAll('x', '*')]),
    ...keywords.map((keyword) => `K:${keyword}`),
    `Oracle:${keywords.map((keyword, at) => (at === 0 ? keyword : keyword.toLowerCase())).join(', ')}`,
  ];
  return `${lines.join('\n')}\n`;
}

interface ReadWords {
  readonly subtypes: readonly string[];
  readonly keywords: readonly string[];
}

/**
 * Types come first. What else the token does is said in words that only its author knows.
 *
 * @param cardType whose subtypes are meant
 */
function readWords(words: readonly string[], cardType: string, vocab: Vocabulary): ReadWords {
  const types = words.map((word) => vocab.types.anyCase(word));
  const end = types.findIndex((type) => type?.of !== cardType.toLowerCase());
  const subtypes = types.slice(0, end < 0 ? undefined : end).flatMap((type) => type?.name ?? []);
  const others = words.slice(subtypes.length);
  const keywords = others.flatMap((word, at) => {
    const keyword = vocab.keywords.anyCase(word) ?? vocab.keywords.anyCase(`${word} ${others[at + 1] ?? ''}`);
    return keyword && !keyword.head && keyword.args.length === 0 ? [keyword.name] : [];
  });
  return { subtypes, keywords };
}
