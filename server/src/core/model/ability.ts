import type { FieldLine, Parameter, RecordNode } from '../syntax/nodes.ts';
import type { Piece } from '../text/span.ts';
import type { Face } from './card.ts';

/** What a line of parameters is read as. `other` is an SVar such as `AltCost`, whose use alone gives it a meaning. */
export type AbilityKind =
  'spell' | 'activated' | 'sub-ability' | 'trigger' | 'static' | 'replacement' | 'mode' | 'other';

/** A line or an SVar that holds `Key$ value | Key$ value`. */
export interface Ability {
  readonly face: Face;
  readonly line: FieldLine;
  readonly record: RecordNode;
  /** `mode` is an SVar with `Mode$`, a trigger or a static ability, whichever names it. */
  readonly kind: AbilityKind;
  /** `AB$`, `SP$`, `DB$`, `ST$`, `Mode$` or `Event$`, wherever it stands in the line. */
  readonly head: Parameter | undefined;
  /** What the head names: an effect, a trigger's or static ability's mode, an event. */
  readonly name: Piece | undefined;
  /** Name of the SVar that holds it; absent on `A:`, `T:`, `S:` and `R:` lines. */
  readonly svar: Piece | undefined;
}

const kindsByHead: Readonly<Record<string, AbilityKind>> = {
  sp: 'spell',
  ab: 'activated',
  db: 'sub-ability',
  st: 'static',
  mode: 'mode',
  event: 'replacement',
};

const kindsByPrefix: Readonly<Record<string, AbilityKind>> = { T: 'trigger', S: 'static', R: 'replacement' };

export function buildAbility(face: Face, line: FieldLine, record: RecordNode): Ability {
  const wanted = kindsByPrefix[line.key.text];
  const head = record.parameters.find(({ key, dollar }) => {
    const kind = dollar === undefined ? undefined : kindsByHead[key.text.toLowerCase()];
    return kind !== undefined && (wanted === undefined || kind === 'mode' || kind === wanted);
  });
  const kind = wanted ?? (head && kindsByHead[head.key.text.toLowerCase()]) ?? 'other';
  const svar = line.key.text === 'SVar' ? line.name : undefined;
  return { face, line, record, kind, head, name: head?.value, svar };
}

/** The parameter with this key, read as the engine does: without regard to case, the last of several. */
export function parameter(ability: Ability, key: string): Parameter | undefined {
  return byKey(ability.record).get(key.toLowerCase());
}

/** Dozens of checks ask for parameters of the same line, most of them for ones that are not there. */
const indexed = new WeakMap<RecordNode, ReadonlyMap<string, Parameter>>();

function byKey(record: RecordNode): ReadonlyMap<string, Parameter> {
  const before = indexed.get(record);
  if (before) return before;
  const index = new Map<string, Parameter>();
  for (const one of record.parameters) if (one.dollar !== undefined) index.set(one.key.text.toLowerCase(), one);
  indexed.set(record, index);
  return index;
}

/** The value of a parameter, `''` where it is missing. */
export function parameterValue(ability: Ability, key: string): string {
  return parameter(ability, key)?.value.text ?? '';
}

/** Whether the line is a static ability of this mode, be it on an `S:` line or in an SVar. */
export function isStatic(ability: Ability, mode: string): boolean {
  return (
    (ability.kind === 'static' || ability.kind === 'mode') && ability.name?.text.toLowerCase() === mode.toLowerCase()
  );
}
