import { inEnglish, type Say } from '../l10n/say.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import { citationsIn } from './citations.ts';
import { withoutLetters } from './ruleNumber.ts';
import type { RuleText } from './ruleText.ts';

/**
 * A rule as plain text, subrule by subrule, ending with a line that names the source.
 * @returns several lines joined by `\n`, without one at the end
 */
export function ruleToPlainText(rule: RuleText, say: Say = inEnglish): string {
  return render(rule, say, {
    heading: (number, title) => `${number}. ${title}`,
    paragraph: (number, text) => `${number} ${text}`,
    example: (text) => `    ${text}`,
    note: (text) => text,
    source: (text) => `— ${text}`,
  });
}

/** The address that a rule's number leads to; none where it leads nowhere. */
export type RuleLink = (number: string) => string | undefined;

/**
 * The same as Markdown: numbers in bold, examples as quotations. Nothing in the quoted text can act as Markdown.
 *
 * @param link makes links of the numbers, of the rule itself and of those it cites; without it they are plain
 */
export function ruleToMarkdown(rule: RuleText, link?: RuleLink, say: Say = inEnglish): string {
  const cite = (text: string): string => linkCitations(text, link);
  const numbered = (number: string): string => linkNumber(number, link);
  return render(rule, say, {
    heading: (number, title) => `**${numbered(number)}. ${escapeMarkdown(title)}**`,
    paragraph: (number, text) => `**${numbered(number)}** ${cite(text)}`,
    example: (text) => `> ${cite(text).replaceAll('\n', '\n> ')}`,
    note: (text) => `*${escapeMarkdown(text)}*`,
    source: (text) => `— ${escapeMarkdown(text)}`,
  });
}

/** Text as `escapeMarkdown` gives it, with the numbers of rules that it cites as links. */
export function linkCitations(text: string, link: RuleLink | undefined): string {
  if (!link) return escapeMarkdown(text);
  let linked = '';
  let done = 0;
  for (const { number, start, end } of citationsIn(text)) {
    const address = link(number);
    if (address === undefined) continue;
    linked += `${escapeMarkdown(text.slice(done, start))}[${text.slice(start, end)}](${address})`;
    done = end;
  }
  return linked + escapeMarkdown(text.slice(done));
}

/** A number, as a link where it leads somewhere. */
export function linkNumber(number: string, link: RuleLink | undefined): string {
  const address = link?.(number);
  return address === undefined ? number : `[${number}](${address})`;
}

/** What the source line says: the source, and the edition where the text is from one. */
export function sourceOfRule({ source, edition }: Pick<RuleText, 'source' | 'edition'>, say: Say = inEnglish): string {
  return edition === undefined ? source : say('{source}, edition effective {edition}', { source, edition });
}

interface Style {
  readonly heading: (number: string, title: string) => string;
  readonly paragraph: (number: string, text: string) => string;
  readonly example: (text: string) => string;
  readonly note: (text: string) => string;
  readonly source: (text: string) => string;
}

function render(rule: RuleText, say: Say, style: Style): string {
  const parts: string[] = [];
  if (rule.title !== undefined) {
    const other = rule.otherTitle === undefined ? '' : ` (${rule.otherTitle})`;
    // The heading stands above the whole rule, also where only one subrule of it is quoted.
    parts.push(style.heading(withoutLetters(rule.number), rule.title + other));
  }
  if (rule.text !== undefined) parts.push(style.paragraph(rule.number, rule.text));
  for (const example of rule.examples ?? []) parts.push(style.example(example));
  for (const { number, text, examples } of rule.subrules) {
    parts.push(style.paragraph(number, text));
    for (const example of examples) parts.push(style.example(example));
  }
  if (rule.movedFrom !== undefined) {
    const { number, movedFrom } = rule;
    parts.push(
      style.note(say('Number {number} in this edition; cited elsewhere as {movedFrom}.', { number, movedFrom })),
    );
  }
  parts.push(style.source(sourceOfRule(rule, say)));
  return parts.join('\n\n');
}
