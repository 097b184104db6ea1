/** Reads a card object of Scryfall or MTGJSON. */
import {
  hasLongLine,
  plainText,
  unreadable,
  type CardLayout,
  type CardNote,
  type FaceSource,
  type ReadCard,
} from './cardSource.ts';
import { meldPartner } from './readPasted.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Layouts that stand for no playable card of their own. */
const notScripted = new Set(['token', 'double_faced_token', 'emblem', 'art_series']);

const layouts: Readonly<Record<string, CardLayout>> = {
  split: 'Split',
  aftermath: 'Split',
  room: 'Split',
  transform: 'DoubleFaced',
  modal_dfc: 'Modal',
  meld: 'Meld',
  flip: 'Flip',
  adventure: 'Adventure',
  omen: 'Omen',
  prepare: 'Prepare',
  specialize: 'Specialize',
};

export function readObject(json: string): ReadCard {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return unreadable('not-json', error instanceof Error ? error.message : '');
  }
  return readValue(value);
}

function readValue(value: unknown): ReadCard {
  if (Array.isArray(value)) return readList(value);
  if (!isFields(value)) return unreadable('no-card');
  if (value['object'] === 'error') return unreadable('service-error', text(value, 'details'));
  const { data } = value;
  if (Array.isArray(data)) return readList(data);
  if (isFields(data)) {
    if (text(data, 'name') !== '' && !Array.isArray(data['cards'])) return readValue(data);
    const cards = Array.isArray(data['cards']) ? [data['cards']] : Object.values(data);
    const [first] = cards;
    return cards.length === 1 ? readValue(first) : unreadable(cards.length === 0 ? 'no-card' : 'several-cards');
  }
  if (text(value, 'name') === '') return unreadable('no-card');
  return readCards([value]);
}

/** One card, or the faces of one card as MTGJSON lists them. */
function readList(list: readonly unknown[]): ReadCard {
  const cards = list.filter(isFields).filter((card) => text(card, 'name') !== '');
  const [first] = cards;
  if (!first) return unreadable('no-card');
  if (cards.some((card) => text(card, 'name') !== text(first, 'name'))) {
    const names = [...new Set(cards.map((card) => text(card, 'name')))];
    return unreadable('several-cards', names.slice(0, 3).join(', '));
  }
  const sides = cards.filter((card, at) => {
    const side = text(card, 'side') || text(card, 'faceName');
    return cards.findIndex((one) => (text(one, 'side') || text(one, 'faceName')) === side) === at;
  });
  return readCards(sides.sort((a, b) => (text(a, 'side') < text(b, 'side') ? -1 : 1)));
}

/** @param objects one object, or one for each face */
function readCards(objects: readonly Fields[]): ReadCard {
  const [card = {}] = objects;
  const printed = text(card, 'layout');
  if (notScripted.has(printed) || /^(?:Token|Emblem|Card)\b/.test(text(card, 'type_line') || text(card, 'type')))
    return unreadable('not-scripted', printed.replaceAll('_', ' ') || 'token');
  const inside = Array.isArray(card['card_faces']) ? card['card_faces'].filter(isFields) : [];
  const sources = inside.length > 0 ? inside : objects;
  const notes: CardNote[] = [];
  let faces = sources.map((face) => toFace(face, card));
  // Both sides of one are whole cards, mostly the same.
  if (printed === 'reversible_card' && faces.length > 1) {
    faces = faces.slice(0, 1);
    notes.push('only-first-side');
  }
  if (faces.some((face) => Object.values(face).some(hasLongLine))) return unreadable('too-long');
  const nameless = faces.findIndex(({ name }) => name === '');
  if (nameless >= 0) return unreadable('no-name');
  const typeless = faces.find(({ typeLine }) => typeLine === '');
  if (typeless) return unreadable('no-type-line', typeless.name);
  const layout = layoutOf(printed, faces);
  const meldsWith = layout === 'Meld' ? (meldPartner(faces) ?? meldPart(card)) : undefined;
  if (layout === 'Meld' && faces.length === 1) notes.push('meld-result-missing');
  return { ok: true, card: { layout, faces, ...(meldsWith !== undefined && { meldsWith }), notes } };
}

function layoutOf(printed: string, faces: readonly FaceSource[]): CardLayout {
  if (printed === 'meld') return 'Meld';
  const [, back] = faces;
  if (!back) return 'single';
  if (/\bOmen\b/.test(back.typeLine)) return 'Omen';
  return layouts[printed] ?? (/\bAdventure\b/.test(back.typeLine) ? 'Adventure' : 'DoubleFaced');
}

function toFace(face: Fields, card: Fields): FaceSource {
  const names = text(card, 'name').split(' // ');
  const [left = '', right = ''] = [text(face, 'faceName'), text(face, 'name')];
  const colors = list(face, 'color_indicator') || list(face, 'colorIndicator') || list(face, 'colors');
  return {
    name: plainText(left || (right.includes(' // ') ? (names[0] ?? '') : right)),
    manaCost: (text(face, 'mana_cost') || text(face, 'manaCost')).split(' // ')[0] ?? '',
    typeLine: plainText(text(face, 'type_line') || text(face, 'type')).split(' // ')[0] ?? '',
    text: plainText(text(face, 'oracle_text') || text(face, 'text')),
    ...optional(face, 'power'),
    ...optional(face, 'toughness'),
    ...optional(face, 'loyalty'),
    ...optional(face, 'defense'),
    ...(colors !== '' && { colors: [...'WUBRG'].filter((letter) => colors.includes(letter)).join('') }),
  };
}

function optional(face: Fields, key: 'power' | 'toughness' | 'loyalty' | 'defense'): Partial<FaceSource> {
  const value = text(face, key);
  return value === '' ? {} : { [key]: value };
}

/** The other half, which Scryfall lists among the related cards. */
function meldPart(card: Fields): string | undefined {
  const parts = Array.isArray(card['all_parts']) ? card['all_parts'].filter(isFields) : [];
  const other = parts.find(
    (part) => text(part, 'component') === 'meld_part' && text(part, 'name') !== text(card, 'name'),
  );
  return other && text(other, 'name');
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field of text or a number; empty where it is neither. */
function text(fields: Fields, key: string): string {
  const value = fields[key];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

function list(fields: Fields, key: string): string {
  const value = fields[key];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string').join('') : '';
}
