/** What of a card stands at an offset. */
import type { FieldLine, Line } from '../syntax/nodes.ts';
import { touches } from '../text/span.ts';
import type { Ability } from './ability.ts';
import type { Card, Face } from './card.ts';

/** The line at an offset (UTF-16); a cursor directly behind its last character is on it. */
export function lineAt({ file }: Card, offset: number): Line | undefined {
  const { lines } = file;
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle]?.span.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  const line = lines[low];
  return line && touches(line.span, offset) ? line : undefined;
}

/** The face that a line belongs to; a marker belongs to the face below it. */
export function faceOf(card: Card, line: Line): Face | undefined {
  return card.faces.findLast(({ marker, lines }) => (marker?.index ?? lines[0]?.index ?? Infinity) <= line.index);
}

/** The line that a `Variant:` wraps is the one that says something. */
export function innermost(line: FieldLine): FieldLine {
  return line.inner ? innermost(line.inner) : line;
}

/** The ability that stands on a line. */
export function abilityOn(face: Face, line: FieldLine): Ability | undefined {
  const inner = innermost(line);
  return face.abilities.find((one) => one.line === inner);
}
