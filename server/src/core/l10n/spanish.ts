import type { Translate } from '../checks/run.ts';
import data from './es/checks.json' with { type: 'json' };

interface SpanishCheck {
  readonly summary: string;
  readonly messages: Readonly<Record<string, string>>;
  readonly fixes?: Readonly<Record<string, string>>;
}

/** What checks say in Spanish, by their codes. */
export const spanishChecks: Readonly<Record<string, SpanishCheck>> = data;

/** Messages and titles of repairs in Spanish; nothing for a check that has no Spanish words yet. */
export const inSpanish: Translate = ({ code }, key, kind) => spanishChecks[code]?.[kind]?.[key];
