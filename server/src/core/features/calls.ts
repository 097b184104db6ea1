/** Which ability calls which: from the line that is there by itself down its chain of sub-abilities. */
import type { Ability } from '../model/ability.ts';
import type { Card, Face } from '../model/card.ts';
import { abilityOn, faceOf, innermost, lineAt } from '../model/locate.ts';
import { svarUses, type SVarUse } from '../svarUses.ts';
import type { FieldLine } from '../syntax/nodes.ts';
import type { Span } from '../text/span.ts';
import type { Vocabulary } from '../vocab/vocabulary.ts';
import { descriptionOf } from './outline.ts';
import { svarAt } from './svars.ts';

export interface CallItem {
  readonly name: string;
  readonly detail: string;
  readonly span: Span;
  readonly nameSpan: Span;
}

export interface Call {
  readonly item: CallItem;
  /** Where the caller names the other one. */
  readonly from: readonly Span[];
}

/** The ability that the cursor is on or names. */
export function callItemAt(card: Card, offset: number, vocab: Vocabulary): CallItem | undefined {
  const named = svarAt(card, offset, vocab);
  const ability = named?.face.svarsByName.get(named.name)?.ability;
  if (ability) return toItem(ability.face, ability.line);
  const line = lineAt(card, offset);
  const face = line && faceOf(card, line);
  return line?.kind === 'field' && face && callable(face, innermost(line)) ? toItem(face, innermost(line)) : undefined;
}

/** What the line of an item calls. @param offset where the item's name stands */
export function outgoingCalls(card: Card, offset: number, vocab: Vocabulary): Call[] {
  const line = lineAt(card, offset);
  const face = line && faceOf(card, line);
  if (!face) return [];
  const calls = new Map<string, { readonly line: FieldLine; readonly from: Span[] }>();
  for (const use of usesOn(face, line.index, vocab)) {
    const target = face.svarsByName.get(use.name);
    if (!target?.ability) continue;
    const known = calls.get(use.name);
    if (known) known.from.push(use.span);
    else calls.set(use.name, { line: target.line, from: [use.span] });
  }
  return [...calls.values()].map((call) => ({ item: toItem(face, call.line), from: call.from }));
}

/** The lines that call the SVar of an item. @param offset where the item's name stands */
export function incomingCalls(card: Card, offset: number, vocab: Vocabulary): Call[] {
  const line = lineAt(card, offset);
  const face = line && faceOf(card, line);
  const name = line?.kind === 'field' && line.key.text === 'SVar' ? line.name?.text : undefined;
  if (!face || name === undefined) return [];
  const calls = new Map<FieldLine, Span[]>();
  for (const use of svarUses(face, vocab)) {
    if (use.name !== name) continue;
    const known = calls.get(use.line);
    if (known) known.push(use.span);
    else calls.set(use.line, [use.span]);
  }
  return [...calls].map(([caller, from]) => ({ item: toItem(face, caller), from }));
}

function usesOn(face: Face, index: number, vocab: Vocabulary): readonly SVarUse[] {
  return svarUses(face, vocab).filter(({ line }) => line.index === index);
}

function callable(face: Face, line: FieldLine): boolean {
  return line.key.text === 'K' || abilityOn(face, line) !== undefined;
}

function toItem(face: Face, line: FieldLine): CallItem {
  const ability: Ability | undefined = abilityOn(face, line);
  const own = line.key.text === 'SVar' ? line.name : (ability?.name ?? line.value);
  const nameSpan = own && own.text !== '' ? own.span : line.key.span;
  const name = own && own.text !== '' ? own.text : line.key.text;
  return {
    name: name.length > 60 ? `${name.slice(0, 59)}…` : name,
    detail: ability ? descriptionOf(ability) : '',
    span: line.span,
    nameSpan,
  };
}
