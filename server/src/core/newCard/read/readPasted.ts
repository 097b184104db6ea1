/** Reads the text of a card as people copy it: name and cost, type line, rules text, power and toughness. */
import {
  hasLongLine,
  plainText,
  typesOf,
  unreadable,
  type CardLayout,
  type FaceSource,
  type ReadCard,
} from './cardSource.ts';
import { vocab } from '../../vocab/vocab.ts';

/** A line of dashes or slashes, as services write between the faces of a card. */
const betweenFaces = /^[^\S\r\n\u2028\u2029]*(?:-{2,}|\/{2,}|—{2,})[^\S\r\n\u2028\u2029]*$/m;

/** Lines that Gatherer and others label; their text may stand on the next line. */
const labels: Readonly<Record<string, string>> = {
  name: 'name',
  'card name': 'name',
  'mana cost': 'cost',
  cost: 'cost',
  types: 'types',
  type: 'types',
  'card text': 'text',
  'rules text': 'text',
  'oracle text': 'text',
  text: 'text',
  'p/t': 'size',
  'power/toughness': 'size',
  loyalty: 'loyalty',
  defense: 'defense',
  'color indicator': 'colors',
};
const ignored =
  /^(?:(?:mana value|converted mana cost|cmc|flavor text|expansion|rarity|card number|artist):|illustrated by )/i;

export function readPasted(input: string): ReadCard {
  const text = plainText(input).trim();
  if (text === '') return unreadable('empty');
  if (hasLongLine(text)) return unreadable('too-long');
  if (/^(?:ManaCost|Oracle):/m.test(text)) return unreadable('is-script');
  const faces: FaceSource[] = [];
  for (const part of text.split(betweenFaces)) {
    const lines = part.split('\n').map((line) => line.trim());
    const face = readFace(lines.filter((line) => line !== ''));
    if (typeof face === 'string') return unreadable(face, lines.find((line) => line !== '') ?? '');
    faces.push(face);
  }
  const layout = layoutOf(faces);
  if (faces.length > 2 && layout !== 'Specialize')
    return unreadable('several-cards', faces.map(({ name }) => name).join(', '));
  const meldsWith = layout === 'Meld' ? meldPartner(faces) : undefined;
  return { ok: true, card: { layout, faces, ...(meldsWith !== undefined && { meldsWith }), notes: [] } };
}

function readFace(lines: readonly string[]): FaceSource | 'no-name' | 'no-type-line' {
  const parts = new Map<string, string[]>();
  const add = (part: string, line: string): void => {
    const before = parts.get(part);
    if (before) before.push(line);
    else parts.set(part, [line]);
  };
  let open: string | undefined;
  for (const line of lines) {
    const label = /^([A-Za-z/ ]+):\s*(.*)$/.exec(line);
    const named = labels[(label?.[1] ?? '').toLowerCase()];
    if (named !== undefined) {
      open = named;
      if (label?.[2]) add(named, label[2]);
    } else if (ignored.test(line)) open = 'ignored';
    else add(open ?? nextPart(line, parts), line);
    if (open !== 'text' && open !== undefined && parts.has(open)) open = undefined;
  }
  return toFace(parts);
}

/** What an unlabelled line is, by what has been read above it. */
function nextPart(line: string, parts: ReadonlyMap<string, readonly string[]>): string {
  if (!parts.has('name')) return 'name';
  if (!parts.has('types')) {
    if (/^(?:\{[^{}]+\}\s*)+$/.test(line)) return 'cost';
    return isTypeLine(line) ? 'types' : 'other';
  }
  // Below the heading of a level stands the size at that level.
  const isLevel = /^LEVEL \d/i.test(parts.get('text')?.at(-1) ?? '');
  if (!isLevel && /^[\d*X+-][\d*X+.-]*\s*\/\s*[\d*X+-][\d*X+.-]*$/.test(line)) return 'size';
  return 'text';
}

function toFace(parts: ReadonlyMap<string, readonly string[]>): FaceSource | 'no-name' | 'no-type-line' {
  const one = (part: string): string => parts.get(part)?.[0]?.trim() ?? '';
  const named = /^(.*?)\s*((?:\{[^{}]+\}\s*)*)$/.exec(one('name'));
  const name = named?.[1] ?? '';
  if (name === '') return 'no-name';
  if (one('types') === '') return isTypeLine(name) ? 'no-name' : 'no-type-line';
  const printed = parts.get('size')?.at(-1) ?? '';
  const slash = printed.indexOf('/', 1);
  const size = slash > 0 && slash < printed.length - 1 && [printed.slice(0, slash), printed.slice(slash + 1)];
  const colors = colorsOf(one('colors'));
  return {
    name,
    manaCost: `${named?.[2] ?? ''}${one('cost')}`.replaceAll(/\s+/g, ''),
    typeLine: one('types'),
    text: (parts.get('text') ?? []).join('\n'),
    ...(size && { power: size[0]?.trim() ?? '', toughness: size[1]?.trim() ?? '' }),
    ...(one('loyalty') !== '' && { loyalty: one('loyalty') }),
    ...(one('defense') !== '' && { defense: one('defense') }),
    ...(colors !== '' && { colors }),
  };
}

function colorsOf(words: string): string {
  const names: Readonly<Record<string, string>> = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' };
  return (words.toLowerCase().match(/white|blue|black|red|green/g) ?? []).map((name) => names[name] ?? '').join('');
}

/** Begins with a card type, perhaps behind supertypes: `Basic Snow Land — Forest`. */
function isTypeLine(line: string): boolean {
  const words = typesOf({ name: '', manaCost: '', text: '', typeLine: line }).types;
  const known = words.map((word) => (word === 'Tribal' ? 'card' : vocab.types.get(word)?.of));
  return known.includes('card') && known.every((of) => of === 'card' || of === 'super');
}

function layoutOf(faces: readonly FaceSource[]): CardLayout {
  const [front, back] = faces;
  if (!front) return 'single';
  if (!back) return meldPartner(faces) === undefined ? 'single' : 'Meld';
  if (faces.length > 2 && /\bSpecialize\b/.test(front.text)) return 'Specialize';
  const { types, subtypes } = typesOf(back);
  if (subtypes.includes('Adventure')) return 'Adventure';
  if (subtypes.includes('Omen')) return 'Omen';
  if (/\bprepared\b/i.test(front.text) && types.some(isSpellType)) return 'Prepare';
  if (meldPartner(faces) !== undefined) return 'Meld';
  if (typesOf(front).subtypes.includes('Room') || (typesOf(front).types.some(isSpellType) && types.some(isSpellType)))
    return 'Split';
  if (/\bflip\b/i.test(front.text) && !/\bflip (?:a|two|\w+) coins?\b/i.test(front.text)) return 'Flip';
  if (/\btransform|\bdisturb\b|\bdaybound\b|\bcraft with\b/i.test(front.text)) return 'DoubleFaced';
  if (typesOf(front).types.includes('Battle')) return 'DoubleFaced';
  return back.manaCost !== '' || types.includes('Land') ? 'Modal' : 'DoubleFaced';
}

function isSpellType(word: string): boolean {
  return word === 'Instant' || word === 'Sorcery';
}

/** The other card of `(Melds with …)`, or of the sentence that melds the two. */
export function meldPartner([front]: readonly FaceSource[]): string | undefined {
  const found =
    /\(Melds with ([^()]+?)\.\)/.exec(front?.text ?? '') ??
    /control .+ and a (?:creature|land|artifact|permanent) named ([^.\n]+?), exile them, then meld/.exec(
      front?.text ?? '',
    );
  return found?.[1];
}
