import { inEnglish, inWords, type Say } from '../../l10n/say.ts';
import type { Card } from '../../model/card.ts';
import { faceOf, innermost, lineAt } from '../../model/locate.ts';
import type { Vocabulary } from '../../vocab/vocabulary.ts';
import type { ActionPlace, ScriptAction } from './action.ts';
import { addDescription, addFace, addSubAbility } from './add.ts';
import { extractSVar, inlineSVar } from './extract.ts';
import { moveLine } from './move.ts';

export type { ScriptAction } from './action.ts';

/** What can be done with the line at `offset`. Edits of one action do not overlap. */
export function scriptActions(card: Card, offset: number, vocab: Vocabulary, say: Say = inEnglish): ScriptAction[] {
  const line = lineAt(card, offset);
  const face = line && faceOf(card, line);
  // A line within a variant cannot be parted from it.
  if (!face || line.kind !== 'field' || innermost(line) !== line) return [];
  const place: ActionPlace = { card, face, line, offset, vocab };
  return [extractSVar, inlineSVar, addSubAbility, addDescription, addFace, moveLine]
    .flatMap((offer) => [...offer(place)])
    .map((draft) => ({ ...draft, title: inWords(draft.title, say) }));
}
