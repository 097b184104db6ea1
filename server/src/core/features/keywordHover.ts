import type { KeywordFacts } from '../keywordFacts.ts';
import { keywordWords, type KeywordWords } from '../l10n/keywords.ts';
import type { Say } from '../l10n/say.ts';
import { linkNumber } from '../rules/format.ts';
import { ruleOfKeywordName, spanishName, type RuleKeyword } from '../rules/keywords.ts';
import { escapeMarkdown, inlineCode } from '../text/markdown.ts';
import type { KeywordEntry } from '../vocab/keywords.ts';
import type { HoverOptions } from './hover.ts';
import { quotation } from './quotation.ts';

/** What a hover needs of a keyword; in card text there is no line that the engine reads. */
export type DescribedKeyword = Omit<KeywordFacts, 'line'> & { readonly line: KeywordFacts['line'] | undefined };

/**
 * A keyword as Markdown: its names, how it is written, what it does, the rule, quoted where its text is at hand, and how
 * it is paid. Editors show the first dozen lines of a hover: the rule comes as early as it can, and what it says, too,
 * waits below it.
 *
 * @param zones where it works on this card, a paragraph of Markdown
 */
export function describeKeyword(facts: DescribedKeyword, options: HoverOptions, zones?: string): string | undefined {
  const { rule, name, line } = facts;
  const entry = line?.kind === 'keyword' ? line.entry : undefined;
  const { say } = options;
  if (!rule) return entry && [engineOnly(entry, say), ...(zones === undefined ? [] : [zones])].join('\n\n');
  const words = keywordWords(rule, say);
  const form = entry ? ` · ${inlineCode(formOf(entry))}` : '';
  const quoted = quotation(rule.rule, options, { untitled: true });
  const further = [...payment(words, say), ...(zones === undefined ? [] : [zones])];
  // What follows the quotation is not said by its source.
  if (quoted.length > 0 && further.length > 0) quoted.push('---');
  return [heading(rule, name, options) + form, escapeMarkdown(words.summary), ...quoted, ...further].join('\n\n');
}

function heading(rule: RuleKeyword, name: string, { say, ruleLink }: HoverOptions): string {
  const known = ruleOfKeywordName(name) ?? rule.rule;
  const english = ruleOfKeywordName(name) === undefined ? rule.en : name;
  const spanish = spanishName(rule);
  const names = say.language === 'es' && spanish !== null ? [spanish, english] : [english, spanish];
  const [first, second] = names.filter((one) => one !== null);
  const other = second === undefined ? '' : ` · ${escapeMarkdown(second)}`;
  return `**${escapeMarkdown(first ?? name)}**${other} — ${linkNumber(known, ruleLink)}`;
}

/** How it is paid and what becomes of the card; nothing for a keyword that is not paid. */
export function payment({ paid, afterwards }: KeywordWords, say: Say): string[] {
  if (paid === undefined) return [];
  const lines = [`*${say('Paid:')}* ${escapeMarkdown(paid)}.`];
  if (afterwards !== undefined) lines.push(`*${say('Afterwards:')}* ${escapeMarkdown(afterwards)}.`);
  return [lines.join('  \n')];
}

/** `K:Kicker:cost[:secondCost]`. */
function formOf(entry: KeywordEntry): string {
  let form = `K:${entry.name}`;
  for (const { name, optional } of entry.args) form += optional ? `[:${name}]` : `:${name}`;
  return form;
}

function engineOnly(entry: KeywordEntry, say: Say): string {
  const what = entry.head
    ? say('A line that the engine reads; no keyword of the rules.')
    : say('A keyword of the engine without a rule of its own.');
  return [`**${escapeMarkdown(entry.name)}**`, what, inlineCode(formOf(entry))].join('\n\n');
}
