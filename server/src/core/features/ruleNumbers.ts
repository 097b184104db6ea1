import type { Card } from '../model/card.ts';
import { playerTexts } from '../playerTexts.ts';
import { citationsIn } from '../rules/citations.ts';
import type { Rulebook } from '../rules/rulebook.ts';
import type { Span } from '../text/span.ts';
import type { Vocabulary } from '../vocab/vocabulary.ts';

/** The number of a rule that stands in a script for people to read. */
export interface RuleNumberUse {
  readonly span: Span;
  readonly number: string;
}

/** The numbers in comments, descriptions and card text that lead to a rule at hand, in no particular order. */
export function ruleNumbers(card: Card, rulebook: Rulebook, vocab: Vocabulary): RuleNumberUse[] {
  const { text, lines } = card.file;
  const comments = lines.flatMap(({ kind, span }) =>
    kind === 'comment' ? { text: text.slice(span.start, span.end), span } : [],
  );
  return [...comments, ...card.faces.flatMap((face) => playerTexts(face, vocab))].flatMap((piece) =>
    // The letter of a written line break would otherwise belong to the number behind it.
    citationsIn(piece.text.replaceAll('\\n', '\n ')).flatMap(({ number, start, end }) => {
      const span = { start: piece.span.start + start, end: piece.span.start + end };
      return rulebook.has(number) || rulebook.moved(number) ? { span, number } : [];
    }),
  );
}
