import type { RuleKeyword } from './keywords.ts';
import { compareRuleNumbers, parseRuleNumber } from './ruleNumber.ts';

/**
 * All the rules and subrules that Cardscript itself cites, in the order of the book.
 *
 * @param sources program texts in which numbers stand as `118.9a`
 */
export function citedNumbers(sources: readonly string[], keywords: readonly RuleKeyword[]): string[] {
  const found = new Set<string>();
  for (const source of sources)
    for (const [number] of source.matchAll(/\b[1-9]\d\d\.\d{1,3}[a-z]{0,2}\b/g)) found.add(number);
  for (const { cardTypes, repeats, variants = [] } of keywords) {
    for (const number of cardTypes.rules) found.add(number);
    if (repeats) found.add(repeats.rule);
    for (const { rule } of variants) found.add(rule);
  }
  // 113.6 stands in the sources for the subrules that the help on zones picks by their letters.
  for (const letter of 'abcdefghijkmnp') found.add(`113.6${letter}`);
  return [...found]
    .flatMap((text) => parseRuleNumber(text) ?? [])
    .filter(({ rule }) => rule !== undefined)
    .sort(compareRuleNumbers)
    .map(({ text }) => text);
}
