/** Printed costs as scripts write them: `{1}{W}, Sacrifice a creature` is `1 W Sac<1/Creature>`. */
import { scriptMana, symbolsPattern } from './printedMana.ts';
import { numberOf } from '../../text/numbers.ts';
import { selfPattern } from './self.ts';
import { readSelector, typeNamed } from './selectors.ts';
import { counterName } from '../../vocab/printedCounters.ts';
import { patternOf } from '../../text/pattern.ts';

interface Rule {
  readonly pattern: RegExp;
  /** Undefined where a word is not understood. */
  readonly cost: (match: RegExpExecArray) => string | undefined;
}

const self = selfPattern;
const rules: readonly Rule[] = [
  { pattern: /^\{T\}$/, cost: () => 'T' },
  { pattern: /^\{Q\}$/, cost: () => 'Q' },
  { pattern: /^(?:pay )?((?:\{E\})+)$/i, cost: ([, symbols = '']) => `PayEnergy<${symbols.length / 3}>` },
  { pattern: /^pay (\w+) life$/i, cost: ([, number]) => amount('PayLife', number) },
  { pattern: /^pay ((?:\{[^}]+\})+)$/i, cost: ([, symbols = '']) => scriptMana(symbols) },
  {
    pattern: /^pay ((?:\{[^}]+\})+) and (\w+) life$/i,
    cost: ([, symbols = '', number]) => both(scriptMana(symbols), amount('PayLife', number)),
  },
  { pattern: /^add \{([WUBRGC])\}$/i, cost: ([, letter = '']) => `AddMana<1/${letter}>` },
  { pattern: /^flip a coin$/i, cost: () => 'FlipCoin<1>' },
  { pattern: patternOf(`^sacrifice ${self}$`, 'i'), cost: () => 'Sac<1/CARDNAME>' },
  { pattern: /^sacrifice (.+)$/i, cost: ([, what]) => counted('Sac', what) },
  { pattern: patternOf(`^discard ${self}$`, 'i'), cost: () => 'Discard<1/CARDNAME>' },
  { pattern: /^discard your hand$/i, cost: () => 'Discard<1/Hand>' },
  { pattern: /^discard (\w+) cards? at random$/i, cost: ([, number]) => amount('Discard', number, 'Random') },
  { pattern: /^discard (.+)$/i, cost: ([, what]) => counted('Discard', what) },
  { pattern: patternOf(`^exile ${self} from your graveyard$`, 'i'), cost: () => 'ExileFromGrave<1/CARDNAME>' },
  { pattern: patternOf(`^exile ${self}$`, 'i'), cost: () => 'Exile<1/CARDNAME>' },
  { pattern: /^exile (.+) from your graveyard$/i, cost: ([, what]) => counted('ExileFromGrave', what) },
  { pattern: /^exile (.+) from your hand$/i, cost: ([, what]) => counted('ExileFromHand', what, true) },
  { pattern: /^exile (.+) you control$/i, cost: ([, what]) => counted('Exile', what) },
  {
    pattern: patternOf(`^remove (\\w+) (.+?) counters? from ${self}$`, 'i'),
    cost: ([, n, kind]) => counters('SubCounter', n, kind),
  },
  {
    pattern: patternOf(`^put (\\w+) (.+?) counters? on ${self}$`, 'i'),
    cost: ([, n, kind]) => counters('AddCounter', n, kind),
  },
  { pattern: /^tap (.+) you control$/i, cost: ([, what]) => counted('tapXType', what?.replace(/\buntapped /, '')) },
  { pattern: patternOf(`^return ${self} to (?:its|their) owner's hand$`, 'i'), cost: () => 'Return<1/CARDNAME>' },
  { pattern: /^return (.+) you control to (?:its|their) owner's hand$/i, cost: ([, what]) => counted('Return', what) },
  { pattern: /^mill (\w+) cards?$/i, cost: ([, number]) => amount('Mill', number) },
  { pattern: /^reveal (.+?)(?: (?:from|in) your hand)?$/i, cost: ([, what]) => counted('Reveal', what) },
  { pattern: /^collect evidence (\w+)$/i, cost: ([, number]) => amount('CollectEvidence', number) },
  { pattern: /^waterbend \{(\w+)\}$/i, cost: ([, number]) => amount('Waterbend', number) },
  { pattern: /^blight (\w+)$/i, cost: ([, number]) => amount('Blight', number) },
  { pattern: /^forage$/i, cost: () => 'Forage' },
];

/** Undefined where a part of it is not understood. */
export function readCost(words: string): string | undefined {
  const parts = words
    .trim()
    .replace(/\.$/, '')
    .split(/,? and (?=(?:pay|sacrifice|discard|exile|tap|remove|return|mill|reveal)\b)|, (?:and )?/i);
  const costs = parts.map((part) => readPart(part.trim()));
  return costs.every((cost) => cost !== undefined) ? costs.join(' ') : undefined;
}

/** The beginning of an activated ability may be a cost; `Whenever you attack` is none. */
export function beginsCost(words: string): boolean {
  return /^(?:\{|pay|sacrifice|discard|exile|remove|put|tap|untap|return|mill|reveal|collect|waterbend|blight|forage)/i.test(
    words,
  );
}

function readPart(part: string): string | undefined {
  if (symbolsPattern.test(part)) {
    const mana = scriptMana(part);
    if (mana !== undefined) return mana;
  }
  for (const { pattern, cost } of rules) {
    const match = pattern.exec(part);
    const found = match && cost(match);
    if (found !== undefined && found !== null) return found;
  }
  return undefined;
}

function both(first: string | undefined, second: string | undefined): string | undefined {
  return first === undefined || second === undefined ? undefined : `${first} ${second}`;
}

function amount(token: string, number: string | undefined, ...more: string[]): string | undefined {
  const read = numberOf(number);
  return read === undefined ? undefined : `${token}<${[read, ...more].join('/')}>`;
}

/**
 * `two other creatures` as `<2/Creature.Other/other creatures>`, the words only where the type does not say it all.
 *
 * @param isOther whether the card itself is never meant, though the words do not say so
 */
function counted(token: string, what: string | undefined, isOther = false): string | undefined {
  const match = /^(\S+) (.+)$/.exec(what ?? '');
  const number = match?.[1] === 'another' ? '1' : numberOf(match?.[1]);
  if (!match || number === undefined) return undefined;
  const described = match[2] ?? '';
  const selector = readSelector(isOther || match[1] === 'another' ? `other ${described}` : described);
  if (!selector) return undefined;
  // The engine itself adds that it is a card.
  const noun = (match[1] === 'another' ? (what ?? '') : described).replace(/ ?cards?$/, '');
  const plain = noun === '' || (selector.plain && typeNamed(noun) !== undefined);
  return `${token}<${number}/${selector.valid.replaceAll(',', ';')}${plain ? '' : `/${noun}`}>`;
}

function counters(token: string, number: string | undefined, kind: string | undefined): string | undefined {
  const read = numberOf(number);
  const name = counterName(kind ?? '');
  return read === undefined || name === undefined ? undefined : `${token}<${read}/${name}>`;
}
