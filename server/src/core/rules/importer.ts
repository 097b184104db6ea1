import { inEnglish, type Phrase, type Say } from '../l10n/say.ts';
import type { Edition, GlossaryEntry } from './edition.ts';
import { readGlossary } from './readGlossary.ts';
import { readRules, type Oddity, type RulesBody } from './readRules.ts';
import { readRulesFile, type RulesFileText } from './rulesBytes.ts';
import { findEffectiveDate, findLayout, type RulesLayout } from './rulesLayout.ts';
import { textHash } from './textHash.ts';

export interface ImportReport {
  readonly encoding: RulesFileText['encoding'];
  readonly chapters: number;
  readonly sections: number;
  readonly rules: number;
  readonly subrules: number;
  readonly examples: number;
  readonly glossary: number;
  /** Lines that did not fit the layout, in order. */
  readonly oddities: readonly Oddity[];
}

export type ImportRefusal =
  'empty' | 'too-large' | 'binary' | 'web-page' | 'no-rules' | 'extract' | 'cut-off' | 'no-date';

export type ImportResult =
  | { readonly ok: true; readonly edition: Edition; readonly report: ImportReport }
  /** `reason` is a sentence for the user; `refusal` names the same to programs. */
  | { readonly ok: false; readonly refusal: ImportRefusal; readonly reason: string };

/** Bytes; twenty times the largest edition known. */
export const largestRulesFile = 20_000_000;

/** Every edition since 2003 has more than a thousand rules and subrules. */
const fewestRules = 500;

const refusals: Readonly<Record<ImportRefusal, Phrase>> = {
  empty: 'The file is empty.',
  'too-large': 'The file is far larger than any edition of the Comprehensive Rules.',
  binary: 'This is no text file. Take the TXT version of the Comprehensive Rules, not the PDF or DOCX.',
  'web-page': 'This is a web page, not the TXT version of the Comprehensive Rules.',
  'no-rules': 'There are no numbered rules in this file, so it is not the text of the Comprehensive Rules.',
  extract: 'This holds only some rules. An edition has a table of contents, all the rules and a glossary.',
  'cut-off': 'The file breaks off before its end. Download it again.',
  'no-date': 'The file does not say as of when these rules are effective, so it cannot be kept as an edition.',
};

/** For a file that is not worth reading, too. */
export function refuseRules(refusal: ImportRefusal, say: Say): Extract<ImportResult, { ok: false }> {
  return { ok: false, refusal, reason: say(refusals[refusal]) };
}

/**
 * Takes the publisher's text file of the Comprehensive Rules apart. Bytes may be UTF-8, UTF-16 or Windows-1252 with any
 * line ends. Refuses, with a reason, whatever is no whole edition.
 */
export function importRules(input: Uint8Array | string, say: Say = inEnglish): ImportResult {
  const refuse = (refusal: ImportRefusal) => refuseRules(refusal, say);
  if (input.length === 0) return refuse('empty');
  if (input.length > largestRulesFile) return refuse('too-large');
  const file = readRulesFile(input);
  if (!file || looksBinary(file.lines)) return refuse('binary');
  const { lines, encoding } = file;
  if (lines.every((line) => line.trim() === '')) return refuse('empty');
  if (lines.slice(0, 20).some((line) => /<(?:!doctype html|html|head|body)\b/i.test(line))) return refuse('web-page');
  const layout = findLayout(lines);
  if (!layout) return refuse('no-rules');

  const body = readRules(lines, layout.body, layout.contents.sections);
  const { entries, oddities } = readGlossary(lines, layout.glossary ?? { start: 0, end: 0 });
  if (isCutOff(layout, body, entries)) return refuse('cut-off');
  if (body.rules.length < fewestRules || isBeheaded(layout, body)) return refuse('extract');
  const date = findEffectiveDate(lines, layout.body.start);
  if (date === undefined) return refuse('no-date');

  const edition: Edition = {
    date,
    hash: textHash(lines),
    chapters: body.chapters,
    sections: body.sections,
    rules: body.rules,
    glossary: entries,
    introduction: paragraphs(lines, layout.introduction),
    credits: layout.credits ? paragraphs(lines, layout.credits) : [],
  };
  return { ok: true, edition, report: reportOn(edition, encoding, [...body.oddities, ...oddities]) };
}

function reportOn(edition: Edition, encoding: RulesFileText['encoding'], oddities: readonly Oddity[]): ImportReport {
  const subrules = edition.rules.filter(({ number }) => /[a-z]$/.test(number)).length;
  return {
    encoding,
    chapters: edition.chapters.length,
    sections: edition.sections.length,
    rules: edition.rules.length - subrules,
    subrules,
    examples: edition.rules.reduce((sum, { examples }) => sum + examples.length, 0),
    glossary: edition.glossary.length,
    oddities,
  };
}

/** Control characters other than tab do not occur in text. */
function looksBinary(lines: readonly string[]): boolean {
  return lines.slice(0, 50).some((line) => /[\x00-\x08\x0e-\x1f]|^%PDF-/.test(line));
}

/** Every edition begins with section 100; without a table of contents, what begins later has lost its beginning. */
function isBeheaded({ contents }: RulesLayout, { sections }: RulesBody): boolean {
  return contents.sections.length === 0 && sections[0]?.number !== '100';
}

/**
 * Whether the end is missing that the table of contents promises. A promised section missing in between is a slip of the
 * publisher, and credits may have been left out of a copy whose glossary is whole.
 */
function isCutOff(
  { contents, glossary, credits }: RulesLayout,
  body: RulesBody,
  terms: readonly GlossaryEntry[],
): boolean {
  const last = body.sections.at(-1)?.number ?? '';
  if (contents.sections.some(({ number }) => number > last)) return true;
  if (contents.glossary && !glossary) return true;
  return contents.credits && !credits && !/^[x-z]/i.test(terms.at(-1)?.term ?? '');
}

function paragraphs(
  lines: readonly string[],
  { start, end }: { readonly start: number; readonly end: number },
): string[] {
  return lines
    .slice(start, end)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
