import { readKeywordLine } from '../../vocab/keywords.ts';
import type { FieldLine } from '../../syntax/nodes.ts';
import { defineCheck, type FixDraft } from '../check.ts';
import { removeLine, replace } from '../repairs.ts';

/** Lines of which a face has one. */
const single = [
  'Name',
  'ManaCost',
  'Types',
  'PT',
  'Loyalty',
  'Defense',
  'Colors',
  'Oracle',
  'AlternateMode',
  'DeckHas',
  'DeckHints',
  'DeckNeeds',
];

export default defineCheck({
  code: 'card/duplicate-field',
  severity: 'warning',
  since: '0.1.0',
  cites: [],
  fix: 'suggestion',
  summary: 'A face has two lines of a kind of which it can have one.',
  why: 'The engine keeps the last of them, so what the other says is lost.',
  bad: [
    {
      script: `Name:Pasted Sample
ManaCost:1 G
Types:Creature Bear
PT:2/2
PT:2/3
Oracle:
`,
    },
  ],
  good: [
    {
      script: `Name:Pasted Sample
ManaCost:1 G
Types:Creature Bear
PT:2/3
Oracle:
`,
    },
  ],
  messages: { twice: 'This face has two "{key}:" lines; the other one is line {line}.' },
  fixes: { remove: 'Remove this line', keyword: 'Change to "K:{text}"' },
  face(face, { card, report }) {
    for (const key of single) {
      const lines = face.fields.get(key) ?? [];
      if (lines.length < 2) continue;
      // Two texts: the short one was meant to be a keyword's line.
      const isKeyword = ({ value }: FieldLine): boolean =>
        key === 'Oracle' && readKeywordLine(value.text, 0).kind === 'keyword';
      const kept = lines.find((line) => !isKeyword(line)) ?? lines[0];
      for (const wrong of lines) {
        if (!kept || wrong === kept) continue;
        report({
          span: { start: wrong.key.span.start, end: wrong.colon + 1 },
          message: 'twice',
          values: { key, line: kept.index + 1 },
          fixes: (): FixDraft[] => [
            ...(isKeyword(wrong)
              ? [{ title: 'keyword', values: { text: wrong.value.text }, edits: [replace(wrong.key.span, 'K')] }]
              : []),
            { title: 'remove', edits: [removeLine(card, wrong)] },
          ],
        });
      }
    }
  },
});
