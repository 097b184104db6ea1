/** A script to start from, made of a card as it is printed. */
import type { CardNote, CardSource, FaceSource, ReadProblem } from './read/cardSource.ts';
import { deckHas, deckHints } from './deck.ts';
import { faceLines } from './faceLines.ts';
import { fileNameOf, folderOf } from './fileName.ts';
import { readObject } from './read/readObject.ts';
import { readPasted } from './read/readPasted.ts';

export interface NewCard {
  readonly name: string;
  /** The script, with line feeds. */
  readonly text: string;
  /** `brace_sample.txt` */
  readonly fileName: string;
  /** Name of the folder that it belongs in, below that of all scripts: `b`. */
  readonly folder: string;
  /** How many comments say what the author has still to write. */
  readonly open: number;
  readonly notes: readonly CardNote[];
}

export type NewCardResult =
  | { readonly ok: true; readonly card: NewCard }
  | { readonly ok: false; readonly problem: ReadProblem; readonly detail: string };

/**
 * Reads a card object of Scryfall or MTGJSON, or the text of a card as people copy it: the name and, in braces, the
 * cost; the type line; rules text; power and toughness, loyalty or defense. Lines of dashes stand between faces.
 */
export function newCard(input: string): NewCardResult {
  const read = /^\s*[[{]\s*["{\]}]/.test(input) ? readObject(input) : readPasted(input);
  if (!read.ok) return read;
  const text = scriptOf(read.card);
  const fileName = fileNameOf(read.card);
  const [front] = read.card.faces;
  return {
    ok: true,
    card: {
      name: front?.name ?? '',
      text,
      fileName,
      folder: folderOf(fileName),
      open: text.match(openPattern)?.length ?? 0,
      notes: read.card.notes,
    },
  };
}

/**
 * What was not understood, and lines that lack a mode or a cost. These comments are in English whatever the language of
 * the editor: they become part of a script, which is shared with people who read English, as all of its words are. What
 * is said of them in the editor follows its language.
 */
const openPattern = /^# (?:Not scripted yet:|[ATS]:.*\$ \?)/gm;

const specializeColors = ['WHITE', 'BLUE', 'BLACK', 'RED', 'GREEN'];

function scriptOf({ layout, faces, meldsWith }: CardSource): string {
  const sources = faces.map((face, at) => (layout === 'Flip' && at > 0 ? withCostOf(faces[0], face) : face));
  const parts = sources.map((face) => faceLines(face));
  const blocks = parts.map(({ header, abilities, brings, oracle }, at) => {
    const isFront = at === 0;
    // Both halves of a card print it, and the first one has it.
    const isSecondHalf = layout === 'Split' && !isFront;
    const lines = [...header, ...abilities.filter((line) => !isSecondHalf || line !== 'K:Fuse')];
    lines.push(...deckHas(brings));
    if (isFront) lines.push(...deckHints(faces));
    if (isFront && meldsWith !== undefined) lines.push(`MeldPair:${meldsWith}`);
    if (isFront && layout !== 'single') lines.push(`AlternateMode:${layout}`);
    lines.push(oracle);
    if (isFront) return lines.join('\n');
    const marker = layout === 'Specialize' ? `SPECIALIZE:${specializeColors[at - 1] ?? 'WHITE'}` : 'ALTERNATE';
    return [marker, '', ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/** The flipped half of a card costs what the card costs. */
function withCostOf(front: FaceSource | undefined, face: FaceSource): FaceSource {
  return face.manaCost === '' && front ? { ...face, manaCost: front.manaCost } : face;
}
