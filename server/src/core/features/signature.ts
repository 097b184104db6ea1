/** The arguments of a keyword, of a part of a cost, or the parameters of an effect, with the one at the cursor. */
import { keywordWords } from '../l10n/keywords.ts';
import { meaningOfParameter, meaningOfRecord } from '../l10n/meanings.ts';
import { inEnglish, said, type Phrase, type Say } from '../l10n/say.ts';
import type { Card } from '../model/card.ts';
import { abilityOn, faceOf, innermost, lineAt } from '../model/locate.ts';
import { recordFacts } from '../recordFacts.ts';
import { findRuleKeyword } from '../rules/keywords.ts';
import type { FieldLine } from '../syntax/nodes.ts';
import { visible } from '../text/visible.ts';
import { keywordEntry, type ArgumentKind } from '../vocab/keywords.ts';
import { recordParameters, requiredParameters } from '../vocab/vocab.ts';
import type { Vocabulary } from '../vocab/vocabulary.ts';

export interface Signature {
  readonly label: string;
  /** Plain text. */
  readonly documentation: string | undefined;
  readonly parameters: readonly SignatureParameter[];
  /** Index into `parameters`; `undefined` where the cursor is at none of them. */
  readonly active: number | undefined;
}

export interface SignatureParameter {
  /** Where it stands in the label. */
  readonly start: number;
  readonly end: number;
  readonly documentation: string | undefined;
}

/** @param offset UTF-16 offset of the cursor */
export function signatureAt(
  card: Card,
  offset: number,
  vocab: Vocabulary,
  say: Say = inEnglish,
): Signature | undefined {
  const line = lineAt(card, offset);
  if (line?.kind !== 'field') return undefined;
  const inner = innermost(line);
  const face = faceOf(card, line);
  const from = inner.nameColon ?? inner.colon;
  if (!face || offset <= from) return undefined;
  const typed = card.file.text.slice(from + 1, offset);
  const part = inCostPart(typed, vocab, say);
  if (part) return part;
  if (inner.key.text === 'K') return ofKeyword(inner.value.text, typed, vocab, say);
  const ability = inner.record && abilityOn(face, inner);
  return ability ? ofRecord(inner, ability, offset, vocab, say) : undefined;
}

/** `Sac<N/type/desc>` where the cursor is behind the `<`. */
function inCostPart(typed: string, vocab: Vocabulary, say: Say): Signature | undefined {
  const open = typed.lastIndexOf('<');
  if (open < 0 || open < typed.lastIndexOf('>')) return undefined;
  const token = /(?<![A-Za-z])[A-Za-z]+$/.exec(typed.slice(0, open))?.[0] ?? '';
  const part = vocab.costParts.get(token);
  if (!part || part.args.length === 0) return undefined;
  const active = typed.slice(open).split('/').length - 1;
  const names = part.args.map((name, at) => {
    const meaning = Object.hasOwn(costArguments, name) ? costArguments[name] : undefined;
    return { text: at < part.min ? name : `${name}?`, documentation: meaning && say(meaning) };
  });
  return build(`${token}<`, names, '/', '>', Math.min(active, names.length - 1), undefined);
}

const costArguments: Readonly<Record<string, Phrase>> = {
  N: 'How many: a number, X or the name of an SVar.',
  type: 'Which ones: CARDNAME or a selector; alternatives are apart by semicolons.',
  desc: 'How the card calls them, where the selector alone would read badly.',
  counter: 'The kind of counter, such as P1P1.',
  position: 'The place in the library: 0 is the top, -1 the bottom.',
  player: 'The player that it happens to.',
};

/** @param typed what stands before the cursor */
function ofKeyword(whole: string, typed: string, vocab: Vocabulary, say: Say): Signature | undefined {
  const fields = typed.split(':');
  const name = (whole.split(':')[0] ?? '').trim();
  const entry = keywordEntry(name) ?? vocab.keywords.anyCase(name);
  if (!entry || entry.args.length === 0) return undefined;
  const other = entry.otherArgs?.[0]?.words?.includes(fields[1] ?? '') ? entry.otherArgs : undefined;
  const args = other ?? entry.args;
  const names = args.map((one) => ({
    text: one.optional ? `${one.name}?` : one.name,
    documentation: one.words
      ? say('One of {words}, or {other}.', { words: one.words.join(', '), other: said(what[one.kind]) })
      : sentence(say(what[one.kind])),
  }));
  const active = fields.length < 2 ? undefined : Math.min(fields.length - 2, names.length - 1);
  const rule = findRuleKeyword(entry.name);
  return build(`${entry.name}:`, names, ':', '', active, rule && keywordWords(rule, say).summary);
}

const what: Readonly<Record<ArgumentKind, Phrase>> = {
  amount: 'a number or the name of an SVar',
  cost: 'a cost',
  number: 'a number',
  svar: 'the name of an SVar',
  svars: 'names of SVars',
  text: 'text',
  type: 'a type',
  valid: 'a selector',
  any: 'anything',
  flag: 'a word',
  params: 'parameters of an ability',
};

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** More parameters than these are no help. */
const most = 12;

function ofRecord(
  { record }: FieldLine,
  ability: Parameters<typeof recordFacts>[0],
  offset: number,
  vocab: Vocabulary,
  say: Say,
): Signature | undefined {
  const { kind, entry } = recordFacts(ability, vocab);
  if (!kind || !entry) return undefined;
  const required = requiredParameters(vocab, kind, entry.name);
  const used = [...recordParameters(entry).used.keys()];
  const here = record?.parameters.findLast(({ span }) => span.start <= offset);
  const current =
    here && here !== ability.head && here.dollar !== undefined
      ? (vocab.parameters.anyCase(here.key.text)?.name ?? here.key.text)
      : undefined;
  const keys = [...new Set([...required, ...used.slice(0, most)])];
  if (current !== undefined && !keys.includes(current)) keys.push(current);
  if (keys.length === 0) return undefined;
  const names = keys.map((name) => ({
    text: required.includes(name) ? `${name}$` : `${name}$?`,
    documentation: meaningOfParameter(name, say),
  }));
  const active = current === undefined ? undefined : keys.indexOf(current);
  return build(`${entry.name} | `, names, ' | ', '', active, meaningOfRecord(kind, entry.name, say));
}

function build(
  lead: string,
  names: readonly { readonly text: string; readonly documentation: string | undefined }[],
  separator: string,
  tail: string,
  active: number | undefined,
  documentation: string | undefined,
): Signature {
  let label = lead;
  const parameters: SignatureParameter[] = [];
  for (const [at, { text: written, documentation: own }] of names.entries()) {
    const text = visible(written);
    if (at > 0) label += separator;
    parameters.push({ start: label.length, end: label.length + text.length, documentation: own });
    label += text;
  }
  return { label: label + tail, documentation, parameters, active };
}
