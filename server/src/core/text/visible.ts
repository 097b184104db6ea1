/** Text from files as people may see it: on a terminal, in a log, in a message of an editor. */

import { patternOf } from './pattern.ts';

const sign = '\ufffd';

/** Control characters, lines and paragraphs that end, changes of direction, halves of characters. */
const acting = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/u;
const everyActing = patternOf(acting.source, 'gu');

/**
 * A command that GitHub Actions takes from anywhere in a line of a log: two number signs and a bracket, also with signs
 * between them that take no room.
 */
const inLine = /(#\p{Default_Ignorable_Code_Point}*#\p{Default_Ignorable_Code_Point}*)\[/gu;
/** One that it takes from the beginning of a line, whatever blanks are in front: two colons. */
const atBeginning = /^[\s\p{Default_Ignorable_Code_Point}]*:\p{Default_Ignorable_Code_Point}*:/u;

/**
 * Text within a line, in which nothing acts on a terminal or a log: tabs become blanks, a replacement character stands
 * for each control character, line end, change of direction and half of a character, and for what would begin a command
 * to GitHub Actions in mid-line. What stands at the beginning of a line is to go through `visibleLines`.
 */
export function visible(text: string): string {
  return replaceActing(text.replaceAll('\t', '    '), () => sign);
}

/** Puts something else in the place of each character that would act within a line. @param put is given the character */
export function replaceActing(text: string, put: (character: string) => string): string {
  const shown = acting.test(text) ? text.replaceAll(everyActing, put) : text;
  return shown.includes('#') ? shown.replaceAll(inLine, (_, before: string) => before + put('[')) : shown;
}

/** The same for lines apart by `\n`, none of which begins a command to GitHub Actions. */
export function visibleLines(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const shown = visible(line);
      return beginsCommand(shown) ? shown.replace(':', sign) : shown;
    })
    .join('\n');
}

/** Whether GitHub Actions would take a line for a command by how it begins. */
export function beginsCommand(line: string): boolean {
  return atBeginning.test(line);
}

/**
 * Text for a message that an editor shows beside its buttons: within a line, and without the links that Visual Studio
 * Code would make of brackets.
 */
export function messageText(text: string): string {
  return visible(text).replaceAll('](', '] (');
}
