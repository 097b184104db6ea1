import { span } from '../../text/span.ts';
import type { AmountEntry } from '../../vocab/vocabulary.ts';
import { partStart, wordEnd, type CompletionContext } from './context.ts';
import { words, type Completion, type CompletionEntry } from './entry.ts';
import { completeValid } from './valids.ts';
import { svarEntries } from './values.ts';

/** Heads that scripts begin an amount with most often. */
const heads = [
  'Count$',
  'Number$',
  'SVar$',
  'TriggerCount$',
  'Targeted$',
  'Remembered$',
  'PlayerCountPlayers$',
  'PlayerCountOpponents$',
  'Sacrificed$',
  'Discarded$',
  'Exiled$',
  'ReplaceCount$',
];
const commonBodies = [
  'Valid ',
  'xPaid',
  'CardPower',
  'CardToughness',
  'CardCounters.',
  'ValidGraveyard ',
  'ValidHand ',
  'InYourHand',
  'YourLifeTotal',
  'Kicked.',
  'Compare ',
  'Domain',
  'Devotion.',
  'ThisTurnCast_',
  'RememberedSize',
];

/** A number, the name of an SVar, or an expression such as `Count$Valid Creature.YouCtrl/Plus.1`. */
export function completeAmount(from: number, context: CompletionContext): Completion {
  const { text, offset, vocab } = context;
  const typed = text.slice(from, offset);
  const dollar = typed.lastIndexOf('$');
  const slash = typed.lastIndexOf('/');
  const end = wordEnd(text, offset);
  if (dollar < 0 && slash < 0) {
    const start = partStart(text, from, offset, /[+-]/);
    const more = heads.map((name, rank) => ({
      label: name,
      kind: 'number' as const,
      text: name,
      rank: 1_000_000 + rank,
      more: true,
    }));
    const last = text[end] === '$' ? end + 1 : end;
    return { span: span(start, last), entries: [...svarEntries(context, false), ...more] };
  }
  if (slash > dollar) {
    const dot = typed.indexOf('.', slash);
    if (dot >= 0) return { span: span(from + dot + 1, end), entries: svarEntries(context, false) };
    return { span: span(from + slash + 1, end), entries: arithmetic(vocab.amounts.entries) };
  }
  const body = typed.slice(dollar + 1);
  const valid = /^Valid\w* /.exec(body);
  if (valid) return completeValid(from + dollar + 1 + valid[0].length, context, /[,]/);
  const head = typed.slice(0, dollar);
  if (head === 'SVar') return { span: span(from + dollar + 1, end), entries: svarEntries(context, false) };
  if (/^Compare \w*$/.test(body))
    return { span: span(from + dollar + 1 + 'Compare '.length, end), entries: svarEntries(context, false) };
  return { span: span(from + dollar + 1, end), entries: bodies(head, vocab.amounts.entries) };
}

function bodies(head: string, entries: readonly AmountEntry[]): CompletionEntry[] {
  const places: readonly AmountEntry['in'][] =
    head === 'Count' ? ['count'] : head.startsWith('PlayerCount') ? ['player'] : ['objects', 'count'];
  const names = new Set(entries.filter((entry) => places.includes(entry.in)).map(({ name }) => name));
  const common = head === 'Count' ? commonBodies : [];
  const short = new Set(common.map((name) => name.replace(/\W$/, '')));
  return [
    ...common.map((name, rank) => ({
      label: name.trimEnd(),
      kind: 'number' as const,
      text: name,
      rank,
      more: /\W$/.test(name),
    })),
    ...words(
      [...names].filter((name) => !short.has(name)),
      'number',
      100,
    ),
  ];
}

function arithmetic(entries: readonly AmountEntry[]): CompletionEntry[] {
  const alone = /^(?:Abs|Half|Negative|Third|Thrice|Twice)/;
  return entries
    .filter((entry) => entry.in === 'math')
    .map(({ name }) => ({
      label: name,
      kind: 'number',
      text: alone.test(name) ? name : `${name}.`,
      rank: 0,
      more: !alone.test(name),
    }));
}
