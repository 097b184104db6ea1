import type { Piece } from '../text/span.ts';
import type { FieldLine, Line, ScriptFile } from './nodes.ts';

export type TokenKind =
  'key' | 'name' | 'value' | 'parameterKey' | 'parameterValue' | 'separator' | 'comment' | 'stray';

export interface Token {
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
}

/** The tokens of a line in reading order. Between them stand only blanks, behind the last one only the line end. */
export function* tokens(line: Line): Generator<Token> {
  switch (line.kind) {
    case 'blank':
      return;
    case 'comment':
      yield token('comment', line.span.start, line.span.end);
      return;
    case 'stray':
      yield ofPiece('stray', line.piece);
      return;
    case 'marker':
      yield ofPiece('key', line.key);
      if (line.value) {
        const colon = line.value.span.start;
        yield token('separator', line.key.span.end, colon);
        yield ofPiece('value', line.value);
      }
      return;
    case 'field':
      yield* fieldTokens(line);
  }
}

function* fieldTokens(line: FieldLine): Generator<Token> {
  yield ofPiece('key', line.key);
  yield token('separator', line.colon, line.colon + 1);
  if (line.name) yield ofPiece('name', line.name);
  if (line.nameColon !== undefined) yield token('separator', line.nameColon, line.nameColon + 1);
  if (line.inner) yield* fieldTokens(line.inner);
  else if (!line.record) yield ofPiece('value', line.value);
  else
    for (const parameter of line.record.parameters) {
      if (parameter.bar !== undefined) yield token('separator', parameter.bar, parameter.bar + 1);
      yield ofPiece('parameterKey', parameter.key);
      if (parameter.dollar !== undefined) yield token('separator', parameter.dollar, parameter.dollar + 1);
      yield ofPiece('parameterValue', parameter.value);
    }
}

/** The text of a tree, put together again from its tokens and what stands between them: always the text it was read from. */
export function print(file: ScriptFile): string {
  const pieces: string[] = [];
  let at = 0;
  const upTo = (end: number): void => {
    pieces.push(file.text.slice(at, end));
    at = Math.max(at, end);
  };
  for (const line of file.lines) {
    for (const { start, end } of tokens(line)) {
      upTo(start);
      upTo(end);
    }
    upTo(line.span.end);
    upTo(line.terminator.end);
  }
  return pieces.join('');
}

const token = (kind: TokenKind, start: number, end: number): Token => ({ kind, start, end });
const ofPiece = (kind: TokenKind, piece: Piece): Token => token(kind, piece.span.start, piece.span.end);
