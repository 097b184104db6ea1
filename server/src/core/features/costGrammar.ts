/** How costs are said in each language. */
import type { Language } from '../l10n/language.ts';
import { isCardType } from '../model/types.ts';

export interface CostGrammar {
  /** What to do with the things that a part names; `{}` stands for them. */
  readonly sentences: ReadonlyMap<string, string>;
  /** Parts that name a number alone; `{}` stands for it. */
  readonly counted: ReadonlyMap<string, string>;
  readonly manaCost: string;
  readonly thisCard: string;
  /** Between the costs that a way to cast has of its own. */
  readonly andOr: string;
  /** `two other blue cards`; a selector that cannot be read aloud has neither. */
  things(count: string | undefined, noun: Noun): string;
}

export interface Noun {
  /** As the script calls it, `land card`, or a card type: `Creature`. */
  readonly text: string;
  /** The script's own words, which are English, or a selector with more in it than can be said. */
  readonly asWritten: boolean;
  /** Cards of that type are meant, not permanents. */
  readonly card: boolean;
  readonly other: boolean;
  /** `White` … */
  readonly colors: readonly string[];
}

const english: CostGrammar = {
  sentences: new Map(
    Object.entries<string>({
      Sac: 'sacrifice {}',
      Discard: 'discard {}',
      ExileFromHand: 'exile {} from your hand',
      ExileFromGrave: 'exile {} from your graveyard',
      ExileFromTop: 'exile {} from the top of your library',
      Exile: 'exile {}',
      tapXType: 'tap {}',
      untapYType: 'untap {}',
      Return: "return {} to its owner's hand",
      Reveal: 'reveal {}',
      Mill: 'mill {}',
    }),
  ),
  counted: new Map(
    Object.entries<string>({
      PayLife: 'pay {} life',
      PayEnergy: 'pay {} energy',
      CollectEvidence: 'collect evidence {}',
      Blight: 'blight {}',
    }),
  ),
  manaCost: 'its mana cost',
  thisCard: 'this card',
  andOr: ' and/or ',
  things(count, noun) {
    const words = englishNoun(noun);
    const number = Number(count);
    if (count === undefined || !Number.isInteger(number)) return `${count ?? ''} ${englishPlural(words)}`.trim();
    if (number !== 1) return `${englishNumbers[number] ?? number} ${englishPlural(words)}`;
    if (/^(?:an?|another|the) /.test(words)) return words;
    if (words.startsWith('other ')) return `an${words}`;
    return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
  },
};

const englishNumbers = ['no', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function englishNoun({ text, asWritten, card, other, colors }: Noun): string {
  if (asWritten) return text;
  // `Card` and `Permanent` are no card types, and are written small in a sentence all the same.
  const base = isCardType(text) || text === 'Card' || text === 'Permanent' ? text.toLowerCase() : text;
  const words = [...(other ? ['other'] : []), ...colors.map((color) => color.toLowerCase()), base];
  return [...words, ...(card ? ['card'] : [])].join(' ');
}

function englishPlural(noun: string): string {
  if (noun === 'other') return 'other cards';
  return /s$|\./.test(noun) || !/[a-z]$/.test(noun) ? noun : `${noun}s`;
}

/** Singular, plural and gender of what costs name most. */
export const spanishNouns: ReadonlyMap<string, readonly [one: string, more: string, gender: 'f' | 'm']> = new Map(
  Object.entries<readonly [string, string, 'f' | 'm']>({
    Artifact: ['artefacto', 'artefactos', 'm'],
    Aura: ['aura', 'auras', 'f'],
    Battle: ['batalla', 'batallas', 'f'],
    Card: ['carta', 'cartas', 'f'],
    Creature: ['criatura', 'criaturas', 'f'],
    Enchantment: ['encantamiento', 'encantamientos', 'm'],
    Equipment: ['equipo', 'equipos', 'm'],
    Instant: ['instantáneo', 'instantáneos', 'm'],
    Land: ['tierra', 'tierras', 'f'],
    Opponent: ['oponente', 'oponentes', 'm'],
    Permanent: ['permanente', 'permanentes', 'm'],
    Planeswalker: ['planeswalker', 'planeswalkers', 'm'],
    Player: ['jugador', 'jugadores', 'm'],
    Sorcery: ['conjuro', 'conjuros', 'm'],
    Spell: ['hechizo', 'hechizos', 'm'],
    SpellAbility: ['hechizo o habilidad', 'hechizos o habilidades', 'm'],
    Token: ['ficha', 'fichas', 'f'],
    Vehicle: ['vehículo', 'vehículos', 'm'],
  }),
);

/** Masculine and feminine, singular; the plural adds an s, or es behind a consonant. */
export const spanishColors: Readonly<Record<string, readonly [m: string, f: string]>> = {
  White: ['blanco', 'blanca'],
  Blue: ['azul', 'azul'],
  Black: ['negro', 'negra'],
  Red: ['rojo', 'roja'],
  Green: ['verde', 'verde'],
  Colorless: ['incoloro', 'incolora'],
};

const spanish: CostGrammar = {
  sentences: new Map(
    Object.entries<string>({
      Sac: 'sacrificar {}',
      Discard: 'descartar {}',
      ExileFromHand: 'exiliar {} de tu mano',
      ExileFromGrave: 'exiliar {} de tu cementerio',
      ExileFromTop: 'exiliar {} de la parte superior de tu biblioteca',
      Exile: 'exiliar {}',
      tapXType: 'girar {}',
      untapYType: 'enderezar {}',
      Return: 'devolver {} a la mano de su propietario',
      Reveal: 'mostrar {}',
      Mill: 'moler {}',
    }),
  ),
  counted: new Map(
    Object.entries<string>({
      PayLife: 'pagar {} vidas',
      PayEnergy: 'pagar {} de energía',
      CollectEvidence: 'reunir pruebas {}',
      Blight: 'asolar {}',
    }),
  ),
  manaCost: 'su coste de maná',
  thisCard: 'esta carta',
  andOr: ' y/o ',
  things(count, { text, asWritten, card, other, colors }) {
    if (card) {
      const type = spanishNouns.get(text)?.[0] ?? text;
      return `${spanish.things(count, { text: 'Card', asWritten: false, card: false, other, colors: [] })} de ${type}`;
    }
    const known = asWritten ? undefined : spanishNouns.get(text);
    const number = Number(count);
    // Words of the script are English, and have no gender that we know.
    if (!known) {
      const adjectives = asWritten ? '' : [...(other ? ['other'] : []), ...colors].map((one) => `${one} `).join('');
      return `${count ?? ''} «${adjectives}${text}»`.trim();
    }
    const [one, more, gender] = known;
    const single = number === 1;
    const form = (pair: readonly [m: string, f: string]): string => {
      const word = pair[gender === 'f' ? 1 : 0];
      return single ? word : `${word}${/[aeiou]$/.test(word) ? 's' : 'es'}`;
    };
    const amount = single
      ? other
        ? []
        : [gender === 'f' ? 'una' : 'un']
      : [Number.isInteger(number) ? (spanishNumbers[number] ?? String(number)) : (count ?? '')];
    const before = other ? [...amount, form(['otro', 'otra'])] : amount;
    const behind = colors.map((color) => form(spanishColors[color] ?? [color, color]));
    return [...before, single ? one : more, ...behind].filter((word) => word !== '').join(' ');
  },
};

const spanishNumbers = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

export const costGrammars: Readonly<Record<Language, CostGrammar>> = { en: english, es: spanish };
