import { field } from '../../model/card.ts';
import { playerTexts } from '../../playerTexts.ts';
import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';

/** A word before the same one: of three alike the second and the third are told of. */
const doubled = /(?<![\w'’-])([A-Za-z]{2,}) (?=\1(?![\w'’-]))/g;
/** English has these twice. */
const allowed = new Set(['that', 'had']);

export default defineCheck({
  code: 'style/doubled-word',
  severity: 'warning',
  since: '0.1.0',
  cites: [],
  fix: 'suggestion',
  summary: 'A description or the Oracle text has a word twice in a row.',
  why: 'Players read the text, and a word twice is a leftover of editing.',
  bad: [
    {
      script: `Name:Writing Sample
ManaCost:1 U
Types:Instant
A:SP$ Tap | ValidTgts$ Creature | SpellDescription$ Tap target target creature.
Oracle:Tap target creature.
`,
    },
  ],
  good: [
    {
      script: `Name:Writing Sample
ManaCost:1 U
Types:Instant
A:SP$ Tap | ValidTgts$ Creature | SpellDescription$ Tap target creature.
Oracle:Tap target creature.
`,
    },
  ],
  messages: { doubled: '"{word}" appears twice here.' },
  fixes: { remove: 'Remove one of the two' },
  face(face, { vocab, report }) {
    const name = field(face, 'Name')?.text ?? '';
    for (const text of playerTexts(face, vocab)) {
      for (const match of text.text.matchAll(doubled)) {
        const word = match[1] ?? '';
        if (allowed.has(word) || name.includes(`${word} ${word}`)) continue;
        const start = text.span.start + match.index + word.length;
        const span = { start, end: start + 1 + word.length };
        report({
          span: { start: span.start + 1, end: span.end },
          message: 'doubled',
          values: { word },
          fixes: () => [{ title: 'remove', edits: [replace(span, '')] }],
        });
      }
    }
  },
});
