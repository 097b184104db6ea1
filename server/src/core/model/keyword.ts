import type { FieldLine, Parameter } from '../syntax/nodes.ts';
import { splitPiece, type Piece } from '../text/span.ts';
import { parameter, type Ability } from './ability.ts';
import type { Face } from './card.ts';

/** A keyword as it stands on a `K:` line or in a list that grants it. */
export interface KeywordUse {
  readonly face: Face;
  readonly line: FieldLine;
  /** The whole, e.g. `Awaken:3:4 U`. */
  readonly piece: Piece;
  /** Before the first colon. */
  readonly name: Piece;
  /** Between and behind the further colons; empty pieces are arguments left empty. */
  readonly args: readonly Piece[];
  /** Name of the variant whose line it is. */
  readonly variant: string | undefined;
  /** Where an ability grants it; absent on `K:` lines. */
  readonly grant: { readonly ability: Ability; readonly parameter: Parameter } | undefined;
}

/** Parameters that hold keywords, joined by ` & `. */
const grantingParameters = [
  'AddKeyword',
  'AddKeywords',
  'KW',
  'Keywords',
  'PumpKeywords',
  'KWChoice',
  'AnimateKeywords',
] as const;

export function readKeyword(face: Face, line: FieldLine, variant?: string): KeywordUse {
  return readUse(line.value, face, line, variant, undefined);
}

/** The keywords that an ability gives to others or to itself. */
export function grantedKeywords(ability: Ability): KeywordUse[] {
  const granted: KeywordUse[] = [];
  for (const key of grantingParameters) {
    const found = parameter(ability, key);
    if (!found || found.value.text === '') continue;
    const grant = { ability, parameter: found };
    for (const piece of splitPiece(found.value, ' & '))
      granted.push(readUse(piece, ability.face, ability.line, undefined, grant));
  }
  return granted;
}

function readUse(
  piece: Piece,
  face: Face,
  line: FieldLine,
  variant: string | undefined,
  grant: KeywordUse['grant'],
): KeywordUse {
  const [name = piece, ...args] = splitPiece(piece, ':');
  return { face, line, piece, name, args, variant, grant };
}
