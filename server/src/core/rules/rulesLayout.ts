import type { Heading } from './edition.ts';
import { patternOf } from '../text/pattern.ts';

/** Where the parts of a rules file stand: indices of lines, ends exclusive. */
export interface RulesLayout {
  readonly introduction: Range;
  readonly body: Range;
  /** Absent where the file has no glossary behind its rules. */
  readonly glossary?: Range;
  readonly credits?: Range;
  /** What the table of contents promises. */
  readonly contents: {
    readonly sections: readonly Heading[];
    readonly glossary: boolean;
    readonly credits: boolean;
  };
}

export interface Range {
  readonly start: number;
  readonly end: number;
}

const ruleLine = /^\s*\d{3}\.\d+[a-z]{0,2}(?:\.|\s)/;
const chapterLine = /^\s*([1-9])\.\s+(\S.*)$/;
const sectionLine = /^\s*([1-9]\d\d)\.\s+(\S.*)$/;

/** Reads `1. Title`, `undefined` for anything else. */
export const readChapterHeading = (line: string): Heading | undefined => readHeading(chapterLine, line);
/** Reads `100. Title`, `undefined` for anything else. */
export const readSectionHeading = (line: string): Heading | undefined => readHeading(sectionLine, line);

/**
 * Finds the parts. Headings stand twice, in the table of contents and in the body, but only the body has numbered
 * rules: it begins with the headings right before the first of them.
 * @returns undefined where there is no numbered rule
 */
export function findLayout(lines: readonly string[]): RulesLayout | undefined {
  const firstRule = lines.findIndex((line) => ruleLine.test(line));
  if (firstRule < 0) return undefined;
  const bodyStart = startOfBody(lines, firstRule);
  const glossary = lastTitle(lines, 'glossary', firstRule);
  const credits = lastTitle(lines, 'credits', glossary ?? firstRule) ?? startOfNotices(lines, glossary);
  const contentsStart = lines.findIndex((line, at) => at < bodyStart && /^\s*(table of )?contents\s*$/i.test(line));
  const introductionStart = lines.findIndex((line, at) => at < bodyStart && isTitle(line, 'introduction')) + 1;
  const contents = contentsStart < 0 ? [] : lines.slice(contentsStart, bodyStart);
  return {
    introduction: { start: introductionStart, end: contentsStart < 0 ? bodyStart : contentsStart },
    body: { start: bodyStart, end: glossary ?? credits ?? lines.length },
    ...(glossary === undefined ? {} : { glossary: { start: glossary + 1, end: credits ?? lines.length } }),
    ...(credits === undefined
      ? {}
      : { credits: { start: isTitle(lines[credits] ?? '', 'credits') ? credits + 1 : credits, end: lines.length } }),
    contents: {
      sections: contents.map(readSectionHeading).filter((heading) => heading !== undefined),
      glossary: contents.some((line) => isTitle(line, 'glossary')),
      credits: contents.some((line) => isTitle(line, 'credits')),
    },
  };
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const dateWords = String.raw`(${months.join('|')})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})`;
const effective = patternOf(String.raw`\b(?:effective|current)\b.{0,30}?\b${dateWords}\b`, 'i');
const theseRules = patternOf(String.raw`^\s*These rules are (?:effective|current) as of ${dateWords}\b`, 'i');
const anyDate = patternOf(String.raw`\b${dateWords}\b`, 'i');

/**
 * The day on which the edition takes effect: the line above the introduction that says so, else the first date there,
 * else the line that repeats it behind the credits.
 * @param end index of the first line of the body
 * @returns `YYYY-MM-DD`
 */
export function findEffectiveDate(lines: readonly string[], end: number): string | undefined {
  const head = lines.slice(0, end);
  const introduction = head.findIndex((line) => isTitle(line, 'introduction'));
  const title = head.slice(0, introduction < 0 ? 10 : introduction);
  const places = [
    { where: title, pattern: effective },
    { where: title, pattern: anyDate },
    { where: head, pattern: effective },
    { where: lines, pattern: theseRules },
  ];
  for (const { where, pattern } of places) {
    for (const line of where) {
      const [, month = '', day = '', year = ''] = pattern.exec(line) ?? [];
      if (year === '') continue;
      const number = months.indexOf(month.toLowerCase()) + 1;
      return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
    }
  }
  return undefined;
}

/** From the first rule back over the heading of its section to that of its chapter, past at most a few other lines. */
function startOfBody(lines: readonly string[], firstRule: number): number {
  const firstRuleText = (lines[firstRule] ?? '').trim();
  let start = firstRule;
  let section: string | undefined;
  let others = 0;
  for (let at = firstRule - 1; at >= 0 && others < 4; at -= 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    if (readChapterHeading(line)?.number === firstRuleText.charAt(0)) return at;
    const heading = readSectionHeading(line)?.number;
    // Another section, or the end of the table of contents: there is no heading of the chapter.
    if (isTitle(line, 'glossary') || isTitle(line, 'credits') || (heading && section && heading !== section)) break;
    section ??= heading;
    if (heading) start = at;
    else others += 1;
  }
  return start;
}

/** Where the credits lost their heading: the first line behind the glossary that only credits and notices have. */
function startOfNotices(lines: readonly string[], glossary: number | undefined): number | undefined {
  const notice = /^These rules are (?:effective|current) as of\b|^Published by\b|^(?:©|\(c\))/i;
  const isNotice = (line: string): boolean => {
    const design = line.search(/\bgame design\b/i);
    return notice.test(line) || (design >= 0 && line.includes(':', design));
  };
  const found = lines.findIndex((line, at) => glossary !== undefined && at > glossary && isNotice(line.trim()));
  return found < 0 ? undefined : found;
}

function lastTitle(lines: readonly string[], title: string, after: number): number | undefined {
  for (let at = lines.length - 1; at > after; at -= 1) if (isTitle(lines[at] ?? '', title)) return at;
  return undefined;
}

function isTitle(line: string, title: string): boolean {
  return line.trim().toLowerCase() === title;
}

function readHeading(pattern: RegExp, line: string): Heading | undefined {
  const [, number, title] = pattern.exec(line) ?? [];
  return number === undefined || title === undefined ? undefined : { number, title: title.trim() };
}
