/**
 * A text that many lines share and ask the same of: each pattern is matched once. Without that a chain of a thousand
 * abilities, which have their texts in common, would be read a thousand times.
 */
export class AskedText {
  readonly #answers = new Map<string, boolean>();

  constructor(readonly text: string) {}

  /** Whether the pattern, which keeps no place, matches somewhere. */
  has(pattern: RegExp): boolean {
    const key = `${pattern.flags}/${pattern.source}`;
    let answer = this.#answers.get(key);
    if (answer === undefined) {
      answer = pattern.test(this.text);
      this.#answers.set(key, answer);
    }
    return answer;
  }
}
