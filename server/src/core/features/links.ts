import type { Card, Face } from '../model/card.ts';
import { recordFacts } from '../recordFacts.ts';
import { splitPiece, trimmed, type Piece, type Span } from '../text/span.ts';
import type { Vocabulary } from '../vocab/vocabulary.ts';

/** A stretch of the script that names another file. */
export interface ScriptLink {
  readonly span: Span;
  /** By the name of the token's file without its ending, or by the name of a card's face. */
  readonly to: 'token' | 'card';
  readonly name: string;
}

/** The token scripts and cards that a card names, in no particular order. Whether there are such is not known here. */
export function scriptLinks(card: Card, vocab: Vocabulary): ScriptLink[] {
  return card.faces.flatMap((face) => [...linksOf(face, vocab)]);
}

function* linksOf(face: Face, vocab: Vocabulary): Generator<ScriptLink> {
  for (const ability of face.abilities) {
    const { parameters, entry } = recordFacts(ability, vocab);
    for (const { key, value, kind } of parameters) {
      if (kind?.kind === 'tokenScript') {
        for (const piece of splitPiece(value, ','))
          if (isFileName(piece)) yield { span: piece.span, to: 'token', name: piece.text };
      } else if (key.text === 'DefinedName' || (key.text === 'Name' && entry?.name !== 'Effect'))
        yield* cardLink(value);
      else if (namesCards.test(key.text)) for (const piece of splitPiece(value, ',')) yield* cardLink(piece);
      else if (!/Description$/i.test(key.text)) yield* namedIn(value);
    }
  }
  for (const { value, ability } of face.svars) if (!ability) yield* namedIn(value);
  for (const { name, args } of face.keywords)
    for (const piece of args) yield* name.text === 'Partner with' ? cardLink(piece) : namedIn(piece);
  for (const key of ['MeldPair', 'CopyFaceFrom'])
    for (const { value } of face.fields.get(key) ?? []) yield* cardLink(value);
  for (const key of ['DeckHas', 'DeckHints', 'DeckNeeds'])
    for (const { value } of face.fields.get(key) ?? []) yield* namedInHint(value);
}

/** Lists of names. `Name$` and `DefinedName$` hold one; that of an effect is a name of its own, which no card has. */
const namesCards = /^(?:Names|ChooseFromList|Spellbook)$/;

/** Whether the values of a parameter are names of cards. */
export const takesCardNames = (key: string): boolean =>
  key === 'DefinedName' || key === 'Names' || key === 'ChooseFromList' || key === 'Spellbook';

/** The engine parts lists at commas, so that names write a semicolon. */
const nameOf = (text: string): string => text.replaceAll(';', ',');

function* cardLink({ text, span }: Piece): Generator<ScriptLink> {
  if (text !== '') yield { span, to: 'card', name: nameOf(text) };
}

/** `Storm Crow` of `Card.namedStorm Crow+YouCtrl`. */
function* namedIn(value: Piece): Generator<ScriptLink> {
  if (!value.text.includes('named')) return;
  for (const match of value.text.matchAll(/[.+]!?named([^+,>|/:]+)/g)) {
    const end = match.index + match[0].length;
    const { text, span } = trimmed(value.text, end - (match[1]?.length ?? 0), end);
    const start = value.span.start;
    yield* cardLink({ text, span: { start: start + span.start, end: start + span.end } });
  }
}

/** `Storm Crow` and `Other` of `Type$Bird & Name$Storm Crow|Other`. */
function* namedInHint(value: Piece): Generator<ScriptLink> {
  for (const hint of splitPiece(value, ' & ')) {
    if (!hint.text.startsWith('Name$')) continue;
    const names = { text: hint.text.slice(5), span: { start: hint.span.start + 5, end: hint.span.end } };
    for (const piece of splitPiece(names, '|')) yield* cardLink(piece);
  }
}

/** Names of token scripts are small letters, digits and underscores; nothing else may become part of a path. */
function isFileName({ text }: Piece): boolean {
  return /^[a-z0-9_]+$/.test(text);
}
