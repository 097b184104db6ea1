import type { Face } from '../../model/card.ts';
import { wordList } from '../../vocab/vocab.ts';
import { defineCheck, type FixDraft } from '../check.ts';
import { insertBelow } from '../repairs.ts';

/** Every face of a card has these, in this order. */
const needed = ['Name', 'ManaCost', 'Types', 'Oracle'] as const;
/** Present is enough: there are cards without a text, and an empty mana cost is another check's. */
const mayBeEmpty: ReadonlySet<string> = new Set(['ManaCost', 'Oracle']);

export default defineCheck({
  code: 'card/missing-field',
  severity: 'error',
  since: '0.1.0',
  cites: ['202.1', '205.1'],
  fix: 'suggestion',
  summary: 'A face lacks its name, its mana cost, its types or its Oracle text.',
  why: 'Every face has all four. A card without a mana cost, such as a land, says so: "ManaCost:no cost", and one without a text has an empty "Oracle:" line. Without that line the card has no text to be shown or searched.',
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
    Oracle: 'This face has no "Oracle:" line. A card without a text has an empty one.',
  },
  fixes: { noCost: 'Add "ManaCost:no cost"', oracle: 'Add "Oracle:"' },
  face(face, { report }) {
    // A face copied from another one, or a file in which no card has begun yet.
    if (face.fields.size === 0 || face.fields.has('CopyFaceFrom')) return;
    for (const key of needed) {
      const line = face.fields.get(key)?.[0];
      if (line && (line.value.text !== '' || mayBeEmpty.has(key))) continue;
      if (!line && isThere(face, key)) continue;
      // The line that stands where the missing one belongs.
      const next = key === 'ManaCost' ? face.fields.get('Types')?.[0] : undefined;
      const at = line ?? next ?? firstField(face);
      if (!at) return;
      report({
        span: line ? { start: line.key.span.start, end: line.colon + 1 } : at.key.span,
        message: key,
        ...(key === 'Oracle' && { severity: 'warning' }),
        fixes: () => additions(face, key),
      });
    }
  },
});

function additions(face: Face, key: string): FixDraft[] {
  const name = face.fields.get('Name')?.[0];
  const last = face.lines.findLast(({ kind }) => kind === 'field');
  if (key === 'ManaCost' && name)
    return [{ title: 'noCost', edits: [insertBelow(face.card, name, 'ManaCost:no cost')] }];
  return key === 'Oracle' && last ? [{ title: 'oracle', edits: [insertBelow(face.card, last, 'Oracle:')] }] : [];
}

function firstField(face: Face) {
  for (const line of face.lines) if (line.kind === 'field') return line;
  return undefined;
}

const prefixes = wordList('linePrefix');

/** Whether the line is there, yet misspelt or joined to another one, which are mistakes of their own. */
function isThere(face: Face, key: string): boolean {
  return face.lines.some((line) => {
    if (line.kind === 'blank' || line.kind === 'comment' || line.kind === 'marker') return false;
    const text = face.card.file.text.slice(line.span.start, line.span.end);
    if (text.startsWith(key) || text.includes(`${key}:`)) return true;
    const word = /^\w+/.exec(text)?.[0] ?? '';
    return !prefixes.has(word) && prefixes.suggest(word, { max: 1 })[0] === key;
  });
}
