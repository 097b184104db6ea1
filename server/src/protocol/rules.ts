/**
 * The messages about the book of rules that client and server exchange beside those of the protocol. All are requests
 * from the client, but for the last. Types only, besides the names: a client may import it without the server.
 */

/** Looks something up: a number, a title in either language, a term, any words. Answered with `RuleChoice[]`. */
export const searchRules = 'cardscript/rules/search';
export interface SearchParams {
  readonly query: string;
  /** Most answers wanted; 50 by default. */
  readonly limit?: number;
}
export interface RuleChoice {
  readonly kind: 'section' | 'rule' | 'keyword' | 'glossary';
  readonly label: string;
  readonly description: string;
  readonly detail: string;
  /** `cardscript-rules:702.103b` */
  readonly address: string;
}

/** The page of the book on which a place is. Answered with `RulePage`, or null where the text is not at hand. */
export const rulePage = 'cardscript/rules/page';
export interface PageParams {
  /** What stands behind `cardscript-rules:` in an address: `702.103b`, `contents`, `glossary/TERM`. */
  readonly place: string;
}
export interface RulePage {
  /** The place by which the whole page is asked for: `702`. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly links: readonly PageLink[];
  readonly entries: readonly PageEntry[];
  /** Line of the place that was asked for; all lines are 0-based. */
  readonly line: number;
}
export interface PageLink {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly address: string;
}
export interface PageEntry {
  readonly name: string;
  readonly detail: string;
  readonly line: number;
  readonly endLine: number;
  readonly children: readonly PageEntry[];
}

/** A rule for a hover: its text, what cites it, which checks rest on it. Answered with Markdown or null. */
export const describeRule = 'cardscript/rules/describe';
export interface DescribeParams {
  readonly number: string;
}

/** What is kept. Answered with `Editions`. */
export const listEditions = 'cardscript/rules/editions';
export interface Editions {
  /** Where they are kept; null where this server keeps none. */
  readonly place: string | null;
  /** Newest first. */
  readonly editions: readonly { readonly id: string; readonly date: string; readonly inUse: boolean }[];
}

/**
 * Takes in the publisher's text file, of at most `largestRulesFile` bytes. Answered with
 * `ImportAnswer`, or null where the server itself failed, whose log says how.
 */
export const importRules = 'cardscript/rules/import';
export const largestRulesFile = 20_000_000;
export interface ImportParams {
  /** The bytes of the file, in Base64. */
  readonly content: string;
}
export type ImportAnswer =
  | {
      readonly ok: true;
      readonly date: string;
      readonly rules: number;
      readonly glossary: number;
      /** Lines that did not fit the layout; the server's log has them. */
      readonly oddities: number;
      readonly known: boolean;
    }
  /** Sentences for the user: what happened, and what to do. */
  | { readonly ok: false; readonly reason: string };

/**
 * Fetches the newest edition from the address in the settings. The client asks the user before. Progress is reported
 * under `workDoneToken`; cancelling the request cancels the download. Answered as above.
 */
export const downloadRules = 'cardscript/rules/download';
export interface DownloadParams {
  readonly workDoneToken?: string | number;
}

/** Chooses an edition, or with null the newest again. Answered with `Editions`. */
export const useEdition = 'cardscript/rules/use';
/** Removes one. Answered with `Editions`. */
export const removeEdition = 'cardscript/rules/remove';
export interface EditionParams {
  /** An id or a date. */
  readonly edition: string | null;
}

/** Notification of the server: pages and lists that were shown are out of date. */
export const rulesChanged = 'cardscript/rules/changed';

/** Beginning of the addresses of places in the book. */
export const rulesScheme = 'cardscript-rules';
