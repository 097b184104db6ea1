/** What the engine's vocabulary says of a line of parameters. */
import { parameterValue, type Ability } from './model/ability.ts';
import type { Parameter } from './syntax/nodes.ts';
import type { Piece } from './text/span.ts';
import type { ParameterEntry, ParameterKind } from './vocab/parameters.ts';
import { kindOf } from './vocab/vocab.ts';
import type { RecordEntry, RecordKind } from './vocab/records.ts';
import type { Vocabulary } from './vocab/vocabulary.ts';

export interface RecordFacts {
  /** Absent where the line does not say what it is, as an SVar that only its use gives a meaning. */
  readonly kind: RecordKind | undefined;
  /** As it is written; empty where it is missing. */
  readonly name: string;
  /** Absent where the tables do not know the name. */
  readonly entry: RecordEntry | undefined;
  /** What `Mode$` says on an effect that makes a trigger. */
  readonly triggerMode: string | undefined;
  /** Those that have a key and a value, without the one that says what the line is. */
  readonly parameters: readonly KnownParameter[];
}

/** A parameter, and what the tables know of it. */
export interface KnownParameter {
  readonly parameter: Parameter;
  readonly key: Piece;
  readonly value: Piece;
  /** Found in any letter case. */
  readonly entry: ParameterEntry | undefined;
  /** What its value is on this line. */
  readonly kind: ParameterKind | undefined;
}

const known = new WeakMap<Ability, { readonly vocab: Vocabulary; readonly facts: RecordFacts }>();

/** Found out once for each line: many checks ask. */
export function recordFacts(ability: Ability, vocab: Vocabulary): RecordFacts {
  const before = known.get(ability);
  if (before?.vocab === vocab) return before.facts;
  const facts = readFacts(ability, vocab);
  known.set(ability, { vocab, facts });
  return facts;
}

function readFacts(ability: Ability, vocab: Vocabulary): RecordFacts {
  const name = ability.name?.text ?? '';
  const kind = recordKind(ability, name, vocab);
  const entry = kind && vocab.records[kind].anyCase(name);
  const delayed = entry?.name === 'DelayedTrigger' || entry?.name === 'ImmediateTrigger';
  const triggerMode = delayed ? parameterValue(ability, 'Mode') || undefined : undefined;
  const parameters: KnownParameter[] = [];
  for (const parameter of ability.record.parameters) {
    if (parameter === ability.head || parameter.dollar === undefined) continue;
    const { key, value } = parameter;
    parameters.push({
      parameter,
      key,
      value,
      entry: vocab.parameters.anyCase(key.text),
      kind: kindOf(vocab, key.text, kind, name),
    });
  }
  return { kind, name, entry, triggerMode, parameters };
}

function recordKind(ability: Ability, name: string, vocab: Vocabulary): RecordKind | undefined {
  if (isForAi(ability)) return undefined;
  switch (ability.kind) {
    case 'spell':
    case 'activated':
    case 'sub-ability':
      return 'effect';
    case 'trigger':
    case 'replacement':
      return ability.kind;
    case 'static':
      // `ST$` names an effect's kin; `S:` lines a mode.
      return ability.head?.key.text.toLowerCase() === 'st' ? undefined : 'static';
    case 'mode':
      // No name is both, so the tables tell a trigger from a static ability.
      if (vocab.records.trigger.anyCase(name)) return 'trigger';
      return vocab.records.static.anyCase(name) ? 'static' : undefined;
    case 'other':
      return undefined;
  }
}

/** Settings of the artificial intelligence look like a trigger and are none: `SVar:AIRollPlanarDieParams:Mode$ …`. */
export function isForAi(ability: Ability): boolean {
  return ability.svar?.text.startsWith('AI') ?? false;
}

/** The parameters that have a key and a value, without the one that says what the line is. */
export function ownParameters(ability: Ability): readonly Parameter[] {
  return ability.record.parameters.filter((one) => one !== ability.head && one.dollar !== undefined);
}
