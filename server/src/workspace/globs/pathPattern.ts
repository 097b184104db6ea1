/** Patterns of paths with `*`, `?`, `**` and `[…]`, as git reads them. Paths have `/` between their names. */
import { readSet, setHas, smallLetters, type CharacterSet } from './characterSet.ts';
import { fits, run, type Steps } from './wildcards.ts';

const anyCharacter = Symbol('?');

type Sign = string | CharacterSet | typeof anyCharacter | typeof run;

/** One name of a path: the name itself, or the signs that it may be made of. */
type NamePattern = string | readonly Sign[];

/** What each name of a path must be; a run stands for any number of folders. */
export type PathPattern = readonly (NamePattern | typeof run)[];

/** Longer patterns are passed over. No path is as long on the systems that people have. */
export const longestPattern = 4096;

/**
 * Undefined for what fits nothing: it is empty or too long, has a set without an end, or ends in a backslash.
 *
 * @param ignoreCase the pattern is for paths after `withoutCase`
 */
export function readPathPattern(text: string, ignoreCase: boolean): PathPattern | undefined {
  if (text === '' || text.length > longestPattern) return undefined;
  const names: (NamePattern | typeof run)[] = [];
  let signs: Sign[] = [];
  const endName = (): void => {
    names.push(signs.length > 1 && signs.every((sign) => sign === run) ? run : simplest(signs));
    signs = [];
  };
  let at = 0;
  while (at < text.length) {
    let sign = text.charAt(at);
    at += 1;
    if (sign === '*') signs.push(run);
    else if (sign === '?') signs.push(anyCharacter);
    else if (sign === '[') {
      const read = readSet(text, at);
      if (!read) return undefined;
      signs.push(ignoreCase ? smallLetters(read.set) : read.set);
      at = read.end;
    } else {
      if (sign === '\\') {
        if (at === text.length) return undefined;
        sign = text.charAt(at);
        at += 1;
      }
      if (sign === '/') endName();
      else signs.push(ignoreCase ? withoutCase(sign) : sign);
    }
  }
  endName();
  // What ends in folders means what lies in them, not the folder before them.
  return names.at(-1) === run ? [...names, [run]] : names;
}

function simplest(signs: readonly Sign[]): NamePattern {
  return signs.every((sign) => typeof sign === 'string') ? signs.join('') : signs;
}

/** Git, too, takes only these letters for the same as their capitals. */
export function withoutCase(path: string): string {
  return path.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** @param from the first of the names that belong to the path */
export function pathFits(pattern: PathPattern, names: readonly string[], from: number, steps: Steps): boolean {
  return fits(pattern, names.length - from, (part, at) => nameFits(part, names[from + at] ?? '', steps), steps);
}

function nameFits(pattern: NamePattern, name: string, steps: Steps): boolean {
  if (typeof pattern === 'string') return pattern === name;
  return fits(pattern, name.length, (sign, at) => signFits(sign, name.charAt(at), steps), steps);
}

function signFits(sign: Exclude<Sign, typeof run>, character: string, steps: Steps): boolean {
  if (typeof sign === 'string') return sign === character;
  if (sign === anyCharacter) return true;
  steps.left -= sign.ranges.length;
  return setHas(sign, character);
}
