import type { Card } from '../model/card.ts';
import type { Rulebook } from '../rules/rulebook.ts';
import type { Span } from '../text/span.ts';

/** What is shown beside the cursor: Markdown, and the stretch of the script that it is about. */
export interface Hover {
  readonly span: Span;
  readonly markdown: string;
}

export interface HoverOptions {
  readonly rulebook: Rulebook;
  readonly language: 'en' | 'es';
}

/** What there is to say about the word at `offset` (UTF-16), or nothing. */
export function hover(_card: Card, _offset: number, _options: HoverOptions): Hover | undefined {
  return undefined;
}
