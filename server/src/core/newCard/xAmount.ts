/** What X is on a card, where its lines use it as an amount. */
import { withoutReminder } from './paragraphs.ts';
import { readSelector } from './words/selectors.ts';
import type { FaceSource } from './read/cardSource.ts';

/** X where the engine looks for an SVar of that name: an amount, a number in a cost, a comparison. */
const used = /(?:\$ [+-]?|[<:]|(?:GE|LE|EQ|GT|LT)|:[A-Z0-9]+:)X(?![A-Za-z0-9])/;

export function xLines(lines: readonly string[], face: FaceSource): string[] {
  const reads = lines
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.replaceAll(/\b\w*Description\$ [^|]*/g, ''));
  if (!reads.some((line) => used.test(line)) || lines.some((line) => line.startsWith('SVar:X:'))) return [];
  const where = /\bwhere X is (.+?)(?:\.|,| and |$)/m.exec(withoutReminder(face.text))?.[1];
  const counted = /^the number of (.+?)(?: on the battlefield)?$/.exec(where ?? '')?.[1];
  const selector = counted === undefined ? undefined : readSelector(counted);
  if (selector) return [`SVar:X:Count$Valid ${selector.valid}`];
  if (where === undefined) return ['SVar:X:Count$xPaid'];
  return ['SVar:X:Number$0', `# Not scripted yet: X is ${where}`];
}
