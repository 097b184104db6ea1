import { recordFacts } from '../../recordFacts.ts';
import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';

export default defineCheck({
  code: 'ability/parameter-case',
  severity: 'warning',
  since: '0.1.0',
  cites: [],
  fix: 'safe',
  summary: 'A parameter is written with other capitals than the engine uses.',
  why: "The engine of 2022 reads parameters whatever their capitals; newer ones do not, and the engine's own linter reports them.",
  bad: [
    {
      script: `Name:Capital Sample
ManaCost:1 U
Types:Instant
A:SP$ Draw | Numcards$ 2 | SpellDescription$ Draw two cards.
Oracle:Draw two cards.
`,
    },
  ],
  good: [
    {
      script: `Name:Capital Sample
ManaCost:1 U
Types:Instant
A:SP$ Draw | NumCards$ 2 | SpellDescription$ Draw two cards.
Oracle:Draw two cards.
`,
    },
  ],
  messages: { case: 'This parameter is spelled "{right}$".' },
  fixes: { replace: 'Change to "{right}$"' },
  ability(ability, { vocab, report }) {
    for (const { key, entry: known } of recordFacts(ability, vocab).parameters) {
      if (!known || known.name === key.text) continue;
      const right = known.name;
      report({
        span: key.span,
        message: 'case',
        values: { right },
        fixes: () => [{ title: 'replace', values: { right }, edits: [replace(key.span, right)], safe: true }],
      });
    }
  },
});
