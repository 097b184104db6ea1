/** Names of SVars that a face does not have, and those it has that may be meant. */
import type { Face } from '../model/card.ts';
import { prepareWords, suggest, type PreparedWords } from '../vocab/suggest.ts';

/** For so many unknown names a face's own are looked through; a card has one or two of them, a garbled text thousands. */
export const mostGuessed = 50;

const known = new WeakMap<Face, PreparedWords>();

/** Up to three of the face's SVars for which a name may be a slip. */
export function suggestSVars(face: Face, name: string): string[] {
  let names = known.get(face);
  if (!names) known.set(face, (names = prepareWords(face.svarsByName.keys())));
  return suggest(name, names, { max: 3 });
}
