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
    let name = wanted;
    for (let number = 2; this.#used.has(name); number += 1) name = `${wanted}${number}`;
    this.#used.add(name);
    return name;
  }
}
