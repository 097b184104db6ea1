import type { ParameterEntry } from './parameters.ts';
import type { RecordEntry, RecordKind } from './records.ts';
import { recordParameters, recordTables } from './records.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Whether a record reads a parameter. `unlikely`: only the engine at large, helpers or the artificial intelligence
 * read it, and no published line of this much used record sets it. `older`: scripts have it, nothing reads it any
 * more. `otherPlace`: other records read it. `unknown`: none does.
 */
export type Acceptance = 'yes' | 'unlikely' | 'older' | 'otherPlace' | 'unknown';

/** Lines that a record must have in published scripts before a parameter never set there looks wrong. */
const enoughLines = 20;

const cloneEffects = new Set(['Clone', 'CopyPermanent', 'CopySpellAbility', 'ReplaceToken']);
const delayedEffects = new Set(['DelayedTrigger', 'ImmediateTrigger']);

export interface AcceptOptions {
  /** What `Mode$` says on a DelayedTrigger or ImmediateTrigger: the parameters of that trigger mode count too. */
  readonly mode?: string;
}

export function acceptsParameter(
  vocab: Vocabulary,
  kind: RecordKind,
  record: string,
  parameter: string,
  options: AcceptOptions = {},
): Acceptance {
  const name = withoutInvert(parameter);
  const known = vocab.parameters.get(name);
  if (known && (known.common.has(kind) || known.marks.has('ai'))) return 'yes';
  const entry = vocab.records[kind].anyCase(record);
  // Of an unknown record nothing is known, so anything that some record reads may be right.
  if (!entry) return known ? 'yes' : 'unknown';
  const own = ownAcceptance(entry, kind, name, known);
  if (own && own !== 'unlikely') return own;
  if (kind === 'effect' && delayedEffects.has(entry.name)) {
    if (name === 'Mode' || known?.common.has('trigger')) return 'yes';
    const mode = options.mode === undefined ? undefined : vocab.records.trigger.anyCase(options.mode);
    if (!mode || recordParameters(mode).params.has(name)) return known ? 'yes' : 'unknown';
  }
  if (own) return own;
  if (!known) return 'unknown';
  if (known.marks.has('older')) return 'older';
  if (known.marks.has('modern')) return entry.whole ? 'otherPlace' : 'yes';
  return 'otherPlace';
}

function ownAcceptance(
  entry: RecordEntry,
  kind: RecordKind,
  name: string,
  known: ParameterEntry | undefined,
): Acceptance | undefined {
  const lists = recordParameters(entry);
  if (lists.older.has(name)) return 'older';
  if (lists.params.has(name)) return 'yes';
  if (entry.prefix !== undefined && name.startsWith(entry.prefix)) return 'yes';
  if (kind !== 'effect' || !known) return lists.ai.has(name) ? 'yes' : undefined;
  if (known.marks.has('clone') && cloneEffects.has(entry.name)) return 'yes';
  const wide = known.marks.has('wide');
  if (!known.marks.has('sub') && !lists.helpers.has(name) && !lists.ai.has(name) && !wide) return undefined;
  if (lists.used.has(name) || (entry.uses ?? 0) < enoughLines) return 'yes';
  return wide && !isSetSomewhere(name) ? 'yes' : 'unlikely';
}

let setSomewhere: ReadonlySet<string> | undefined;

/** Whether the counted lines of any effect set it: that none does may mean that it is younger than the count. */
function isSetSomewhere(name: string): boolean {
  setSomewhere ??= new Set(recordTables.effect.entries.flatMap((entry) => [...recordParameters(entry).used.keys()]));
  return setSomewhere.has(name);
}

/** `InvertValidCard` is read wherever `ValidCard` is. */
function withoutInvert(parameter: string): string {
  return parameter.startsWith('InvertValid') ? parameter.slice('Invert'.length) : parameter;
}

/** Parameters that a record reads, for completion: those set most often first, then the others by name. */
export function parametersOf(vocab: Vocabulary, kind: RecordKind, record: string): string[] {
  const entry = vocab.records[kind].anyCase(record);
  const lists = entry && recordParameters(entry);
  const used = lists?.used ?? new Map<string, number>();
  const readable = (name: string): boolean => {
    const known = vocab.parameters.get(name);
    if (!known || known.marks.has('older') || known.marks.has('ai')) return false;
    if (used.has(name)) return acceptsParameter(vocab, kind, record, name) === 'yes';
    return known.common.has(kind) || lists?.params.has(name) === true;
  };
  const rest = vocab.parameters.entries.map(({ name }) => name).filter((name) => !used.has(name) && readable(name));
  return [...[...used.keys()].filter(readable), ...rest.sort((a, b) => own(b) - own(a) || (a < b ? -1 : 1))];

  function own(name: string): number {
    return lists?.params.has(name) ? 1 : 0;
  }
}
