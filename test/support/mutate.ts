/** Scripts with slips in them, made of others by chance: the same ones for the same seed, on every machine. */

/** What a script becomes; `other` is one that pieces are taken from. */
type Mutation = (text: string, chance: Chance, other: string) => string;

/** Numbers that look random and are the same for the same seed (a mulberry32 generator). */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A whole number from 0 up to, but not including, `below`; 0 where nothing is below. */
  below(below: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  }

  /** One of a list, which must not be empty. */
  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
}

const signs = [
  ...[
    ':',
    '$',
    '|',
    ' | ',
    ' | |',
    '||',
    ' & ',
    ',',
    '.',
    '+',
    '<',
    '>',
    '/',
    '{',
    '}',
    '#',
    '"',
    "'",
    '’',
    '\\n',
    '&',
  ],
  ...[' ', '  ', '\t', '\u00a0', '\n', '\n\n', '\r', '\r\n', '\ufeff', '\0', '\ud800', '🏮', 'é', '—', '-', '(', ')'],
  ...['A:', 'T:', 'S:', 'K:', 'SVar:', 'SVar:X:', 'K:K:', 'Variant:A:', '\nALTERNATE\n', 'Name:', 'PT:', 'PT:x/1\n'],
  ...['SP$ ', 'DB$ ', 'Mode$ ', 'Cost$ ', 'SubAbility$ ', ' | Stackable$ False', ' | DefinedPlayer$ Owner', 'Count$'],
  ...[
    'Owner',
    'Valid',
    'Opponents',
    'CARDNAME',
    'Flying',
    'X',
    '0',
    '-1',
    'no cost',
    'TargetedPlayer$Valid',
    'Card.Self',
  ],
];

const pieceOf = (text: string, chance: Chance, longest: number): [number, number] => {
  const start = chance.below(text.length + 1);
  return [start, Math.min(text.length, start + chance.below(longest + 1))];
};

const put = (text: string, start: number, end: number, piece: string): string =>
  text.slice(0, start) + piece + text.slice(end);

/** Changes one of the matches of an expression with the flag g; nothing where there is none. */
function one(expression: RegExp, change: (found: string, chance: Chance, other: string) => string): Mutation {
  return (text, chance, other) => {
    const found = [...text.matchAll(expression)];
    if (found.length === 0) return text;
    const { 0: piece, index } = chance.of(found);
    return put(text, index, index + piece.length, change(piece, chance, other));
  };
}

/** Changes the list of lines, line ends apart. */
function lines(change: (all: string[], chance: Chance, other: string[]) => void): Mutation {
  return (text, chance, other) => {
    const all = text.split('\n');
    change(all, chance, other.split('\n'));
    return all.join('\n');
  };
}

const word = /[A-Za-z][\w']*/g;
const parameter = /(?<= \| )[^|\n]+?(?= \||\n|$)/g;
const value = /(?<=[$:] ?)[^|:$\n]+/g;

const anotherCase = (text: string, chance: Chance): string =>
  chance.of([text.toLowerCase(), text.toUpperCase(), text.charAt(0).toUpperCase() + text.slice(1)]);

const times = (chance: Chance): number => 2 + chance.below(2);

/** Each a slip that a hand, a merge or a program makes. */
export const mutations: Readonly<Record<string, Mutation>> = {
  cut: (text, chance) => put(text, ...pieceOf(text, chance, 12), ''),
  sign: (text, chance) => {
    const at = chance.below(text.length + 1);
    return put(text, at, at, chance.of(signs));
  },
  doubledPiece: (text, chance) => {
    const [start, end] = pieceOf(text, chance, 40);
    return put(text, start, start, text.slice(start, end));
  },
  slip: one(word, (found, chance) => {
    const at = chance.below(found.length);
    const letter = found.charAt(at);
    const next = found.charAt(at + 1);
    return put(found, at, at + 1 + next.length, chance.of([next, letter + letter + next, next + letter, `x${next}`]));
  }),
  wordCase: one(word, anotherCase),
  repeatedWord: one(word, (found, chance) => Array<string>(times(chance)).fill(found).join(' ')),
  otherWord: one(word, (_, chance, other) => chance.of([...(other.match(word) ?? []), 'X'])),
  parameterCase: one(/[A-Za-z]+(?=\$)/g, anotherCase),
  repeatedParameter: one(parameter, (found, chance) => Array<string>(times(chance)).fill(found).join(' | ')),
  lostParameter: one(parameter, () => ''),
  otherParameter: one(
    parameter,
    (found, chance, other) => `${found} | ${chance.of([...(other.match(parameter) ?? []), 'X$ 1'])}`,
  ),
  otherValue: one(value, (_, chance, other) => chance.of([...(other.match(value) ?? []), 'X'])),
  emptyValue: one(value, () => ''),
  blanks: one(/[ |:$]/g, (found, chance) => chance.of([`${found} `, ` ${found}`, ` ${found} `, ''])),
  lineCase: lines((all, chance) => {
    const at = chance.below(all.length);
    all[at] = anotherCase(all[at] ?? '', chance);
  }),
  repeatedLine: lines((all, chance) => {
    const at = chance.below(all.length);
    for (let count = times(chance); count > 1; count -= 1) all.splice(chance.of([at, all.length]), 0, all[at] ?? '');
  }),
  lostLine: lines((all, chance) => all.splice(chance.below(all.length), 1)),
  otherLine: lines((all, chance, other) => all.splice(chance.below(all.length + 1), 0, chance.of(other))),
  movedLine: lines((all, chance) =>
    all.splice(chance.below(all.length), 0, ...all.splice(chance.below(all.length), 1)),
  ),
  joinedLines: (text, chance) => one(/\n/g, () => chance.of(['', ' ']))(text, chance, ''),
  splice: (text, chance, other) => text.slice(0, chance.below(text.length)) + other.slice(chance.below(other.length)),
};

/**
 * One of the texts with one to three slips in it, or, once in ten, up to eight.
 *
 * @param texts at least one; lines end in LF, or the mutations of lines keep a CR at their ends
 * @param seed the same text for the same seed and list
 */
export function mutated(texts: readonly string[], seed: number): string {
  const chance = new Chance(Math.imul(seed, 0x9e3779b1));
  const kinds = Object.values(mutations);
  let text = chance.of(texts);
  const other = chance.of(texts);
  const slips = 1 + chance.below(chance.below(10) === 0 ? 8 : 3);
  for (let slip = 0; slip < slips; slip += 1) text = chance.of(kinds)(text, chance, other);
  return text;
}
