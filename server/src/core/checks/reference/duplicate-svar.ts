import type { SVar } from '../../model/card.ts';
import { defineCheck } from '../check.ts';
import { removeLine } from '../repairs.ts';

export default defineCheck({
  code: 'reference/duplicate-svar',
  severity: 'error',
  since: '0.1.0',
  cites: [],
  fix: 'safe',
  summary: 'A face has two SVars with one name.',
  why: 'The engine keeps the last one only, so whatever names the first does what the second says.',
  bad: [
    {
      script: `Name:Same Sample
ManaCost:2 W
Types:Sorcery
A:SP$ GainLife | LifeAmount$ X | SubAbility$ DBDraw | SpellDescription$ You gain life. Draw a card.
SVar:DBDraw:DB$ Draw | NumCards$ 1
SVar:X:Count$Valid Creature.YouCtrl
SVar:X:Count$Valid Land.YouCtrl
Oracle:You gain life. Draw a card.
`,
    },
  ],
  good: [
    {
      script: `Name:Same Sample
ManaCost:2 W
Types:Sorcery
A:SP$ GainLife | LifeAmount$ X | SubAbility$ DBDraw | SpellDescription$ You gain life. Draw cards.
SVar:DBDraw:DB$ Draw | NumCards$ Y
SVar:X:Count$Valid Creature.YouCtrl
SVar:Y:Count$Valid Land.YouCtrl
Oracle:You gain life. Draw cards.
`,
    },
  ],
  messages: {
    differs: 'This face has the SVar "{name}" twice; only this one counts, the one in line {line} is lost.',
    same: 'This face has the SVar "{name}" twice, with the same value.',
  },
  fixes: { removeThis: 'Remove this one', removeFirst: 'Remove the one in line {line}' },
  face(face, { card, vocab, report }) {
    const seen = new Map<string, { readonly svar: SVar; readonly count: number }>();
    for (const svar of face.svars) {
      const { name, value, line } = svar;
      if (name.text === '') continue;
      const before = seen.get(name.text);
      seen.set(name.text, { svar, count: (before?.count ?? 0) + 1 });
      if (!before) continue;
      const { svar: first } = before;
      const same = first.value.text === value.text;
      const values = { name: name.text, line: first.line.index + 1 };
      report({
        span: name.span,
        message: same ? 'same' : 'differs',
        // Hints for the artificial intelligence change nothing that a card may do.
        severity: same || vocab.svars.get(name.text)?.use === 'ai' ? 'warning' : 'error',
        values,
        fixes: () => [
          { title: 'removeThis', edits: [removeLine(card, line)], safe: same },
          // Without one of several before it, it would still be one too many.
          ...(same || before.count > 1
            ? []
            : [{ title: 'removeFirst', values, edits: [removeLine(card, first.line)] }]),
        ],
      });
    }
  },
});
