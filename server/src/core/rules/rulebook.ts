import { compareEditions, type Edition, type GlossaryEntry } from './edition.ts';
import { indexEdition, type EditionIndex, type SectionText } from './editionIndex.ts';
import { indexGameWords, type GameWords } from './gameWords.ts';
import { findRuleKeyword, keywordByRule, type RuleKeyword } from './keywords.ts';
import { createRuleMover, type RuleMover } from './movedRules.ts';
import { parseRuleNumber } from './ruleNumber.ts';
import { searchRules, type RuleHit, type RuleSearch } from './ruleSearch.ts';
import { partOfRule, type RulesLanguage, type RuleText } from './ruleText.ts';
import { spanishRules } from './spanish.ts';

export type { GameWord, GameWords } from './gameWords.ts';
export type { SectionText } from './editionIndex.ts';
export type { RuleHit } from './ruleSearch.ts';
export type { RulesLanguage, RuleText, SubruleText } from './ruleText.ts';

export interface SearchOptions {
  /** Most hits wanted; 20 by default. */
  readonly limit?: number;
}

/** Where rules are quoted from. Nothing in it changes: after an import, create another. */
export interface Rulebook {
  /** The imported English editions, newest first. */
  readonly editions: readonly Edition[];
  /** The edition that English text is quoted from; none until one is imported. */
  readonly inUse: Edition | undefined;
  /**
   * The rule or subrule of a number, in any usual writing (`702.103`, `CR 702.103b.`), as the edition in use counts.
   * @returns undefined where the text is not at hand in that language
   */
  lookup(number: string, language: RulesLanguage): RuleText | undefined;
  /**
   * A keyword's rule, found by its title, since numbers move between editions. Where the number differs from ours the
   * result says so in `movedFrom`.
   * @param keyword one of the table, or any English name of one
   */
  keyword(keyword: RuleKeyword | string, language: RulesLanguage): RuleText | undefined;
  /**
   * A rule that Cardscript cites, by our number: a keyword's is looked up by its title, any other by what it says. Where
   * the edition in use has it under another number the result says so in `movedFrom`.
   * @returns undefined where the text is not at hand, or that edition has no such rule
   */
  cited(number: string, language: RulesLanguage): RuleText | undefined;
  /** The same in English, and only where the edition in use has it under another number than we. */
  moved(number: string): RuleText | undefined;
  /** Whether a rule, subrule or section of that number is at hand in any language. */
  has(number: string): boolean;
  /** A section with all its rules, in English: `702`. */
  section(number: string): SectionText | undefined;
  /** A glossary entry by one of its terms, in English. */
  glossary(term: string): GlossaryEntry | undefined;
  /** The actions and terms of the edition in use, to be found in card text. */
  gameWords(): GameWords | undefined;
  /**
   * Numbers, titles, keywords in both languages, glossary terms and full text, the best first. Tolerant of spelling.
   * Without an edition it finds our keyword summaries and the Spanish texts.
   */
  search(query: string, options?: SearchOptions): RuleHit[];
}

export interface RulebookOptions {
  readonly editions?: readonly Edition[];
  /** Date of the edition to quote from; the newest by default, and where there is none of that date. */
  readonly useEdition?: string;
}

/** A rulebook with the texts that ship, some rules in Spanish, and the editions given. */
export function createRulebook({ editions = [], useEdition }: RulebookOptions = {}): Rulebook {
  const sorted = [...editions].sort(compareEditions);
  const inUse = sorted.find(({ date }) => date === useEdition) ?? sorted[0];
  let built: EditionIndex | undefined;
  const index = (): EditionIndex | undefined => (inUse ? (built ??= indexEdition(inUse)) : undefined);
  let search: RuleSearch | undefined;
  let words: GameWords | undefined;

  const lookup = (written: string, language: RulesLanguage): RuleText | undefined => {
    const number = parseRuleNumber(written);
    if (number?.rule === undefined) return undefined;
    if (language === 'en') return index()?.rule(number);
    const rule = spanishRules.get(number.rule);
    return rule && partOfRule(rule, number.text);
  };

  let moves: RuleMover | undefined;
  const mover = (): RuleMover | undefined => (inUse ? (moves ??= createRuleMover(inUse)) : undefined);

  const numberOf = (keyword: RuleKeyword): string | undefined => {
    const names = [keyword.en, ...(keyword.variants ?? []).map(({ name }) => name)];
    for (const name of names) {
      const number = index()?.numberOfTitle(name);
      if (number !== undefined) return number;
    }
    return undefined;
  };

  const under = (number: string | undefined, cited: string): RuleText | undefined => {
    const rule = number === undefined ? undefined : lookup(number, 'en');
    return rule && number !== cited ? { ...rule, movedFrom: cited } : rule;
  };

  const keywordRule = (keyword: RuleKeyword, language: RulesLanguage, letters = ''): RuleText | undefined => {
    if (language === 'es') return lookup(keyword.rule + letters, 'es');
    const number = numberOf(keyword);
    if (number === undefined) return undefined;
    const cited = keyword.rule + letters;
    return under(letters === '' ? number : mover()?.subruleOf(cited, number), cited);
  };

  const citedRule = (written: string, language: RulesLanguage): RuleText | undefined => {
    const number = parseRuleNumber(written);
    const keyword = keywordByRule(written);
    if (keyword) return keywordRule(keyword, language, number?.letters);
    if (language === 'es' || number?.rule === undefined) return lookup(written, language);
    return under(mover()?.numberOf(number.text), number.text);
  };

  return {
    editions: sorted,
    inUse,
    lookup,
    keyword(keyword, language) {
      const entry = typeof keyword === 'string' ? findRuleKeyword(keyword) : keyword;
      return entry && keywordRule(entry, language);
    },
    cited: citedRule,
    moved(written) {
      const rule = citedRule(written, 'en');
      return rule?.movedFrom === undefined ? undefined : rule;
    },
    has(written) {
      const number = parseRuleNumber(written);
      if (number?.rule === undefined) return inUse?.sections.some((one) => one.number === number?.section) ?? false;
      return index()?.has(number.text) === true || lookup(number.text, 'es') !== undefined;
    },
    section: (number) => index()?.section(number),
    glossary: (term) => index()?.glossary(term),
    gameWords() {
      const known = index();
      return known && (words ??= indexGameWords(known));
    },
    search(query, { limit = 20 } = {}) {
      search ??= searchRules({
        edition: inUse,
        numberOfKeyword: (keyword) => (inUse ? numberOf(keyword) : keyword.rule),
      });
      return search(query, limit);
    },
  };
}
