/** What of a script other scripts may use as well: an effect, one of its parameters, a keyword, what is counted. */
import { tokenName } from '../index/encode.ts';
import { scriptFacts, type Fact, type FactKind } from '../index/facts.ts';
import type { Card } from '../model/card.ts';
import { touches, type Span } from '../text/span.ts';
import type { Vocabulary } from '../vocab/vocabulary.ts';

/** What is looked for in the facts of other scripts, and the word at the cursor that stands for it. */
export interface Use {
  readonly kind: FactKind;
  readonly name: string;
  readonly span: Span;
}

/** Kinds of facts that are looked for as they are. */
const shared: ReadonlySet<FactKind> = new Set<FactKind>(['record', 'parameter', 'keyword', 'amount', 'token', 'card']);

/**
 * @param offset UTF-16 offset of the cursor
 * @param path of the script; on the name of a token its file is what others name
 */
export function useAt(card: Card, offset: number, path: string | undefined, vocab: Vocabulary): Use | undefined {
  for (const fact of scriptFacts(card, vocab)) {
    if (!touches(fact.span, offset)) continue;
    const found = lookedFor(fact, path, vocab);
    if (found) return found;
  }
  return undefined;
}

function lookedFor({ kind, name, span }: Fact, path: string | undefined, vocab: Vocabulary): Use | undefined {
  if (shared.has(kind)) return { kind, name, span };
  // Other names of SVars mean something in their own face only.
  if (kind === 'svar') return vocab.svars.has(name) ? { kind, name, span } : undefined;
  if (kind !== 'face') return undefined;
  const token = path === undefined ? undefined : tokenName(path);
  return token === undefined ? { kind: 'card', name, span } : { kind: 'token', name: token, span };
}
