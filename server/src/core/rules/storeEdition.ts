import type { Edition, EditionRule, GlossaryEntry, Heading } from './edition.ts';

/** Raised when the form changes in a way that older readers cannot read. */
const form = 2;

/**
 * Between rules or terms, and between the parts of one: characters of private use, which editions do not have and JSON
 * leaves as they are. Three thousand rules are read as one text, which takes a fraction of the time that as many lists do.
 */
const nextEntry = '\ue000';
const nextPart = '\ue001';
/** In front of the number of one of the three that a text does have. */
const escape = '\ue002';

type StoredHeading = readonly [number: string, title: string];

interface Stored {
  readonly form: typeof form;
  readonly date: string;
  readonly hash: string;
  readonly chapters: readonly StoredHeading[];
  readonly sections: readonly StoredHeading[];
  /** Number, text, title (empty where there is none), examples. */
  readonly rules: string;
  /** Term and text. */
  readonly glossary: string;
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
    rules: join(edition.rules.map(({ number, text, title = '', examples }) => [number, text, title, ...examples])),
    glossary: join(edition.glossary.map(({ term, text }) => [term, text])),
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
    rules: entriesOf(stored.rules).map(readRule),
    glossary: entriesOf(stored.glossary).map(readTerm),
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

function join(entries: readonly (readonly string[])[]): string {
  return entries.map((parts) => parts.map(escaped).join(nextPart)).join(nextEntry);
}

function escaped(text: string): string {
  return text.replaceAll(/[\ue000-\ue002]/g, (sign) => escape + String(sign.charCodeAt(0) - 0xe000));
}

function partsOf(entry: string): string[] {
  const parts = entry.split(nextPart);
  if (!entry.includes(escape)) return parts;
  return parts.map((part) =>
    part.replaceAll(/\ue002([012])/g, (_, number: string) => String.fromCharCode(0xe000 + Number(number))),
  );
}

function entriesOf(text: string): string[] {
  return text === '' ? [] : text.split(nextEntry);
}

const noExamples: readonly string[] = [];

function readRule(entry: string): EditionRule {
  const [number = '', text = '', title = '', ...examples] = partsOf(entry);
  const own = examples.length > 0 ? examples : noExamples;
  return title === '' ? { number, text, examples: own } : { number, title, text, examples: own };
}

function readTerm(entry: string): GlossaryEntry {
  const [term = '', text = ''] = partsOf(entry);
  return { term, text };
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
    isString(stored.rules) &&
    isString(stored.glossary) &&
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
