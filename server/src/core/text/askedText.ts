/**
 * A text that many lines share and ask the same of: each pattern is matched once. Without that a chain of a thousand
 * abilities, which have their texts in common, would be read a thousand times.
 */
export class AskedText {
  readonly #answers = new Map<string, boolean>();
  #lowerText: string | undefined;

  constructor(readonly text: string) {}

  /**
   * Whether the text has it somewhere.
   *
   * @param asked a pattern, which keeps no place, or words in lower case of which one is enough, in any letter case
   */
  has(asked: RegExp | readonly string[]): boolean {
    const key = asked instanceof RegExp ? `${asked.flags}/${asked.source}` : asked.join('\n');
    let answer = this.#answers.get(key);
    if (answer === undefined) {
      answer = asked instanceof RegExp ? asked.test(this.text) : asked.some((word) => this.#lower.includes(word));
      this.#answers.set(key, answer);
    }
    return answer;
  }

  get #lower(): string {
    return (this.#lowerText ??= this.text.toLowerCase());
  }
}
