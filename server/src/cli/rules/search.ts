import { foldName } from '../../core/rules/foldName.ts';
import { findRuleKeywordByAnyName, ruleKeywords, type RuleKeyword } from '../../core/rules/keywords.ts';
import type { RuleText } from '../../core/rules/rulebook.ts';
import { suggest } from '../../core/vocab/suggest.ts';
import { keywordHeading } from './show.ts';

export interface SearchResult {
  /** The keyword whose name is just what was looked for. */
  readonly exact: RuleKeyword | undefined;
  /** A line for each other place where all the words stand, best first. */
  readonly lines: readonly string[];
}

/** Looks for words in names, titles and summaries of keywords, and in the rules whose texts are at hand. */
export function searchRules(words: string, texts: Iterable<RuleText>): SearchResult {
  const wanted = foldName(words).split(' ').filter(Boolean);
  const holds = (text: string): boolean => {
    const folded = foldName(text);
    return wanted.every((word) => folded.includes(word));
  };
  const exact = findRuleKeywordByAnyName(words);
  const others = ruleKeywords.filter((keyword) => keyword !== exact);
  const named = others.filter((keyword) => namesOf(keyword).some(holds));
  const told = others.filter((keyword) => !named.includes(keyword) && holds(keyword.summary));
  const lines = [...named, ...told].map((keyword) => `${keywordHeading(keyword)}: ${keyword.summary}`);
  for (const { number, text = '', subrules } of texts) {
    if (holds(text)) lines.push(`${number} ${text}`);
    for (const subrule of subrules) if (holds(subrule.text)) lines.push(`${subrule.number} ${subrule.text}`);
  }
  return { exact, lines };
}

/** The name of a keyword that a misspelt one may have meant. */
export function nearestName(words: string): string | undefined {
  return suggest(words, ruleKeywords.flatMap(namesOf), { max: 1 })[0];
}

function namesOf({ en, es, variants = [] }: RuleKeyword): string[] {
  return [en, ...(es === null ? [] : [es]), ...variants.map(({ name }) => name)];
}
