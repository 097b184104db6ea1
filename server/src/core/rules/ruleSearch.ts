import { spanishKeywords } from '../l10n/keywords.ts';
import type { Edition } from './edition.ts';
import { ruleKeywords, spanishName, type RuleKeyword } from './keywords.ts';
import { parseRuleNumber } from './ruleNumber.ts';
import type { RulesLanguage } from './ruleText.ts';
import { buildSearchIndex, type SearchDocument } from './searchIndex.ts';
import { spanishRules } from './spanish.ts';

/** Something that a search of the rules found. */
export interface RuleHit {
  readonly kind: 'section' | 'rule' | 'keyword' | 'glossary';
  /** Absent for glossary entries. */
  readonly number?: string;
  /** Title of the section, of the rule or of the rule above, or the glossary's term; may be empty. */
  readonly title: string;
  /** The whole text; for a keyword our summary, for a section nothing. */
  readonly text: string;
  readonly language: RulesLanguage;
  /** The one of our table that it is. */
  readonly keyword?: RuleKeyword;
}

export type RuleSearch = (query: string, limit: number) => RuleHit[];

export interface SearchSources {
  readonly edition: Edition | undefined;
  /** The keyword's number in that edition; undefined where the edition does not have it yet. */
  readonly numberOfKeyword: (keyword: RuleKeyword) => string | undefined;
}

/** Prepares a search over an edition, our keyword table and the Spanish texts. */
export function searchRules({ edition, numberOfKeyword }: SearchSources): RuleSearch {
  const keywords = ruleKeywords.map((keyword): RuleHit => {
    const names = [keyword.en, spanishName(keyword)].filter((name) => name !== null);
    return {
      kind: 'keyword',
      number: numberOfKeyword(keyword) ?? keyword.rule,
      title: names.join(' · '),
      text: keyword.summary,
      language: 'en',
      keyword,
    };
  });
  const ofKeywords = new Set(keywords.map(({ number }) => number));
  const hits = [
    ...keywords,
    // The keyword itself stands for the title that is all there is to its rule.
    ...hitsOfEdition(edition).filter(
      ({ kind, number, text }) => kind !== 'rule' || text !== '' || !ofKeywords.has(number),
    ),
    ...hitsInSpanish(),
  ];
  const byWords = buildSearchIndex(hits.map(toDocument));
  return (query, limit) => {
    const byNumber = hitsByNumber(hits, query);
    if (byNumber) return byNumber.slice(0, limit);
    return byWords.search(query, limit).map(({ document }) => document.key);
  };
}

/** The words that describe a keyword are ours and few, so all its names may be found by a title's weight. */
function toDocument(hit: RuleHit): SearchDocument<RuleHit> {
  const isSubrule = hit.kind === 'rule' && /[a-z]$/.test(hit.number ?? '');
  // The title above a subrule belongs to its rule: here it is worth no more than a word of the text.
  return isSubrule
    ? { key: hit, title: '', text: `${hit.title} ${hit.text}` }
    : { key: hit, title: hit.title, text: [hit.text, hit.keyword && inSpanish(hit.keyword)].join(' ') };
}

const inSpanish = ({ rule }: RuleKeyword): string => spanishKeywords[rule]?.summary ?? '';

function hitsOfEdition(edition: Edition | undefined): RuleHit[] {
  if (!edition) return [];
  const sections = edition.sections.map(({ number, title }): RuleHit => ({
    kind: 'section',
    number,
    title,
    text: '',
    language: 'en',
  }));
  let above = '';
  const rules = edition.rules.map(({ number, title, text, examples }): RuleHit => {
    if (!/[a-z]$/.test(number)) above = title ?? '';
    return { kind: 'rule', number, title: above, text: [text, ...examples].join('\n'), language: 'en' };
  });
  const glossary = edition.glossary.map(({ term, text }): RuleHit => ({
    kind: 'glossary',
    title: term,
    text,
    language: 'en',
  }));
  return [...sections, ...rules, ...glossary];
}

function hitsInSpanish(): RuleHit[] {
  const hits: RuleHit[] = [];
  for (const { number, title = '', text, subrules } of spanishRules.values()) {
    if (text !== undefined) hits.push({ kind: 'rule', number, title, text, language: 'es' });
    for (const { number: subrule, text, examples } of subrules) {
      hits.push({ kind: 'rule', number: subrule, title, text: [text, ...examples].join('\n'), language: 'es' });
    }
  }
  return hits;
}

/** What has the number, and what stands below it; undefined where the query is no number. */
function hitsByNumber(hits: readonly RuleHit[], query: string): RuleHit[] | undefined {
  const number = parseRuleNumber(query);
  if (!number) return undefined;
  const below = number.rule === undefined ? /^\.\d+$/ : /^[a-z]{1,2}$/;
  const found = hits.filter((hit) => {
    if (hit.number === undefined || !hit.number.startsWith(number.text)) return false;
    const rest = hit.number.slice(number.text.length);
    return rest === '' || below.test(rest);
  });
  return found.sort((a, b) => (a.number?.length ?? 0) - (b.number?.length ?? 0));
}
