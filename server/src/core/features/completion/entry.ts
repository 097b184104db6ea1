import type { TextEdit } from '../../text/edits.ts';
import type { Span } from '../../text/span.ts';

export type EntryKind =
  | 'line'
  | 'keyword'
  | 'record'
  | 'parameter'
  | 'value'
  | 'type'
  | 'property'
  | 'svar'
  | 'number'
  | 'cost'
  | 'file'
  | 'card'
  | 'text';

/** Something that may be written at the cursor. */
export interface CompletionEntry {
  readonly label: string;
  readonly kind: EntryKind;
  /** A few words beside the label. */
  readonly detail?: string;
  /** What is written, without any placeholder. */
  readonly text: string;
  /** The same with places to fill in, in snippet syntax, for editors that know it. */
  readonly snippet?: string;
  /** What is written elsewhere along with it; it does not touch what is replaced. */
  readonly also?: TextEdit;
  /** Place in the list: smaller first, equal ones by label. */
  readonly rank: number;
  /** Something else is to be completed behind it. */
  readonly more?: boolean;
  /** What its documentation is looked up by; only made when it is shown. */
  readonly doc?: DocumentationKey;
}

export type DocumentationKey =
  | { readonly of: 'keyword'; readonly name: string }
  | { readonly of: 'record'; readonly kind: string; readonly name: string }
  | { readonly of: 'parameter'; readonly name: string; readonly kind?: string; readonly record?: string };

export interface Completion {
  /** What is replaced: the word at the cursor. It never reaches over a line end. */
  readonly span: Span;
  readonly entries: readonly CompletionEntry[];
  /** With more typed there may be others. */
  readonly incomplete?: boolean;
}

/** Text that stays as it is within a snippet. */
export function plain(text: string): string {
  return text.replace(/[\\$}]/g, String.raw`\$&`);
}

/** Words that stand in the order of a table or in none. */
export function words(names: Iterable<string>, kind: EntryKind, rank = 0, detail?: string): CompletionEntry[] {
  return [...names].map((name) => ({ label: name, kind, text: name, rank, ...(detail !== undefined && { detail }) }));
}

/** Words of which the most used come first. */
export function byUse(
  entries: Iterable<{ readonly name: string; readonly uses?: number }>,
  kind: EntryKind,
): CompletionEntry[] {
  const sorted = [...entries].sort((a, b) => (b.uses ?? 0) - (a.uses ?? 0));
  return sorted.map(({ name }, rank) => ({ label: name, kind, text: name, rank }));
}
