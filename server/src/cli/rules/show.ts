import { ruleToPlainText } from '../../core/rules/format.ts';
import { keywordByRule, type RuleKeyword } from '../../core/rules/keywords.ts';
import { parseRuleNumber } from '../../core/rules/ruleNumber.ts';
import type { Rulebook, RulesLanguage } from '../../core/rules/rulebook.ts';

const languageNames: Readonly<Record<RulesLanguage, string>> = { en: 'English', es: 'Spanish' };

/**
 * What there is on a rule, for a terminal: its text where it is at hand in the language; else our summary of the
 * keyword it defines, with the text in the other language, marked as such.
 *
 * @param number a rule or a subrule
 * @returns undefined where neither is at hand
 */
export function showRule(number: string, language: RulesLanguage, rulebook: Rulebook): string | undefined {
  const text = rulebook.lookup(number, language);
  if (text) return ruleToPlainText(text);
  const other: RulesLanguage = language === 'en' ? 'es' : 'en';
  const otherText = rulebook.lookup(number, other);
  const keyword = keywordOf(number);
  if (!otherText && !keyword) return undefined;
  const missing = `The ${languageNames[language]} text of this rule is not at hand`;
  const parts = keyword ? [keywordHeading(keyword), ...keywordSummary(keyword)] : [];
  if (otherText) parts.push(`${missing}; here it is in ${languageNames[other]}:`, ruleToPlainText(otherText));
  else parts.push(`${missing}; the lines above are our own summary.`);
  return parts.join('\n\n');
}

/** The same for a keyword, which an edition may have under another number. */
export function showKeyword(keyword: RuleKeyword, language: RulesLanguage, rulebook: Rulebook): string | undefined {
  const text = rulebook.keyword(keyword, language);
  return text ? ruleToPlainText(text) : showRule(keyword.rule, language, rulebook);
}

/** `702.103. Bestow (Concesión)` */
export function keywordHeading({ rule, en, es }: RuleKeyword): string {
  return `${rule}. ${en}${es === null ? '' : ` (${es})`}`;
}

function keywordSummary({ summary, note }: RuleKeyword): string[] {
  return note === undefined ? [summary] : [summary, `Note: ${note}`];
}

/** The keyword that a rule, or a subrule that it has, is about. */
function keywordOf(number: string): RuleKeyword | undefined {
  const letters = parseRuleNumber(number)?.letters ?? '';
  const keyword = keywordByRule(number);
  return keyword && (letters === '' || keyword.subrules.includes(letters)) ? keyword : undefined;
}
