/**
 * Comments that silence a check: `# cardscript-disable-next-line CODE[, CODE] -- reason` and
 * `# cardscript-disable-file CODE -- reason`. The engine skips lines that begin with `#`.
 */
import type { ScriptFile } from '../syntax/nodes.ts';
import type { Piece } from '../text/span.ts';

const pattern = /#\s*cardscript-disable-(next-line|file)\b([^]*)$/d;

export interface Suppression {
  readonly scope: 'next-line' | 'file';
  readonly code: Piece;
  /** 0-based line that it stands on. */
  readonly line: number;
  /** The line it speaks of: the next that is not a comment; none at the end of the file. */
  readonly target: number | undefined;
}

export function readSuppressions(file: ScriptFile): Suppression[] {
  if (!file.text.includes('cardscript-disable')) return [];
  const found: Suppression[] = [];
  const targets = nextOtherLines(file);
  for (const line of file.lines) {
    if (line.kind !== 'comment') continue;
    const match = pattern.exec(file.text.slice(line.span.start, line.span.end));
    const list = match?.indices?.[2];
    if (!match || !list) continue;
    const target = targets[line.index];
    const codes = (match[2] ?? '').split('--')[0] ?? '';
    for (const code of codes.matchAll(/[^\s,]+/g)) {
      const start = line.span.start + list[0] + code.index;
      const piece = { text: code[0], span: { start, end: start + code[0].length } };
      found.push({ scope: match[1] as Suppression['scope'], code: piece, line: line.index, target });
    }
  }
  return found;
}

/** For each line the next one that is no comment. */
function nextOtherLines({ lines }: ScriptFile): readonly (number | undefined)[] {
  const targets: (number | undefined)[] = [];
  let next: number | undefined;
  for (const line of lines.toReversed()) {
    targets[line.index] = next;
    if (line.kind !== 'comment') next = line.index;
  }
  return targets;
}
