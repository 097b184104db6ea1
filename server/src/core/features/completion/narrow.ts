import type { Completion, CompletionEntry } from './entry.ts';

/** Made, sent and read at every letter that is typed; nobody looks through more. */
export const mostEntries = 256;

/**
 * A list that is not too long: of a longer one those that fit what stands between its beginning and the cursor, as
 * editors look for them: names that begin so, names that hold it, names that hold its letters in their order.
 *
 * @param typed of the word at the cursor
 */
export function narrow(completion: Completion, typed: string): Completion {
  const { entries } = completion;
  if (entries.length <= mostEntries) return completion;
  const query = typed.toLowerCase();
  const lists: CompletionEntry[][] = [[], [], []];
  for (const entry of entries) {
    const name = entry.label.toLowerCase();
    const at = name.indexOf(query);
    if (at >= 0) lists[at === 0 ? 0 : 1]?.push(entry);
    else if (holdsInOrder(name, query)) lists[2]?.push(entry);
  }
  const best = lists.flatMap((list) => list.sort((a, b) => a.rank - b.rank || (a.label < b.label ? -1 : 1)));
  return { ...completion, entries: best.slice(0, mostEntries), incomplete: true };
}

function holdsInOrder(name: string, query: string): boolean {
  let from = 0;
  for (const letter of query) {
    const at = name.indexOf(letter, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}
