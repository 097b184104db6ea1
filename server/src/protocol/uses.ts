/** The messages about what the scripts of the workspace use. Types only, besides the names. */

/**
 * Beginning of the addresses behind which a list of scripts stands, in hovers for clients that say `usesLinks: true`
 * when they start the server: `cardscript-uses:parameter/effect%20Draw%20NumCards`, a kind and a name.
 */
export const usesScheme = 'cardscript-uses';

/** The places of the workspace that use something. Answered with `UsesAnswer`. */
export const findUses = 'cardscript/uses';
export interface UsesParams {
  /** As they stand in an address. */
  readonly kind: string;
  readonly name: string;
}
export interface UsesAnswer {
  /** The first of them, where there are very many. */
  readonly places: readonly UsePlace[];
  /** How many there are, as far as is known. */
  readonly count: number;
  /** False while the workspace is still being read, or where it is too large to be. */
  readonly complete: boolean;
}
export interface UsePlace {
  readonly uri: string;
  readonly range: { readonly start: UsePosition; readonly end: UsePosition };
}
/** As in the protocol of language servers. */
export interface UsePosition {
  readonly line: number;
  readonly character: number;
}
