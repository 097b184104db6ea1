/** Keywords that stand in one line though they should not: told apart here for the checks that report each form. */
import type { KeywordUse } from '../model/keyword.ts';
import { splitPiece, type Piece } from '../text/span.ts';
import { keywordEntries, keywordEntry, readKeywordLine, type KeywordEntry } from '../vocab/keywords.ts';

/** Behind so many letters no keyword is found any more. */
const longestName = Math.max(...keywordEntries.map(({ name }) => name.length));

export type Together =
  /** `Cycling 2`: a blank where the colon belongs. */
  | { readonly kind: 'blank'; readonly entry: KeywordEntry; readonly name: Piece; readonly rest: Piece }
  /** `Flying, Trample`: several keywords. */
  | { readonly kind: 'list'; readonly keywords: readonly Piece[] };

export function writtenTogether(use: KeywordUse): Together | undefined {
  const { piece } = use;
  for (const separator of [',', ';', ' & ']) {
    if (!piece.text.includes(separator)) continue;
    const keywords = splitPiece(piece, separator);
    if (keywords.length > 1 && keywords.every(({ text }) => isKeyword(text))) return { kind: 'list', keywords };
  }
  return withBlank(use.name);
}

/** The longest keyword that the words begin with, where it takes arguments and they could be what follows. */
function withBlank(name: Piece): Together | undefined {
  for (let at = name.text.lastIndexOf(' ', longestName); at > 0; at = name.text.lastIndexOf(' ', at - 1)) {
    const entry = keywordEntry(name.text.slice(0, at).trimEnd());
    if (!entry || (entry.args.length === 0 && !entry.open)) continue;
    const { start } = name.span;
    const rest = name.text.slice(at).trimStart();
    if (!/^[\dXWUBRGCS]/.test(rest)) return undefined;
    return {
      kind: 'blank',
      entry,
      name: {
        text: name.text.slice(0, at).trimEnd(),
        span: { start, end: start + name.text.slice(0, at).trimEnd().length },
      },
      rest: { text: rest, span: { start: name.span.end - rest.length, end: name.span.end } },
    };
  }
  return undefined;
}

function isKeyword(text: string): boolean {
  const { kind } = readKeywordLine(text, 0);
  return kind === 'keyword' || kind === 'family';
}
