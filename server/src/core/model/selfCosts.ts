/** Parts of a cost that move the card itself, and the zone in which each can be paid. */
import type { Ability } from './ability.ts';
import { parameter } from './ability.ts';
import type { Zone } from './zones.ts';
import { parseCost, type CostPart } from '../values/cost.ts';

/** Where the card has to be for the part to be paid with it. */
const zonesByToken: ReadonlyMap<string, Zone> = new Map(
  Object.entries<Zone>({
    Discard: 'hand',
    ExileFromHand: 'hand',
    ExileFromGrave: 'graveyard',
    Sac: 'battlefield',
    Return: 'battlefield',
    Unattach: 'battlefield',
    T: 'battlefield',
    Untap: 'battlefield',
    Q: 'battlefield',
  }),
);

export interface SelfCost {
  readonly part: CostPart;
  readonly token: string;
  readonly zone: Zone;
}

const known = new WeakMap<Ability, readonly SelfCost[]>();

/** The parts of the ability's cost that are paid with the card itself, or by tapping or untapping it. */
export function selfCosts(ability: Ability): readonly SelfCost[] {
  const before = known.get(ability);
  if (before) return before;
  const found = readSelfCosts(ability);
  known.set(ability, found);
  return found;
}

function readSelfCosts(ability: Ability): SelfCost[] {
  const cost = parameter(ability, 'Cost')?.value;
  if (!cost) return [];
  const found: SelfCost[] = [];
  for (const part of parseCost(cost.text, cost.span.start).parts) {
    if (part.kind !== 'part' && part.kind !== 'flag') continue;
    const zone = zonesByToken.get(part.token);
    if (zone === undefined) continue;
    if (part.kind === 'flag' || isSelf(part.args[1]?.text)) found.push({ part, token: part.token, zone });
  }
  return found;
}

/** Whether the cost says that the card itself goes somewhere, by whatever part: `Exile<1/CARDNAME>`. */
export function movesItself(ability: Ability): boolean {
  return /<[^<>]*\/(?:CARDNAME|NICKNAME)\b/.test(parameter(ability, 'Cost')?.value.text ?? '');
}

function isSelf(what: string | undefined): boolean {
  return what === 'CARDNAME' || what === 'NICKNAME';
}
