/**
 * The card model: what a script says, by face, each value with the place it was read from. It is built anew with
 * every tree and knows nothing of the engine's vocabulary or of the rules; checks and features put those beside it.
 */
import type { Piece } from '../text/span.ts';
import type { FieldLine, Line, MarkerLine, ScriptFile } from '../syntax/nodes.ts';
import { buildAbility, type Ability } from './ability.ts';
import { grantedKeywords, readKeyword, type KeywordUse } from './keyword.ts';
import { readTypeLine, type TypeLine } from './types.ts';

export interface Card {
  readonly file: ScriptFile;
  /** At least one. */
  readonly faces: readonly Face[];
  /** Value of `AlternateMode:`, wherever it stands in the file. */
  readonly alternateMode: Piece | undefined;
}

export interface SVar {
  readonly name: Piece;
  readonly value: Piece;
  readonly line: FieldLine;
  readonly face: Face;
  /** Where the value holds parameters. */
  readonly ability: Ability | undefined;
}

export interface Face {
  readonly card: Card;
  /** 0 for the front. */
  readonly index: number;
  /** `ALTERNATE` or `SPECIALIZE:…` above it; absent on the front. */
  readonly marker: MarkerLine | undefined;
  readonly lines: readonly Line[];
  /** Header and other plain fields by key, in order: more than one where a line was written twice. */
  readonly fields: ReadonlyMap<string, readonly FieldLine[]>;
  /** Absent without a `Types:` line, or with an empty one. */
  readonly types: TypeLine | undefined;
  /** `K:` lines, those inside `Variant:` lines too. */
  readonly keywords: readonly KeywordUse[];
  /** Keywords that abilities of this face grant: `AddKeyword$`, `KW$` and their kin. */
  readonly granted: readonly KeywordUse[];
  /** `A:`, `T:`, `S:` and `R:` lines and the SVars that hold parameters, in order. */
  readonly abilities: readonly Ability[];
  readonly svars: readonly SVar[];
  /** The engine keeps the last of several with one name. */
  readonly svarsByName: ReadonlyMap<string, SVar>;
}

/** Value of the first line with this key, e.g. `field(face, 'ManaCost')`. */
export function field(face: Face, key: string): Piece | undefined {
  return face.fields.get(key)?.[0]?.value;
}

export function buildCard(file: ScriptFile): Card {
  const faces: Face[] = [];
  const card = { file, faces, alternateMode: undefined as Piece | undefined };
  let lines: Line[] = [];
  let marker: MarkerLine | undefined;
  for (const line of file.lines) {
    if (line.kind === 'marker') {
      faces.push(buildFace(card, faces.length, marker, lines));
      lines = [];
      marker = line;
    } else lines.push(line);
  }
  faces.push(buildFace(card, faces.length, marker, lines));
  for (const face of faces) card.alternateMode ??= field(face, 'AlternateMode');
  return card;
}

function buildFace(card: Card, index: number, marker: MarkerLine | undefined, lines: readonly Line[]): Face {
  const fields = new Map<string, FieldLine[]>();
  const keywords: KeywordUse[] = [];
  const granted: KeywordUse[] = [];
  const abilities: Ability[] = [];
  const svars: SVar[] = [];
  const svarsByName = new Map<string, SVar>();
  const face = { card, index, marker, lines, fields, types: undefined as TypeLine | undefined, keywords, granted };
  const whole: Face = Object.assign(face, { abilities, svars, svarsByName });

  const read = (line: FieldLine, variant: string | undefined): void => {
    const key = line.key.text;
    const ability = line.record ? buildAbility(whole, line, line.record) : undefined;
    if (ability) {
      abilities.push(ability);
      for (const use of grantedKeywords(ability)) granted.push(use);
    }
    if (key === 'K') keywords.push(readKeyword(whole, line, variant));
    else if (key === 'SVar') {
      if (!line.name) return;
      const svar = { name: line.name, value: line.value, line, face: whole, ability };
      svars.push(svar);
      svarsByName.set(svar.name.text, svar);
    } else if (key === 'Variant') {
      if (line.inner) read(line.inner, line.name?.text ?? '');
    } else if (!ability && variant === undefined) {
      const others = fields.get(key);
      if (others) others.push(line);
      else fields.set(key, [line]);
    }
  };
  for (const line of lines) if (line.kind === 'field') read(line, undefined);

  const types = fields.get('Types')?.[0]?.value;
  if (types && types.text !== '') face.types = readTypeLine(types);
  return whole;
}
