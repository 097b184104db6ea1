/** What a face says to the players. */
import { field, type Face } from './model/card.ts';
import { recordFacts } from './recordFacts.ts';
import type { Piece } from './text/span.ts';
import type { Vocabulary } from './vocab/vocabulary.ts';

/** Whether a parameter of that name holds a text in words. */
export const isPlayerText = (key: string): boolean => /(?:Desc|Description|Prompt|Title|Message)$/.test(key);

const known = new WeakMap<Face, { readonly vocab: Vocabulary; readonly texts: readonly Piece[] }>();

/** The descriptions and prompts in order, then the Oracle text. */
export function playerTexts(face: Face, vocab: Vocabulary): readonly Piece[] {
  const before = known.get(face);
  if (before?.vocab === vocab) return before.texts;
  const texts: Piece[] = [];
  for (const ability of face.abilities)
    for (const { key, value } of recordFacts(ability, vocab).parameters)
      if (isPlayerText(key.text) && value.text !== '') texts.push(value);
  const oracle = field(face, 'Oracle');
  if (oracle) texts.push(oracle);
  known.set(face, { vocab, texts });
  return texts;
}
