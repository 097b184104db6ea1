import type { FieldLine } from '../../syntax/nodes.ts';
import { costInText } from '../../checks/keywordText.ts';
import { field, type Face } from '../../model/card.ts';
import { withLineBreaks } from '../../model/oracle.ts';
import { span } from '../../text/span.ts';
import { keywordEntry, neededArguments, type ArgumentKind, type KeywordEntry } from '../../vocab/keywords.ts';
import type { ValueKind } from '../../vocab/parameters.ts';
import { partStart, wordEnd, type CompletionContext } from './context.ts';
import { plain, words, type Completion, type CompletionEntry } from './entry.ts';
import { printedKeyword } from './printed.ts';
import { completeCardName } from './scriptNames.ts';
import { completeValue, svarEntries } from './values.ts';

/** What follows `K:`: a keyword with places for its arguments, or the argument at the cursor. */
export function completeKeyword(line: FieldLine, context: CompletionContext): Completion | undefined {
  const { text, offset, vocab } = context;
  const from = line.colon + 1;
  const typed = text.slice(from, offset);
  const fields = typed.split(':');
  const start = from + typed.length - typed.trimStart().length;
  if (fields.length === 2 && /^ *Partner with$/.test(fields[0] ?? ''))
    return completeCardName(offset - (fields[1]?.length ?? 0), context, false);
  if (fields.length === 1) {
    let end = offset;
    while (end < line.span.end && text[end] !== ':') end += 1;
    const bare = text[end] === ':' && end < line.span.end;
    const isPrinted = printedWords(context.face);
    return {
      span: span(start, end),
      entries: vocab.keywords.entries.flatMap((entry) =>
        entry.until === undefined ? [ofKeyword(entry, { bare, line, isPrinted }, context)] : [],
      ),
    };
  }
  const entry = keywordEntry((fields[0] ?? '').trim()) ?? vocab.keywords.anyCase((fields[0] ?? '').trim());
  const argument = entry?.args[fields.length - 2];
  if (!argument) return undefined;
  const at = offset - (fields.at(-1)?.length ?? 0);
  const printed = printedKeyword(context.face, entry.name)?.split(':')[fields.length - 1];
  const given = [
    ...words(printed === undefined ? [] : [printed], 'text', -1),
    ...words(
      (argument.words ?? []).filter((word) => word !== printed),
      'value',
    ),
  ];
  const completion = completeArgument(argument.kind, at, context);
  if (!completion) return given.length === 0 ? undefined : { span: span(at, offset), entries: given };
  const others = completion.entries.filter(({ label }) => label !== printed);
  return { ...completion, entries: [...given, ...others] };
}

function completeArgument(kind: ArgumentKind, from: number, context: CompletionContext): Completion | undefined {
  const { text, offset } = context;
  if (kind !== 'svar' && kind !== 'svars' && kind !== 'number') return completeValue(valueKinds[kind], from, context);
  const start = kind === 'svars' ? partStart(text, from, offset, /,/) : from;
  // Numbers are read as they stand, without the formulas that amounts know.
  const entries = svarEntries(context, kind === 'number' ? false : undefined);
  return { span: span(start, wordEnd(text, offset)), entries };
}

const valueKinds: Readonly<Partial<Record<ArgumentKind, ValueKind>>> = {
  amount: 'amount',
  cost: 'cost',
  type: 'types',
  valid: 'valid',
};

/** Kinds of arguments for which there is a list on every card. */
const offered: ReadonlySet<ArgumentKind> = new Set<ArgumentKind>(['amount', 'cost', 'type', 'valid']);

interface KeywordPlace {
  /** Arguments follow already. */
  readonly bare: boolean;
  readonly line: FieldLine;
  readonly isPrinted: (keyword: string) => boolean;
}

/** What the Oracle text has comes first, with the cost that it prints. */
function ofKeyword(
  entry: KeywordEntry,
  { bare, line, isPrinted }: KeywordPlace,
  { face }: CompletionContext,
): CompletionEntry {
  const { name, args, count2022 } = entry;
  const wanted = isPrinted(name) && !face.keywords.some((use) => use.line !== line && use.name.text === name);
  const needed = neededArguments(entry);
  const form = args.map((one) => (one.optional ? `[:${one.name}]` : `:${one.name}`)).join('');
  const base = {
    label: name,
    kind: 'keyword' as const,
    rank: (wanted ? 0 : 100_000) - (count2022 ?? 0),
    doc: { of: 'keyword' as const, name },
  };
  if (bare || needed.length === 0) return { ...base, text: name, ...(form !== '' && { detail: name + form }) };
  const isCost = needed[0]?.kind === 'cost';
  const printed = wanted && !isCost ? printedKeyword(face, name) : undefined;
  if (printed !== undefined) return { ...base, detail: name + form, text: printed };
  const cost = wanted && isCost ? costInText(face, name) : undefined;
  // What is offered for the first is shown at once. Editors would narrow it down to what is like the name.
  const isOffered = needed[0] !== undefined && (needed[0].words !== undefined || offered.has(needed[0].kind));
  const first = cost ?? (isOffered ? '' : needed[0]?.name);
  const placeholders = needed.map(({ name: argument }, at) => {
    const shown = at === 0 ? first : argument;
    return shown ? `:\${${at + 1}:${plain(shown)}}` : `:\${${at + 1}}`;
  });
  const text = `${name}:${cost ?? ''}${cost !== undefined && needed.length > 1 ? ':' : ''}`;
  const more = cost === undefined && isOffered;
  return { ...base, detail: name + form, text, snippet: plain(name) + placeholders.join(''), more };
}

/** Tells whether the Oracle text of a face has a keyword, as whole words. */
function printedWords(face: Face): (keyword: string) => boolean {
  const oracle = withLineBreaks(field(face, 'Oracle')?.text ?? '').toLowerCase();
  return (keyword) => {
    const around = oracle.split(keyword.toLowerCase());
    return around.some(
      (before, at) => at + 1 < around.length && !/\w$/.test(before) && !/^\w/.test(around[at + 1] ?? ''),
    );
  };
}
