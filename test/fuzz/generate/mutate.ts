/** Changes to texts: of single characters, of lines, and by putting two texts together. */
import type { Random } from '../random.ts';
import { significant } from './significant.ts';

type Change = (text: string, random: Random, other: () => string) => string;

const place = (text: string, random: Random): number => random.below(text.length + 1);

const put = (text: string, at: number, piece: string, instead = 0): string =>
  text.slice(0, at) + piece + text.slice(at + instead);

/** A stretch of a text, at most `most` characters. */
function stretch(text: string, random: Random, most: number): string {
  const at = place(text, random);
  return text.slice(at, at + random.between(1, most));
}

const ofCharacters: readonly Change[] = [
  (text, random) => put(text, place(text, random), '', random.between(1, 12)),
  (text, random) => put(text, place(text, random), random.pick(significant)),
  (text, random) => put(text, place(text, random), random.pick(significant), random.between(1, 6)),
  (text, random) => put(text, place(text, random), String.fromCharCode(random.below(0x250)), 1),
  (text, random) => put(text, place(text, random), String.fromCharCode(random.below(0x10000)), random.below(2)),
  (text, random) => put(text, place(text, random), stretch(text, random, 40)),
  (text, random) => put(text, place(text, random), stretch(text, random, 6).repeat(random.between(2, 30))),
  (text, random) => {
    const piece = stretch(text, random, 12);
    const changed = random.chance(0.5) ? piece.toUpperCase() : piece.toLowerCase();
    return text.replace(piece, () => changed);
  },
];

const onLines =
  (change: (lines: string[], random: Random, other: () => string) => void): Change =>
  (text, random, other) => {
    const lines = text.split('\n');
    change(lines, random, other);
    return lines.join('\n');
  };

const ofLines: readonly Change[] = [
  onLines((lines, random) => lines.splice(random.below(lines.length), 1)),
  onLines((lines, random) => lines.splice(random.below(lines.length), 0, random.pick(lines))),
  onLines((lines, random) => {
    const [line = ''] = lines.splice(random.below(lines.length), 1);
    lines.splice(random.below(lines.length + 1), 0, line);
  }),
  onLines((lines, random) => {
    const at = random.below(lines.length);
    lines.splice(at, 2, lines.slice(at, at + 2).join(''));
  }),
  onLines((lines, random, other) => lines.splice(random.below(lines.length), 0, random.pick(other().split('\n')))),
  onLines((lines, random, other) => lines.splice(random.below(lines.length), 1, random.pick(other().split('\n')))),
  // A parameter of one line in another.
  onLines((lines, random, other) => {
    const parts = random.pick(other().split('\n')).split(' | ');
    const at = random.below(lines.length);
    const own = lines[at]?.split(' | ') ?? [];
    own.splice(random.below(own.length + 1), random.below(2), random.pick(parts));
    lines[at] = own.join(' | ');
  }),
];

const splices: readonly Change[] = [
  (text, random, other) => text.slice(0, place(text, random)) + other().slice(random.below(200)),
  (text, random, other) => put(text, place(text, random), stretch(other(), random, 200)),
  (text, random) => text.replaceAll('\n', random.pick(['\r\n', '\r', '\n\n', '\u2028'])),
  (text, random) => text.slice(0, place(text, random)),
  (text, _random, other) => `${text}\n\nALTERNATE\n\n${other()}`,
];

/**
 * @param other another text to take pieces of
 * @returns the text with some changes, and not much longer
 */
export function mutate(text: string, random: Random, other: () => string): string {
  let changed = text;
  const changes = random.between(1, 6);
  for (let round = 0; round < changes; round += 1) {
    const kind = random.next();
    const list = kind < 0.5 ? ofCharacters : kind < 0.85 ? ofLines : splices;
    changed = random.pick(list)(changed, random, other);
  }
  return changed.slice(0, 6_000);
}

/** Puts one piece of a text, or a sign, into it very often: what takes long with the square of a length shows so. */
export function grow(text: string, random: Random): string {
  const length = random.pick([4_000, 15_000, 60_000]);
  const lines = text.split('\n');
  if (random.chance(0.4)) {
    const line = `${random.pick(lines)}\n`;
    return text + line.repeat(Math.ceil(length / line.length));
  }
  const piece = random.chance(0.6) ? random.pick(significant) : stretch(text, random, 20) || ' ';
  const within = random.below(lines.length);
  const line = lines[within] ?? '';
  const end = random.chance(0.5) ? random.pick(['b', '.', '|', ')']) : '';
  lines[within] = put(line, place(line, random), piece.repeat(Math.ceil(length / piece.length)) + end);
  return lines.join('\n');
}
