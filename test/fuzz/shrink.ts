/** Makes a case smaller in which something does not hold, as long as the same does not hold. */
import { textOf, type Case } from './case.ts';

type StillFails = (one: Case) => Promise<boolean>;

/**
 * @param fails whether the same fault is in another case
 * @param seconds after which the smallest case so far is taken
 */
export async function shrink(one: Case, fails: StillFails, seconds: number): Promise<Case> {
  const until = performance.now() + seconds * 1000;
  const inTime = (made: Case): Promise<boolean> => (performance.now() < until ? fails(made) : Promise.resolve(false));
  switch (one.kind) {
    case 'protocol':
      return { ...one, steps: await fewer(one.steps, (steps) => inTime({ ...one, steps })) };
    case 'workspace':
      return { ...one, entries: await fewer(one.entries, (entries) => inTime({ ...one, entries })) };
    case 'cli':
      return { ...one, input: await shorter(textOf(one.input), (input) => inTime({ ...one, input })) };
    case 'script':
    case 'card':
    case 'edition':
    case 'kept':
    case 'page':
      return { ...one, text: await shorter(textOf(one.text), (text) => inTime({ ...one, text })) };
  }
}

async function shorter(text: string, fails: (text: string) => Promise<boolean>): Promise<string> {
  const lines = await fewer(text.split(/(?<=\n)/), (kept) => fails(kept.join('')));
  const words = await fewer(lines.join('').split(/(?<=[ |,:&])/), (kept) => fails(kept.join('')));
  return (await fewer([...words.join('')], (kept) => fails(kept.join('')))).join('');
}

/** Leaves out a half of a list, a quarter, and so on down to single items, wherever the rest still fails. */
async function fewer<T>(items: readonly T[], fails: (items: readonly T[]) => Promise<boolean>): Promise<readonly T[]> {
  let kept = items;
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < kept.length;) {
      const less = [...kept.slice(0, at), ...kept.slice(at + size)];
      if (less.length < kept.length && (await fails(less))) kept = less;
      else at += size;
    }
  }
  return kept;
}
