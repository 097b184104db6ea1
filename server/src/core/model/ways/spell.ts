/** What a spell is on the stack when it is cast in a certain way: that decides what may be cast (601.3a, 601.3b, 601.3e). */
import { isInstantOrSorcery } from '../casting.ts';
import type { WayToCast } from './way.ts';

export interface Spell {
  readonly cardTypes: ReadonlySet<string>;
  readonly subtypes: ReadonlySet<string>;
  /** A 2/2 creature spell without a name (702.37c, 702.168b). */
  readonly faceDown: boolean;
}

export function spellOf(way: WayToCast): Spell {
  const { spellFace, name } = way;
  if (name === 'Morph' || name === 'Disguise')
    return { cardTypes: new Set(['Creature']), subtypes: new Set(), faceDown: true };
  const cardTypes = new Set<string>(spellFace.types?.cardTypes);
  const subtypes = new Set(spellFace.types?.subtypes);
  // A bestowed spell is an Aura enchantment and no creature (702.103b). An instant or sorcery stays what it is.
  if (name === 'Bestow' && !isInstantOrSorcery(spellFace)) {
    cardTypes.delete('Creature');
    cardTypes.add('Enchantment');
    return { cardTypes, subtypes: new Set(['Aura']), faceDown: false };
  }
  return { cardTypes, subtypes, faceDown: false };
}

/** Whether an effect that speaks of spells of this type or subtype means the spell: `Creature`, `Aura`. */
export function isSpellOfType(way: WayToCast, type: string): boolean {
  const { cardTypes, subtypes } = spellOf(way);
  return cardTypes.has(type) || subtypes.has(type);
}
