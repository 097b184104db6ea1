/** Selectors read aloud: `Creature.YouCtrl+tapped` is "tapped creature you control". */
import { parseValid, type ValidAlternative, type ValidProperty } from '../values/valid.ts';

/** Properties that stand before the noun. */
const before: Readonly<Record<string, string>> = {
  attacking: 'attacking',
  blocked: 'blocked',
  blocking: 'blocking',
  enchanted: 'enchanted',
  equipped: 'equipped',
  faceDown: 'face-down',
  faceUp: 'face-up',
  modified: 'modified',
  MultiColor: 'multicolored',
  MonoColor: 'monocolored',
  Colorless: 'colorless',
  Other: 'other',
  StrictlyOther: 'other',
  tapped: 'tapped',
  token: 'token',
  unblocked: 'unblocked',
  untapped: 'untapped',
  White: 'white',
  Blue: 'blue',
  Black: 'black',
  Red: 'red',
  Green: 'green',
};

/** Properties that stand behind it. */
const behind: Readonly<Record<string, string>> = {
  ActivePlayerCtrl: 'the active player controls',
  AttachedBy: 'that this is attached to',
  Attached: 'attached to this',
  ChosenCard: 'that was chosen',
  ChosenType: 'of the chosen type',
  ChosenColor: 'of the chosen color',
  DefenderCtrl: 'the defending player controls',
  EnchantedBy: 'enchanted by this',
  EquippedBy: 'equipped by this',
  ExiledWithSource: 'exiled with this',
  IsImprinted: 'that this imprinted',
  IsNotRemembered: 'that this does not remember',
  IsRemembered: 'that this remembers',
  NamedCard: 'with the chosen name',
  OppCtrl: 'an opponent controls',
  OppOwn: 'an opponent owns',
  Self: 'that is this card itself',
  TargetedPlayerCtrl: 'the targeted player controls',
  TargetedPlayerOwn: 'the targeted player owns',
  YouCtrl: 'you control',
  YouDontCtrl: 'you don’t control',
  YouDontOwn: 'you don’t own',
  YouOwn: 'you own',
  blockedBySource: 'blocked by this',
  blockingSource: 'blocking this',
  inZoneBattlefield: 'on the battlefield',
  wasCast: 'that was cast',
  wasCastByYou: 'that you cast',
};

const nouns: Readonly<Record<string, string>> = {
  Any: 'any target',
  Card: 'card',
  Opponent: 'opponent',
  Permanent: 'permanent',
  Player: 'player',
  Spell: 'spell',
  SpellAbility: 'spell or ability',
  You: 'you',
};

const signs: Readonly<Record<string, string>> = {
  EQ: 'exactly',
  GE: 'at least',
  GT: 'more than',
  LE: 'at most',
  LT: 'less than',
  NE: 'other than',
};

const measures: Readonly<Record<string, string>> = {
  basePower: 'base power',
  baseToughness: 'base toughness',
  cmc: 'mana value',
  power: 'power',
  toughness: 'toughness',
};

/**
 * How a player would say it, as far as all its words are known.
 *
 * @returns `undefined` where a property has no words yet: half a sentence would mislead
 */
export function validInEnglish(text: string): string | undefined {
  const said = parseValid(text, 0).alternatives.map(alternative);
  return said.every((one) => one !== undefined) && said.length > 0 ? said.join(', or ') : undefined;
}

function alternative({ head, properties }: ValidAlternative): string | undefined {
  if (!/^[A-Za-z]+$/.test(head.text)) return undefined;
  const noun =
    own(nouns, head.text) ??
    (/^(?:Artifact|Battle|Creature|Enchantment|Instant|Land|Planeswalker|Sorcery)$/.test(head.text)
      ? head.text.toLowerCase()
      : head.text);
  const first: string[] = [];
  const last: string[] = [];
  for (const property of properties) {
    const said = sayProperty(property);
    if (!said) return undefined;
    (said.place === 'before' ? first : last).push(said.words);
  }
  return [...first, noun, ...last].join(' ');
}

function sayProperty({ text, negated }: ValidProperty): { place: 'before' | 'behind'; words: string } | undefined {
  const lead = own(before, text);
  if (lead !== undefined) return { place: 'before', words: negated ? `non-${lead}` : lead };
  if (negated) return undefined;
  const tail = own(behind, text);
  if (tail !== undefined) return { place: 'behind', words: tail };
  const not = /^non-?([A-Z]\w+)$/.exec(text)?.[1];
  if (not !== undefined)
    return {
      place: 'before',
      words: `non${/^[A-Z][a-z]+$/.test(not) && isPlainType(not) ? not.toLowerCase() : `-${not}`}`,
    };
  const compared = /^([a-zA-Z]+?)(GE|GT|LE|LT|EQ|NE)(\w+)$/.exec(text);
  const measure = compared && own(measures, compared[1] ?? '');
  if (compared && measure !== undefined)
    return { place: 'behind', words: `with ${measure} ${signs[compared[2] ?? ''] ?? ''} ${compared[3] ?? ''}` };
  const counters = /^counters_(GE|GT|LE|LT|EQ|NE)(\w+?)_(\w+)$/.exec(text);
  if (counters)
    return {
      place: 'behind',
      words: `with ${signs[counters[1] ?? ''] ?? ''} ${counters[2] ?? ''} ${counterName(counters[3] ?? '')} counters`,
    };
  const keyword = /^(with|without)([A-Z][A-Za-z ]+)$/.exec(text);
  if (keyword) return { place: 'behind', words: `${keyword[1] ?? ''} ${(keyword[2] ?? '').toLowerCase()}` };
  if (/^named[A-Z]/.test(text)) return { place: 'behind', words: `named ${text.slice(5)}` };
  return /^[A-Z][a-z]+$/.test(text) && isPlainType(text) ? { place: 'before', words: text.toLowerCase() } : undefined;
}

/** `P1P1` is a +1/+1 counter. */
function counterName(name: string): string {
  const size = /^([PM])(\d)([PM])(\d)$/.exec(name);
  const sign = (letter: string | undefined): string => (letter === 'P' ? '+' : '-');
  return size ? `${sign(size[1])}${size[2] ?? ''}/${sign(size[3])}${size[4] ?? ''}` : name.toLowerCase();
}

function isPlainType(word: string): boolean {
  return /^(?:Artifact|Basic|Battle|Creature|Enchantment|Instant|Land|Legendary|Permanent|Planeswalker|Snow|Sorcery|Token|White|Blue|Black|Red|Green)$/.test(
    word,
  );
}

function own(table: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
