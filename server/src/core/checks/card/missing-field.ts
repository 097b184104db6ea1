import type { Face } from '../../model/card.ts';
import { defineCheck } from '../check.ts';
import { insertBelow } from '../repairs.ts';

/** Every face of a card has these, in this order. */
const needed = ['Name', 'ManaCost', 'Types'] as const;

export default defineCheck({
  code: 'card/missing-field',
  severity: 'error',
  since: '0.1.0',
  cites: ['202.1', '205.1'],
  fix: 'suggestion',
  summary: 'A face lacks its name, its mana cost or its types.',
  why: 'Every face needs all three. A card without a mana cost, such as a land, says so: "ManaCost:no cost".',
  bad: [
    {
      script: `Name:Typeless Sample
ManaCost:2 G
PT:3/3
Oracle:
`,
    },
  ],
  good: [
    {
      script: `Name:Typeless Sample
ManaCost:2 G
Types:Creature Bear
PT:3/3
Oracle:
`,
    },
    {
      script: `Name:Meadow Sample
ManaCost:no cost
Types:Land
Oracle:
`,
    },
  ],
  messages: {
    Name: 'This face has no "Name:" line.',
    ManaCost: 'This face has no "ManaCost:" line. A card without a mana cost says "ManaCost:no cost".',
    Types: 'This face has no "Types:" line, or an empty one.',
  },
  fixes: { noCost: 'Add "ManaCost:no cost"' },
  face(face, { card, report }) {
    // A face copied from another one, or a file in which no card has begun yet.
    if (face.fields.size === 0 || face.fields.has('CopyFaceFrom')) return;
    for (const key of needed) {
      const line = face.fields.get(key)?.[0];
      if (line && (line.value.text !== '' || key === 'ManaCost')) continue;
      // The line that stands where the missing one belongs.
      const next = key === 'ManaCost' ? face.fields.get('Types')?.[0] : undefined;
      const at = line ?? next ?? firstField(face);
      if (!at) return;
      const name = face.fields.get('Name')?.[0];
      report({
        span: line ? { start: line.key.span.start, end: line.colon + 1 } : at.key.span,
        message: key,
        fixes: () =>
          key === 'ManaCost' && name ? [{ title: 'noCost', edits: [insertBelow(card, name, 'ManaCost:no cost')] }] : [],
      });
    }
  },
});

function firstField(face: Face) {
  for (const line of face.lines) if (line.kind === 'field') return line;
  return undefined;
}
