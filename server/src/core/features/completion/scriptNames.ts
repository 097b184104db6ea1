/** Names of other scripts: token scripts and cards of the workspace. */
import { span } from '../../text/span.ts';
import type { CompletionContext } from './context.ts';
import type { Completion, CompletionEntry } from './entry.ts';

/**
 * The cards whose names fit what stands between `from` and the cursor. Nothing where the workspace is not known.
 *
 * @param list whether commas part one name from the next, so that those within a name are written as semicolons
 */
export function completeCardName(from: number, context: CompletionContext, list: boolean): Completion | undefined {
  const { text, offset, workspace } = context;
  if (!workspace) return undefined;
  const start = Math.min(from + (/^ */.exec(text.slice(from, offset))?.[0].length ?? 0), offset);
  const { names, more } = workspace.find('card', text.slice(start, offset).replaceAll(';', ','));
  const entries = names.map((name, rank): CompletionEntry => {
    return { label: name, kind: 'card', text: list ? name.replaceAll(',', ';') : name, rank };
  });
  return { span: span(start, nameEnd(text, offset, list)), entries, incomplete: more };
}

/** Where the name under the cursor ends; the blanks behind it are not its own. */
function nameEnd(text: string, offset: number, list: boolean): number {
  const stop = list ? /[,+>|&/:\r\n]/ : /[|\r\n]/;
  let end = offset;
  while (end < text.length && !stop.test(text[end] ?? '')) end += 1;
  while (end > offset && text[end - 1] === ' ') end -= 1;
  return end;
}

/** Token scripts of the workspace first, then those that are named in this card alone. */
export function completeTokenName(
  start: number,
  end: number,
  own: readonly string[],
  { text, offset, workspace }: CompletionContext,
): Completion | undefined {
  const { names, more } = workspace?.find('token', text.slice(start, offset)) ?? { names: [], more: false };
  const entries = [...new Set([...own, ...names])].map((name, rank) => ({
    label: name,
    kind: 'file' as const,
    text: name,
    rank,
  }));
  return entries.length === 0 ? undefined : { span: span(start, end), entries, incomplete: more };
}
