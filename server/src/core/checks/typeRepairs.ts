/** Edits to the `Types:` line. */
import type { Face } from '../model/card.ts';
import type { TextEdit } from '../text/edits.ts';

/** Puts a card type where it is printed: before the first of `before` that is there, else behind the supertypes. */
export function addCardType(face: Face, type: string, before: readonly string[]): TextEdit[] {
  const types = face.types;
  if (!types) return [];
  const word =
    types.words.find(({ text }) => before.includes(text)) ??
    types.words.find(({ text }) => !types.supertypes.has(text));
  if (!word) return [];
  const { start } = word.span;
  return [{ span: { start, end: start }, newText: `${type} ` }];
}

/** Puts a subtype at the end. */
export function addSubtype(face: Face, subtype: string): TextEdit[] {
  const last = face.types?.words.at(-1);
  if (!last) return [];
  const { end } = last.span;
  return [{ span: { start: end, end }, newText: ` ${subtype}` }];
}
