/**
 * What Cardscript says to people, in their language. The English stands where it is said, the Spanish in a table by the
 * English. Words of scripts and of the rules are no phrases: they stay as they are written.
 */
import spanish from './es/phrases.json' with { type: 'json' };
import { visible } from '../text/visible.ts';
import type { Language } from './language.ts';

/** A sentence, or a part of one, with `{placeholders}`. The compiler refuses one that has no Spanish. */
export type Phrase = keyof typeof spanish;

/** A phrase that is to be said later, when it is known in which language. */
export interface Said {
  readonly phrase: Phrase;
  readonly values?: Values;
}

/** Text that stays as it is, or a phrase of ours. */
export type Words = string | Said;

/** Values for the `{placeholders}` of a phrase. */
export type Values = Readonly<Record<string, Words | number>>;

/** Puts phrases into words of one language. */
export interface Say {
  (phrase: Phrase, values?: Values): string;
  readonly language: Language;
}

export const inEnglish: Say = speaker('en', (phrase) => phrase);
export const inSpanish: Say = speaker('es', (phrase) => spanish[phrase]);

export function sayIn(language: Language): Say {
  return language === 'es' ? inSpanish : inEnglish;
}

export function said(phrase: Phrase, values?: Values): Said {
  return values ? { phrase, values } : { phrase };
}

export function inWords(words: Words, say: Say): string {
  return typeof words === 'string' ? words : say(words.phrase, words.values);
}

/**
 * Puts values into a template's `{placeholders}`; one without a value stays as it is, so that its lack shows. Values are
 * often texts from files: whatever in them would act on a terminal or a log is made visible.
 */
export function fill(template: string, values: Values | undefined, say: Say): string {
  if (!values) return template;
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (typeof value === 'number') return String(value);
    return typeof value === 'string' ? visible(value) : inWords(value, say);
  });
}

/** Whether a text is one of our phrases: names of ways to cast are that or the names of keywords. */
export function isPhrase(text: string): text is Phrase {
  return Object.hasOwn(spanish, text);
}

/** A text that is one of our phrases as such, any other as it is. */
export function asWords(text: string): Words {
  return isPhrase(text) ? { phrase: text } : text;
}

/** `A, B, C`. */
export function listed(words: readonly string[]): Words {
  const [first = '', ...others] = words.map(asWords);
  return others.reduce<Words>((before, next) => said('{before}, {next}', { before, next }), first);
}

/** `"A" or "B"`, to be said within a message. */
export function either(words: readonly string[]): Words {
  const [first = '', ...others] = words;
  return others.reduce<Words>((before, word) => said('{before} or {word}', { before, word }), first);
}

function speaker(language: Language, template: (phrase: Phrase) => string): Say {
  const say = (phrase: Phrase, values?: Values): string => fill(template(phrase), values, speaking);
  const speaking: Say = Object.assign(say, { language });
  return speaking;
}
