/** Selectors read aloud in English: `Creature.YouCtrl+tapped` is "tapped creature you control". */
import type { ValidProperty } from '../values/valid.ts';
import {
  counterSize,
  isPlainType,
  isSubtype,
  own,
  readComparison,
  readCounters,
  type SelectorGrammar,
} from './selectorGrammar.ts';

/** Properties that stand before the noun. */
const adjectives: Readonly<Record<string, string>> = {
  attacking: 'attacking',
  blocked: 'blocked',
  blocking: 'blocking',
  enchanted: 'enchanted',
  equipped: 'equipped',
  Historic: 'historic',
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
const clauses: Readonly<Record<string, string>> = {
  ActivePlayerCtrl: 'the active player controls',
  AttachedBy: 'that this is attached to',
  Attached: 'attached to this',
  ChosenCard: 'that was chosen',
  ChosenType: 'of the chosen type',
  ChosenColor: 'of the chosen color',
  DefenderCtrl: 'the defending player controls',
  EnchantedBy: 'enchanted by this',
  DamagedBy: 'dealt damage by this this turn',
  EffectSource: 'that the effect comes from',
  EquippedBy: 'equipped by this',
  ExiledWithSource: 'exiled with this',
  IsCommander: 'that is a commander',
  IsImprinted: 'that this imprinted',
  IsNotRemembered: 'that this does not remember',
  IsRemembered: 'that this remembers',
  NamedCard: 'with the chosen name',
  RememberedPlayerCtrl: 'the remembered player controls',
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
  kicked: 'that was kicked',
  sameName: 'with the same name',
  wasCast: 'that was cast',
  wasCastByYou: 'that you cast',
  wasCastFromYourGraveyard: 'that was cast from your graveyard',
  wasCastFromYourHandByYou: 'that you cast from your hand',
  wasDealtDamageThisTurn: 'dealt damage this turn',
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

function sayProperty({ text, negated }: ValidProperty): { place: 'adjective' | 'clause'; words: string } | undefined {
  const lead = own(adjectives, text);
  if (lead !== undefined) return { place: 'adjective', words: negated ? `non-${lead}` : lead };
  if (negated) return undefined;
  const tail = own(clauses, text);
  if (tail !== undefined) return { place: 'clause', words: tail };
  const not = /^non-?([A-Z]\w+)$/.exec(text)?.[1];
  if (not !== undefined) return { place: 'adjective', words: `non${isPlainType(not) ? not.toLowerCase() : `-${not}`}` };
  const compared = readComparison(text);
  const measure = compared && own(measures, compared.measure);
  if (compared && measure !== undefined)
    return { place: 'clause', words: `with ${measure} ${signs[compared.sign] ?? ''} ${compared.value}` };
  const counters = readCounters(text);
  if (counters) {
    const { sign, value, counter } = counters;
    return { place: 'clause', words: `with ${signs[sign] ?? ''} ${value} ${counterSize(counter)} counters` };
  }
  const keyword = /^(with|without)([A-Z][A-Za-z ]+)$/.exec(text);
  if (keyword) return { place: 'clause', words: `${keyword[1] ?? ''} ${(keyword[2] ?? '').toLowerCase()}` };
  if (/^named[A-Z]/.test(text)) return { place: 'clause', words: `named ${text.slice(5)}` };
  if (isPlainType(text)) return { place: 'adjective', words: text.toLowerCase() };
  return isSubtype(text) ? { place: 'adjective', words: text } : undefined;
}

export const englishSelectors: SelectorGrammar = {
  or: ', or ',
  say(head, properties) {
    if (head === 'Player' && properties[0]?.text === 'Opponent' && !properties[0].negated)
      return this.say('Opponent', properties.slice(1));
    const said = properties.map(sayProperty);
    const noun =
      own(nouns, head) ??
      (/^(?:Artifact|Battle|Creature|Enchantment|Instant|Land|Planeswalker|Sorcery)$/.test(head)
        ? head.toLowerCase()
        : head);
    if (!said.every((one) => one !== undefined)) return undefined;
    const of = (place: 'adjective' | 'clause'): string[] =>
      said.filter((one) => one.place === place).map(({ words }) => words);
    return [...of('adjective'), noun, ...of('clause')].join(' ');
  },
};
