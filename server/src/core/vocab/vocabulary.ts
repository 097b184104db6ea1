import amountData from './data/amounts.json' with { type: 'json' };
import counterData from './data/counters.json' with { type: 'json' };
import definedData from './data/defined.json' with { type: 'json' };
import svarData from './data/svarNames.json' with { type: 'json' };
import typeData from './data/types.json' with { type: 'json' };
import propertyData from './data/validProperties.json' with { type: 'json' };
import type { KeywordEntry } from './keywords.ts';
import { keywordEntries } from './keywords.ts';
import type { CostPartDef } from './costParts.ts';
import { costParts } from './costParts.ts';
import type { ParameterEntry } from './parameters.ts';
import { parameterTable } from './parameters.ts';
import type { RecordEntry, RecordKind } from './records.ts';
import { recordTables } from './records.ts';
import { WordTable } from './wordTable.ts';

/** A card type, supertype or subtype. */
export interface TypeEntry {
  readonly name: string;
  /** `card`, `super`, `seen` (published, but in no list of types), or whose subtype it is; `basic`: basic land. */
  readonly of: string;
  readonly plural?: string;
  readonly since?: string;
  readonly until?: string;
  readonly now?: string;
}

export interface CounterEntry {
  readonly name: string;
  readonly since?: string;
  readonly uses?: number;
  /** Not a counter, but a word that stands where one does. */
  readonly word?: true;
}

/** A property of a Valid expression: `YouCtrl` in `Creature.YouCtrl`. */
export interface PropertyEntry {
  readonly name: string;
  /** Whose it is: some of `card`, `player`, `spell`. */
  readonly of: string;
  /** What may follow the name, some of the forms of `values/validProperty.ts`; nothing where it is absent. */
  readonly forms?: string;
}

/** A word that a script uses for an object: `Defined$ TriggeredCard`. */
export interface DefinedEntry {
  readonly name: string;
  readonly of: string;
  readonly since: string;
  /** Where the name stands in the word; it is the whole word where this is absent. */
  readonly form?: 'contains' | 'prefix' | 'suffix';
  readonly uses?: number;
}

/**
 * A word of an amount: what stands before `$` (`head`, or `ai` where only the artificial intelligence reads it), behind
 * `Count$` (`count`, and `leading` in front of those that may stand inside a word), behind players (`player`) and other
 * objects, or the arithmetic behind `/`.
 */
export interface AmountEntry {
  readonly name: string;
  readonly in: 'ai' | 'count' | 'head' | 'leading' | 'math' | 'objects' | 'player';
  readonly form?: 'contains' | 'prefix' | 'suffix';
  readonly since?: string;
}

/** An SVar that the engine or its artificial intelligence reads by its name. */
export interface SVarEntry {
  readonly name: string;
  readonly use: 'ai' | 'read';
  readonly uses?: number;
}

/** Words that users add to the tables, in their settings or in `cardscript.json`. */
export interface UserWords {
  readonly amounts?: readonly string[];
  readonly costParts?: readonly string[];
  readonly counters?: readonly string[];
  readonly defined?: readonly string[];
  readonly effects?: readonly string[];
  readonly keywords?: readonly string[];
  readonly parameters?: readonly string[];
  readonly properties?: readonly string[];
  readonly replacementEvents?: readonly string[];
  readonly staticModes?: readonly string[];
  readonly svars?: readonly string[];
  readonly triggerModes?: readonly string[];
  readonly types?: readonly string[];
}

/** Every table a check, hover or completion asks. Made once; `extend` gives another one. */
export interface Vocabulary {
  readonly records: Readonly<Record<RecordKind, WordTable<RecordEntry>>>;
  readonly parameters: WordTable<ParameterEntry>;
  readonly keywords: WordTable<KeywordEntry>;
  readonly costParts: WordTable<CostPartDef & { readonly name: string }>;
  readonly types: WordTable<TypeEntry>;
  readonly counters: WordTable<CounterEntry>;
  readonly properties: WordTable<PropertyEntry>;
  readonly defined: WordTable<DefinedEntry>;
  readonly amounts: WordTable<AmountEntry>;
  readonly svars: WordTable<SVarEntry>;
}

/** The tables as they ship. */
export const builtIn: Vocabulary = {
  records: recordTables,
  parameters: parameterTable,
  keywords: new WordTable(keywordEntries),
  costParts: new WordTable(costParts.map((part) => ({ ...part, name: part.token }))),
  types: new WordTable<TypeEntry>(typeData),
  counters: new WordTable<CounterEntry>(counterData as CounterEntry[]),
  properties: new WordTable<PropertyEntry>(propertyData),
  defined: new WordTable<DefinedEntry>(definedData as DefinedEntry[]),
  amounts: new WordTable<AmountEntry>(amountData as AmountEntry[]),
  svars: new WordTable<SVarEntry>(svarData as SVarEntry[]),
};

const since = 'user';

/** A vocabulary with the user's words beside its own. Of such a word nothing is known but that it is right. */
export function extendVocabulary(base: Vocabulary, words: UserWords): Vocabulary {
  const named = <T>(list: readonly string[] | undefined, make: (name: string) => T): T[] => (list ?? []).map(make);
  const record = (name: string): RecordEntry => ({ name, since });
  const { effect, trigger, replacement, static: statics } = base.records;
  return {
    records: {
      effect: effect.with(named(words.effects, record)),
      trigger: trigger.with(named(words.triggerModes, record)),
      replacement: replacement.with(named(words.replacementEvents, record)),
      static: statics.with(named(words.staticModes, record)),
    },
    parameters: base.parameters.with(named(words.parameters, (name) => ({ name, common: everywhere, marks: noMarks }))),
    keywords: base.keywords.with(
      named(words.keywords, (name) => ({ name, args: [], open: true, bare: 'always', since, example: `K:${name}` })),
    ),
    costParts: base.costParts.with(named(words.costParts, (name) => ({ name, token: name, args: [], min: 0, since }))),
    types: base.types.with(named(words.types, (name) => ({ name, of: 'user' }))),
    counters: base.counters.with(named(words.counters, (name) => ({ name, since }))),
    properties: base.properties.with(
      named(words.properties, (name) => ({ name, of: 'card player spell', forms: 'none more' })),
    ),
    defined: base.defined.with(named(words.defined, (name) => ({ name, of: 'card player spell', since }))),
    amounts: base.amounts.with(
      amountPlaces.flatMap((place) => named(words.amounts, (name) => ({ name, in: place, since }))),
    ),
    svars: base.svars.with(named(words.svars, (name) => ({ name, use: 'read' }))),
  };
}

/** A user's word may stand in any of these. */
const amountPlaces = ['head', 'count', 'objects', 'math'] as const;
const everywhere: ReadonlySet<RecordKind> = new Set(['effect', 'trigger', 'replacement', 'static']);
const noMarks: ParameterEntry['marks'] = new Set();
