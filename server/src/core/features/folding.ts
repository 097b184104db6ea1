import type { Card, Face } from '../model/card.ts';
import { svarUses } from '../svarUses.ts';
import type { Line } from '../syntax/nodes.ts';
import type { Vocabulary } from '../vocab/vocabulary.ts';

/** Lines that can be folded into the first of them; both 0-based. */
export interface Fold {
  readonly start: number;
  readonly end: number;
}

/** The faces, where there are several, and every ability with the SVars below it that it calls. */
export function foldings(card: Card, vocab: Vocabulary): Fold[] {
  const folds: Fold[] = [];
  for (const face of card.faces) {
    const first = face.marker ?? face.lines.find(({ kind }) => kind !== 'blank');
    const last = face.lines.findLast(({ kind }) => kind !== 'blank');
    if (card.faces.length > 1 && first && last && last.index > first.index)
      folds.push({ start: first.index, end: last.index });
    folds.push(...chains(face, vocab));
  }
  return folds.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** An ability and the SVars directly below it that it calls, or that those call. */
export function chains(face: Face, vocab: Vocabulary): Fold[] {
  const named = new Map<number, string[]>();
  for (const { line, name } of svarUses(face, vocab)) {
    const names = named.get(line.index);
    if (names) names.push(name);
    else named.set(line.index, [name]);
  }
  const folds: Fold[] = [];
  const { lines } = face;
  for (let at = 0; at < lines.length; at += 1) {
    const start = lines[at]?.index ?? 0;
    const reached = new Set(named.get(start));
    let end = start;
    for (let next = at + 1; next < lines.length && reached.size > 0; next += 1) {
      const line = lines[next];
      const name = line && nameOn(line);
      if (!line || name === undefined || !reached.has(name)) break;
      for (const one of named.get(line.index) ?? []) reached.add(one);
      end = line.index;
    }
    if (end === start) continue;
    folds.push({ start, end });
    at += end - start;
  }
  return folds;
}

function nameOn(line: Line): string | undefined {
  return line.kind === 'field' && line.key.text === 'SVar' ? line.name?.text : undefined;
}
