/** A heading of the book: a chapter (`1`) or a section (`100`). */
export interface Heading {
  readonly number: string;
  readonly title: string;
}

/** A numbered rule or subrule of an edition, word for word. */
export interface EditionRule {
  /** `702.103` or `702.103b`. */
  readonly number: string;
  /** A keyword's rule is only a title: then it stands here, and `text` is empty. */
  readonly title?: string;
  /** One line, or several joined by `\n` where the edition itself continues a rule on a line of its own. */
  readonly text: string;
  readonly examples: readonly string[];
}

export interface GlossaryEntry {
  /** The first line, with all the terms it holds. */
  readonly term: string;
  /** Lines joined by `\n`: numbered senses stand on lines of their own. */
  readonly text: string;
}

/** An edition of the Comprehensive Rules, taken apart. */
export interface Edition {
  /** Day on which it takes effect, `YYYY-MM-DD`. */
  readonly date: string;
  /** Short hash of the text whatever its encoding and line ends: two texts of one date are told apart by it. */
  readonly hash: string;
  readonly chapters: readonly Heading[];
  readonly sections: readonly Heading[];
  /** Rules and subrules in the order of the book. */
  readonly rules: readonly EditionRule[];
  readonly glossary: readonly GlossaryEntry[];
  readonly introduction: readonly string[];
  readonly credits: readonly string[];
}

/** Newest first; of two texts of one date the order is fixed but means nothing. For `Array.sort`. */
export function compareEditions(a: Edition, b: Edition): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.hash < b.hash ? -1 : a.hash > b.hash ? 1 : 0;
}
