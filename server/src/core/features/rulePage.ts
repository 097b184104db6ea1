/** The book of rules, a page at a time: plain text with the places in it that lead elsewhere. */
import { inEnglish, type Say } from '../l10n/say.ts';
import type { Edition, EditionRule, Heading } from '../rules/edition.ts';
import { sourceOfRule } from '../rules/format.ts';
import { ruleKeywords, spanishName } from '../rules/keywords.ts';
import { parseRuleNumber, withoutLetters } from '../rules/ruleNumber.ts';
import type { Rulebook } from '../rules/rulebook.ts';
import { spanishRules } from '../rules/spanish.ts';
import { PageBuilder, type NavigationItem, type RulePage } from './pageBuilder.ts';

export type { PageEntry, PageLink, RulePage } from './pageBuilder.ts';

/**
 * The page on which something stands.
 *
 * @param place a number in any usual writing, or one by which Cardscript cites a rule that has moved; `contents`, `introduction`, `glossary`, `glossary/TERM` (percent-encoded)
 *   or `credits`
 * @returns undefined where it is in no text at hand
 */
export function rulePage(rulebook: Rulebook, place: string, say: Say = inEnglish): RulePage | undefined {
  const edition = rulebook.inUse;
  const [name = '', term] = place.split('/');
  const number = parseRuleNumber(name);
  if (number && edition) {
    const isThere = number.rule === undefined || rulebook.lookup(number.text, 'en');
    const found = isThere ? number : (parseRuleNumber(rulebook.moved(number.text)?.number ?? '') ?? number);
    return sectionPage(rulebook, edition, found.section, found.text, say);
  }
  if (number) return spanishPage(number.section, number.text);
  if (!edition) return undefined;
  switch (name) {
    case 'contents':
    case '':
      return contentsPage(edition, say);
    case 'glossary':
      return glossaryPage(edition, rulebook, term, say);
    case 'introduction':
      return proseHead(edition, 'introduction', say('Introduction'), edition.introduction, say);
    case 'credits':
      return proseHead(edition, 'credits', say('Credits'), edition.credits, say);
    default:
      return /^[1-9]$/.test(name) ? contentsPage(edition, say, name) : undefined;
  }
}

function sectionPage(
  rulebook: Rulebook,
  edition: Edition,
  section: string,
  wanted: string,
  say: Say,
): RulePage | undefined {
  const at = edition.sections.findIndex(({ number }) => number === section);
  const heading = edition.sections[at];
  if (!heading) return undefined;
  const page = new PageBuilder((number) => rulebook.has(number));
  const chapter = edition.chapters.find(({ number }) => section.startsWith(number));
  page.add(`${section}. ${heading.title}`);
  page.add([chapter && `${chapter.number}. ${chapter.title}`, note(edition, say)].filter(Boolean).join(' · '));
  page.navigation([
    ...neighbour('‹ ', edition.sections[at - 1], ''),
    [say('Contents'), 'contents'],
    [say('Glossary'), 'glossary'],
    ...neighbour('', edition.sections[at + 1], ' ›'),
  ]);
  const names = spanishNames();
  // The translation counts as we do; in an edition the same rule may have another number.
  const translated = new Map([...spanishRules.values()].map((one) => [rulebook.cited(one.number, 'en')?.number, one]));
  const rules = edition.rules.filter(({ number }) => number.startsWith(`${section}.`));
  for (const rule of rules) {
    if (/[a-z]$/.test(rule.number)) page.subrule(rule);
    else page.rule(rule, rule.title === undefined ? undefined : names.get(rule.title.toLowerCase()));
    const spanish = lastOf(rules, rule) ? translated.get(withoutLetters(rule.number)) : undefined;
    if (spanish) page.beside(spanish);
  }
  return page.build(section, `${section} ${heading.title}`, wanted);
}

/** Without an edition only the rules that ship in Spanish. */
function spanishPage(section: string, wanted: string): RulePage | undefined {
  const rules = [...spanishRules.values()].filter(({ number }) => number.startsWith(`${section}.`));
  const [first] = rules;
  if (!first) return undefined;
  const page = new PageBuilder((number) => spanishRules.has(parseRuleNumber(number)?.rule ?? ''));
  page.add(section);
  page.add(sourceOfRule(first));
  for (const { number, title, text = '', examples = [], subrules } of rules) {
    page.rule({ number, ...(title !== undefined && { title }), text, examples });
    for (const subrule of subrules) page.subrule(subrule);
  }
  return page.build(section, section, wanted);
}

function contentsPage(edition: Edition, say: Say, chapterWanted = ''): RulePage {
  const page = new PageBuilder(() => false);
  page.add('Comprehensive Rules');
  page.add(note(edition, say));
  page.navigation([
    [say('Introduction'), 'introduction'],
    [say('Glossary'), 'glossary'],
    [say('Credits'), 'credits'],
  ]);
  for (const chapter of edition.chapters) {
    page.entry(chapter.number, `${chapter.number}. ${chapter.title}`, '');
    for (const { number, title } of edition.sections.filter((one) => one.number.startsWith(chapter.number)))
      page.item(number, `${number}. ${title}`, number);
  }
  return page.build('contents', 'Comprehensive Rules', chapterWanted);
}

function glossaryPage(edition: Edition, rulebook: Rulebook, term: string | undefined, say: Say): RulePage {
  const page = new PageBuilder((number) => rulebook.has(number));
  page.add(say('Glossary'));
  page.add(note(edition, say));
  page.navigation([[say('Contents'), 'contents']]);
  for (const entry of edition.glossary) {
    page.entry(entry.term, entry.term, '');
    for (const line of entry.text.split('\n')) page.cite(line);
  }
  const wanted = term === undefined ? '' : decodeTerm(term);
  return page.build('glossary', say('Glossary'), rulebook.glossary(wanted)?.term ?? wanted);
}

function proseHead(edition: Edition, name: string, title: string, paragraphs: readonly string[], say: Say): RulePage {
  const page = new PageBuilder(() => false);
  page.add(title);
  page.add(note(edition, say));
  page.navigation([[say('Contents'), 'contents']]);
  for (const paragraph of paragraphs) {
    page.add('');
    page.add(paragraph);
  }
  return page.build(name, title, '');
}

function neighbour(before: string, section: Heading | undefined, after: string): NavigationItem[] {
  return section ? [[`${before}${section.number} ${section.title}${after}`, section.number]] : [];
}

function note({ date }: Edition, say: Say): string {
  return sourceOfRule({ source: 'Comprehensive Rules', edition: date }, say);
}

function spanishNames(): ReadonlyMap<string, string> {
  return new Map(
    ruleKeywords.flatMap((keyword) => {
      const name = spanishName(keyword);
      return name === null ? [] : [[keyword.en.toLowerCase(), name] as const];
    }),
  );
}

/** Whether a rule, with its subrules, ends here. */
function lastOf(rules: readonly EditionRule[], rule: EditionRule): boolean {
  const base = withoutLetters(rule.number);
  const next = rules[rules.indexOf(rule) + 1];
  return !next || withoutLetters(next.number) !== base;
}

function decodeTerm(term: string): string {
  try {
    return decodeURIComponent(term);
  } catch {
    return term;
  }
}
