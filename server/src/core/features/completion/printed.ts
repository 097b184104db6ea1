/** What the Oracle text of a face already says of the lines that are to be written. */
import { field, type Face } from '../../model/card.ts';
import { oracleParagraphs } from '../../model/oracle.ts';
import { readKeyword } from '../../newCard/keywords/keywordLine.ts';
import { readTokens } from '../../newCard/effects/tokens.ts';

/** What follows `K:` for a keyword that the text has as a paragraph of its own: `Enchant:Creature.YouCtrl:creature you control`. */
export function printedKeyword(face: Face, name: string): string | undefined {
  const context = { creatureTypes: [], reminder: '' };
  for (const { text } of oracleParagraphs(face)) {
    if (!text.toLowerCase().startsWith(name.toLowerCase())) continue;
    const line = readKeyword(text, context)?.text;
    if (line?.startsWith(`${name}:`) && !line.includes('\n')) return line;
  }
  return undefined;
}

/** Names of the scripts of tokens that the text creates, in its order. */
export function printedTokens(face: Face): string[] {
  const found = (field(face, 'Oracle')?.text ?? '').matchAll(/\bcreates? ([^."\\]+)/gi);
  return [...new Set([...found].flatMap(([, clause = '']) => readTokens(clause)))];
}
