/** Costs as a player reads them: mana as symbols, everything else in words. */
import { inEnglish, type Say } from '../l10n/say.ts';
import { manaSymbol, toSymbols } from '../values/mana.ts';
import { parseCost, type CostPart } from '../values/cost.ts';
import { costGrammars, type CostGrammar, type Noun } from './costGrammar.ts';

/** What is paid with cards, which have a type without being a permanent: `a creature card`. */
const paidWithCards = new Set(['Discard', 'ExileFromHand', 'ExileFromGrave', 'ExileFromTop', 'Reveal']);
const colors = new Set(['White', 'Blue', 'Black', 'Red', 'Green', 'Colorless']);

type Part = Extract<CostPart, { kind: 'part' }>;

const flags: ReadonlyMap<string, string> = new Map(Object.entries<string>({ T: '{T}', Q: '{Q}', Untap: '{Q}' }));

/**
 * `1 R Discard<1/Card>` as `{1}{R}, discard a card`. A part without words of ours stays as it is written; alternatives
 * and sums that ways to cast are made of (` + `, ` and/or `) stay between their costs. Empty for no cost at all.
 */
export function costInWords(text: string, say: Say = inEnglish): string {
  const grammar = costGrammars[say.language];
  return text
    .split(/( \+ | and\/or )/)
    .map((one, at) => (at % 2 === 0 ? oneCost(one, grammar) : one === ' + ' ? one : grammar.andOr))
    .join('');
}

function oneCost(text: string, grammar: CostGrammar): string {
  if (text.toLowerCase() === 'no cost') return text;
  const mana: string[] = [];
  const words: string[] = [];
  for (const part of parseCost(text, 0).parts) {
    if (part.kind === 'mana') mana.push(part.symbol.text);
    else words.push(partInWords(part, text, grammar));
  }
  const span = { start: 0, end: text.length };
  const symbols = toSymbols({ symbols: mana.map((one) => manaSymbol(one, 0)), noCost: false, span });
  return [symbols, ...words].filter((one) => one !== '').join(', ');
}

function partInWords(part: Exclude<CostPart, { kind: 'mana' }>, text: string, grammar: CostGrammar): string {
  const written = text.slice(part.span.start, part.span.end);
  switch (part.kind) {
    case 'flag':
      return flags.get(part.token) ?? written;
    case 'word':
      return /^(?:Card)?ManaCost$/.test(part.word) ? grammar.manaCost : written;
    case 'part': {
      const number = part.args[0]?.text ?? '';
      const sentence = grammar.sentences.get(part.token);
      if (sentence !== undefined) return sentence.replace('{}', () => things(part, grammar));
      return grammar.counted.get(part.token)?.replace('{}', () => number) ?? written;
    }
  }
}

function things({ token, args }: Part, grammar: CostGrammar): string {
  const [count, selector = 'Card', description] = args.map(({ text }) => text);
  const described = description !== undefined && description !== '';
  if (described ? description === 'this card' : /^(?:CARD|NICK)NAME$/.test(selector)) return grammar.thisCard;
  return grammar.things(count, described ? asWritten(description) : nounOf(selector, paidWithCards.has(token)));
}

const asWritten = (text: string): Noun => ({ text, asWritten: true, card: false, other: false, colors: [] });

/** `Card.Blue+Other` as `other blue card`; a selector with anything else in it as it is written. */
function nounOf(selector: string, cards: boolean): Noun {
  const [base = '', rest = ''] = selector.split(/\.(.*)/s);
  const words = rest === '' ? [] : rest.split('+');
  if (/[;,]/.test(selector) || words.some((word) => word !== 'Other' && !colors.has(word))) return asWritten(selector);
  return {
    text: base,
    asWritten: false,
    card: cards && rest === '' && /^[A-Z][a-z]+$/.test(base) && base !== 'Card',
    other: words.includes('Other'),
    colors: words.filter((word) => colors.has(word)),
  };
}
