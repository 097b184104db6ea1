import { keywordWords } from '../l10n/keywords.ts';
import type { Say } from '../l10n/say.ts';
import { linkNumber, ruleToMarkdown, sourceOfRule } from '../rules/format.ts';
import { keywordByRule } from '../rules/keywords.ts';
import { parseRuleNumber, withoutLetters } from '../rules/ruleNumber.ts';
import type { Rulebook, RulesLanguage, RuleText } from '../rules/rulebook.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import type { HoverOptions } from './hover.ts';

interface QuotationOptions {
  /** Where only these subrules are wanted. */
  readonly letters?: readonly string[];
  /** For a quotation below a heading that names the rule. */
  readonly untitled?: boolean;
}

/**
 * The text of a rule that Cardscript cites, in the wanted language, or in the other one where only that is at hand,
 * which is then said.
 *
 * @returns paragraphs of Markdown, none where no text is at hand
 */
export function quotation(
  number: string,
  options: HoverOptions,
  { letters, untitled }: QuotationOptions = {},
): string[] {
  const quote = (language: RulesLanguage): RuleText | undefined =>
    letters ? citedSubrules(options.rulebook, number, letters, language) : options.rulebook.cited(number, language);
  const [wanted, other] = options.language === 'en' ? (['en', 'es'] as const) : (['es', 'en'] as const);
  const text = quote(wanted);
  const substitute = text ?? quote(other);
  if (!substitute) return [];
  const { title, ...body } = substitute;
  const quoted = title === undefined || untitled ? body : { ...body, title };
  const note = text ? '' : `${substituteNote(options)}  \n`;
  const parts = ['---', note + ruleToMarkdown(quoted, options.ruleLink, options.say)];
  // The Spanish text is somebody's translation: the official one is a step away where it is at hand.
  const official = substitute.language === 'es' ? options.rulebook.cited(number, 'en') : undefined;
  const link = official && linkNumber(official.number, options.ruleLink);
  if (official && link !== official.number) parts.push(`${link} (${sourceOfRule(official, options.say)})`);
  return parts;
}

/** The rule of a number as a reader of the edition in use counts; our summary of a keyword where no text is at hand. */
export function quoteNumber(written: string, options: HoverOptions): string | undefined {
  const { rulebook, language, ruleLink, say } = options;
  const text = rulebook.lookup(written, language) ?? rulebook.lookup(written, 'en');
  const moved = rulebook.moved(written);
  const quoted = text ?? moved ?? rulebook.lookup(written, 'es');
  if (quoted) {
    const parts = [ruleToMarkdown(quoted, ruleLink, say)];
    if (moved && text?.language === 'en')
      parts.push(`*${otherRuleNote(moved, linkNumber(moved.number, ruleLink), say)}*`);
    return parts.join('\n\n');
  }
  const number = parseRuleNumber(written);
  if (!number) return undefined;
  if (number.rule === undefined) return describeSection(number.section, options);
  if (rulebook.inUse) return undefined;
  const keyword = keywordByRule(number.text);
  if (!keyword || (number.letters !== '' && !keyword.subrules.includes(number.letters))) return undefined;
  return `**${keyword.rule}. ${keyword.en}**\n\n${keywordWords(keyword, say).summary}`;
}

/** That the edition in use has what Cardscript cites by a number under another, and something else under this one. */
export function otherRuleNote({ movedFrom = '' }: RuleText, number: string, say: Say): string {
  return say('What Cardscript cites as {movedFrom} is {number} in this edition.', { movedFrom, number });
}

function describeSection(number: string, options: HoverOptions): string | undefined {
  const section = options.rulebook.section(number);
  if (!section) return undefined;
  const { heading, chapter } = section;
  const title = `**${linkNumber(number, options.ruleLink)}. ${escapeMarkdown(heading.title)}**`;
  const above = chapter ? [escapeMarkdown(`${chapter.number}. ${chapter.title}`)] : [];
  return [title, ...above, editionNote(options)].join('\n\n');
}

/** The source and the day of the edition that English text is quoted from. */
export function editionNote({ rulebook, say }: HoverOptions): string {
  const edition = rulebook.inUse && { edition: rulebook.inUse.date };
  return `— ${sourceOfRule({ source: 'Comprehensive Rules', ...edition }, say)}`;
}

function substituteNote({ language, rulebook, say }: HoverOptions): string {
  if (language === 'es') return `*${say('The rule in English (there is no text in Spanish):')}*`;
  return rulebook.inUse
    ? `*${say('The rule in Spanish (the edition in use does not have it):')}*`
    : `*${say('The rule in Spanish (no English edition at hand):')}*`;
}

/** The subrules may have moved each by itself; the rule they belong to is that of the first. */
function citedSubrules(
  rulebook: Rulebook,
  number: string,
  letters: readonly string[],
  language: RulesLanguage,
): RuleText | undefined {
  const found = letters.map((letter) => rulebook.cited(number + letter, language)).filter((rule) => rule !== undefined);
  const [first] = found;
  if (!first) return undefined;
  const subrules = found.flatMap((rule) => rule.subrules);
  return {
    ...first,
    number: withoutLetters(first.number),
    subrules,
    ...(first.movedFrom && { movedFrom: number }),
  };
}
