/** Scheme of the addresses under which editors show the book of rules. */
export const rulesScheme = 'cardscript-rules';

/** Where a rule, a subrule or a section is to be read: `cardscript-rules:702.103b`. */
export function ruleAddress(number: string): string {
  return `${rulesScheme}:${number}`;
}
