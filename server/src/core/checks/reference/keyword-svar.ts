import { parseCost } from '../../values/cost.ts';
import { keywordEntry } from '../../vocab/keywords.ts';
import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';

export default defineCheck({
  code: 'reference/keyword-svar',
  severity: 'error',
  since: '0.1.0',
  cites: ['702.1'],
  fix: 'suggestion',
  summary: 'An SVar has the name of a keyword and its cost for a value: `K:` was meant.',
  why: 'Keywords stand on `K:` lines. An SVar that nothing names does nothing, so the card lacks its keyword.',
  bad: [
    {
      script: `Name:Shifted Sample
ManaCost:3 B
Types:Creature Elemental
PT:3/2
SVar:Evoke:1 B
Oracle:Evoke {1}{B}
`,
    },
  ],
  good: [
    {
      script: `Name:Shifted Sample
ManaCost:3 B
Types:Creature Elemental
PT:3/2
K:Evoke:1 B
Oracle:Evoke {1}{B}
`,
    },
  ],
  messages: { keyword: '"{name}" is a keyword, and keywords stand on "K:" lines; this SVar does nothing.' },
  fixes: { change: 'Change to "K:{name}:…"' },
  face(face, { report }) {
    for (const { name, value, line, ability } of face.svars) {
      const entry = keywordEntry(name.text);
      if (ability || !entry || entry.head || entry.args.length === 0 || value.text === '') continue;
      const { parts } = parseCost(value.text, 0);
      const isCost = parts.every((part) => part.kind === 'part' || (part.kind === 'mana' && !part.symbol.problem));
      if (!isCost || face.keywords.some((use) => use.args.some(({ text }) => text === name.text))) continue;
      report({
        span: { start: line.key.span.start, end: name.span.end },
        message: 'keyword',
        values: { name: entry.name },
        fixes: () => [{ title: 'change', values: { name: entry.name }, edits: [replace(line.key.span, 'K')] }],
      });
    }
  },
});
