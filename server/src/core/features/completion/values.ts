/** Values of parameters and arguments, by their kind. */
import type { Phrase } from '../../l10n/say.ts';
import type { ValueKind } from '../../vocab/parameters.ts';
import { wordList } from '../../vocab/lists.ts';
import { span, splitPiece, touches } from '../../text/span.ts';
import { partStart, wordEnd, type CompletionContext } from './context.ts';
import { completeAmount } from './amounts.ts';
import { completeCost } from './costs.ts';
import { byUse, words, type Completion, type CompletionEntry } from './entry.ts';
import { takesCardNames } from '../links.ts';
import { oracleSentences } from '../oracleSentences.ts';
import { newSVarEntries } from './newSVars.ts';
import { printedTokens } from './printed.ts';
import { completeCardName, completeTokenName } from './scriptNames.ts';
import { completeValid } from './valids.ts';

/**
 * @param from where the value begins
 * @param separators single characters behind which another value begins
 */
export function completeValue(
  kind: ValueKind | undefined,
  from: number,
  context: CompletionContext,
  key = '',
): Completion | undefined {
  const { text, offset } = context;
  switch (kind) {
    case 'valid':
      return completeValid(from, context);
    case 'amount':
      return completeAmount(from, context);
    case 'cost':
      return completeCost(from, context);
    case 'comparison':
      return completeComparison(from, context);
    case 'text':
      return completeText(from, context, key);
    case 'tokenScript':
      return completeTokenName(
        partStart(text, from, offset, separatorsOf(kind)),
        wordEnd(text, offset),
        tokensOf(context),
        context,
      );
    default: {
      if (takesCardNames(key)) {
        const list = key !== 'DefinedName';
        const names = completeCardName(list ? partStart(text, from, offset, /,/) : from, context, list);
        if (names && names.entries.length > 0) return names;
      }
      const start = partStart(text, from, offset, separatorsOf(kind));
      const entries = listOf(kind, context);
      const news = kind === 'abilitySVar' ? newSVarEntries(key, start, context) : [];
      const all = [...entries, ...news];
      // Each letter makes another name.
      const incomplete = news.length > 0;
      return all.length === 0 ? undefined : { span: span(start, wordEnd(text, offset)), entries: all, incomplete };
    }
  }
}

function separatorsOf(kind: ValueKind | undefined): RegExp {
  switch (kind) {
    case 'phases':
      return /[,>]/;
    case 'zones':
    case 'mana':
      return /[, ]/;
    case 'resultSVars':
      return /[,:]/;
    default:
      return /[,&]/;
  }
}

function listOf(kind: ValueKind | undefined, context: CompletionContext): CompletionEntry[] {
  const { vocab } = context;
  switch (kind) {
    case 'flag':
      return words(['True'], 'value');
    case 'zones':
      return byUse([...wordList('zone').entries, ...wordList('zoneWord').entries], 'value');
    case 'phases':
      return byUse([...wordList('phase').entries, ...wordList('phaseWord').entries], 'value');
    case 'counter':
      return byUse(vocab.counters.entries, 'value');
    case 'colors':
      return byUse(wordList('color').entries, 'value');
    case 'defined':
      return definedWords(context);
    case 'keywords':
      return vocab.keywords.entries
        .filter(({ head, until }) => !head && until === undefined)
        .map(({ name, count2022 }) => ({
          label: name,
          kind: 'keyword' as const,
          text: name,
          rank: 10_000 - (count2022 ?? 0),
          doc: { of: 'keyword' as const, name },
        }));
    case 'types':
      return words(vocab.types.names, 'type');
    case 'mana':
      return words(['W', 'U', 'B', 'R', 'G', 'C', 'Any', 'Combo', 'Chosen', 'Special'], 'value');
    case 'abilitySVar':
    case 'resultSVars':
      return svarEntries(context, true);
    case 'svarName':
      return svarEntries(context, undefined);
    default:
      return [];
  }
}

/** SVars of the face: with abilities, without, or all. Those that the line itself defines are left out. */
export function svarEntries({ face, offset }: CompletionContext, abilities: boolean | undefined): CompletionEntry[] {
  const entries: CompletionEntry[] = [];
  for (const [name, { ability, value, line }] of face.svarsByName) {
    if (name === '' || (line.span.start <= offset && offset <= line.span.end)) continue;
    if (abilities !== undefined && abilities !== (ability !== undefined)) continue;
    const detail = value.text.length > 60 ? `${value.text.slice(0, 59)}…` : value.text;
    // The SVars below the cursor were most likely written for it.
    entries.push({ label: name, kind: 'svar', text: name, detail, rank: Math.abs(line.span.start - offset) });
  }
  return entries;
}

/** Token scripts that the Oracle text speaks of, then those that the card names already; the one being typed left out. */
function tokensOf({ face, offset }: CompletionContext): string[] {
  const names: string[] = [];
  for (const { abilities } of face.card.faces)
    for (const { record } of abilities)
      for (const { key, value } of record.parameters)
        if (/^TokenScript$/i.test(key.text))
          for (const { text, span: at } of splitPiece(value, ','))
            if (/^\w+$/.test(text) && !touches(at, offset)) names.push(text);
  const printed = printedTokens(face);
  return [...printed.filter((name) => !names.includes(name)), ...names];
}

const commonObjects = [
  'Self',
  'You',
  'Targeted',
  'TargetedPlayer',
  'Remembered',
  'TriggeredCard',
  'TriggeredCardLKICopy',
  'ParentTarget',
];

function definedWords({ vocab }: CompletionContext): CompletionEntry[] {
  const plainWords = vocab.defined.entries.filter(({ form }) => form === undefined);
  const objects = [
    ...wordList('triggerObject').entries.map(({ name }) => `Triggered${name}`),
    ...wordList('replaceObject').entries.map(({ name }) => `Replaced${name}`),
  ];
  const names = new Set([...byUse(plainWords, 'value').map(({ label }) => label), ...objects]);
  return [...names].map((name, at) => {
    const common = commonObjects.indexOf(name);
    return { label: name, kind: 'value', text: name, rank: common >= 0 ? common : 100 + at };
  });
}

function completeComparison(from: number, context: CompletionContext): Completion {
  const { text, offset } = context;
  const typed = text.slice(from, offset);
  if (!/^(?:GE|GT|LE|LT|EQ|NE)/.test(typed)) {
    const names: readonly (readonly [string, Phrase])[] = [
      ['GE', 'at least'],
      ['LE', 'at most'],
      ['EQ', 'equal to'],
      ['GT', 'more than'],
      ['LT', 'less than'],
      ['NE', 'not equal to'],
    ];
    const entries = names.map(([name, detail], rank) => ({
      label: name,
      kind: 'value' as const,
      text: name,
      detail: context.say(detail),
      rank,
      more: true,
    }));
    return { span: span(from, wordEnd(text, offset)), entries };
  }
  return { span: span(from + 2, wordEnd(text, offset)), entries: svarEntries(context, false) };
}

function completeText(from: number, { face, text, offset }: CompletionContext, key: string): Completion | undefined {
  if (!/Description$/.test(key)) return undefined;
  const sentences = oracleSentences(face, key);
  // What another object is given stands in quotation marks, and is an SVar with a text of its own.
  const given = sentences.flatMap((one) => [...one.matchAll(/"([^"]+[.!])"/g)].map(([, words = '']) => words));
  const entries = [...new Set([...sentences, ...given.map((words) => words.replace(/^[^.]*?\}: /, ''))])].map(
    (sentence, rank) => ({ label: sentence, kind: 'text' as const, text: sentence, rank }),
  );
  let end = offset;
  while (end < text.length && !/[|\r\n]/.test(text[end] ?? '')) end += 1;
  while (end > offset && text[end - 1] === ' ') end -= 1;
  return entries.length === 0 ? undefined : { span: span(Math.min(from, offset), end), entries };
}
