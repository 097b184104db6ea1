import type { GlossaryEntry } from './edition.ts';
import { isPageMargin, type Oddity } from './readRules.ts';

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
  const oddities: Oddity[] = [];
  for (let line = start; line < end; line += 1) {
    const text = (lines[line] ?? '').trim();
    if (isPageMargin(text)) {
      oddities.push({ line, text, what: 'left out as the head or foot of a page' });
      continue;
    }
    const block = blocks.at(-1);
    if (text !== '') block?.push({ line, text });
    else if (block && block.length > 0) blocks.push([]);
  }
  if (blocks.at(-1)?.length === 0) blocks.pop();
  const entries = toEntries(blocksAreEntries(blocks) ? blocks : splitByTerms(blocks.flat()), oddities);
  return { entries, oddities: oddities.sort((one, other) => one.line - other.line) };
}

/** @param oddities gets what is no term with its text */
function toEntries(blocks: readonly (readonly Line[])[], oddities: Oddity[]): GlossaryEntry[] {
  const entries: GlossaryEntry[] = [];
  let alone: Line | undefined;
  for (const block of blocks) {
    const [first, ...rest] = block;
    if (!first) continue;
    const goesOn = isText(first.text, rest.length);
    const last = entries.at(-1);
    if (goesOn && !last) {
      for (const line of block) oddities.push({ ...line, what: 'glossary text without a term' });
      continue;
    }
    // A blank line between a term and its text: until here the term had none.
    if (goesOn && last && alone) alone = undefined;
    else if (alone) oddities.push({ ...alone, what: 'glossary term without a text' });
    if (goesOn && last) {
      const text = [last.text, ...block.map((line) => line.text)].filter((line) => line !== '').join('\n');
      entries[entries.length - 1] = { term: last.term, text };
      continue;
    }
    entries.push({ term: first.text, text: rest.map(({ text }) => text).join('\n') });
    alone = rest.length === 0 ? first : undefined;
  }
  if (alone) oddities.push({ ...alone, what: 'glossary term without a text' });
  return entries;
}

/** Whether a block goes on with the text of the entry above: by its first line, and the number of lines below that. */
function isText(first: string, below: number): boolean {
  return below === 0 ? !looksLikeTerm(first) : first.length > longestTerm || isSense(first);
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

const longestTerm = 80;

const isSense = (text: string): boolean => /^\d+\.\s/.test(text);

/** Short, not numbered, and no sentence; a remark in parentheses may follow. */
function looksLikeTerm(text: string): boolean {
  return (
    text.length <= longestTerm &&
    !isSense(text) &&
    !/(?:[.:;?]|[.!?,]['"”’)])$/.test(text) &&
    !/^(See|Obsolete)\b.*\brules?\b/.test(text)
  );
}
