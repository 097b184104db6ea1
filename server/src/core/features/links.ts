import type { Card } from '../model/card.ts';
import { recordFacts } from '../recordFacts.ts';
import { splitPiece, type Piece, type Span } from '../text/span.ts';
import type { Vocabulary } from '../vocab/vocabulary.ts';

/** A stretch of the script that names another file. */
export interface ScriptLink {
  readonly span: Span;
  /** Name of the token's file without its ending. */
  readonly token: string;
}

/** The token scripts that a card names, in no particular order. */
export function scriptLinks(card: Card, vocab: Vocabulary): ScriptLink[] {
  const links: ScriptLink[] = [];
  for (const face of card.faces)
    for (const ability of face.abilities)
      for (const { value, kind } of recordFacts(ability, vocab).parameters)
        if (kind?.kind === 'tokenScript')
          for (const piece of splitPiece(value, ','))
            if (isFileName(piece)) links.push({ span: piece.span, token: piece.text });
  return links;
}

/** Names of token scripts are small letters, digits and underscores; nothing else may become part of a path. */
function isFileName({ text }: Piece): boolean {
  return /^[a-z0-9_]+$/.test(text);
}
