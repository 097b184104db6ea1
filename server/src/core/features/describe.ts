/** Effects, modes, events and parameters as Markdown, for hover, completion and signatures. */
import { meaningOfParameter, meaningOfRecord } from '../l10n/meanings.ts';
import { inEnglish, type Phrase, type Say } from '../l10n/say.ts';
import { escapeMarkdown, inlineCode } from '../text/markdown.ts';
import type { ValueKind } from '../vocab/parameters.ts';
import {
  kindOf,
  recordParameters,
  offeredWords,
  requiredParameters,
  separatorOf,
  type RecordKind,
} from '../vocab/vocab.ts';
import type { Vocabulary } from '../vocab/vocabulary.ts';

export const kindNames: Readonly<Record<RecordKind, Phrase>> = {
  effect: 'effect',
  trigger: 'trigger mode',
  replacement: 'replacement event',
  static: 'static mode',
};

/** What the values of a kind are, with an example. */
const valueKinds: Readonly<Record<ValueKind, readonly [what: Phrase, example: string]>> = {
  abilitySVar: ['the name of an SVar with an ability', 'DBDraw'],
  ai: ['a hint for the artificial intelligence', ''],
  amount: ['a number, the name of an SVar, or a count', 'X'],
  colors: ['colours', 'White,Blue'],
  comparison: ['a comparison', 'GE3'],
  cost: ['a cost', '1 W T Sac<1/CARDNAME>'],
  counter: ['a kind of counter', 'P1P1'],
  defined: ['objects or players', 'TriggeredCard'],
  flag: ['True, or left out', ''],
  keywords: ['keywords', 'Flying & Vigilance'],
  mana: ['mana', 'Combo W U'],
  newSVar: ['the name of an SVar that the line gives a value', 'Paid'],
  phases: ['phases and steps', 'Upkeep,Main1'],
  resultSVars: ['results and the SVars they lead to', '1-9:DBDraw,10-20:DBGain'],
  svarName: ['names of SVars', 'X'],
  text: ['text', ''],
  tokenScript: ['names of token scripts', 'w_1_1_soldier'],
  types: ['types', 'Artifact,Golem'],
  valid: ['a selector', 'Creature.YouCtrl+tapped'],
  words: ['one of certain words', ''],
  zones: ['zones', 'Graveyard,Hand'],
};

/** `ChangeZone`: what it does, what it must have, how often it is used. */
export function describeRecord(
  vocab: Vocabulary,
  kind: RecordKind,
  name: string,
  say: Say = inEnglish,
): string | undefined {
  const entry = vocab.records[kind].anyCase(name);
  if (!entry) return undefined;
  const parts = [`**${escapeMarkdown(entry.name)}** — ${say(kindNames[kind])}`];
  const meaning = meaningOfRecord(kind, entry.name, say);
  if (meaning !== undefined) parts.push(escapeMarkdown(meaning));
  const required = requiredParameters(vocab, kind, entry.name);
  if (required.length > 0) parts.push(say('Needs {parameters}.', { parameters: keys(required) }));
  const often = [...recordParameters(entry).used.keys()].slice(0, 8);
  if (often.length > 0) parts.push(say('Often with {parameters}.', { parameters: keys(often) }));
  if (entry.now !== undefined) parts.push(say('Newer scripts write {word}.', { word: inlineCode(entry.now) }));
  parts.push(usage(entry.uses ?? 0, entry.since, say));
  return parts.join('\n\n');
}

/** Where a parameter stands, as far as that is known. */
export interface ParameterPlace {
  readonly kind?: RecordKind | undefined;
  readonly record?: string | undefined;
  /** In English by default. */
  readonly say?: Say | undefined;
}

/** `NumCards$`: what it is for, what its value is, how many lines set it. */
export function describeParameter(
  vocab: Vocabulary,
  name: string,
  { kind, record, say = inEnglish }: ParameterPlace = {},
): string | undefined {
  const entry = vocab.parameters.anyCase(name);
  if (!entry) return undefined;
  const owner = kind && record !== undefined ? vocab.records[kind].anyCase(record) : undefined;
  const required = owner ? recordParameters(owner).required.includes(entry.name) : false;
  const parts = [`**${escapeMarkdown(entry.name)}$**${required ? ` — ${say('required')}` : ''}`];
  const meaning = meaningOfParameter(entry.name, say);
  if (meaning !== undefined) parts.push(escapeMarkdown(meaning));
  const value = kindOf(vocab, entry.name, kind, record)?.kind;
  const what = value && valueKinds[value];
  if (what) parts.push(valueLine(what, separatorOf(vocab, entry.name, kind, record), say));
  const words = offeredWords(vocab, entry.name, kind, record);
  // Beside a kind of value the words are others that were met, and never all there is.
  const only = value === undefined || value === 'words' || value === 'zones';
  if (words.length > 0 && value !== 'flag')
    parts.push(
      say(only ? 'One of {words}.' : 'Scripts also have {words}.', {
        words: `${list(words.slice(0, 20))}${words.length > 20 ? ' …' : ''}`,
      }),
    );
  if (entry.now !== undefined) parts.push(say('Newer scripts write {word}.', { word: inlineCode(`${entry.now}$`) }));
  const uses = owner ? recordParameters(owner).used.get(entry.name) : undefined;
  if (owner?.uses !== undefined)
    parts.push(
      `*${say('On {count} of {all} lines of {name} in the scripts of 2022.', {
        count: (uses ?? 0).toLocaleString(say.language),
        all: owner.uses.toLocaleString(say.language),
        name: escapeMarkdown(owner.name),
      })}*`,
    );
  return parts.join('\n\n');
}

function valueLine(
  [what, example]: readonly [what: Phrase, example: string],
  separator: string | undefined,
  say: Say,
): string {
  const parts = [say(what)];
  if (example !== '') parts.push(say('such as {example}', { example: inlineCode(example) }));
  if (separator !== undefined) parts.push(say('several apart by {sign}', { sign: inlineCode(separator) }));
  return `*${say('Value:')}* ${parts.join(', ')}.`;
}

function usage(uses: number, since: string, say: Say): string {
  if (since === 'user') return `*${say('Added in the settings.')}*`;
  if (uses === 0) return `*${say('Not in the scripts of 2022.')}*`;
  return `*${say('{count} lines in the scripts of 2022.', { count: uses.toLocaleString(say.language) })}*`;
}

const keys = (names: readonly string[]): string => list(names.map((name) => `${name}$`));
const list = (words: readonly string[]): string => words.map(inlineCode).join(', ');
