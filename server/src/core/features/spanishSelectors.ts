/** Selectors read aloud in Spanish: `Creature.YouCtrl+tapped` is "criatura girada que controlas". */
import { findRuleKeyword } from '../rules/keywords.ts';
import type { ValidProperty } from '../values/valid.ts';
import { spanishColors, spanishNouns } from './costGrammar.ts';
import {
  counterSize,
  isPlainType,
  isSubtype,
  own,
  readComparison,
  readCounters,
  type SelectorGrammar,
} from './selectorGrammar.ts';

/** A word for each gender, or one for both. */
type Adjective = string | readonly [m: string, f: string];

const adjectives: Readonly<Record<string, Adjective>> = {
  ...spanishColors,
  attacking: 'atacante',
  blocked: ['bloqueado', 'bloqueada'],
  blocking: ['bloqueador', 'bloqueadora'],
  enchanted: ['encantado', 'encantada'],
  equipped: ['equipado', 'equipada'],
  Historic: ['histórico', 'histórica'],
  faceDown: 'boca abajo',
  faceUp: 'boca arriba',
  modified: ['modificado', 'modificada'],
  MultiColor: 'multicolor',
  MonoColor: 'de un solo color',
  tapped: ['girado', 'girada'],
  token: 'ficha',
  unblocked: ['no bloqueado', 'no bloqueada'],
  untapped: ['enderezado', 'enderezada'],
  Basic: ['básico', 'básica'],
  Legendary: ['legendario', 'legendaria'],
  Snow: ['nevado', 'nevada'],
};

const clauses: Readonly<Record<string, Adjective>> = {
  ActivePlayerCtrl: 'que controla el jugador activo',
  AttachedBy: 'que tiene esto anexado',
  Attached: ['anexado a esto', 'anexada a esto'],
  ChosenCard: ['elegido antes', 'elegida antes'],
  ChosenType: 'del tipo elegido',
  ChosenColor: 'del color elegido',
  DefenderCtrl: 'que controla el jugador defensor',
  EnchantedBy: ['encantado por esto', 'encantada por esto'],
  DamagedBy: ['al que esto hizo daño este turno', 'a la que esto hizo daño este turno'],
  EffectSource: ['del que viene el efecto', 'de la que viene el efecto'],
  EquippedBy: ['equipado por esto', 'equipada por esto'],
  ExiledWithSource: ['exiliado con esto', 'exiliada con esto'],
  IsCommander: 'que es comandante',
  IsImprinted: 'que esto grabó',
  IsNotRemembered: 'que esto no recuerda',
  IsRemembered: 'que esto recuerda',
  NamedCard: 'con el nombre elegido',
  RememberedPlayerCtrl: 'que controla el jugador recordado',
  OppCtrl: 'que controla un oponente',
  OppOwn: 'cuyo propietario es un oponente',
  Self: 'que es esta misma carta',
  TargetedPlayerCtrl: 'que controla el jugador objetivo',
  TargetedPlayerOwn: 'cuyo propietario es el jugador objetivo',
  YouCtrl: 'que controlas',
  YouDontCtrl: 'que no controlas',
  YouDontOwn: 'cuyo propietario no eres tú',
  YouOwn: 'cuyo propietario eres tú',
  blockedBySource: ['bloqueado por esto', 'bloqueada por esto'],
  blockingSource: 'que bloquea a esto',
  inZoneBattlefield: 'en el campo de batalla',
  kicked: ['estimulado', 'estimulada'],
  sameName: 'con el mismo nombre',
  wasCast: 'que se lanzó',
  wasCastByYou: 'que lanzaste',
  wasCastFromYourGraveyard: 'que se lanzó desde tu cementerio',
  wasCastFromYourHandByYou: 'que lanzaste desde tu mano',
  wasDealtDamageThisTurn: 'que recibió daño este turno',
};

const signs: Readonly<Record<string, string>> = {
  EQ: 'exactamente',
  GE: 'al menos',
  GT: 'más de',
  LE: 'como mucho',
  LT: 'menos de',
  NE: 'un número que no es',
};

const measures: Readonly<Record<string, string>> = {
  basePower: 'fuerza base',
  baseToughness: 'resistencia base',
  cmc: 'valor de maná',
  power: 'fuerza',
  toughness: 'resistencia',
};

/** Heads that no type line has. */
const heads: Readonly<Record<string, string>> = { Any: 'cualquier objetivo', You: 'tú' };

type Part = { readonly place: 'other' | 'adjective' | 'clause'; readonly words: string };

function sayProperty({ text, negated }: ValidProperty, feminine: boolean): Part | undefined {
  const inGender = (word: Adjective): string => (typeof word === 'string' ? word : word[feminine ? 1 : 0]);
  const not = negated ? text : /^non-?([A-Z]\w+)$/.exec(text)?.[1];
  if (not !== undefined) {
    const adjective = own(adjectives, not);
    const type = spanishNouns.get(not)?.[0];
    if (negated && adjective === undefined) return undefined;
    if (adjective === undefined || not === 'token')
      return { place: 'clause', words: `que no es ${type ?? (adjective === undefined ? not : 'ficha')}` };
    return { place: 'adjective', words: `no ${inGender(adjective)}` };
  }
  if (text === 'Other' || text === 'StrictlyOther') return { place: 'other', words: feminine ? 'otra' : 'otro' };
  const adjective = own(adjectives, text);
  if (adjective !== undefined) return { place: 'adjective', words: inGender(adjective) };
  const clause = own(clauses, text);
  if (clause !== undefined) return { place: 'clause', words: inGender(clause) };
  const compared = readComparison(text);
  const measure = compared && own(measures, compared.measure);
  if (compared && measure !== undefined)
    return { place: 'clause', words: `con ${measure} de ${signs[compared.sign] ?? ''} ${compared.value}` };
  const counters = readCounters(text);
  if (counters) {
    const { sign, value, counter } = counters;
    const noun = value === '1' ? 'contador' : 'contadores';
    return { place: 'clause', words: `con ${signs[sign] ?? ''} ${value} ${noun} ${counterSize(counter)}` };
  }
  const [, joined, keyword = ''] = /^(with|without)([A-Z][A-Za-z ]+)$/.exec(text) ?? [];
  if (joined !== undefined)
    return {
      place: 'clause',
      words: `${joined === 'with' ? 'con' : 'sin'} ${findRuleKeyword(keyword)?.es ?? keyword}`,
    };
  if (/^named[A-Z]/.test(text))
    return { place: 'clause', words: `${feminine ? 'llamada' : 'llamado'} ${text.slice(5)}` };
  const type = isPlainType(text) ? spanishNouns.get(text)?.[0] : undefined;
  const words = type ?? (isSubtype(text) ? text : undefined);
  return words === undefined ? undefined : { place: 'adjective', words };
}

export const spanishSelectors: SelectorGrammar = {
  or: ', o ',
  say(head, properties) {
    if (head === 'Player' && properties[0]?.text === 'Opponent' && !properties[0].negated)
      return this.say('Opponent', properties.slice(1));
    const [noun = own(heads, head) ?? head, , gender] = spanishNouns.get(head) ?? [];
    const said = properties.map((property) => sayProperty(property, gender === 'f'));
    if (!said.every((one) => one !== undefined)) return undefined;
    const of = (place: Part['place']): string[] => said.filter((one) => one.place === place).map(({ words }) => words);
    return [...of('other'), noun, ...of('adjective'), ...of('clause')].join(' ');
  },
};
