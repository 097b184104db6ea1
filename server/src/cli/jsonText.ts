import { replaceActing } from '../core/text/visible.ts';

/**
 * JSON in which nothing acts on a terminal or a log, and in which a program reads the same as in any other: what would
 * act is written by its number.
 *
 * @param indent blanks for each level; without it all stands in one line
 */
export function jsonText(value: unknown, indent?: number): string {
  // Line ends are those between the values: within texts they are escaped already.
  const lines = JSON.stringify(value, undefined, indent).split('\n');
  return lines.map((line) => replaceActing(line, byNumber)).join('\n');
}

function byNumber(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
