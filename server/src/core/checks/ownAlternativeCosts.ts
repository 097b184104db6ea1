/** The alternative costs that a spell has by lines of its own, compared with its mana cost. */
import { parameter, parameterValue, type Ability } from '../model/ability.ts';
import { field, type Face } from '../model/card.ts';
import { isOwnAlternativeCost } from '../model/ways/abilityWays.ts';
import type { Piece } from '../text/span.ts';
import { parseCost } from '../values/cost.ts';

/** The cost of an own alternative cost that is paid from the hand; undefined for any other line. */
export function ownAlternativeCost(ability: Ability): Piece | undefined {
  if (!isOwnAlternativeCost(ability)) return undefined;
  // With a zone it stands for a permission to cast from there, at a cost of its own.
  if (parameter(ability, 'ActivationZone')) return undefined;
  const cost = parameter(ability, 'Cost')?.value;
  return cost && cost.text !== '' ? cost : undefined;
}

/** A cost apart: its mana symbols, sorted, and everything else as it is written. */
export interface CostParts {
  readonly mana: string;
  readonly rest: readonly string[];
}

export function partsOf(text: string): CostParts {
  const mana: string[] = [];
  const rest: string[] = [];
  for (const part of parseCost(text, 0).parts) {
    const shown = text.slice(part.span.start, part.span.end);
    if (part.kind === 'mana') mana.push(shown);
    else rest.push(shown);
  }
  return { mana: mana.sort().join(' '), rest };
}

/** The mana cost of the face as `partsOf` reads it; undefined where it has none, or one of nothing. */
export function manaPart(face: Face): string | undefined {
  const text = field(face, 'ManaCost')?.text ?? '';
  if (text === '' || text === 'no cost') return undefined;
  const { mana, rest } = partsOf(text);
  return mana === '' || mana === '0' || rest.length > 0 ? undefined : mana;
}

/** Whether the card asks later which cost was paid: then another way to pay the same is no mistake. */
export function asksForAlternativeCost(face: Face, ability: Ability): boolean {
  if (parameterValue(ability, 'Named') !== '') return true;
  const asks = /alt(?:ernative)? ?cost/i;
  return face.card.faces.some(({ lines }) =>
    lines.some((line) => line.kind === 'field' && line !== ability.line && asks.test(line.value.text)),
  );
}
