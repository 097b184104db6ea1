import { said } from '../../l10n/say.ts';
import { keywordFacts } from '../../keywordFacts.ts';
import type { Face } from '../../model/card.ts';
import type { KeywordUse } from '../../model/keyword.ts';
import { misplaced } from '../../model/keywordFaces.ts';
import { defineCheck, type FixDraft } from '../check.ts';
import { lastHeader, moveInText, removeFromText } from '../keywordText.ts';
import { insertBelow, removeLine } from '../repairs.ts';

export default defineCheck({
  code: 'keyword/wrong-face',
  severity: 'error',
  since: '0.1.0',
  cites: ['712.8a', '715.4', '720.4'],
  fix: 'suggestion',
  summary:
    'A keyword stands on a face that does not exist where the keyword works, or on a card without the faces it needs.',
  why: 'In hand, graveyard and exile a double-faced card has its front face only, and an Adventure or Omen card its main half only. A keyword on the other part is never seen there.',
  bad: [
    {
      script: `Name:Single Sample
ManaCost:2 W
Types:Creature Spirit
PT:2/2
K:Disturb:3 W
Oracle:Disturb {3}{W}
`,
    },
    {
      script: `Name:Whole Sample
ManaCost:2 W
Types:Sorcery
K:Fuse
A:SP$ GainLife | LifeAmount$ 3 | SpellDescription$ You gain 3 life.
Oracle:You gain 3 life.\\nFuse
`,
    },
  ],
  good: [
    {
      script: `Name:Living Sample
ManaCost:2 W
Types:Creature Human
PT:2/2
K:Disturb:3 W
AlternateMode:DoubleFaced
Oracle:Disturb {3}{W}

ALTERNATE

Name:Sample's Ghost
ManaCost:no cost
Colors:white
Types:Creature Spirit
PT:2/1
K:Flying
Oracle:Flying
`,
    },
  ],
  messages: {
    disturbSingle: 'Disturb casts a card transformed, and this card has no back face ({rule}).',
    disturbBack: 'Disturb must stand on the front: in the graveyard the back face has no abilities ({rule}).',
    aftermath: 'Aftermath belongs on the second half of a split card ({rule}).',
    fuse: 'Fuse needs a split card: "AlternateMode:Split" and a second half ({rule}).',
    stackOnly: 'This half exists on the stack only, so {keyword} is never seen where it works ({rule}).',
    back: 'In hand, graveyard and exile this card has its front face only, so {keyword} is never seen there ({rule}).',
  },
  fixes: { remove: 'Remove {keyword}', move: 'Move {keyword} to {face}' },
  keyword(use, { report }) {
    if (use.grant) return;
    const { rule, name } = keywordFacts(use);
    if (!rule) return;
    const found = misplaced(rule, use.face);
    if (!found) return;
    report({
      span: use.name.span,
      message: found.message,
      severity: found.message === 'stackOnly' || found.message === 'back' ? 'warning' : 'error',
      values: { keyword: name, rule: found.rules[0] ?? rule.rule },
      rules: found.rules,
      fixes: () => repairs(use, name, found.target),
    });
  },
});

function repairs(use: KeywordUse, keyword: string, target: Face | undefined): FixDraft[] {
  const { card } = use.face;
  const drafts: FixDraft[] = [];
  const below = target && lastHeader(target);
  if (target && below) {
    const edits = [
      removeLine(card, use.line),
      insertBelow(card, below, `K:${use.piece.text}`),
      ...moveInText(use.face, target, keyword),
    ];
    const face = target.fields.get('Name')?.[0]?.value.text ?? said('the other face');
    drafts.push({ title: 'move', values: { keyword, face }, edits });
  }
  drafts.push({
    title: 'remove',
    values: { keyword },
    edits: [removeLine(card, use.line), ...removeFromText(use.face, keyword)],
  });
  return drafts;
}
