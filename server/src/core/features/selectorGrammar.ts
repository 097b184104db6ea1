/** What the ways of reading selectors aloud have in common. */
import type { ValidProperty } from '../values/valid.ts';
import { vocab } from '../vocab/vocab.ts';

export interface SelectorGrammar {
  /** Between alternatives. */
  readonly or: string;
  /** @returns `undefined` where a property has no words yet: half a sentence would mislead */
  say(head: string, properties: readonly ValidProperty[]): string | undefined;
}

/** `powerLE2` */
export function readComparison(text: string): { measure: string; sign: string; value: string } | undefined {
  const [, measure, sign, value] = /^(?=\w+$)([a-zA-Z]+?)(GE|GT|LE|LT|EQ|NE)(\w+)$/.exec(text) ?? [];
  return measure !== undefined && sign !== undefined && value !== undefined ? { measure, sign, value } : undefined;
}

/** `counters_GE1_P1P1` */
export function readCounters(text: string): { sign: string; value: string; counter: string } | undefined {
  const [, sign, value, counter] = /^(?=\w+$)counters_(GE|GT|LE|LT|EQ|NE)(\w+?)_(\w+)$/.exec(text) ?? [];
  return sign !== undefined && value !== undefined && counter !== undefined ? { sign, value, counter } : undefined;
}

/** `P1P1` is a +1/+1 counter. */
export function counterSize(name: string): string {
  const size = /^([PM])(\d)([PM])(\d)$/.exec(name);
  const sign = (letter: string | undefined): string => (letter === 'P' ? '+' : '-');
  return size ? `${sign(size[1])}${size[2] ?? ''}/${sign(size[3])}${size[4] ?? ''}` : name.toLowerCase();
}

/** Types and colours that are written small. */
export function isPlainType(word: string): boolean {
  return /^(?:Artifact|Basic|Battle|Creature|Enchantment|Instant|Land|Legendary|Permanent|Planeswalker|Snow|Sorcery|Token|White|Blue|Black|Red|Green)$/.test(
    word,
  );
}

/** `Goblin`, `Aura`, `Forest` */
export function isSubtype(word: string): boolean {
  const of = vocab.types.get(word)?.of;
  return of !== undefined && !/^(?:card|super|plane|user)$/.test(of);
}

export function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
