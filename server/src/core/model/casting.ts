/** What the types of a face say about casting it and about what becomes of it. */
import type { Card, Face } from './card.ts';
import { isPermanentType, type CardType } from './types.ts';

/** An instant or sorcery: it never becomes a permanent (110.4). */
export function isInstantOrSorcery(face: Face): boolean {
  const types = face.types?.cardTypes;
  return types !== undefined && (types.has('Instant') || types.has('Sorcery'));
}

/** A land is played, never cast, whatever else it is (305.1, 305.9). */
export function isLand(face: Face): boolean {
  return face.types?.cardTypes.has('Land') ?? false;
}

/** It stays on the battlefield (110.4). */
export function isPermanent(face: Face): boolean {
  return face.types !== undefined && [...face.types.cardTypes].some(isPermanentType);
}

/** Layouts of which another face may be cast than the one the card has in hand, graveyard and exile. */
const castableBackModes = new Set(['Split', 'Adventure', 'Omen', 'Modal']);

/** The faces as which a spell of this card can be put on the stack. */
export function castableFaces(card: Card): readonly Face[] {
  return castableBackModes.has(card.alternateMode?.text ?? '') ? card.faces : card.faces.slice(0, 1);
}

/**
 * The half of an Adventure or Omen card that exists on the stack alone (715.4, 720.4): nothing that works in hand,
 * graveyard or exile can stand on it.
 */
export function isStackOnlyFace(face: Face): boolean {
  const mode = face.card.alternateMode?.text;
  return face.index === 1 && (mode === 'Adventure' || mode === 'Omen');
}

/** A back face: outside stack and battlefield the card has only the front's abilities (712.8a). */
export function isBackFace(face: Face): boolean {
  const mode = face.card.alternateMode?.text;
  return face.index > 0 && (mode === 'Transform' || mode === 'DoubleFaced' || mode === 'Modal' || mode === 'Meld');
}

const commandZoneTypes: readonly CardType[] = ['Conspiracy', 'Dungeon', 'Phenomenon', 'Plane', 'Scheme', 'Vanguard'];

/** Its abilities work in the command zone (113.6p), not on the battlefield. */
export function worksInCommandZone(face: Face): boolean {
  return commandZoneTypes.some((type) => face.types?.cardTypes.has(type));
}
