import { keywordFacts } from '../../keywordFacts.ts';
import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';

const colors = new Set(['white', 'blue', 'black', 'red', 'green']);

export default defineCheck({
  code: 'keyword/letter-case',
  severity: 'warning',
  since: '0.1.0',
  cites: [],
  fix: 'safe',
  summary: 'A keyword is written with other capitals than the engine uses.',
  why: 'The engine finds the keyword in most places whatever its capitals, and compares it letter by letter in some: there the ability is missing.',
  bad: [
    {
      script: `Name:Capital Sample
ManaCost:1 R
Types:Creature Goblin
PT:2/1
K:First strike
Oracle:First strike
`,
    },
  ],
  good: [
    {
      script: `Name:Capital Sample
ManaCost:1 R
Types:Creature Goblin
PT:2/1
K:First Strike
Oracle:First strike
`,
    },
  ],
  messages: { case: 'The engine writes "{right}", not "{wrong}", and in places it compares letter by letter.' },
  fixes: { replace: 'Change to "{right}"' },
  keyword(use, { report }) {
    const { line } = keywordFacts(use);
    if (line.kind === 'family') {
      const right = line.rest.text.toLowerCase();
      if (line.family.family !== 'Protection' || !colors.has(right) || right === line.rest.text) return;
      const { span, text } = line.rest;
      report({
        span,
        message: 'case',
        values: { right, wrong: text },
        fixes: () => [{ title: 'replace', values: { right }, edits: [replace(span, right)], safe: true }],
      });
      return;
    }
    if (line.kind !== 'keyword' || line.name.text === line.entry.name) return;
    const right = line.entry.name;
    const { name } = line;
    report({
      span: name.span,
      message: 'case',
      values: { right, wrong: name.text },
      fixes: () => [{ title: 'replace', values: { right }, edits: [replace(name.span, right)], safe: true }],
    });
  },
});
