import type { Say } from '../../l10n/say.ts';
import { span } from '../../text/span.ts';
import { wordList } from '../../vocab/lists.ts';
import type { PropertyEntry } from '../../vocab/vocabulary.ts';
import { partStart, perVocabulary, wordEnd, type CompletionContext } from './context.ts';
import { completeCardName } from './scriptNames.ts';
import { words, type Completion, type CompletionEntry } from './entry.ts';

const commonHeads = [
  'Creature',
  'Card',
  'Permanent',
  'Artifact',
  'Enchantment',
  'Land',
  'Planeswalker',
  'Player',
  'Opponent',
  'Instant',
  'Sorcery',
  'Any',
  'Spell',
];
const commonProperties = [
  'YouCtrl',
  'OppCtrl',
  'Self',
  'Other',
  'YouOwn',
  'StrictlyOther',
  'tapped',
  'untapped',
  'EnchantedBy',
  'EquippedBy',
  'attacking',
  'blocking',
  'token',
  'nonLand',
  'nonCreature',
  'IsRemembered',
  'cmcLE',
  'cmcGE',
  'powerLE',
  'powerGE',
  'withFlying',
  'withoutFlying',
  'wasCast',
];

/** Selectors: a type or another head first, properties behind `.` and `+`. */
export function completeValid(from: number, context: CompletionContext, separators = /[,;]/): Completion {
  const { text, offset } = context;
  // Within a name a semicolon stands for a comma.
  const typed = text.slice(from, offset);
  const part = typed.slice(Math.max(typed.lastIndexOf(','), typed.lastIndexOf('+'), 0));
  const named = /[.+]!?named([^]*)/.exec(part);
  const names = named && completeCardName(offset - (named[1]?.length ?? 0), context, true);
  if (names && names.entries.length > 0) return names;
  const start = partStart(text, from, offset, separators);
  const dot = text.slice(start, offset).indexOf('.');
  if (dot < 0) return { span: span(start, wordEnd(text, offset)), entries: heads(context) };
  let at = partStart(text, start + dot + 1, offset, /[+]/);
  if (text[at] === '!' && at < offset) at += 1;
  return { span: span(at, wordEnd(text, offset)), entries: properties(context) };
}

const heads = perVocabulary(({ vocab }): readonly CompletionEntry[] => {
  const first = commonHeads.map((name, rank) => ({ label: name, kind: 'type' as const, text: name, rank }));
  const known = new Set(commonHeads);
  const others = [...wordList('validHead').names, ...vocab.types.names].filter((name) => !known.has(name));
  return [...first, ...words(new Set(others), 'type', 100)];
});

const properties = perVocabulary(({ vocab, say }): readonly CompletionEntry[] => {
  const entries: CompletionEntry[] = [];
  const ranks = new Map(commonProperties.map((name, rank) => [name, rank]));
  const done = new Set<string>();
  const add = (entry: Omit<CompletionEntry, 'rank'>): void => {
    if (done.has(entry.label)) return;
    done.add(entry.label);
    entries.push({ ...entry, rank: ranks.get(entry.label) ?? 100 });
  };
  for (const entry of vocab.properties.entries) for (const one of ofProperty(entry, say)) add(one);
  for (const name of ['nonLand', 'nonCreature', 'nonToken', 'nonArtifact'])
    add({ label: name, kind: 'property', text: name });
  for (const name of ['withFlying', 'withoutFlying']) add({ label: name, kind: 'property', text: name });
  for (const name of wordList('color').names) add({ label: name, kind: 'property', text: name });
  for (const { name, of } of vocab.types.entries) if (of !== 'plane') add({ label: name, kind: 'type', text: name });
  return entries;
});

/** A property alone, and with what must follow it. */
function* ofProperty({ name, forms = 'none' }: PropertyEntry, say: Say): Generator<Omit<CompletionEntry, 'rank'>> {
  const all = forms.split(' ');
  const base = { kind: 'property' as const };
  if (all.includes('none')) yield { ...base, label: name, text: name };
  if (all.includes('compare'))
    for (const sign of ['GE', 'LE', 'EQ'])
      yield { ...base, label: name + sign, text: name + sign, detail: say('compared'), more: true };
  else if (all.includes('_compare_counter'))
    yield {
      ...base,
      label: `${name}_GE1_P1P1`,
      text: `${name}_GE1_P1P1`,
      snippet: `${name}_\${1|GE,LE,EQ|}\${2:1}_\${3:P1P1}`,
    };
  else if (!all.includes('none'))
    yield { ...base, label: name, text: all.includes('object') ? `${name} ` : name, more: true };
}
