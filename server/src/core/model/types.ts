import type { Piece } from '../text/span.ts';

/** Card types (205.2a); `Tribal` is what `Kindred` was called until 2024 and stands in older scripts. */
export const cardTypes = [
  'Artifact',
  'Battle',
  'Conspiracy',
  'Creature',
  'Dungeon',
  'Enchantment',
  'Instant',
  'Kindred',
  'Land',
  'Phenomenon',
  'Plane',
  'Planeswalker',
  'Scheme',
  'Sorcery',
  'Tribal',
  'Vanguard',
] as const;

export type CardType = (typeof cardTypes)[number];

/** Supertypes (205.4a), with the two that only scripts know. */
export const supertypes = ['Basic', 'Elite', 'Host', 'Legendary', 'Ongoing', 'Snow', 'World'] as const;

/** Types whose cards stay on the battlefield (110.4). */
const permanentTypes: ReadonlySet<CardType> = new Set<CardType>([
  'Artifact',
  'Battle',
  'Creature',
  'Enchantment',
  'Land',
  'Planeswalker',
]);

const cardTypeNames: ReadonlySet<string> = new Set(cardTypes);
const supertypeNames: ReadonlySet<string> = new Set(supertypes);

/** A `Types:` line, word by word. */
export interface TypeLine {
  readonly words: readonly Piece[];
  readonly supertypes: ReadonlySet<string>;
  readonly cardTypes: ReadonlySet<CardType>;
  /** Every word that is neither a supertype nor a card type. */
  readonly subtypes: ReadonlySet<string>;
}

export function readTypeLine(value: Piece): TypeLine {
  const words: Piece[] = [];
  for (const match of value.text.matchAll(/\S+/g)) {
    const start = value.span.start + match.index;
    words.push({ text: match[0], span: { start, end: start + match[0].length } });
  }
  const found = { supertypes: new Set<string>(), cardTypes: new Set<CardType>(), subtypes: new Set<string>() };
  for (const { text } of words) {
    if (cardTypeNames.has(text)) found.cardTypes.add(text as CardType);
    else if (supertypeNames.has(text)) found.supertypes.add(text);
    else found.subtypes.add(text);
  }
  return { words, ...found };
}

export const isCardType = (word: string): word is CardType => cardTypeNames.has(word);

export const isPermanentType = (type: CardType): boolean => permanentTypes.has(type);
