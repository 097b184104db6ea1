import type { Parameters } from '../record.ts';
import type { Antecedent } from './objects.ts';

/** A guess at what one clause does. */
export interface Effect {
  /** Name of the effect: `Draw`. */
  readonly api: string;
  readonly parameters: Parameters;
  readonly targets?: true;
  /** What the X among its parameters counts. */
  readonly x?: string;
  /** A static ability that it makes, as the SVar that it names. */
  readonly makes?: string;
  /** Words of `DeckHas`: `Ability$Token`. */
  readonly brings?: readonly string[];
}

/** Turns a clause of one shape into an effect; undefined where a word in it is not understood. */
export interface EffectRule {
  readonly pattern: RegExp;
  read(match: RegExpExecArray, before: Antecedent): Effect | undefined;
}
