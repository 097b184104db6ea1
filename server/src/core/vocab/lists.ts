import listData from './data/lists.json' with { type: 'json' };
import { WordTable } from './wordTable.ts';

/** Short closed lists. */
export type ListName =
  | 'activation'
  | 'aiHint'
  | 'alterAttribute'
  | 'alternateMode'
  | 'amountWord'
  | 'amountWordPrefix'
  | 'color'
  | 'comparator'
  | 'condition'
  | 'deckAbility'
  | 'deckKind'
  | 'deckType'
  | 'libraryEnd'
  | 'linePrefix'
  | 'phase'
  | 'phaseWord'
  | 'recordType'
  | 'replaceObject'
  | 'triggerCondition'
  | 'triggerObject'
  | 'validHead'
  | 'zone'
  | 'zoneWord';

export interface ListEntry {
  readonly list: ListName;
  readonly name: string;
  /** Lines in the scripts of 2022. */
  readonly uses?: number;
}

const tables = new Map<ListName, WordTable<ListEntry>>();
for (const entry of listData as ListEntry[]) {
  if (!tables.has(entry.list)) {
    tables.set(entry.list, new WordTable((listData as ListEntry[]).filter(({ list }) => list === entry.list)));
  }
}

/** The words of one list. */
export function wordList(name: ListName): WordTable<ListEntry> {
  return tables.get(name) ?? new WordTable<ListEntry>([]);
}
