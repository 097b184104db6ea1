import type { Edition, EditionRule, GlossaryEntry, Heading } from './edition.ts';

/** Raised when the form changes in a way that older readers cannot read. */
const form = 1;

type StoredHeading = readonly [number: string, title: string];
/** Title and examples are left out at the end where there are none. */
type StoredRule = readonly [number: string, text: string, title?: string | 0, ...examples: string[]];
type StoredTerm = readonly [term: string, text: string];

interface Stored {
  readonly form: typeof form;
  readonly date: string;
  readonly hash: string;
  readonly chapters: readonly StoredHeading[];
  readonly sections: readonly StoredHeading[];
  readonly rules: readonly StoredRule[];
  readonly glossary: readonly StoredTerm[];
  readonly introduction: readonly string[];
  readonly credits: readonly string[];
}

/** An edition as compact JSON, to be kept outside the workspace. `parseEdition` reads it back. */
export function serializeEdition(edition: Edition): string {
  const stored: Stored = {
    form,
    date: edition.date,
    hash: edition.hash,
    chapters: edition.chapters.map(storeHeading),
    sections: edition.sections.map(storeHeading),
    rules: edition.rules.map(storeRule),
    glossary: edition.glossary.map(({ term, text }) => [term, text]),
    introduction: edition.introduction,
    credits: edition.credits,
  };
  return JSON.stringify(stored);
}

/** @returns undefined where the text is no stored edition, or one of another form: import it again then */
export function parseEdition(json: string): Edition | undefined {
  let stored: unknown;
  try {
    stored = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (!isStored(stored)) return undefined;
  return {
    date: stored.date,
    hash: stored.hash,
    chapters: stored.chapters.map(readHeading),
    sections: stored.sections.map(readHeading),
    rules: stored.rules.map(readRule),
    glossary: stored.glossary.map(([term, text]): GlossaryEntry => ({ term, text })),
    introduction: stored.introduction,
    credits: stored.credits,
  };
}

function storeHeading({ number, title }: Heading): StoredHeading {
  return [number, title];
}

function readHeading([number, title]: StoredHeading): Heading {
  return { number, title };
}

function storeRule({ number, text, title, examples }: EditionRule): StoredRule {
  if (examples.length > 0) return [number, text, title ?? 0, ...examples];
  return title === undefined ? [number, text] : [number, text, title];
}

function readRule([number, text, title, ...examples]: StoredRule): EditionRule {
  return { number, ...(typeof title === 'string' ? { title } : {}), text, examples };
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null) return false;
  const stored = value as Partial<Record<keyof Stored, unknown>>;
  return (
    stored.form === form &&
    typeof stored.date === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(stored.date) &&
    typeof stored.hash === 'string' &&
    isListOf(stored.chapters, isPair) &&
    isListOf(stored.sections, isPair) &&
    isListOf(stored.rules, isRule) &&
    isListOf(stored.glossary, isPair) &&
    isListOf(stored.introduction, isString) &&
    isListOf(stored.credits, isString)
  );
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

function isPair(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && value.every(isString);
}

function isRule(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 2) return false;
  return value.every((item, at) => isString(item) || (at === 2 && item === 0));
}
