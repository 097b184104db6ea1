import type { GlossaryEntry } from './edition.ts';
import type { Oddity } from './readRules.ts';

export interface Glossary {
  readonly entries: readonly GlossaryEntry[];
  readonly oddities: readonly Oddity[];
}

interface Line {
  readonly line: number;
  readonly text: string;
}

/**
 * Reads the glossary. An entry is a block of lines up to a blank one: the term, then its text. Copies that lost their
 * blank lines, or have one after every line, are read by what a term looks like.
 */
export function readGlossary(
  lines: readonly string[],
  { start, end }: { readonly start: number; readonly end: number },
): Glossary {
  const blocks: Line[][] = [[]];
  for (let line = start; line < end; line += 1) {
    const text = (lines[line] ?? '').trim();
    const block = blocks.at(-1);
    if (text !== '') block?.push({ line, text });
    else if (block && block.length > 0) blocks.push([]);
  }
  if (blocks.at(-1)?.length === 0) blocks.pop();
  return toEntries(blocksAreEntries(blocks) ? blocks : splitByTerms(blocks.flat()));
}

function toEntries(blocks: readonly (readonly Line[])[]): Glossary {
  const entries: GlossaryEntry[] = [];
  const oddities: Oddity[] = [];
  for (const [first, ...rest] of blocks) {
    if (!first) continue;
    const last = entries.at(-1);
    if (rest.length > 0) {
      entries.push({ term: first.text, text: rest.map(({ text }) => text).join('\n') });
    } else if (last && !looksLikeTerm(first.text)) {
      entries[entries.length - 1] = { term: last.term, text: `${last.text}\n${first.text}` };
    } else {
      oddities.push({ ...first, what: 'glossary text without a term' });
    }
  }
  return { entries, oddities };
}

function blocksAreEntries(blocks: readonly (readonly Line[])[]): boolean {
  const lines = blocks.reduce((sum, block) => sum + block.length, 0);
  const single = blocks.filter((block) => block.length === 1).length;
  return single < blocks.length / 2 && lines < blocks.length * 5;
}

function splitByTerms(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    const isTerm = looksLikeTerm(line.text) && next !== undefined && !looksLikeTerm(next.text);
    if (isTerm || blocks.length === 0) blocks.push([line]);
    else blocks.at(-1)?.push(line);
  }
  return blocks;
}

/** Short, not numbered, and no sentence; a remark in parentheses may follow. */
function looksLikeTerm(text: string): boolean {
  return (
    text.length <= 80 &&
    !/^\d+\.\s/.test(text) &&
    !/(?:[.:;?]|[.!?,]['"”’)])$/.test(text) &&
    !/^(See|Obsolete)\b.*\brules?\b/.test(text)
  );
}
