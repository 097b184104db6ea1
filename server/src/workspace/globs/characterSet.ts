/** Sets of characters in patterns: `[a-z_]`, `[!0-9]`, `[[:alpha:]]`. */

export interface CharacterSet {
  readonly negated: boolean;
  /** The first and the last character of each stretch, one behind the other: `azAZ`. */
  readonly ranges: string;
}

/** Those that the C language has names for, in ASCII. */
const classes: ReadonlyMap<string, string> = new Map([
  ['alnum', '09AZaz'],
  ['alpha', 'AZaz'],
  ['blank', '\t\t  '],
  ['cntrl', '\0\x1f\x7f\x7f'],
  ['digit', '09'],
  ['graph', '!~'],
  ['lower', 'az'],
  ['print', ' ~'],
  ['punct', '!/:@[`{~'],
  ['space', '\t\r  '],
  ['upper', 'AZ'],
  ['xdigit', '09AFaf'],
]);

/**
 * @param start offset behind the opening bracket
 * @returns with the offset behind the closing one; undefined where there is none, or a class that nobody knows
 */
export function readSet(text: string, start: number): { readonly set: CharacterSet; readonly end: number } | undefined {
  const negated = /[!^]/.test(text.charAt(start));
  const first = negated ? start + 1 : start;
  const ranges: string[] = [];
  /** What a hyphen may follow. */
  let before: string | undefined;
  /** The next closing bracket, which is looked for once however many classes seem to begin before it. */
  let closing = 0;
  let at = first;
  while (at < text.length) {
    const sign = text.charAt(at);
    if (sign === ']' && at > first) return { set: { negated, ranges: ranges.join('') }, end: at + 1 };
    const isClass = sign === '[' && text.charAt(at + 1) === ':';
    if (isClass && closing < at + 2 && (closing = text.indexOf(']', at + 2)) < 0) return undefined;
    if (isClass && closing > at + 2 && text.charAt(closing - 1) === ':') {
      const known = classes.get(text.slice(at + 2, closing - 1));
      if (known === undefined) return undefined;
      ranges.push(known);
      before = undefined;
      at = closing + 1;
    } else if (sign === '-' && before !== undefined && at + 1 < text.length && text.charAt(at + 1) !== ']') {
      const escaped = text.charAt(at + 1) === '\\' ? 1 : 0;
      ranges.push(before + text.charAt(at + 1 + escaped));
      before = undefined;
      at += 2 + escaped;
    } else {
      const escaped = sign === '\\' ? 1 : 0;
      before = text.charAt(at + escaped);
      ranges.push(before + before);
      at += 1 + escaped;
    }
  }
  return undefined;
}

/** The same set for names whose capitals were made small. */
export function smallLetters({ negated, ranges }: CharacterSet): CharacterSet {
  const capitals = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => isIn(ranges, letter));
  return { negated, ranges: ranges + capitals.map((letter) => letter.toLowerCase().repeat(2)).join('') };
}

export function setHas({ negated, ranges }: CharacterSet, character: string): boolean {
  return isIn(ranges, character) !== negated;
}

function isIn(ranges: string, character: string): boolean {
  for (let at = 0; at < ranges.length; at += 2)
    if (character >= ranges.charAt(at) && character <= ranges.charAt(at + 1)) return true;
  return false;
}
