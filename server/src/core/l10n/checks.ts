import type { Check } from '../checks/check.ts';
import type { Translate } from '../checks/run.ts';
import data from './es/checks.json' with { type: 'json' };
import type { Language } from './language.ts';

/** What a check says in Spanish: its messages and repairs, and its page. */
export interface SpanishCheck {
  readonly summary: string;
  readonly messages: Readonly<Record<string, string>>;
  readonly fixes?: Readonly<Record<string, string>>;
  readonly why: string;
  readonly whenNot?: string;
  /** Of the wrong examples that have one, and of the right ones, in their order. */
  readonly badNotes?: readonly string[];
  readonly goodNotes?: readonly string[];
}

/** By the codes of the checks. A test holds it complete. */
export const spanishChecks: Readonly<Record<string, SpanishCheck>> = data;

const inSpanish: Translate = ({ code }, key, kind) => spanishChecks[code]?.[kind]?.[key];

/** Messages and titles of repairs; undefined where the checks' own English is wanted. */
export function translateChecks(language: Language): Translate | undefined {
  return language === 'es' ? inSpanish : undefined;
}

/** What the page of a check says of it. */
export type PageWords = Pick<Check, 'summary' | 'why' | 'whenNot'> &
  Required<Pick<SpanishCheck, 'badNotes' | 'goodNotes'>>;

export function pageWords(check: Check, language: Language): PageWords {
  const { bad, good, ...words } = check;
  const notes = (examples: typeof bad): string[] => examples.flatMap(({ note }) => note ?? []);
  const english = { ...words, badNotes: notes(bad), goodNotes: notes(good) };
  return language === 'es' ? { ...english, ...spanishChecks[check.code] } : english;
}
