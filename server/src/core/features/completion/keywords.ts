import type { FieldLine } from '../../syntax/nodes.ts';
import { span } from '../../text/span.ts';
import { keywordEntry, type ArgumentKind, type KeywordEntry } from '../../vocab/keywords.ts';
import type { ValueKind } from '../../vocab/parameters.ts';
import type { CompletionContext } from './context.ts';
import { plain, words, type Completion, type CompletionEntry } from './entry.ts';
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
    return {
      span: span(start, end),
      entries: vocab.keywords.entries.flatMap((entry) => (entry.until === undefined ? [ofKeyword(entry, bare)] : [])),
    };
  }
  const entry = keywordEntry((fields[0] ?? '').trim()) ?? vocab.keywords.anyCase((fields[0] ?? '').trim());
  const argument = entry?.args[fields.length - 2];
  if (!argument) return undefined;
  const at = offset - (fields.at(-1)?.length ?? 0);
  const given = words(argument.words ?? [], 'value');
  const completion =
    argument.kind === 'svar' || argument.kind === 'svars'
      ? { span: span(at, offset), entries: svarEntries(context, undefined) }
      : completeValue(valueKinds[argument.kind], at, context);
  if (!completion) return given.length === 0 ? undefined : { span: span(at, offset), entries: given };
  return { ...completion, entries: [...given, ...completion.entries] };
}

const valueKinds: Readonly<Partial<Record<ArgumentKind, ValueKind>>> = {
  amount: 'amount',
  number: 'amount',
  cost: 'cost',
  type: 'types',
  valid: 'valid',
};

/** @param bare whether arguments follow already */
function ofKeyword(entry: KeywordEntry, bare: boolean): CompletionEntry {
  const { name, args, count2022 } = entry;
  const needed =
    entry.bare === 'always'
      ? []
      : args.filter(({ optional }, at) => !optional || (at === 0 && entry.bare !== undefined));
  const form = args.map((one) => (one.optional ? `[:${one.name}]` : `:${one.name}`)).join('');
  const base = {
    label: name,
    kind: 'keyword' as const,
    rank: 100_000 - (count2022 ?? 0),
    doc: { of: 'keyword' as const, name },
  };
  if (bare || needed.length === 0) return { ...base, text: name, ...(form !== '' && { detail: name + form }) };
  const placeholders = needed.map((one, at) => `:\${${at + 1}:${plain(one.name)}}`).join('');
  return { ...base, detail: name + form, text: `${name}:`, snippet: plain(name) + placeholders, more: true };
}
