import { inEnglish, inWords, type Said } from '../../core/l10n/say.ts';

/** Thrown for a file that is left as it is though it could be written. */
export class WriteRefused extends Error {
  override readonly name = 'WriteRefused';

  /** @param words why, to be put into the user's language */
  constructor(readonly words: Said) {
    super(inWords(words, inEnglish));
  }
}
