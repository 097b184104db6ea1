import { parseRuleNumber } from './ruleNumber.ts';
import { partOfRule, type RulesLanguage, type RuleText } from './ruleText.ts';
import { spanishRules } from './spanish.ts';

export type { RulesLanguage, RuleText, SubruleText } from './ruleText.ts';

/** Where rules are quoted from. */
export interface Rulebook {
  /**
   * The rule or subrule of a number, in any usual writing (`702.103`, `CR 702.103b.`).
   * @returns undefined where the text is not at hand in that language
   */
  lookup(number: string, language: RulesLanguage): RuleText | undefined;
}

/** A rulebook with the texts that ship: some rules in Spanish. */
export function createRulebook(): Rulebook {
  return {
    lookup(written, language) {
      const number = parseRuleNumber(written);
      if (number?.rule === undefined || language !== 'es') return undefined;
      const rule = spanishRules.get(number.rule);
      return rule && partOfRule(rule, number.text);
    },
  };
}
