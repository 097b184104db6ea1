import type { RuleKeyword } from '../rules/keywords.ts';
import es from './es/keywords.json' with { type: 'json' };
import type { Say } from './say.ts';

/** What we say of a keyword ourselves, beside its rule. */
export type KeywordWords = Pick<RuleKeyword, 'summary' | 'paid' | 'afterwards' | 'note'>;

/** By the keyword's rule: `702.103`. A test holds it complete. */
export const spanishKeywords: Readonly<Record<string, KeywordWords>> = es;

export function keywordWords(keyword: RuleKeyword, { language }: Say): KeywordWords {
  return (language === 'es' ? spanishKeywords[keyword.rule] : undefined) ?? keyword;
}
