/** The lines of a `.gitignore`, as git's own documentation has them. */
import { longestPattern, pathFits, readPathPattern, type PathPattern } from './pathPattern.ts';
import type { Steps } from './wildcards.ts';

export interface IgnoreRule {
  readonly pattern: PathPattern;
  /** It begins with `!`: what it fits is not ignored after all. */
  readonly keeps: boolean;
  readonly foldersOnly: boolean;
  /** It has no slash, so that it is for names at any depth. */
  readonly anywhere: boolean;
}

/** What was read of a file, and how many of its lines were passed over: they are too long, or there are too many. */
export interface IgnoreFile {
  readonly rules: readonly IgnoreRule[];
  readonly passedOver: number;
}

export interface IgnoreFileOptions {
  /** There is room for so many rules. */
  readonly most: number;
  /** Paths are compared without regard to case, as git does on Windows. */
  readonly ignoreCase: boolean;
}

export function readIgnoreFile(text: string, { most, ignoreCase }: IgnoreFileOptions): IgnoreFile {
  const rules: IgnoreRule[] = [];
  let passedOver = 0;
  for (const written of text.replace(/^\uFEFF/, '').split('\n')) {
    const line = withoutBlanks(written.endsWith('\r') ? written.slice(0, -1) : written);
    if (line === '' || line.startsWith('#')) continue;
    if (line.length > longestPattern || rules.length >= most) passedOver += 1;
    else {
      const rule = readRule(line, ignoreCase);
      if (rule) rules.push(rule);
    }
  }
  return { rules, passedOver };
}

function readRule(line: string, ignoreCase: boolean): IgnoreRule | undefined {
  const keeps = line.startsWith('!');
  const foldersOnly = line.endsWith('/');
  const whole = line.slice(keeps ? 1 : 0, foldersOnly ? -1 : undefined);
  // A slash within ties it to the folder of the file; without one it fits at any depth.
  const anywhere = !whole.includes('/');
  const pattern = readPathPattern(whole.startsWith('/') ? whole.slice(1) : whole, ignoreCase);
  return pattern && { pattern, keeps, foldersOnly, anywhere };
}

/** Blanks at the end do not count, unless a backslash stands before them. */
function withoutBlanks(line: string): string {
  let end = line.length;
  while (line.charAt(end - 1) === ' ' && !isEscaped(line, end - 1)) end -= 1;
  return line.slice(0, end);
}

function isEscaped(line: string, at: number): boolean {
  let before = at;
  while (line.charAt(before - 1) === '\\') before -= 1;
  return (at - before) % 2 === 1;
}

/**
 * Whether a rule is for a path.
 *
 * @param names of the path, from the folder of the workspace, in small letters where the rule wants them so
 * @param from the first of them that lies below the folder of the rule's file
 */
export function ruleFits(rule: IgnoreRule, names: readonly string[], from: number, steps: Steps): boolean {
  return pathFits(rule.pattern, names, rule.anywhere ? names.length - 1 : from, steps);
}
