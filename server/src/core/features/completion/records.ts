/** Lines of parameters: heads, effects and modes, keys, and what follows them. */
import { parameterValue, type Ability } from '../../model/ability.ts';
import { recordFacts } from '../../recordFacts.ts';
import type { FieldLine, Parameter } from '../../syntax/nodes.ts';
import { span } from '../../text/span.ts';
import {
  kindOf,
  offeredWords,
  parametersOf,
  recordParameters,
  requiredParameters,
  type RecordKind,
} from '../../vocab/vocab.ts';
import { partStart, wordEnd, type CompletionContext } from './context.ts';
import { kindNames } from '../describe.ts';
import { plain, words, type Completion, type CompletionEntry } from './entry.ts';
import { meaningOfKey } from './lines.ts';
import { neededParameters } from './needed.ts';
import { completeValue } from './values.ts';

const headsByLine: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries<readonly string[]>({
    A: ['AB', 'SP', 'ST'],
    T: ['Mode'],
    S: ['Mode'],
    R: ['Event'],
    SVar: ['DB', 'Mode', 'Event', 'AB', 'SP'],
  }),
);
const headKeys = /^(?:AB|SP|DB|ST|Mode|Event)$/i;

export function completeRecord(
  line: FieldLine,
  ability: Ability | undefined,
  context: CompletionContext,
): Completion | undefined {
  const { offset, text } = context;
  const parameters = line.record?.parameters ?? [];
  const at = parameters.findLastIndex((one) => (one.bar ?? one.span.start - 1) < offset);
  const parameter = parameters[at];
  if (!parameter) return undefined;
  const isHead = parameter === ability?.head || (at === 0 && headKeys.test(parameter.key.text));
  if (parameter.dollar === undefined || offset <= parameter.dollar) {
    // The first parameter of a line says what it is.
    if (at === 0 && !ability?.head) return heads(line, parameter, context);
    return ability && keys(ability, parameter, context);
  }
  const from = parameter.value.text === '' ? parameter.dollar + 1 : parameter.value.span.start;
  const behind = parameter.value.text !== '' && offset > parameter.value.span.end;
  if (behind && ability) return nextKeys(ability, context);
  if (isHead) return names(line, parameter, parameters.length === 1, context);
  return ability && values(ability, parameter, from < offset ? skipBlanks(text, from, offset) : offset, context);
}

function skipBlanks(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && text[at] === ' ') at += 1;
  return at;
}

function heads({ key }: FieldLine, parameter: Parameter, { offset, text, say }: CompletionContext): Completion {
  const start = Math.min(parameter.key.span.start, offset);
  const tail = parameter.dollar === undefined ? '$ ' : '';
  const entries = (headsByLine.get(key.text) ?? []).map((name, rank): CompletionEntry => {
    const meaning = meaningOfKey(`${key.text}:${name}$`);
    return {
      label: `${name}$`,
      kind: 'line',
      text: name + tail,
      ...(meaning !== undefined && { detail: say(meaning) }),
      rank,
      more: tail !== '',
    };
  });
  return { span: span(start, wordEnd(text, offset)), entries };
}

/** Effects, modes or events, with the parameters they need. */
function names(line: FieldLine, parameter: Parameter, alone: boolean, context: CompletionContext): Completion {
  const { vocab, text, offset, say } = context;
  const kinds = kindsOf(line, parameter.key.text);
  const from = parameter.value.text === '' ? (parameter.dollar ?? offset) + 1 : parameter.value.span.start;
  const start = skipBlanks(text, Math.min(from, offset), offset);
  const lead = start > 0 && text[start - 1] === '$' ? ' ' : '';
  // Without it a loyalty ability could be used any number of times.
  const isLoyalty = context.face.types?.cardTypes.has('Planeswalker') && line.key.text === 'A';
  const afterwards = (name: string): string => (isLoyalty && name === 'Cost' ? String.raw` | Planeswalker\$ True` : '');
  const entries = kinds.flatMap((kind) =>
    vocab.records[kind].entries
      .filter(({ until, now }) => until === undefined && now === undefined)
      .map((entry): CompletionEntry => {
        const needed = alone ? neededParameters(vocab, kind, parameter.key.text, entry) : [];
        const placeholders = needed.map((name, at) => ` | ${name}\\$ \${${at + 1}}${afterwards(name)}`).join('');
        return {
          label: entry.name,
          kind: 'record',
          text: lead + entry.name + (needed[0] === undefined ? '' : ` | ${needed[0]}$ `),
          ...(needed.length > 0 && { snippet: lead + plain(entry.name) + placeholders }),
          ...(kinds.length > 1 && { detail: say(kindNames[kind]) }),
          rank: 100_000 - (entry.uses ?? 0),
          more: needed.length > 0,
          doc: { of: 'record', kind, name: entry.name },
        };
      }),
  );
  return { span: span(start, wordEnd(text, offset)), entries };
}

function kindsOf({ key }: FieldLine, head: string): RecordKind[] {
  if (/^event$/i.test(head)) return ['replacement'];
  if (!/^mode$/i.test(head)) return ['effect'];
  if (key.text === 'T') return ['trigger'];
  return key.text === 'S' ? ['static'] : ['trigger', 'static'];
}

/** Keys that the record reads and does not have yet, the most used first. */
function keys(ability: Ability, parameter: Parameter, context: CompletionContext): Completion {
  const { text, offset } = context;
  const start = parameter.key.text === '' ? offset : Math.min(parameter.key.span.start, offset);
  const lead = text[start - 1] === '|' ? ' ' : '';
  const end = parameter.key.text === '' ? offset : Math.max(parameter.key.span.end, offset);
  const tail = parameter.dollar === undefined ? '$ ' : '';
  return { span: span(start, end), entries: keyEntries(ability, parameter, lead, tail, context) };
}

/** Behind a value that is complete: the bar is written along with the key. */
function nextKeys(ability: Ability, context: CompletionContext): Completion {
  const { text, offset } = context;
  const lead = text[offset - 1] === ' ' ? '| ' : ' | ';
  return { span: span(offset, offset), entries: keyEntries(ability, undefined, lead, '$ ', context) };
}

function keyEntries(
  ability: Ability,
  own: Parameter | undefined,
  lead: string,
  tail: string,
  { vocab, say }: CompletionContext,
): CompletionEntry[] {
  const { kind, name, entry, triggerMode } = recordFacts(ability, vocab);
  if (!kind) return [];
  const has = new Set(ability.record.parameters.filter((one) => one !== own).map(({ key }) => key.text.toLowerCase()));
  const candidates = parametersOf(vocab, kind, entry?.name ?? name);
  if (triggerMode !== undefined) candidates.push(...parametersOf(vocab, 'trigger', triggerMode));
  const required = new Set(requiredParameters(vocab, kind, name));
  const used = entry && recordParameters(entry).used;
  // Without this parameter a loyalty ability can be used any number of times.
  const loyalty = /<[^<>]*\/LOYALTY\b/.test(parameterValue(ability, 'Cost'));
  // `Cost$` belongs to abilities that are activated, and to the spell of the card at most.
  const free = ability.kind === 'sub-ability' ? new Set(['Cost']) : new Set<string>();
  return [...new Set(candidates)]
    .filter((key) => !has.has(key.toLowerCase()) && !free.has(key))
    .map((key, at) => {
      const flag = kindOf(vocab, key, kind, name)?.kind === 'flag' && tail !== '';
      const share = used?.get(key);
      const note = required.has(key)
        ? say('required')
        : share === undefined
          ? undefined
          : say('{count} lines', { count: share.toLocaleString(say.language) });
      return {
        label: key,
        kind: 'parameter',
        text: lead + key + tail + (flag ? 'True' : ''),
        ...(note !== undefined && { detail: note }),
        rank: required.has(key) || (loyalty && key === 'Planeswalker') ? at : 1000 + at,
        more: !flag,
        doc: { of: 'parameter', name: key, kind, record: name },
      };
    });
}

function values(
  ability: Ability,
  parameter: Parameter,
  from: number,
  context: CompletionContext,
): Completion | undefined {
  const { vocab, text, offset } = context;
  const { kind, name } = recordFacts(ability, vocab);
  const key = parameter.key.text;
  if (/^mode$/i.test(key) && /^(?:Delayed|Immediate)Trigger$/i.test(name)) return triggerModes(from, context);
  const value = kindOf(vocab, vocab.parameters.anyCase(key)?.name ?? key, kind, name)?.kind;
  const completion = completeValue(value, from, context, key);
  const given = offeredWords(vocab, key, kind, name);
  const lead = text[offset - 1] === '$' ? ' ' : '';
  // Where a kind of value is known, the words that were met besides come behind it.
  const entries = [...(completion?.entries ?? []), ...words(given, 'value', completion ? 2_000_000 : 0)];
  if (entries.length === 0) return undefined;
  const at = completion?.span ?? span(partStart(text, from, offset, /[,&]/), wordEnd(text, offset));
  // Most triggers do not ask where an object comes from.
  const first = kind === 'trigger' && key === 'Origin' ? 'Any' : undefined;
  const known = new Set<string>();
  const unique = entries
    .filter(({ label }) => !known.has(label) && known.add(label))
    .map((entry) => (entry.label === first ? { ...entry, rank: -1 } : entry));
  const incomplete = completion?.incomplete ?? false;
  return { span: at, entries: lead === '' ? unique : unique.map((entry) => led(entry, lead)), incomplete };
}

function led(entry: CompletionEntry, lead: string): CompletionEntry {
  return { ...entry, text: lead + entry.text, ...(entry.snippet !== undefined && { snippet: lead + entry.snippet }) };
}

function triggerModes(from: number, { vocab, text, offset }: CompletionContext): Completion {
  const entries = vocab.records.trigger.entries.map(({ name, uses }): CompletionEntry => ({
    label: name,
    kind: 'record',
    text: name,
    rank: 100_000 - (uses ?? 0),
  }));
  return { span: span(Math.min(from, offset), wordEnd(text, offset)), entries };
}
