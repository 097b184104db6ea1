import { keywordWords } from '../../core/l10n/keywords.ts';
import { said, type Phrase, type Say } from '../../core/l10n/say.ts';
import { otherRuleNote } from '../../core/features/quotation.ts';
import { ruleToPlainText } from '../../core/rules/format.ts';
import { keywordByRule, spanishName, type RuleKeyword } from '../../core/rules/keywords.ts';
import { parseRuleNumber } from '../../core/rules/ruleNumber.ts';
import type { Rulebook, RulesLanguage } from '../../core/rules/rulebook.ts';

const languageNames: Readonly<Record<RulesLanguage, Phrase>> = { en: 'English', es: 'Spanish' };

export interface ShowOptions {
  /** Of the rules. */
  readonly language: RulesLanguage;
  readonly rulebook: Rulebook;
  /** Puts our own words into the language of the user. */
  readonly say: Say;
}

/**
 * What there is on a rule, for a terminal: its text where it is at hand in the language; else our summary of the
 * keyword it defines, with the text in the other language, marked as such. The number is that of the edition in use, or
 * the one by which Cardscript cites a rule that has moved since; where these are two rules, both are shown.
 *
 * @param number a rule or a subrule
 * @returns undefined where neither is at hand
 */
export function showRule(number: string, { language, rulebook, say }: ShowOptions): string | undefined {
  const text = rulebook.lookup(number, language);
  const moved = language === 'en' ? rulebook.moved(number) : undefined;
  const quoted = [text, moved].flatMap((one) => (one ? ruleToPlainText(one, say) : []));
  if (text && moved) quoted.splice(1, 0, otherRuleNote(moved, moved.number, say));
  if (quoted.length > 0) return quoted.join('\n\n');
  const other: RulesLanguage = language === 'en' ? 'es' : 'en';
  const otherText = rulebook.lookup(number, other);
  const keyword = keywordOf(number);
  if (!otherText && !keyword) return undefined;
  const names = { language: said(languageNames[language]), other: said(languageNames[other]) };
  const parts = keyword ? [keywordHeading(keyword), ...keywordSummary(keyword, say)] : [];
  if (otherText)
    parts.push(
      say('The {language} text of this rule is not at hand; here it is in {other}:', names),
      ruleToPlainText(otherText, say),
    );
  else parts.push(say('The {language} text of this rule is not at hand; the lines above are our own summary.', names));
  return parts.join('\n\n');
}

/** The same for a keyword, which an edition may have under another number. */
export function showKeyword(keyword: RuleKeyword, options: ShowOptions): string | undefined {
  const text = options.rulebook.keyword(keyword, options.language);
  return text ? ruleToPlainText(text, options.say) : showRule(keyword.rule, options);
}

/** `702.103. Bestow (Concesión)` */
export function keywordHeading(keyword: RuleKeyword): string {
  const spanish = spanishName(keyword);
  return `${keyword.rule}. ${keyword.en}${spanish === null ? '' : ` (${spanish})`}`;
}

function keywordSummary(keyword: RuleKeyword, say: Say): string[] {
  const { summary, note } = keywordWords(keyword, say);
  return note === undefined ? [summary] : [summary, say('Note: {note}', { note })];
}

/** The keyword that a rule, or a subrule that it has, is about. */
function keywordOf(number: string): RuleKeyword | undefined {
  const letters = parseRuleNumber(number)?.letters ?? '';
  const keyword = keywordByRule(number);
  return keyword && (letters === '' || keyword.subrules.includes(letters)) ? keyword : undefined;
}
