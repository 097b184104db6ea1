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
  /** The parameters by their keys in lower case; of several with one key, the last. */
  readonly byKey: ReadonlyMap<string, Parameter>;
  /** Name of the SVar that holds it; absent on `A:`, `T:`, `S:` and `R:` lines. */
  readonly svar: Piece | undefined;
}

const kindsByHead: ReadonlyMap<string, AbilityKind> = new Map(
  Object.entries<AbilityKind>({
    sp: 'spell',
    ab: 'activated',
    db: 'sub-ability',
    st: 'static',
    mode: 'mode',
    event: 'replacement',
  }),
);

const kindsByPrefix: Readonly<Record<string, AbilityKind>> = { T: 'trigger', S: 'static', R: 'replacement' };

export function buildAbility(face: Face, line: FieldLine, record: RecordNode): Ability {
  const wanted = kindsByPrefix[line.key.text];
  const head = record.parameters.find(({ key, dollar }) => {
    const kind = dollar === undefined ? undefined : kindsByHead.get(key.text.toLowerCase());
    return kind !== undefined && (wanted === undefined || kind === 'mode' || kind === wanted);
  });
  const kind = wanted ?? (head && kindsByHead.get(head.key.text.toLowerCase())) ?? 'other';
  const svar = line.key.text === 'SVar' ? line.name : undefined;
  const byKey = new Map<string, Parameter>();
  for (const one of record.parameters) if (one.dollar !== undefined) byKey.set(lowerCase(one.key.text), one);
  return { face, line, record, kind, head, name: head?.value, byKey, svar };
}

/** Keys are few and asked for over and over: each is put into lower case once. */
const lowered = new Map<string, string>();
const mostLowered = 5000;

function lowerCase(key: string): string {
  const before = lowered.get(key);
  if (before !== undefined) return before;
  const lower = key.toLowerCase();
  if (lowered.size < mostLowered) lowered.set(key, lower);
  return lower;
}

/** The parameter with this key, read as the engine does: without regard to case, the last of several. */
export function parameter(ability: Ability, key: string): Parameter | undefined {
  return ability.byKey.get(lowerCase(key));
}

/** The value of a parameter, `''` where it is missing. */
export function parameterValue(ability: Ability, key: string): string {
  return parameter(ability, key)?.value.text ?? '';
}

/** Whether it names something that is done: by a spell, by an activated ability or as a step of another ability. */
export function isEffect({ kind }: Ability): boolean {
  return kind === 'spell' || kind === 'activated' || kind === 'sub-ability';
}

/** Whether the line is a static ability of this mode, be it on an `S:` line or in an SVar. */
export function isStatic(ability: Ability, mode: string): boolean {
  if (ability.kind !== 'static' && ability.kind !== 'mode') return false;
  const name = ability.name?.text;
  return name === mode || (name?.length === mode.length && name.toLowerCase() === mode.toLowerCase());
}
