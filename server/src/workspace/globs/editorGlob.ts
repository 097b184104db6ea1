/** Globs of editors, which have alternatives in braces besides what git has. */
import { readPathPattern, type PathPattern } from './pathPattern.ts';
import type { Steps } from './wildcards.ts';

/**
 * The patterns of a glob, one for each way to choose among its alternatives; none where it is no pattern.
 *
 * @param steps what may be spent on it, by characters: `{a,b}{a,b}…` has a million ways with twenty braces
 * @returns undefined where that is not enough
 */
export function readEditorGlob(glob: string, ignoreCase: boolean, steps: Steps): PathPattern[] | undefined {
  const waiting = [glob];
  const patterns: PathPattern[] = [];
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    if ((steps.left -= text.length + 1) < 0) return undefined;
    const group = firstGroup(text);
    if (!group) patterns.push(...[readPathPattern(text, ignoreCase)].filter((one) => one !== undefined));
    else {
      const { start, commas, end } = group;
      const cuts = [start, ...commas, end];
      for (const [index, cut] of cuts.slice(1).entries()) {
        const option = text.slice((cuts[index] ?? 0) + 1, cut);
        steps.left -= text.length;
        if (steps.left < 0) return undefined;
        waiting.push(text.slice(0, start) + option + text.slice(end + 1));
      }
    }
  }
  return patterns;
}

/** Offsets of the first brace that is closed, of the commas between its alternatives, and of its end. */
function firstGroup(
  text: string,
): { readonly start: number; readonly commas: readonly number[]; readonly end: number } | undefined {
  const open: { start: number; commas: number[] }[] = [];
  let found: { start: number; commas: number[]; end: number } | undefined;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === '{') open.push({ start: at, commas: [] });
    else if (sign === ',') open.at(-1)?.commas.push(at);
    else if (sign === '}') {
      const group = open.pop();
      // The outermost of nested ones comes last.
      if (group && (!found || group.start < found.start)) found = { ...group, end: at };
      if (open.length === 0 && found) return found;
    }
  }
  return found;
}
