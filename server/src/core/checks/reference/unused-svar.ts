import { defineCheck } from '../check.ts';
import { removeLine } from '../repairs.ts';

export default defineCheck({
  code: 'reference/unused-svar',
  severity: 'warning',
  since: '0.1.0',
  cites: [],
  fix: 'suggestion',
  summary: 'An SVar with an ability is named nowhere.',
  why: 'Nothing calls the ability, so it never happens: a `SubAbility$`, an `Execute$` or another name is missing, or the line is a leftover.',
  bad: [
    {
      script: `Name:Orphan Sample
ManaCost:2 W
Types:Sorcery
A:SP$ GainLife | LifeAmount$ 3 | SpellDescription$ You gain 3 life. Draw a card.
SVar:DBDraw:DB$ Draw | NumCards$ 1
Oracle:You gain 3 life. Draw a card.
`,
    },
  ],
  good: [
    {
      script: `Name:Orphan Sample
ManaCost:2 W
Types:Sorcery
A:SP$ GainLife | LifeAmount$ 3 | SubAbility$ DBDraw | SpellDescription$ You gain 3 life. Draw a card.
SVar:DBDraw:DB$ Draw | NumCards$ 1
Oracle:You gain 3 life. Draw a card.
`,
    },
  ],
  messages: { unused: 'Nothing names this SVar, so its ability never happens.' },
  fixes: { remove: 'Remove the line' },
  face(face, { card, vocab, report }) {
    for (const svar of face.svars) {
      const { name, ability, line } = svar;
      if (!ability || ability.kind === 'other' || name.text === '' || vocab.svars.has(name.text)) continue;
      if (face.svarsByName.get(name.text) !== svar || isNamed(card.file.text, name.text, name.span.start)) continue;
      report({
        span: name.span,
        message: 'unused',
        tag: 'unnecessary',
        fixes: () => [{ title: 'remove', edits: [removeLine(card, line)] }],
      });
    }
  },
});

/** Whether the word stands anywhere but in this place: names also stand within costs, amounts and other files' lists. */
function isNamed(text: string, name: string, own: number): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (at === own) continue;
    if (!/\w/.test(text[at - 1] ?? '') && !/\w/.test(text[at + name.length] ?? '')) return true;
  }
  return false;
}
