/** Edits to lines of parameters, and to lists of keywords in them. */
import { parameter, type Ability } from '../model/ability.ts';
import type { Face } from '../model/card.ts';
import type { KeywordUse } from '../model/keyword.ts';
import { splitPiece } from '../text/span.ts';
import type { TextEdit } from '../text/edits.ts';
import { parameterSpan, removeEach, removeLine, replace } from './repairs.ts';
import { textPattern } from '../text/pattern.ts';

/** Gives a parameter a value: changes the one that is there, or puts a new one before the line's description. */
export function setParameter(ability: Ability, key: string, value: string): TextEdit {
  const present = parameter(ability, key);
  if (present) return replace(parameterSpan(present), `${present.key.text}$ ${value}`);
  const { parameters } = ability.record;
  const description = parameters.find((one, at) => at > 0 && /Description$/i.test(one.key.text));
  if (description) {
    const { start } = description.key.span;
    return { span: { start, end: start }, newText: `${key}$ ${value} | ` };
  }
  const last = parameters.findLast((one) => one.key.text !== '') ?? parameters[0];
  const end = last ? parameterSpan(last).end : ability.line.value.span.end;
  return { span: { start: end, end }, newText: ` | ${key}$ ${value}` };
}

/** Takes a granted keyword out of its list; with the last one its parameter goes. */
export function removeGranted(use: KeywordUse): TextEdit[] {
  const { grant, piece, line } = use;
  if (!grant) return [];
  const { value } = grant.parameter;
  const all = splitPiece(value, ' & ');
  if (all.length < 2) return removeEach(line, grant.parameter);
  const at = all.findIndex(({ span }) => span.start === piece.span.start);
  const [before, next] = [all[at - 1], all[at + 1]];
  if (next) return [replace({ start: piece.span.start, end: next.span.start }, '')];
  return [replace({ start: before?.span.end ?? piece.span.start, end: piece.span.end }, '')];
}

/**
 * Takes a line out, and with it the SVars that nothing else names: those that it carries out, those that these name,
 * and so on.
 */
export function removeWithSVars(ability: Ability): TextEdit[] {
  const { face } = ability;
  const gone = new Set([ability.line]);
  for (let grew = true; grew;) {
    grew = false;
    for (const { name, line } of face.svars) {
      if (gone.has(line) || !namedBy(face, name.text, (other) => gone.has(other))) continue;
      if (namedBy(face, name.text, (other) => !gone.has(other) && other !== line)) continue;
      gone.add(line);
      grew = true;
    }
  }
  return [...gone].map((line) => removeLine(face.card, line));
}

const asWord = textPattern((name) => String.raw`(?<!\w)${name}(?!\w)`);

/** Whether a line of this kind holds the name as a word. */
function namedBy(face: Face, name: string, which: (line: Ability['line']) => boolean): boolean {
  const word = asWord(name);
  return face.lines.some((line) => line.kind === 'field' && which(line) && word.test(line.value.text));
}
