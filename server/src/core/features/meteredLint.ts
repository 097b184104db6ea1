import type { Finding } from '../checks/check.ts';

/**
 * The findings of a text.
 *
 * @param most how many of each check at most; the usual limit where it is left out
 */
export type Lint = (text: string, most?: number) => readonly Finding[];

/** Counts what is read, so that a file of megabytes is not tried for hours. */
export class MeteredLint {
  readonly #lint: Lint;
  #left: number;

  /** @param most UTF-16 units that are read at most; the text that exceeds them is still read */
  constructor(lint: Lint, most: number) {
    this.#lint = lint;
    this.#left = most;
  }

  /** All findings, without a limit of each check: who fixes 500 a round would read a long file as often. */
  all(text: string): readonly Finding[] {
    this.#left -= text.length;
    return this.#lint(text, Infinity);
  }

  get isSpent(): boolean {
    return this.#left <= 0;
  }
}
