/** What stands behind a name or is left out, for inlay hints. */
import { isEffect, parameter, type Ability } from '../model/ability.ts';
import type { Card } from '../model/card.ts';
import { svarUses } from '../svarUses.ts';
import type { Vocabulary } from '../vocab/vocabulary.ts';

export interface ValueHint {
  /** UTF-16 offset behind the name, or behind the last character of the line. */
  readonly offset: number;
  /** `= Count$Valid Creature.YouCtrl`, `= Draw`, `NumCards$ 1`. */
  readonly label: string;
  /** The same in full. */
  readonly tooltip: string;
}

/** Longer ones would push the script out of sight. */
const longestLabel = 40;

/** What the engine takes for a parameter that is left out, where it stands alone for what an effect does. */
const leftOut: ReadonlyMap<string, { readonly key: string; readonly value: string; readonly beside?: string }> =
  new Map([
    ['Draw', { key: 'NumCards', value: '1' }],
    ['Mill', { key: 'NumCards', value: '1' }],
    ['PutCounter', { key: 'CounterNum', value: '1', beside: 'CounterType' }],
    ['Token', { key: 'TokenAmount', value: '1', beside: 'TokenScript' }],
  ]);

/** The remarks of a card, in reading order. */
export function valueHints(card: Card, vocab: Vocabulary): ValueHint[] {
  const hints: ValueHint[] = [];
  for (const face of card.faces) {
    for (const { name, span } of svarUses(face, vocab)) {
      const svar = face.svarsByName.get(name);
      if (!svar || svar.value.text === '') continue;
      const text = svar.value.text;
      const short = svar.ability ? (svar.ability.name?.text ?? '') : text;
      if (short !== '') hints.push({ offset: span.end, label: `= ${cut(short)}`, tooltip: text });
    }
    for (const ability of face.abilities) {
      const missing = defaultOf(ability);
      if (missing !== undefined) hints.push({ offset: ability.line.span.end, label: missing, tooltip: missing });
    }
  }
  return hints.sort((a, b) => a.offset - b.offset);
}

function defaultOf(ability: Ability): string | undefined {
  if (!isEffect(ability)) return undefined;
  const found = leftOut.get(ability.name?.text ?? '');
  if (!found || parameter(ability, found.key)) return undefined;
  if (found.beside !== undefined && !parameter(ability, found.beside)) return undefined;
  return `${found.key}$ ${found.value}`;
}

function cut(text: string): string {
  return text.length > longestLabel ? `${text.slice(0, longestLabel - 1)}…` : text;
}
