import { manaSymbol } from '../../values/mana.ts';

/** A run of printed symbols, and nothing else. */
export const symbolsPattern = /^(?:\{[^{}]+\})+$/;

/** `{1}{G/W}` as scripts write it, `1 GW`. Undefined where it is no run of mana symbols. */
export function scriptMana(printed: string): string | undefined {
  if (!symbolsPattern.test(printed)) return undefined;
  const symbols = [...printed.matchAll(/\{([^{}]+)\}/g)].map(([, symbol = '']) => scriptSymbol(symbol.toUpperCase()));
  return symbols.every((symbol) => symbol !== undefined) ? symbols.join(' ') : undefined;
}

/** Parts are joined, `GW`, with the P of Phyrexian mana before them, `PW`. */
function scriptSymbol(symbol: string): string | undefined {
  const parts = symbol.split('/');
  const joined = [...parts.filter((part) => part === 'P'), ...parts.filter((part) => part !== 'P')].join('');
  return manaSymbol(joined, 0).problem ? undefined : joined;
}

/** Letters of `WUBRG` in a printed cost. */
export function colorsOfCost(printed: string): string {
  const symbols = (printed.match(/\{[^{}]*\}/g) ?? []).join('').toUpperCase();
  return [...'WUBRG'].filter((letter) => symbols.includes(letter)).join('');
}

const colorNames: Readonly<Record<string, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

/** `WU` as a `Colors:` line writes it: `white,blue`. */
export function colorWords(letters: string): string {
  return [...letters].map((letter) => colorNames[letter] ?? '').join(',');
}

/** The letter of a colour's English name. */
export function colorLetter(name: string): string | undefined {
  return Object.keys(colorNames).find((letter) => colorNames[letter] === name.toLowerCase());
}
