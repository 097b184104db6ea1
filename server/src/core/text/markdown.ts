/** Texts that are not ours, put into Markdown: nothing in them acts as Markdown, as HTML or as an address. */
import { visible } from './visible.ts';

/**
 * Text that Markdown shows as it stands. Escapes what can open emphasis, code, a link, HTML, an entity, a table or an
 * automatic link anywhere, and what can open a heading, a list or a rule at the beginning of a line.
 *
 * @param text perhaps several lines, apart by `\n`
 */
export function escapeMarkdown(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      visible(line)
        .replace(/[\\`*_[\]<>~|&@]/g, '\\$&')
        .replace(/(:)(?=\/\/)|(?<=\bwww)(\.)/gi, '\\$&')
        .replace(/^([ \t]*)([-+=#])/, '$1\\$2')
        .replace(/^([ \t]*\d+)([.)])/, '$1\\$2'),
    )
    .join('\n');
}

/**
 * A stretch of code within a line; a text with ticks of its own, which code would have to be fenced against, stands there
 * as text. Not for a cell of a table, which a bar would end.
 */
export function inlineCode(text: string): string {
  const shown = visible(text);
  return shown.includes('`') || shown.trim() === '' ? escapeMarkdown(shown) : `\`${shown}\``;
}

/** A block of code in the language of scripts, whatever ticks its text has. */
export function codeBlock(text: string): string {
  let longest = 2;
  for (const [ticks] of text.matchAll(/`+/g)) longest = Math.max(longest, ticks.length);
  const fence = '`'.repeat(longest + 1);
  return `${fence}cardscript\n${text.split('\n').map(visible).join('\n')}\n${fence}`;
}
