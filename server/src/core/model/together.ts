/** Which abilities of a face belong together, because one carries out or gives another, and what their texts say. */
import { isEffect, type Ability } from './ability.ts';
import type { Face } from './card.ts';
import { namesExecuted } from './roles.ts';

export interface Together {
  /** All texts for the player that they have, with their reminder text; `''` where none has one. */
  readonly text: string;
  /** All else that they have, as `Key$ value` with bars between. */
  readonly script: string;
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
  const made = new Map<Set<Ability>, Together>();
  const found = new Map<Ability, Together>();
  for (const [one, group] of groups) {
    let all = made.get(group);
    if (!all) {
      all = whole(face.abilities.filter((each) => group.has(each)));
      made.set(group, all);
    }
    found.set(one, all);
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
  const [into, from] = [groups.get(one), groups.get(other)];
  if (!into || !from || into === from) return;
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
  return { text: texts.join('\n'), script: script.join(' | '), isUnfinished };
}
