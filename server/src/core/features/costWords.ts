/** Costs as a player reads them: mana as symbols, everything else in words. */
import { isCardType } from '../model/types.ts';
import { manaSymbol, toSymbols } from '../values/mana.ts';
import { parseCost, type CostPart } from '../values/cost.ts';

const numbers = ['no', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** What is paid with cards, which have a type without being a permanent: `a creature card`. */
const paidWithCards = new Set(['Discard', 'ExileFromHand', 'ExileFromGrave', 'ExileFromTop', 'Reveal']);
const colors = new Set(['White', 'Blue', 'Black', 'Red', 'Green', 'Colorless']);

type Part = Extract<CostPart, { kind: 'part' }>;

/** What to do with the things that a part names; `{}` stands for them. */
const sentences: ReadonlyMap<string, string> = new Map(
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
);

/** Parts that name a number alone; `{}` stands for it. */
const counted: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    PayLife: 'pay {} life',
    PayEnergy: 'pay {} energy',
    CollectEvidence: 'collect evidence {}',
    Blight: 'blight {}',
  }),
);

const flags: ReadonlyMap<string, string> = new Map(Object.entries<string>({ T: '{T}', Q: '{Q}', Untap: '{Q}' }));

/**
 * `1 R Discard<1/Card>` as `{1}{R}, discard a card`. A part without words of ours stays as it is written; alternatives
 * and sums that ways to cast are made of (` + `, ` and/or `) stay between their costs. Empty for no cost at all.
 */
export function costInWords(text: string): string {
  return text
    .split(/( \+ | and\/or )/)
    .map((one, at) => (at % 2 === 1 ? one : oneCost(one)))
    .join('');
}

function oneCost(text: string): string {
  if (text.toLowerCase() === 'no cost') return text;
  const mana: string[] = [];
  const words: string[] = [];
  for (const part of parseCost(text, 0).parts) {
    if (part.kind === 'mana') mana.push(part.symbol.text);
    else words.push(partInWords(part, text));
  }
  const span = { start: 0, end: text.length };
  const symbols = toSymbols({ symbols: mana.map((one) => manaSymbol(one, 0)), noCost: false, span });
  return [symbols, ...words].filter((one) => one !== '').join(', ');
}

function partInWords(part: Exclude<CostPart, { kind: 'mana' }>, text: string): string {
  const written = text.slice(part.span.start, part.span.end);
  switch (part.kind) {
    case 'flag':
      return flags.get(part.token) ?? written;
    case 'word':
      return /^(?:Card)?ManaCost$/.test(part.word) ? 'its mana cost' : written;
    case 'part': {
      const number = part.args[0]?.text ?? '';
      const sentence = sentences.get(part.token);
      if (sentence !== undefined) return sentence.replace('{}', () => things(part));
      return counted.get(part.token)?.replace('{}', () => number) ?? written;
    }
  }
}

function things({ token, args }: Part): string {
  const [count, selector, description] = args.map(({ text }) => text);
  const noun =
    description !== undefined && description !== ''
      ? description
      : nounOf(selector ?? 'Card') + (paidWithCards.has(token) && isTypeAlone(selector) ? ' card' : '');
  if (noun === 'this card') return noun;
  const number = Number(count);
  if (count === undefined || !Number.isInteger(number)) return `${count ?? ''} ${plural(noun)}`.trim();
  if (number === 1) {
    if (/^(?:an?|another|the) /.test(noun)) return noun;
    if (noun.startsWith('other ')) return `an${noun}`;
    return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
  }
  return `${numbers[number] ?? number} ${plural(noun)}`;
}

/** `Card.Blue+Other` as `other blue card`; a selector with anything else in it as it is written. */
function nounOf(selector: string): string {
  if (selector === 'CARDNAME' || selector === 'NICKNAME') return 'this card';
  const [base = '', rest = ''] = selector.split(/\.(.*)/s);
  const words = rest === '' ? [] : rest.split('+');
  if (/[;,]/.test(selector) || words.some((word) => word !== 'Other' && !colors.has(word))) return selector;
  const other = words.includes('Other') ? ['other'] : [];
  const adjectives = words.filter((word) => colors.has(word)).map((word) => word.toLowerCase());
  return [...other, ...adjectives, isCardType(base) || isGeneral(base) ? base.toLowerCase() : base].join(' ');
}

/** `Card` and `Permanent` are no card types, and are written small in a sentence all the same. */
const isGeneral = (word: string): boolean => word === 'Card' || word === 'Permanent';

/** Whether a selector says a type or subtype and nothing else: `Creature`, `Mountain`. */
const isTypeAlone = (selector = ''): boolean => /^[A-Z][a-z]+$/.test(selector) && selector !== 'Card';

function plural(noun: string): string {
  return /s$|\./.test(noun) || !/[a-z]$/.test(noun) ? noun : `${noun === 'other' ? 'other card' : noun}s`;
}
