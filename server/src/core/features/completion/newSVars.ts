/** SVars that are not there yet, where a parameter names one with an ability: the line is written along with the name. */
import { lineAt } from '../../model/locate.ts';
import type { RecordKind } from '../../vocab/records.ts';
import { freeName, lineBelow } from '../actions/action.ts';
import { perVocabulary, wordEnd, type CompletionContext } from './context.ts';
import type { CompletionEntry } from './entry.ts';
import { neededParameters } from './needed.ts';

/** What the SVars of a parameter begin with, and how published scripts begin their names. */
interface Form {
  readonly lead: string;
  readonly head: string;
  readonly kind: RecordKind;
}

const forms: readonly (readonly [key: RegExp, form: Form | undefined])[] = [
  [/^(?:SVars|NextRoom)$/i, undefined],
  [/^(?:Add|GainText)?Abilit(?:y|ies)$/i, { lead: 'AB', head: 'AB', kind: 'effect' }],
  [/^(?:Add)?Triggers?(?:WhenSpent)?$/i, { lead: 'Trig', head: 'Mode', kind: 'trigger' }],
  [/^(?:Add)?StaticAbilit(?:y|ies)$/i, { lead: 'ST', head: 'Mode', kind: 'static' }],
  [/^(?:Add)?Replacement(?:s|Effects?)$/i, { lead: 'Rep', head: 'Event', kind: 'replacement' }],
  [/^Execute$/i, { lead: 'Trig', head: 'DB', kind: 'effect' }],
  [/(?:)/, { lead: 'DB', head: 'DB', kind: 'effect' }],
];

interface NewRecord {
  readonly name: string;
  /** With the parameters that it needs, without their values. */
  readonly text: string;
  readonly uses: number;
}

/** Records of each kind, by the head of their lines. */
const recordsBy = perVocabulary(({ vocab }) => {
  const made = new Map<string, readonly NewRecord[]>();
  return ({ kind, head }: Form): readonly NewRecord[] => {
    const before = made.get(`${kind} ${head}`);
    if (before) return before;
    const records = vocab.records[kind].entries
      .filter(({ until, now }) => until === undefined && now === undefined)
      .map((entry) => {
        const needed = neededParameters(vocab, kind, head, entry).map((one) => ` | ${one}$ `);
        return { name: entry.name, text: entry.name + needed.join(''), uses: entry.uses ?? 0 };
      });
    made.set(`${kind} ${head}`, records);
    return records;
  };
});

/**
 * For each effect, mode or event a name as published scripts have it, such as `TrigDraw`, and whatever name is typed.
 *
 * @param key of the parameter
 * @param from where the name begins
 */
export function newSVarEntries(key: string, from: number, context: CompletionContext): CompletionEntry[] {
  const { face, text, offset, say } = context;
  const line = lineAt(face.card, offset);
  const form = forms.find(([pattern]) => pattern.test(key))?.[1];
  if (!line || !form) return [];
  const { lead, head } = form;
  const end = wordEnd(text, offset);
  const make = (name: string, ability: string, rank: number): CompletionEntry => {
    const also = lineBelow(line, `SVar:${name}:${head}$ ${ability}`);
    const base = { label: name, kind: 'svar' as const, detail: say('new, with a line of its own'), rank };
    // At the end of the script both are written at one place.
    return also.span.start === end ? { ...base, text: name + also.newText } : { ...base, text: name, also };
  };
  const entries = recordsBy(context)(form).map(({ name, text: ability, uses }) =>
    make(freeName(face, lead + name), ability, 1_100_000 - uses),
  );
  const typed = text.slice(from, end);
  if (/^[A-Za-z_]\w*$/.test(typed) && !face.svarsByName.has(typed) && !entries.some(({ label }) => label === typed))
    entries.push(make(typed, '', 1_200_000));
  return entries;
}
