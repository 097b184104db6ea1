import { visible } from '../../core/text/visible.ts';

/** The part of a line that a finding is about, as a terminal can show it. */
export interface Excerpt {
  readonly text: string;
  /** Terminal columns in front of the finding. */
  readonly indent: number;
  /** Terminal columns that the finding takes; at least one. */
  readonly width: number;
}

/** UTF-16 units of a line that are shown at most: a line may be megabytes long. */
const maxLength = 120;
/** Of a longer line, how much is shown in front of the finding. */
const before = 40;

/**
 * @param line without its end
 * @param start UTF-16 offset of the finding in the line
 * @param end offset behind the finding
 */
export function excerptOf(line: string, start: number, end: number): Excerpt {
  const from = line.length <= maxLength ? 0 : wholeCharacter(line, Math.max(0, start - before));
  const to = line.length <= maxLength ? line.length : wholeCharacter(line, Math.min(line.length, from + maxLength));
  const shownEnd = Math.min(Math.max(start, end), to);
  const head = (from > 0 ? '…' : '') + visible(line.slice(from, start));
  const marked = visible(line.slice(start, shownEnd));
  const tail = visible(line.slice(shownEnd, to)) + (to < line.length ? '…' : '');
  return { text: (head + marked + tail).trimEnd(), indent: columns(head), width: Math.max(1, columns(marked)) };
}

/** How many columns of a terminal a text takes. */
export function columns(text: string): number {
  let width = 0;
  for (const character of text) {
    if (/[\p{Mn}\p{Me}\p{Cf}]/u.test(character)) continue;
    width += isWide(character.codePointAt(0) ?? 0) ? 2 : 1;
  }
  return width;
}

/** Blocks whose characters take two columns, after the East Asian Width property of Unicode. */
const wide: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1f64f],
  [0x1f680, 0x1f6ff],
  [0x1f900, 0x1f9ff],
  [0x20000, 0x3fffd],
];

function isWide(point: number): boolean {
  return point >= 0x1100 && wide.some(([first, last]) => first <= point && point <= last);
}

/** The offset, or the one behind where it would cut a character of two units. */
function wholeCharacter(text: string, offset: number): number {
  const unit = text.charCodeAt(offset);
  return offset > 0 && unit >= 0xdc00 && unit <= 0xdfff ? offset + 1 : offset;
}
