/** English descriptions of objects as the engine's Valid expressions: `tapped creature you control`. */
import { typeEntry, vocab } from '../../vocab/vocab.ts';

export interface Selector {
  /** `Creature.tapped+YouCtrl` */
  readonly valid: string;
  /** Holds nothing but one card type or subtype, so that the engine describes it rightly by itself. */
  readonly plain: boolean;
}

interface Choice {
  type: string | undefined;
  readonly properties: string[];
}

const wordProperties: Readonly<Record<string, string>> = {
  white: 'White',
  blue: 'Blue',
  black: 'Black',
  red: 'Red',
  green: 'Green',
  colorless: 'Colorless',
  multicolored: 'MultiColor',
  monocolored: 'MonoColor',
  tapped: 'tapped',
  untapped: 'untapped',
  attacking: 'attacking',
  blocking: 'blocking',
  enchanted: 'enchanted',
  equipped: 'equipped',
  token: 'token',
  historic: 'Historic',
  nonbasic: 'nonBasic',
  nontoken: 'nonToken',
  nonlegendary: 'nonLegendary',
  another: 'Other',
  other: 'Other',
};

/** Words that name any object, of which the properties say which. */
const anyObject = new Set(['card', 'cards', 'permanent', 'permanents', 'spell', 'spells', 'token', 'tokens']);

const endings: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [/ you control$/, () => 'YouCtrl'],
  [/ you own$/, () => 'YouOwn'],
  [/ (?:an opponent|your opponents?) controls?$/, () => 'OppCtrl'],
  [/ you don't control$/, () => 'YouDontCtrl'],
  [
    / with (flying|reach|trample|haste|vigilance|defender|menace|lifelink|deathtouch|flash|shadow)$/,
    ([, word = '']) => `with${capital(word)}`,
  ],
  [/ without (flying|reach|defender)$/, ([, word = '']) => `without${capital(word)}`],
  [/ with (?:mana value|converted mana cost) (\d+|X)( or less| or greater)?$/, (match) => `cmc${compared(match)}`],
  [
    / with (power|toughness) (\d+|X)( or less| or greater)?$/,
    ([, what = '', ...rest]) => `${what}${compared(['', ...rest])}`,
  ],
  [/ with a \+1\/\+1 counter on it$/, () => 'counters_GE1_P1P1'],
];

function compared([, number = '', more = '']: readonly string[]): string {
  return `${more === ' or less' ? 'LE' : more === ' or greater' ? 'GE' : 'EQ'}${number}`;
}

/**
 * Reads a description without its article. Undefined where a word in it is not understood: a guess that leaves a word
 * out would let the card do too much.
 */
export function readSelector(words: string): Selector | undefined {
  let rest = ` ${words.trim()}`;
  const shared: string[] = [];
  for (let changed = true; changed;) {
    changed = false;
    for (const [pattern, property] of endings) {
      const match = pattern.exec(rest);
      if (!match) continue;
      shared.unshift(property(match));
      rest = rest.slice(0, match.index);
      changed = true;
    }
  }
  const choices = choicesIn(rest.trim());
  if (!choices || choices.length === 0) return undefined;
  const valid = choices.map((choice) => written(choice, shared)).join(',');
  const [only] = choices;
  return { valid, plain: choices.length === 1 && shared.length === 0 && only?.properties.length === 0 };
}

/** `artifact, creature, or green enchantment`: each part by itself, the words before the first for all. */
function choicesIn(words: string): Choice[] | undefined {
  const parts = words.split(/,? (?:and\/or|and|or) |, /);
  const choices: Choice[] = [];
  for (const part of parts) {
    const choice = readChoice(part.split(' '));
    if (!choice) return undefined;
    choices.push(choice);
  }
  // `red or green creature`, `instant or sorcery card`: the noun stands behind the last part only.
  const last = choices.at(-1);
  for (const choice of choices) choice.type ??= last?.type;
  return choices;
}

function readChoice(words: readonly string[]): Choice | undefined {
  const choice: Choice = { type: undefined, properties: [] };
  for (const word of words) {
    const lower = word.toLowerCase();
    const negated = /^non-?(.+)$/.exec(word)?.[1];
    const type = typeNamed(word);
    if (anyObject.has(lower)) {
      if (lower.startsWith('token')) choice.properties.push('token');
      choice.type ??= lower.startsWith('permanent') ? 'Permanent' : undefined;
    } else if (wordProperties[lower] !== undefined) choice.properties.push(wordProperties[lower]);
    else if (type !== undefined) {
      if (choice.type === undefined) choice.type = type;
      else if (type === 'Creature' || type === 'Land') {
        choice.properties.push(choice.type);
        choice.type = type;
      } else choice.properties.push(type);
    } else if (negated !== undefined) {
      const property = wordProperties[negated.toLowerCase()];
      const other = property ?? typeNamed(negated);
      if (other === undefined) return undefined;
      // Properties in small letters are states: `notattacking`.
      choice.properties.push(`${other === property && /^[a-z]/.test(property) ? 'not' : 'non'}${other}`);
    } else return undefined;
  }
  return choice;
}

/** The engine's name of a type in singular or plural; card types may be written small. */
export function typeNamed(word: string): string | undefined {
  const entry =
    typeEntry(vocab, word, { anyCase: true }) ?? typeEntry(vocab, word.replace(/s$/, ''), { anyCase: true });
  if (!entry) return undefined;
  return /^[A-Z]/.test(word) || entry.of === 'card' || entry.of === 'super' ? entry.name : undefined;
}

function written({ type, properties }: Choice, shared: readonly string[]): string {
  const all = [...properties, ...shared];
  return all.length === 0 ? (type ?? 'Card') : `${type ?? 'Card'}.${all.join('+')}`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
