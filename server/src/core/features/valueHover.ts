/** What single words mean that stand in values: those of `Defined$`, zones, modes and durations. */
import { meaningOfDefined, meaningOfValue } from '../l10n/meanings.ts';
import type { Say } from '../l10n/say.ts';
import { linkCitations } from '../rules/format.ts';
import type { KnownParameter, RecordFacts } from '../recordFacts.ts';
import { escapeMarkdown, inlineCode } from '../text/markdown.ts';
import { splitPiece, touches } from '../text/span.ts';
import { vocab } from '../vocab/vocab.ts';
import { describeRecord } from './describe.ts';
import type { Hover, HoverOptions } from './hover.ts';
import { selectorInWords } from './selectorWords.ts';

export function valueWordHover(
  facts: RecordFacts,
  { key, value, kind: found }: KnownParameter,
  offset: number,
  options: HoverOptions,
): Hover | undefined {
  const kind = found?.kind;
  const piece = splitPiece(value, /[,>]|&/.exec(value.text)?.[0] ?? ',').find(({ span }) => touches(span, offset));
  if (!piece || piece.text === '') return undefined;
  const markdown = describe(facts, key.text, kind, piece.text, options);
  return markdown === undefined ? undefined : { span: piece.span, markdown };
}

function describe(
  { name }: RecordFacts,
  key: string,
  kind: string | undefined,
  word: string,
  { say, ruleLink }: HoverOptions,
): string | undefined {
  if (/^mode$/i.test(key) && /^(?:Delayed|Immediate)Trigger$/i.test(name))
    return describeRecord(vocab, 'trigger', word, say);
  if (kind === 'defined') return describeDefined(word, say);
  const meaning = meaningOfValue(kind === 'zones' ? 'zone' : key, word, say);
  return meaning === undefined ? undefined : `**${escapeMarkdown(word)}** — ${linkCitations(meaning, ruleLink)}`;
}

/** Others than the object itself that are named through it: `TriggeredCardController`. */
const relations = [
  [/Controller$/, 'The controller of {what}.'],
  [/Owner$/, 'The owner of {what}.'],
  [/LKI(?:Copy)?$/, 'What is known of {what} from before it changed zones.'],
] as const;

function describeDefined(word: string, say: Say): string | undefined {
  const meaning = meaningOfDefined(word, say);
  if (meaning !== undefined) return `**${escapeMarkdown(word)}** — ${meaning}`;
  for (const [ending, phrase] of relations) {
    const base = word.replace(ending, '');
    const of = base === word ? undefined : describeDefined(base, say);
    if (of !== undefined) return `**${escapeMarkdown(word)}** — ${say(phrase, { what: inlineCode(base) })}\n\n${of}`;
  }
  const said = /[. ]/.test(word) ? selectorInWords(word.replace(/^Valid\w* /, ''), say.language) : undefined;
  return said === undefined ? undefined : `${inlineCode(word)} — ${escapeMarkdown(said)}`;
}
