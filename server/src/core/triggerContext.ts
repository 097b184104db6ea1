/** By which lines of a face an effect comes about: what they are about, it can speak of. */
import type { Ability } from './model/ability.ts';
import type { Face } from './model/card.ts';
import { recordFacts } from './recordFacts.ts';
import { svarReferences } from './references.ts';
import type { Vocabulary } from './vocab/vocabulary.ts';

/**
 * `activated`: an `A:` line. `trigger`: a trigger's `Execute$`, with its mode. `replacement`: what stands in for an
 * event. `unknown`: a keyword, a static ability, a hint for another program, or nothing that is known.
 */
export type Origin =
  { readonly kind: 'activated' | 'replacement' | 'unknown' } | { readonly kind: 'trigger'; readonly mode: string };

const unknown: Origin = { kind: 'unknown' };

/**
 * @returns for an effect of the face the lines that lead to it, over chains of any length; more than one where several
 *   name it
 */
export function originsOf(face: Face, vocab: Vocabulary): (ability: Ability) => readonly Origin[] {
  const callers = new Map<Ability, Caller[]>();
  for (const { name, wants, ability, parameter } of svarReferences(face, vocab)) {
    const called = wants === 'amount' ? undefined : face.svarsByName.get(name.text)?.ability;
    if (!called) continue;
    // Lists of all SVars that a card is given name what its abilities call themselves.
    if (wants === 'any' && ability) continue;
    const list = callers.get(called) ?? [];
    if (list.length === 0) callers.set(called, list);
    list.push({ by: ability, key: parameter?.key.text ?? '' });
  }
  const known = new Map<Ability, readonly Origin[]>();
  const find = (ability: Ability): readonly Origin[] => {
    const before = known.get(ability);
    if (before) return before;
    // Until it is known, a chain that comes back to itself adds nothing.
    known.set(ability, []);
    const origins = originsOfOne(ability, callers.get(ability) ?? [], vocab, find);
    known.set(ability, origins);
    return origins;
  };
  return find;
}

interface Caller {
  readonly by: Ability | undefined;
  readonly key: string;
}

function originsOfOne(
  ability: Ability,
  callers: readonly Caller[],
  vocab: Vocabulary,
  find: (ability: Ability) => readonly Origin[],
): readonly Origin[] {
  const { kind, name } = recordFacts(ability, vocab);
  if (kind === 'trigger') return [{ kind: 'trigger', mode: name }];
  if (kind === 'replacement') return [{ kind: 'replacement' }];
  if (kind !== 'effect') return [unknown];
  if (ability.svar === undefined) return [{ kind: 'activated' }];
  if (callers.length === 0) return [unknown];
  return callers.flatMap(({ by, key }) => {
    if (!by) return [unknown];
    // What a delayed trigger does may speak of its own event and of the one that made it.
    const delays = recordFacts(by, vocab).triggerMode !== undefined && key.toLowerCase() === 'execute';
    return delays ? [unknown] : find(by);
  });
}
