/** The lines that join the faces of a card: `AlternateMode:` and the markers between them. */
import type { Card } from '../model/card.ts';
import { lineAt } from '../model/locate.ts';
import type { Span } from '../text/span.ts';

export interface FaceJoint {
  /** At the cursor. */
  readonly span: Span;
  /** All of them, in reading order. */
  readonly all: readonly Span[];
  /** Where it leads: from the mode to the other faces, from a marker to the mode. */
  readonly targets: readonly Span[];
}

/** @param offset UTF-16 offset of the cursor */
export function faceJointAt(card: Card, offset: number): FaceJoint | undefined {
  const line = lineAt(card, offset);
  if (!line) return undefined;
  const modes = card.faces.flatMap(({ fields }) => (fields.get('AlternateMode') ?? []).map((mode) => mode.span));
  const markers = card.faces.flatMap(({ marker }) => (marker ? [marker.span] : []));
  const isMode = line.kind === 'field' && line.key.text === 'AlternateMode';
  if (!isMode && line.kind !== 'marker') return undefined;
  const names = card.faces.flatMap(({ marker, fields }) => {
    const name = fields.get('Name')?.[0]?.value;
    return marker ? [name && name.text !== '' ? name.span : marker.span] : [];
  });
  return {
    span: line.span,
    all: [...modes, ...markers].sort((a, b) => a.start - b.start),
    targets: isMode ? names : modes,
  };
}
