/** What a card brings to a deck, and what it likes to find there. */
import { typeEntry, vocab } from '../vocab/vocab.ts';
import type { FaceSource } from './read/cardSource.ts';

/** @param words `Ability$Token`, `Type$Food`, each as often as it comes up */
export function deckHas(words: readonly string[]): string[] {
  return words.length === 0 ? [] : [`DeckHas:${grouped(words)}`];
}

/** Creature types that the text asks for elsewhere, and instants and sorceries. */
export function deckHints(faces: readonly FaceSource[]): string[] {
  const found: string[] = [];
  const text = faces
    .map((face) => face.text.replaceAll(face.name, ''))
    .join('\n')
    .split('.')
    .map(withoutMaking)
    .join('.');
  for (const [, word = ''] of text.matchAll(
    /\b(?:other |another |[Ee]ach |target |an? )?([A-Z][a-z]+)s? (?:creatures? )?(?:you control|cards?\b|spells?\b)/g,
  )) {
    const entry = typeEntry(vocab, word) ?? typeEntry(vocab, `${word}s`);
    if (entry?.of === 'creature') found.push(`Type$${entry.name}`);
  }
  if (/\binstant (?:and|or|and\/or) sorcery\b/i.test(text)) found.push('Type$Instant', 'Type$Sorcery');
  return found.length === 0 ? [] : [`DeckHints:${grouped(found)}`];
}

/** A sentence up to the tokens that it creates. */
function withoutMaking(sentence: string): string {
  const made = sentence.search(/[Cc]reate /);
  return made >= 0 && sentence.includes('token', made) ? sentence.slice(0, made) : sentence;
}

/** `Ability$Token|Counters & Type$Food` */
function grouped(words: readonly string[]): string {
  const kinds = new Map<string, Set<string>>();
  for (const word of words) {
    const at = word.indexOf('$');
    const kind = word.slice(0, at);
    kinds.set(kind, (kinds.get(kind) ?? new Set()).add(word.slice(at + 1)));
  }
  return [...kinds].map(([kind, values]) => `${kind}$${[...values].join('|')}`).join(' & ');
}
