import type { EditionRule, Heading } from './edition.ts';
import { readChapterHeading, readSectionHeading } from './rulesLayout.ts';
import { compareRuleNumbers, parseRuleNumber, type RuleNumber } from './ruleNumber.ts';

/** A line that did not fit the layout, and what became of it. */
export interface Oddity {
  /** Counted from 0. */
  readonly line: number;
  readonly text: string;
  readonly what:
    | 'joined to the rule above'
    | 'before any rule'
    | 'second rule of this number'
    | 'out of order'
    | 'left out as the head or foot of a page'
    | 'glossary text without a term'
    | 'glossary term without a text';
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

/** What converters leave of a printed page: its number, alone on a line. */
export const isPageMargin = (text: string): boolean => /^(?:page\s+)?\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?$/i.test(text);

/**
 * Reads the body: headings, rules, subrules, and the examples and continuation lines below them. Since a line that
 * continues a rule may begin with a citation, a number counts only where it goes on in the order of the book, or where it
 * opens a paragraph of its own section: publishers slip, too.
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
  const known = new Set<string>();
  const blanks = lines.slice(start, end).filter((line) => line.trim() === '').length;
  // Of a copy that lost its blank lines every line is a paragraph.
  const hasParagraphs = blanks * 10 > end - start;
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
    if (heading && opensSection(heading, sections, promised)) {
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
    if (isPageMargin(text) || sections.some((one) => one.number === heading?.number && one.title === heading.title)) {
      oddities.push({ line, text, what: 'left out as the head or foot of a page' });
      continue;
    }
    const [, number, rest = ''] = numbered.exec(text) ?? [];
    const parsed = number === undefined ? undefined : parseRuleNumber(number);
    const inOrder = parsed !== undefined && follows(parsed, drafts.at(-1)?.number, section?.number);
    const isParagraph = (separated || !hasParagraphs) && !/^[\p{Ll},;)]/u.test(rest);
    const outOfOrder = !inOrder && isParagraph && parsed?.rule !== undefined && parsed.section === section?.number;
    if (parsed && (inOrder || outOfOrder)) {
      if (parsed.section !== section?.number) {
        const title = promised.find((one) => one.number === parsed.section)?.title ?? '';
        sections.push({ number: parsed.section, title });
      }
      if (outOfOrder)
        oddities.push({ line, text, what: known.has(parsed.text) ? 'second rule of this number' : 'out of order' });
      current = { number: parsed, text: rest, examples: [] };
      drafts.push(current);
      known.add(parsed.text);
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
    // An indented line is the layout's own way to continue a rule, so nothing to tell.
    if (!paragraph || separated) oddities.push({ line, text, what: 'joined to the rule above' });
    append(current, (paragraph ? '\n' : ' ') + text);
  }
  return { chapters, sections, rules: drafts.map((draft, at) => finish(draft, drafts[at + 1])), oddities };
}

/** A section comes behind the ones before it, or is one that the table of contents has and the body not yet. */
function opensSection({ number, title }: Heading, before: readonly Heading[], promised: readonly Heading[]): boolean {
  const last = before.at(-1);
  if (last === undefined || number > last.number) return true;
  return (
    promised.some((one) => one.number === number && one.title === title) && !before.some((one) => one.number === number)
  );
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
  if (last?.section === number.section && compareRuleNumbers(number, last) <= 0) return false;
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
