import { keywordWords } from '../l10n/keywords.ts';
import { inEnglish, type Say } from '../l10n/say.ts';
import { foldName } from '../rules/foldName.ts';
import type { RuleHit, Rulebook } from '../rules/rulebook.ts';
import { ruleAddress } from './ruleAddress.ts';

/** A place in the rules to choose from, for a list. */
export interface RuleChoice {
  readonly kind: RuleHit['kind'];
  /** The number and the title where it has one, or the term of the glossary. */
  readonly label: string;
  /** What it belongs to; may be empty. */
  readonly description: string;
  /** A stretch of its text, in one line, around the first word that was looked for. */
  readonly detail: string;
  readonly address: string;
}

export interface FindOptions {
  /** 50 by default. */
  readonly limit?: number | undefined;
  /** Most characters of `detail`; 160 by default. */
  readonly width?: number | undefined;
  /** In which language our own words are; in English by default. */
  readonly say?: Say | undefined;
}

/** Looks up numbers, titles, terms and texts in both languages, the best first; without a query the sections. */
export function findRules(
  rulebook: Rulebook,
  query: string,
  { limit = 50, width = 160, say = inEnglish }: FindOptions = {},
): RuleChoice[] {
  if (query.trim() === '') return sections(rulebook);
  return rulebook.search(query, { limit }).map((hit) => toChoice(hit, query, width, say));
}

function sections({ inUse }: Rulebook): RuleChoice[] {
  const titles = new Map(inUse?.chapters.map(({ number, title }) => [number, title]));
  return (inUse?.sections ?? []).map(({ number, title }) => ({
    kind: 'section',
    label: `${number} ${title}`,
    description: titles.get(number.charAt(0)) ?? '',
    detail: '',
    address: ruleAddress(number),
  }));
}

function toChoice(hit: RuleHit, query: string, width: number, say: Say): RuleChoice {
  const { kind, number, title, keyword } = hit;
  const detail = excerpt(keyword ? keywordWords(keyword, say).summary : hit.text, query, width);
  if (number === undefined) return { kind, label: title, description: '', detail, address: termAddress(title) };
  const address = ruleAddress(number);
  // The title above a subrule belongs to its rule.
  if (kind === 'rule' && title !== '' && /[a-z]$/.test(number))
    return { kind, label: number, description: title, detail, address };
  return { kind, label: title === '' ? number : `${number} ${title}`, description: '', detail, address };
}

/** Where an entry of the glossary is to be read. */
export function termAddress(term: string): string {
  return ruleAddress(`glossary/${encodeURIComponent(term)}`);
}

/** At most `width` characters of a text, from a little before the first word of the query that stands in it. */
export function excerpt(text: string, query: string, width: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= width) return line;
  const folded = line.toLowerCase();
  const places = foldName(query)
    .split(' ')
    .filter((word) => word.length > 2)
    .map((word) => folded.indexOf(word))
    .filter((at) => at >= 0);
  const hit = places.length === 0 ? 0 : Math.min(...places);
  let start = Math.max(0, Math.min(hit - Math.floor(width / 4), line.length - width));
  // From the beginning of a word.
  if (start > 0) start = line.indexOf(' ', start) + 1;
  const end = start + width < line.length ? line.lastIndexOf(' ', start + width) : line.length;
  return `${start > 0 ? '… ' : ''}${line.slice(start, end > start ? end : start + width)}${end < line.length ? ' …' : ''}`;
}
