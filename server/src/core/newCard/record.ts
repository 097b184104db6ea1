/** Lines of parameters as published scripts write them. */

export type Parameters = readonly (readonly [key: string, value: string])[];

/** `DB$ Draw | NumCards$ 1`; what has no value is left out. */
export function writeRecord(head: string, ...parameters: readonly Parameters[]): string {
  return [head, ...parameters.flat().map(([key, value]) => `${key}$ ${value}`)].join(' | ');
}

/** Whether an effect takes the card itself out of the graveyard: then the ability works there only (113.6m). */
export function leavesGraveyard(parameters: Parameters): boolean {
  const has = (key: string, value: string): boolean => parameters.some((one) => one[0] === key && one[1] === value);
  return has('Defined', 'Self') && has('Origin', 'Graveyard');
}

/** A line of the script to be, with the SVars that stand below it. */
export interface Built {
  readonly kind: 'K' | 'A' | 'T' | 'S' | 'R';
  /** What follows the prefix. */
  readonly text: string;
  /** Whole lines. */
  readonly below: readonly string[];
  /** Something that the author has to fill in keeps it from working: it is written as a comment. */
  readonly draft?: true;
  /** Words of `DeckHas`: `Ability$Token`. */
  readonly brings?: readonly string[];
}

/** Hands out the names of a face's SVars, each once. */
export class Names {
  readonly #used: Set<string>;
  /** The number behind a name that was tried last: those before it are used. */
  readonly #tried = new Map<string, number>();

  /** @param card name of the face */
  constructor(
    readonly card = '',
    used: Iterable<string> = [],
  ) {
    this.#used = new Set(used);
  }

  has(name: string): boolean {
    return this.#used.has(name);
  }

  free(wanted: string): string {
    let number = this.#tried.get(wanted) ?? 1;
    const numbered = (): string => (number === 1 ? wanted : `${wanted}${number}`);
    while (this.#used.has(numbered())) number += 1;
    this.#tried.set(wanted, number);
    this.#used.add(numbered());
    return numbered();
  }
}
