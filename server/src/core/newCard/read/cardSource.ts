/** A card as it is printed, wherever its words were read: what the makers of skeletons start from. */

/** How the faces of a card belong together, under the engine's names for it; `single` where there is one face. */
export type CardLayout =
  'single' | 'Adventure' | 'DoubleFaced' | 'Flip' | 'Meld' | 'Modal' | 'Omen' | 'Prepare' | 'Specialize' | 'Split';

export interface FaceSource {
  readonly name: string;
  /** With braces, `{1}{W}`; empty for a face that has none. */
  readonly manaCost: string;
  /** `Legendary Creature — Elf Druid` */
  readonly typeLine: string;
  /** Paragraphs between line feeds. */
  readonly text: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
  /** Letters of `WUBRG` that the face has by a colour indicator, or whatever its source says it has. */
  readonly colors?: string;
}

export interface CardSource {
  readonly layout: CardLayout;
  /** The front first; never empty. */
  readonly faces: readonly FaceSource[];
  /** The card that this one melds with. */
  readonly meldsWith?: string;
  readonly notes: readonly CardNote[];
}

/** Something about what was read that the user should know. */
export type CardNote = 'only-first-side' | 'meld-result-missing';

/** Why nothing can be made of a text. `detail` holds the words at fault, where there are any. */
export type ReadProblem =
  | 'empty'
  | 'not-json'
  | 'no-card'
  | 'several-cards'
  | 'service-error'
  | 'not-scripted'
  | 'no-name'
  | 'no-type-line'
  | 'is-script'
  | 'too-long';

export type ReadCard =
  | { readonly ok: true; readonly card: CardSource }
  | { readonly ok: false; readonly problem: ReadProblem; readonly detail: string };

export function unreadable(problem: ReadProblem, detail = ''): ReadCard {
  return { ok: false, problem, detail };
}

/**
 * The longest line that is read, in UTF-16 units: no card that is known has half of it in all. Expressions that read a
 * line may take time that grows with its square.
 */
const longestLine = 2000;

export function hasLongLine(text: string): boolean {
  return text.split('\n').some((line) => line.length > longestLine);
}

/** Types before the dash, `Legendary Creature`, and behind it, `Elf Druid`. */
export function typesOf({ typeLine }: FaceSource): { readonly types: string[]; readonly subtypes: string[] } {
  const [types = '', subtypes = ''] = typeLine.split(/(?<!\s)\s+[—–-]+\s+/);
  const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
  return { types: words(types), subtypes: words(subtypes) };
}

/** `’` and its kin as scripts write them, with blanks for blanks of any kind. */
export function plainText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u00a0\u2007\u202f]/g, ' ')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/(?<![ \t])[ \t]+$/gm, '');
}
