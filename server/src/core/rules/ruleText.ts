export type RulesLanguage = 'en' | 'es';

export interface SubruleText {
  /** With its letter, as in `702.103b`. */
  readonly number: string;
  readonly text: string;
  /** Each begins with the word for "example" and a colon, as in the source. */
  readonly examples: readonly string[];
}

/** A rule of the Comprehensive Rules, or some of its subrules, quoted word for word. */
export interface RuleText {
  /** The number that was looked up: `702.103`, or `702.103b` where only that subrule is quoted. */
  readonly number: string;
  /** Heading of the rule, where it has one. */
  readonly title?: string;
  /** The heading in the language that the text is not in, where known. */
  readonly otherTitle?: string;
  /** Text of the rule itself, before its subrules. */
  readonly text?: string;
  /** Examples that belong to `text`. */
  readonly examples?: readonly string[];
  readonly subrules: readonly SubruleText[];
  readonly language: RulesLanguage;
  /** To be named with every quotation. */
  readonly source: string;
  /** Date on which the edition takes effect, `YYYY-MM-DD`, where the text is from an edition. */
  readonly edition?: string;
  /** Our number for it, where the edition has it under another. */
  readonly movedFrom?: string;
}

/**
 * The part of a rule that a number names: the whole rule, or one subrule with its examples; all of that number, where
 * an edition has a number twice.
 * @param number without a full stop at the end, in lower case
 */
export function partOfRule(rule: RuleText, number: string): RuleText | undefined {
  if (number === rule.number) return rule;
  const subrules = rule.subrules.filter((one) => one.number === number);
  if (subrules.length === 0) return undefined;
  const part: { -readonly [Key in keyof RuleText]: RuleText[Key] } = { ...rule, number, subrules };
  delete part.text;
  delete part.examples;
  return part;
}
