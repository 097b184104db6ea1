import type { Face } from '../model/card.ts';
import { linkCitations, linkNumber } from '../rules/format.ts';
import type { GameWord } from '../rules/rulebook.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import type { Piece, Span } from '../text/span.ts';
import type { HoverOptions } from './hover.ts';
import { isWithinName, textAround } from './oracleKeywords.ts';
import { editionNote } from './quotation.ts';

export interface GameWordUse {
  readonly word: GameWord;
  readonly span: Span;
}

/** The longest word or words of the game at `offset` in card text: an action of section 701 or a term of the glossary. */
export function gameWordInText(
  text: Piece,
  offset: number,
  face: Face,
  options: HoverOptions,
): GameWordUse | undefined {
  const words = options.rulebook.gameWords();
  if (!words) return undefined;
  const { window, base } = textAround(text, offset);
  const pieces = [...window.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const at = pieces.findIndex(({ start, end }) => base + start <= offset && offset <= base + end);
  if (at < 0) return undefined;
  for (let count = words.longest; count > 0; count -= 1) {
    for (let first = Math.max(0, at - count + 1); first <= at; first += 1) {
      const [start, end] = [pieces[first]?.start, pieces[first + count - 1]?.end];
      if (start === undefined || end === undefined) continue;
      const written = window.slice(start, end);
      // A term does not reach over a full stop, a comma or the end of a line.
      const word = /[^\p{L}\p{N}'’ -]/u.test(written) ? undefined : words.find(written);
      const span = { start: base + start, end: base + end };
      if (word && !isWithinName(text, span, face)) return { word, span };
    }
  }
  return undefined;
}

/** The word with what the glossary says of it, or the first thing that its rule does. */
export function describeGameWord({ entry, rule, name }: GameWord, options: HoverOptions): string | undefined {
  const { rulebook, ruleLink } = options;
  const number = rule === undefined ? '' : ` — ${linkNumber(rule, ruleLink)}`;
  const heading = `**${escapeMarkdown(entry?.term ?? name)}**${number}`;
  const text = entry?.text ?? (rule === undefined ? undefined : rulebook.lookup(rule, 'en')?.subrules[0]?.text);
  if (text === undefined) return undefined;
  const lines = text.split('\n').map((line) => linkCitations(line, ruleLink));
  return [heading, lines.join('  \n'), editionNote(options)].join('\n\n');
}
