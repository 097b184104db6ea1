import { inEnglish, inWords, said, type Phrase, type Said, type Values, type Words } from '../core/l10n/say.ts';

/** What the process ends with; part of the public contract. */
export const exitCodes = {
  /** Nothing at error level, and no more warnings than allowed. */
  clean: 0,
  findings: 1,
  /** The command line, a setting or a file could not be used, or Cardscript itself failed. */
  unusable: 2,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Something the user can mend, told in one line; the process ends with `exitCodes.unusable`. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  /** To be put into the user's language. */
  readonly words: Words;

  constructor(words: Phrase | Said, values?: Values) {
    const meant = typeof words === 'string' ? said(words, values) : words;
    super(inWords(meant, inEnglish));
    this.words = meant;
  }
}
