import type { RuleText } from './ruleText.ts';

/**
 * A rule as plain text, subrule by subrule, ending with a line that names the source.
 * @returns several lines joined by `\n`, without one at the end
 */
export function ruleToPlainText(rule: RuleText): string {
  return render(rule, {
    heading: (number, title) => `${number}. ${title}`,
    paragraph: (number, text) => `${number} ${text}`,
    example: (text) => `    ${text}`,
    note: (text) => text,
    source: (text) => `— ${text}`,
  });
}

/**
 * The same as Markdown: numbers in bold, examples as quotations. Nothing in the quoted text can act as Markdown.
 */
export function ruleToMarkdown(rule: RuleText): string {
  return render(rule, {
    heading: (number, title) => `**${number}. ${escapeMarkdown(title)}**`,
    paragraph: (number, text) => `**${number}** ${escapeMarkdown(text)}`,
    example: (text) => `> ${escapeMarkdown(text).replaceAll('\n', '\n> ')}`,
    note: (text) => `*${escapeMarkdown(text)}*`,
    source: (text) => `— ${escapeMarkdown(text)}`,
  });
}

/**
 * Text that Markdown shows as it stands. Escapes what can open emphasis, code, a link, HTML, an entity, a table or an
 * automatic link anywhere, and what can open a heading, a list or a rule at the beginning of a line.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]<>~|&@]/g, '\\$&')
    .replace(/(:)(?=\/\/)|(?<=\bwww)(\.)/gi, '\\$&')
    .replace(/^([ \t]*)([-+=#])/gm, '$1\\$2')
    .replace(/^([ \t]*\d+)([.)])/gm, '$1\\$2');
}

/** What the source line says: the source, and the edition where the text is from one. */
export function sourceOfRule({ source, edition, language }: RuleText): string {
  if (edition === undefined) return source;
  return language === 'es' ? `${source}, edición del ${edition}` : `${source}, edition effective ${edition}`;
}

interface Style {
  readonly heading: (number: string, title: string) => string;
  readonly paragraph: (number: string, text: string) => string;
  readonly example: (text: string) => string;
  readonly note: (text: string) => string;
  readonly source: (text: string) => string;
}

function render(rule: RuleText, style: Style): string {
  const parts: string[] = [];
  if (rule.title !== undefined) {
    const other = rule.otherTitle === undefined ? '' : ` (${rule.otherTitle})`;
    parts.push(style.heading(numberOfHeading(rule), rule.title + other));
  }
  if (rule.text !== undefined) parts.push(style.paragraph(rule.number, rule.text));
  for (const example of rule.examples ?? []) parts.push(style.example(example));
  for (const { number, text, examples } of rule.subrules) {
    parts.push(style.paragraph(number, text));
    for (const example of examples) parts.push(style.example(example));
  }
  if (rule.movedFrom !== undefined) parts.push(style.note(movedNote(rule.number, rule.movedFrom)));
  parts.push(style.source(sourceOfRule(rule)));
  return parts.join('\n\n');
}

function movedNote(number: string, movedFrom: string): string {
  return `Number ${number} in this edition; cited elsewhere as ${movedFrom}.`;
}

/** The heading stands above the whole rule, also where only one subrule of it is quoted. */
function numberOfHeading({ number }: RuleText): string {
  return number.replace(/[a-z]+$/, '');
}
