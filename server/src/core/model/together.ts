/** Which abilities of a face belong together, because one carries out or gives another, and what their texts say. */
import { AskedText } from '../text/askedText.ts';
import { isEffect, type Ability } from './ability.ts';
import type { Face } from './card.ts';
import { namesExecuted } from './roles.ts';

export interface Together {
  /** All texts for the player that they have, with their reminder text; `''` where none has one. */
  readonly text: AskedText;
  /** All else that they have, as `Key$ value` with bars between. */
  readonly script: AskedText;
  /** Whether one of them carries out what the face does not have, or all that they do is to clean up. */
  readonly isUnfinished: boolean;
}

const known = new WeakMap<Face, ReadonlyMap<Ability, Together>>();

/** The ability with those that name it, that it names, that these name, and so on. */
export function together(ability: Ability): Together {
  let groups = known.get(ability.face);
  if (!groups) {
    groups = groupsOf(ability.face);
    known.set(ability.face, groups);
  }
  return groups.get(ability) ?? whole([ability]);
}

function groupsOf(face: Face): Map<Ability, Together> {
  const groups = new Map<Ability, Set<Ability>>();
  for (const one of face.abilities) groups.set(one, new Set([one]));
  const byName = new Map<string, Ability>();
  for (const one of face.abilities) if (one.svar) byName.set(one.svar.text, one);
  for (const one of face.abilities) for (const other of namedIn(one, byName)) join(groups, one, other);
  // In the order of the face, not in that in which they found each other.
  const inOrder = new Map<Set<Ability>, Ability[]>();
  for (const [one, group] of groups) {
    const before = inOrder.get(group);
    if (before) before.push(one);
    else inOrder.set(group, [one]);
  }
  const found = new Map<Ability, Together>();
  for (const abilities of inOrder.values()) {
    const all = whole(abilities);
    for (const one of abilities) found.set(one, all);
  }
  return found;
}

function* namedIn({ record }: Ability, byName: ReadonlyMap<string, Ability>): Iterable<Ability> {
  for (const { key, value } of record.parameters) {
    // What it tells the computer players is no name.
    if (isText(key.text) || /^AI/.test(key.text)) continue;
    for (const word of value.text.split(/[\s,&]+/)) {
      const named = byName.get(word);
      if (named) yield named;
    }
  }
}

function join(groups: Map<Ability, Set<Ability>>, one: Ability, other: Ability): void {
  const [a, b] = [groups.get(one), groups.get(other)];
  if (!a || !b || a === b) return;
  // The smaller goes into the larger: along a chain each would be moved as often as the chain is long otherwise.
  const [into, from] = a.size >= b.size ? [a, b] : [b, a];
  for (const each of from) {
    into.add(each);
    groups.set(each, into);
  }
}

const isText = (key: string): boolean => /Description$/i.test(key);

function whole(abilities: readonly Ability[]): Together {
  const texts: string[] = [];
  const script: string[] = [];
  const names = new Set(abilities.map(({ svar }) => svar?.text));
  let isUnfinished = abilities.every((one) => !isEffect(one) || one.name?.text === 'Cleanup');
  for (const { record } of abilities)
    for (const { key, value } of record.parameters) {
      isUnfinished ||= namesExecuted(key.text) && !names.has(value.text);
      if (!isText(key.text)) script.push(`${key.text}$ ${value.text}`);
      else if (!/^Stack/i.test(key.text)) texts.push(value.text);
    }
  return { text: new AskedText(texts.join('\n')), script: new AskedText(script.join(' | ')), isUnfinished };
}
