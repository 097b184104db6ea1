import type { Say } from '../../l10n/say.ts';
import type { Face } from '../../model/card.ts';
import type { Vocabulary } from '../../vocab/vocabulary.ts';

/** What the workspace has; absent or partial while it is still being read. */
export interface WorkspaceNames {
  /** Names of token scripts, or of cards, that fit what is typed: the closest first, and whether there are others. */
  find(kind: 'token' | 'card', typed: string): { readonly names: readonly string[]; readonly more: boolean };
}

export interface CompletionContext {
  readonly face: Face;
  readonly vocab: Vocabulary;
  readonly text: string;
  /** Of the cursor. */
  readonly offset: number;
  readonly workspace: WorkspaceNames | undefined;
  /** The name of the card, as that of its file may be read. */
  readonly title: string | undefined;
  readonly say: Say;
}

type Tables = Pick<CompletionContext, 'vocab' | 'say'>;

/** What depends on the tables and the language alone: made once for each. */
export function perVocabulary<T>(make: (tables: Tables) => T): (tables: Tables) => T {
  const made = new WeakMap<Vocabulary, Map<Say, T>>();
  return (tables) => {
    const ofLanguages = made.get(tables.vocab) ?? new Map<Say, T>();
    made.set(tables.vocab, ofLanguages);
    const before = ofLanguages.get(tables.say);
    if (before !== undefined) return before;
    const now = make(tables);
    ofLanguages.set(tables.say, now);
    return now;
  };
}

/** Where the part of a value begins in which the cursor is: behind the last of the separators before it. */
export function partStart(text: string, from: number, offset: number, separators: RegExp): number {
  let start = offset;
  while (start > from && !separators.test(text[start - 1] ?? '')) start -= 1;
  while (start < offset && text[start] === ' ') start += 1;
  return start;
}

/** Where the word under the cursor ends. */
export function wordEnd(text: string, offset: number): number {
  let end = offset;
  while (end < text.length && /\w/.test(text[end] ?? '')) end += 1;
  return end;
}
