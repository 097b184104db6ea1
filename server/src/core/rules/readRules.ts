import type { EditionRule, Heading } from './edition.ts';
import { readChapterHeading, readSectionHeading } from './rulesLayout.ts';
import { compareRuleNumbers, parseRuleNumber, type RuleNumber } from './ruleNumber.ts';

/** A line that did not fit the layout, and what became of it. */
export interface Oddity {
  /** Counted from 0. */
  readonly line: number;
  readonly text: string;
  readonly what:
    'joined to the rule above' | 'before any rule' | 'second rule of this number' | 'glossary text without a term';
}

export interface RulesBody {
  readonly chapters: readonly Heading[];
  readonly sections: readonly Heading[];
  readonly rules: readonly EditionRule[];
  readonly oddities: readonly Oddity[];
}

interface Draft {
  readonly number: RuleNumber;
  text: string;
  readonly examples: string[];
}

const numbered = /^(\d{3}\.\d+[a-z]{0,2})(?:\.\s*|\s+)(\S.*)$/;

/**
 * Reads the body: headings, rules, subrules, and the examples and continuation lines below them. A number counts only
 * where it goes on in the order of the book, since a line that continues a rule may begin with a citation.
 * @param promised sections in the table of contents, for a section whose heading is missing in the body
 */
export function readRules(
  lines: readonly string[],
  { start, end }: { readonly start: number; readonly end: number },
  promised: readonly Heading[],
): RulesBody {
  const chapters: Heading[] = [];
  const sections: Heading[] = [];
  const drafts: Draft[] = [];
  const oddities: Oddity[] = [];
  let current: Draft | undefined;
  let afterBlank = false;

  for (let line = start; line < end; line += 1) {
    const raw = lines[line] ?? '';
    const text = raw.trim();
    if (text === '') {
      afterBlank = true;
      continue;
    }
    const separated = afterBlank;
    afterBlank = false;
    const section = sections.at(-1);
    const heading = readSectionHeading(text);
    if (heading && (section === undefined || heading.number > section.number)) {
      sections.push(heading);
      current = undefined;
      continue;
    }
    const chapter = heading ? undefined : readChapterHeading(text);
    if (chapter && opensChapter(lines, line, chapter.number)) {
      chapters.push(chapter);
      current = undefined;
      continue;
    }
    const [, number, rest = ''] = numbered.exec(text) ?? [];
    const parsed = number === undefined ? undefined : parseRuleNumber(number);
    if (parsed?.rule !== undefined && follows(parsed, drafts.at(-1)?.number, section?.number)) {
      if (parsed.section !== section?.number) {
        const title = promised.find((one) => one.number === parsed.section)?.title ?? '';
        sections.push({ number: parsed.section, title });
      }
      current = { number: parsed, text: rest, examples: [] };
      drafts.push(current);
      continue;
    }
    if (!current) {
      oddities.push({ line, text, what: 'before any rule' });
      continue;
    }
    if (/^Examples?:/i.test(text)) {
      current.examples.push(text);
      continue;
    }
    const paragraph = separated || /^(?:\s{2,}|\t)/.test(raw);
    const second = parsed !== undefined && drafts.some((draft) => draft.number.text === parsed.text);
    // An indented line is the layout's own way to continue a rule, so nothing to tell.
    if (second) oddities.push({ line, text, what: 'second rule of this number' });
    else if (!paragraph || separated) oddities.push({ line, text, what: 'joined to the rule above' });
    append(current, (paragraph ? '\n' : ' ') + text);
  }
  return { chapters, sections, rules: drafts.map((draft, at) => finish(draft, drafts[at + 1])), oddities };
}

/** A chapter's heading stands right above that of its first section; any other numbered line is part of a list. */
function opensChapter(lines: readonly string[], line: number, number: string): boolean {
  for (let next = line + 1; next < lines.length; next += 1) {
    const text = (lines[next] ?? '').trim();
    if (text !== '') return readSectionHeading(text)?.number.startsWith(number) ?? false;
  }
  return false;
}

/** Whether a number may come next: the next in its section, or the first of a section whose heading is missing. */
function follows(number: RuleNumber, last: RuleNumber | undefined, section: string | undefined): boolean {
  if (last && compareRuleNumbers(number, last) <= 0) return false;
  if (number.section === section) return number.letters === '' || number.rule === last?.rule;
  return number.letters === '' && number.rule === `${number.section}.1` && number.section > (section ?? '');
}

function append(draft: Draft, text: string): void {
  const last = draft.examples.length - 1;
  if (last >= 0) draft.examples[last] += text;
  else draft.text += text;
}

/** A rule above subrules that is short and no sentence is a title: so are all keywords, `702.103. Bestow`. */
function finish({ number, text, examples }: Draft, next: Draft | undefined): EditionRule {
  const hasSubrules = number.letters === '' && next !== undefined && next.number.rule === number.rule;
  const isTitle = hasSubrules && text.length <= 60 && !/[.:;,?"”)]$/.test(text.replace(/\s\([^()]*\)$/, ''));
  return { number: number.text, ...(isTitle ? { title: text, text: '' } : { text }), examples };
}
