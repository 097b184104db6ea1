import type { Card } from '../model/card.ts';
import { svarUses } from '../svarUses.ts';
import type { Span } from '../text/span.ts';
import type { Vocabulary } from '../vocab/vocabulary.ts';

/** `function`: an SVar with an ability. `variable`: one that counts or says something. */
export interface SemanticToken {
  readonly span: Span;
  readonly type: 'function' | 'variable';
  readonly definition: boolean;
}

/**
 * What no grammar can tell: which words are SVars of the face. All other colours come from the grammar.
 *
 * @returns in reading order, without overlaps
 */
export function semanticTokens(card: Card, vocab: Vocabulary): SemanticToken[] {
  const tokens: SemanticToken[] = [];
  for (const face of card.faces) {
    const typeOf = (name: string): SemanticToken['type'] =>
      face.svarsByName.get(name)?.ability ? 'function' : 'variable';
    for (const { name } of face.svars)
      if (name.text !== '') tokens.push({ span: name.span, type: typeOf(name.text), definition: true });
    for (const { name, span } of svarUses(face, vocab)) tokens.push({ span, type: typeOf(name), definition: false });
  }
  tokens.sort((a, b) => a.span.start - b.span.start);
  return tokens.filter(({ span }, at) => at === 0 || (tokens[at - 1]?.span.end ?? 0) <= span.start);
}
