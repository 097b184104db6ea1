/** Effects, modes, events and parameters as Markdown, for hover, completion and signatures. */
import { escapeMarkdown } from '../rules/format.ts';
import { meaningOfParameter, meaningOfRecord } from '../vocab/meanings.ts';
import type { ValueKind } from '../vocab/parameters.ts';
import { kindOf, recordParameters, requiredParameters, separatorOf, wordsOf, type RecordKind } from '../vocab/vocab.ts';
import type { Vocabulary } from '../vocab/vocabulary.ts';

const kindNames: Readonly<Record<RecordKind, string>> = {
  effect: 'Effect',
  trigger: 'Trigger mode',
  replacement: 'Replacement event',
  static: 'Static mode',
};

/** What the values of a kind are, with an example. */
const valueKinds: Readonly<Record<ValueKind, readonly [what: string, example: string] | undefined>> = {
  abilitySVar: ['the name of an SVar with an ability', 'DBDraw'],
  ai: ['a hint for the artificial intelligence', ''],
  amount: ['a number, the name of an SVar, or a count', 'X'],
  colors: ['colours', 'White,Blue'],
  comparison: ['a comparison', 'GE3'],
  cost: ['a cost', '1 W T Sac<1/CARDNAME>'],
  counter: ['a kind of counter', 'P1P1'],
  defined: ['objects or players', 'TriggeredCard'],
  flag: ['True, or left out', 'True'],
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
export function describeRecord(vocab: Vocabulary, kind: RecordKind, name: string): string | undefined {
  const entry = vocab.records[kind].anyCase(name);
  if (!entry) return undefined;
  const parts = [`**${escapeMarkdown(entry.name)}** — ${kindNames[kind].toLowerCase()}`];
  const meaning = meaningOfRecord(kind, entry.name);
  if (meaning !== undefined) parts.push(escapeMarkdown(meaning));
  const required = requiredParameters(vocab, kind, entry.name);
  if (required.length > 0) parts.push(`Needs ${required.map((one) => `\`${one}$\``).join(', ')}.`);
  const often = [...recordParameters(entry).used.keys()].slice(0, 8);
  if (often.length > 0) parts.push(`Often with ${often.map((one) => `\`${one}$\``).join(', ')}.`);
  if (entry.now !== undefined) parts.push(`Newer scripts write \`${entry.now}\`.`);
  parts.push(usage(entry.uses ?? 0, entry.since));
  return parts.join('\n\n');
}

/** `NumCards$`: what it is for, what its value is, how many lines set it. */
export function describeParameter(
  vocab: Vocabulary,
  name: string,
  kind?: RecordKind,
  record?: string,
): string | undefined {
  const entry = vocab.parameters.anyCase(name);
  if (!entry) return undefined;
  const owner = kind && record !== undefined ? vocab.records[kind].anyCase(record) : undefined;
  const required = owner ? recordParameters(owner).required.includes(entry.name) : false;
  const parts = [`**${escapeMarkdown(entry.name)}$**${required ? ' — required' : ''}`];
  const meaning = meaningOfParameter(entry.name);
  if (meaning !== undefined) parts.push(escapeMarkdown(meaning));
  const value = kindOf(vocab, entry.name, kind, record)?.kind;
  const what = value && valueKinds[value];
  if (what) parts.push(valueLine(vocab, entry.name, what, kind, record));
  const words = wordsOf(entry.name, kind, record)?.words.filter((word) => !word.includes('*')) ?? [];
  if (words.length > 0 && value !== 'flag')
    parts.push(`One of ${list(words.slice(0, 20))}${words.length > 20 ? ' …' : ''}.`);
  if (entry.now !== undefined) parts.push(`Newer scripts write \`${entry.now}$\`.`);
  const uses = owner ? recordParameters(owner).used.get(entry.name) : undefined;
  if (owner?.uses !== undefined)
    parts.push(
      `*On ${(uses ?? 0).toLocaleString('en')} of ${owner.uses.toLocaleString('en')} lines of ${owner.name} in the scripts of 2022.*`,
    );
  return parts.join('\n\n');
}

function valueLine(
  vocab: Vocabulary,
  name: string,
  [what, example]: readonly [string, string],
  kind: RecordKind | undefined,
  record: string | undefined,
): string {
  const separator = separatorOf(vocab, name, kind, record);
  const apart = separator === undefined ? '' : `, several apart by \`${separator}\``;
  return `*Value:* ${what}${example === '' ? '' : `, such as \`${example}\``}${apart}.`;
}

function usage(uses: number, since: string): string {
  if (since === 'user') return '*Added in the settings.*';
  return uses === 0 ? '*Not in the scripts of 2022.*' : `*${uses.toLocaleString('en')} lines in the scripts of 2022.*`;
}

const list = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');
