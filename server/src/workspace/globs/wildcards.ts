/**
 * Matching with wildcards, without regular expressions: those that libraries for globs make try every way to share a
 * name among its stars, so that six of them take a second on 64 letters and twenty never end, and fewer than six would
 * shut out the patterns of real projects. Here only the last star is ever moved, which finds a fit wherever there is
 * one, and costs at most parts × length steps.
 */

/** What may still be spent; matching takes from it, and nothing fits any more once it is used up. */
export interface Steps {
  left: number;
}

/** Stands for any number of elements, none among them. */
export const run = Symbol('run');

/**
 * Whether a sequence fits a pattern from its beginning to its end.
 *
 * @param parts each for one element, or `run`
 * @param length of the sequence
 * @param accepts whether a part is right for the element at an index
 */
export function fits<T>(
  parts: readonly (T | typeof run)[],
  length: number,
  accepts: (part: T, at: number) => boolean,
  steps: Steps,
): boolean {
  let part = 0;
  let at = 0;
  /** The part behind the last run, and where the run ends as things stand. */
  let behindRun: number | undefined;
  let runEnd = 0;
  while (at < length) {
    if ((steps.left -= 1) < 0) return false;
    const one = parts[part];
    if (one === run) {
      behindRun = part += 1;
      runEnd = at;
    } else if (part < parts.length && accepts(one as T, at)) {
      part += 1;
      at += 1;
    } else if (behindRun !== undefined) {
      part = behindRun;
      at = runEnd += 1;
    } else return false;
  }
  while (parts[part] === run) part += 1;
  return part === parts.length;
}
