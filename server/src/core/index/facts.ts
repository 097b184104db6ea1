/** What other scripts, and people who look for something, want to know of a script: facts instead of its tree. */
import { scriptLinks } from '../features/links.ts';
import { keywordFacts } from '../keywordFacts.ts';
import type { Ability } from '../model/ability.ts';
import type { Card, Face } from '../model/card.ts';
import { recordFacts } from '../recordFacts.ts';
import type { Piece, Span } from '../text/span.ts';
import type { Vocabulary } from '../vocab/vocabulary.ts';

/**
 * `face`, `ability` and `svar` are what a card consists of. `record` is an effect, mode or event (`effect Draw`),
 * `parameter` one of its parameters (`effect Draw NumCards`), `keyword` one that the card has or grants, `amount` what is
 * counted (`Count$Valid`); `token` and `card` are names of other scripts, `tokenFile` the name of a token's own file.
 */
export const factKinds = [
  'face',
  'ability',
  'svar',
  'record',
  'parameter',
  'keyword',
  'amount',
  'token',
  'card',
  'tokenFile',
] as const;
export type FactKind = (typeof factKinds)[number];

/** What is found by its name, the likeliest to be meant first. */
export const symbolKinds = ['face', 'svar', 'ability'] as const;
export type SymbolKind = (typeof symbolKinds)[number];

export interface Fact {
  readonly kind: FactKind;
  readonly name: string;
  readonly span: Span;
}

/** The facts of a card, each with the place it stands at, in no particular order. */
export function* scriptFacts(card: Card, vocab: Vocabulary): Generator<Fact> {
  for (const face of card.faces) yield* faceFacts(face, vocab);
  for (const { to, name, span } of scriptLinks(card, vocab)) yield { kind: to, name, span };
}

function* faceFacts(face: Face, vocab: Vocabulary): Generator<Fact> {
  const name = face.fields.get('Name')?.[0]?.value;
  if (name && name.text !== '') yield { kind: 'face', name: name.text, span: name.span };
  for (const ability of face.abilities) yield* abilityFacts(ability, vocab);
  for (const use of [...face.keywords, ...face.granted])
    if (use.name.text !== '') yield { kind: 'keyword', name: keywordFacts(use).name, span: use.name.span };
  for (const { name: svar, value, ability } of face.svars) {
    if (svar.text !== '') yield { kind: 'svar', name: svar.text, span: svar.span };
    if (!ability) yield* amountFact(value);
  }
}

function* abilityFacts(ability: Ability, vocab: Vocabulary): Generator<Fact> {
  const { name } = ability;
  if (!ability.svar && name && name.text !== '') yield { kind: 'ability', name: name.text, span: name.span };
  const { kind, entry, parameters } = recordFacts(ability, vocab);
  if (kind && entry && name) yield { kind: 'record', name: `${kind} ${entry.name}`, span: name.span };
  for (const { key, value, entry: known, kind: valueKind } of parameters) {
    if (kind && entry && known)
      yield { kind: 'parameter', name: `${kind} ${entry.name} ${known.name}`, span: key.span };
    if (valueKind?.kind === 'amount') yield* amountFact(value);
  }
}

/** `Count$Valid` of `Count$Valid Creature.YouCtrl/Twice`; nothing for a number or a name. */
export function amountIdiom(value: Piece): Piece | undefined {
  const text = /^[A-Za-z]\w*\$\w*/.exec(value.text)?.[0];
  return text === undefined
    ? undefined
    : { text, span: { start: value.span.start, end: value.span.start + text.length } };
}

function* amountFact(value: Piece): Generator<Fact> {
  const idiom = amountIdiom(value);
  if (idiom) yield { kind: 'amount', name: idiom.text, span: idiom.span };
}
