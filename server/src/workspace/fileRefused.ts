import { inEnglish, inWords, said, type Said } from '../core/l10n/say.ts';

/** Why something is not read: it is larger than the limit, or a device, a pipe or a socket. */
export type Refusal = 'tooLarge' | 'special';

/** Thrown for a file that is not read though it could be. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  /** Why, to be put into the user's language. */
  readonly words: Said;

  /** @param limit bytes */
  constructor(
    readonly refusal: Refusal,
    limit: number,
  ) {
    const words =
      refusal === 'special'
        ? said('it is a device, a pipe or a socket')
        : said('it is larger than {size} MB', { size: limit / 1_000_000 });
    super(inWords(words, inEnglish));
    this.words = words;
  }
}
