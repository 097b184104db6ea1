/** A rule's number taken apart: `702.103b` is section 702, rule 103, letter b. */
export interface RuleNumber {
  /** Written the usual way, without a full stop at the end. */
  readonly text: string;
  /** Three digits, as in `702`. */
  readonly section: string;
  /** Section and rule without letters, as in `702.103`; absent where only a section is named. */
  readonly rule?: string;
  /** One letter or two; `''` for the rule itself. */
  readonly letters: string;
}

const pattern = /^(?:(?:cr|rules?|reglas?)\s+)?(\d{3})(?:\.(\d{1,3})([a-z]{0,2})|)\.?$/i;

/**
 * Reads a number as people write it: `702.103b`, `702.103b.`, `CR 702.103B`, `rule 702.103`, `regla 113.6`, `702`.
 * @returns undefined for anything else
 */
export function parseRuleNumber(written: string): RuleNumber | undefined {
  const match = pattern.exec(written.trim());
  const section = match?.[1];
  if (section === undefined) return undefined;
  if (match?.[2] === undefined) return { text: section, section, letters: '' };
  const rule = `${section}.${match[2]}`;
  const letters = (match[3] ?? '').toLowerCase();
  return { text: rule + letters, section, rule, letters };
}

/** The rule that a subrule belongs to: `702.103` of `702.103b`. @param number in the usual writing, as in editions */
export function withoutLetters(number: string): string {
  return number.replace(/(?<![a-z])[a-z]+$/, '');
}

/** Book order: by section, then rule, then letters with `aa` behind `z`. For `Array.sort`. */
export function compareRuleNumbers(a: RuleNumber, b: RuleNumber): number {
  return (
    Number(a.section) - Number(b.section) ||
    ordinal(a) - ordinal(b) ||
    a.letters.length - b.letters.length ||
    (a.letters < b.letters ? -1 : a.letters > b.letters ? 1 : 0)
  );
}

function ordinal(number: RuleNumber): number {
  return number.rule === undefined ? -1 : Number(number.rule.slice(4));
}
