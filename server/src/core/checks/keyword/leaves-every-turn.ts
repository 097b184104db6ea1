import { keywordFacts } from '../../keywordFacts.ts';
import { removeWithSVars } from '../abilityRepairs.ts';
import { defineCheck } from '../check.ts';
import { writtenOut } from '../keywordWork.ts';

export default defineCheck({
  code: 'keyword/leaves-every-turn',
  severity: 'info',
  offByDefault: true,
  since: '0.1.0',
  cites: ['702.109a', '702.152a', '702.185a', '608.3g'],
  fix: 'suggestion',
  summary:
    'A permanent with dash, blitz or warp also leaves at the end step by a trigger that does not ask how it was cast.',
  why: 'The keyword makes the permanent leave if its cost was paid. The trigger on its own line does so however the card was cast: legal, and often not what was meant.',
  bad: [
    {
      script: `Name:Fleeting Sample
ManaCost:3 R
Types:Creature Elemental
PT:4/3
K:Dash:1 R
T:Mode$ Phase | Phase$ End of Turn | TriggerZones$ Battlefield | Execute$ TrigReturn | TriggerDescription$ At the beginning of the end step, return CARDNAME to its owner's hand.
SVar:TrigReturn:DB$ ChangeZone | Defined$ Self | Origin$ Battlefield | Destination$ Hand
Oracle:Dash {1}{R}\\nAt the beginning of the end step, return Fleeting Sample to its owner's hand.
`,
    },
  ],
  good: [
    {
      script: `Name:Fleeting Sample
ManaCost:3 R
Types:Creature Elemental
PT:4/3
K:Dash:1 R
Oracle:Dash {1}{R}
`,
    },
  ],
  messages: {
    always:
      'This happens however the card was cast, while {keyword} does it only if its own cost was paid ({rule}); legal, if that is meant.',
  },
  fixes: { remove: 'Leave it to {keyword}: remove this line and what only it uses' },
  face(face, { report }) {
    for (const { use, ability, what, asks } of writtenOut(face)) {
      if (asks || what !== 'endStep') continue;
      const { rule } = keywordFacts(use);
      const number = `${rule?.rule ?? ''}a`;
      const values = { keyword: rule?.en ?? '', rule: number };
      report({
        span: (ability.head?.value ?? ability.line.key).span,
        message: 'always',
        values,
        rules: [number, '608.3g'],
        fixes: () => [{ title: 'remove', values, edits: removeWithSVars(ability) }],
      });
    }
  },
});
