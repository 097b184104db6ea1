/** Where an SVar is defined and named, and renaming it. Each face has SVars of its own. */
import { inEnglish, type Say } from '../l10n/say.ts';
import type { Card, Face, SVar } from '../model/card.ts';
import { faceOf, lineAt } from '../model/locate.ts';
import { svarUses } from '../svarUses.ts';
import type { TextEdit } from '../text/edits.ts';
import { touches, type Span } from '../text/span.ts';
import type { Vocabulary } from '../vocab/vocabulary.ts';

export interface SVarPlace {
  readonly face: Face;
  readonly name: string;
  /** Of the word at the cursor. */
  readonly span: Span;
}

export interface Occurrence {
  readonly span: Span;
  readonly kind: 'definition' | 'use';
}

/** The SVar whose name stands at `offset`, be it where it is defined or where it is named. */
export function svarAt(card: Card, offset: number, vocab: Vocabulary): SVarPlace | undefined {
  const line = lineAt(card, offset);
  const face = line && faceOf(card, line);
  if (!face) return undefined;
  const defined = face.svars.find(({ name }) => name.text !== '' && touches(name.span, offset));
  if (defined) return { face, name: defined.name.text, span: defined.name.span };
  const use = svarUses(face, vocab).find(({ span }) => touches(span, offset));
  return use && { face, name: use.name, span: use.span };
}

/** The lines that define it; the engine keeps the last. */
export function definitionsOf({ face, name }: Pick<SVarPlace, 'face' | 'name'>): readonly SVar[] {
  return face.svars.filter((svar) => svar.name.text === name);
}

/** All places of the name, in reading order. */
export function occurrencesOf(place: Pick<SVarPlace, 'face' | 'name'>, vocab: Vocabulary): Occurrence[] {
  const definitions = definitionsOf(place).map(({ name }) => ({ span: name.span, kind: 'definition' as const }));
  const uses = svarUses(place.face, vocab)
    .filter(({ name }) => name === place.name)
    .map(({ span }) => ({ span, kind: 'use' as const }));
  return [...definitions, ...uses].sort((a, b) => a.span.start - b.span.start);
}

/** Why an SVar cannot have another name, in a sentence; `undefined` where it can. */
export function whyNotRenamed({ face, name }: SVarPlace, vocab: Vocabulary, say: Say = inEnglish): string | undefined {
  if (vocab.svars.has(name)) return say('The engine looks for the SVar "{name}" by its name.', { name });
  if (svarUses(face, vocab).some((use) => use.name === name && !use.renamable))
    return say('"{name}" is a mana symbol in a cost of this face, which must keep its name.', { name });
  return undefined;
}

export type Renaming =
  { readonly ok: true; readonly edits: readonly TextEdit[] } | { readonly ok: false; readonly why: string };

/** The edits that give an SVar another name wherever its face names it. */
export function renameSVar(place: SVarPlace, to: string, vocab: Vocabulary, say: Say = inEnglish): Renaming {
  const why = whyNotRenamed(place, vocab, say) ?? badName(place, to, say);
  if (why !== undefined) return { ok: false, why };
  return { ok: true, edits: occurrencesOf(place, vocab).map(({ span }) => ({ span, newText: to })) };
}

function badName({ face, name }: SVarPlace, to: string, say: Say): string | undefined {
  if (!/^[A-Za-z_]\w*$/.test(to)) return say('The name of an SVar is letters, digits and underscores, a letter first.');
  if (to !== name && face.svarsByName.has(to)) return say('This face has an SVar "{name}" already.', { name: to });
  return undefined;
}
