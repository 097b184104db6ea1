import { keywordFacts } from '../../keywordFacts.ts';
import { removeWithSVars } from '../abilityRepairs.ts';
import { defineCheck } from '../check.ts';
import { removeFromText } from '../keywordText.ts';
import { writtenOut } from '../keywordWork.ts';
import { removeLine } from '../repairs.ts';

export default defineCheck({
  code: 'keyword/done-twice',
  severity: 'warning',
  since: '0.1.0',
  cites: ['702.34a', '702.74a', '702.103b', '702.109a', '702.152a', '702.185a'],
  fix: 'suggestion',
  summary: 'A line does by hand what a keyword of the card already does.',
  why: 'Keywords bring their whole text along: flashback exiles the card, evoke sacrifices the permanent, warp exiles it at the end step. Written out once more, the same happens twice.',
  bad: [
    {
      script: `Name:Echoing Sample
ManaCost:1 R
Types:Instant
K:Flashback:3 R
R:Event$ Moved | ValidCard$ Card.Self+wasCastFromGraveyard | Origin$ Stack | ReplaceWith$ DBExile | Description$ If this spell was cast from your graveyard, exile it instead of putting it anywhere else.
SVar:DBExile:DB$ ChangeZone | Defined$ ReplacedCard | Origin$ Stack | Destination$ Exile
A:SP$ DealDamage | ValidTgts$ Any | NumDmg$ 2 | SpellDescription$ CARDNAME deals 2 damage to any target.
Oracle:Echoing Sample deals 2 damage to any target.\\nFlashback {3}{R}
`,
    },
    {
      script: `Name:Folding Sample
ManaCost:3 R
Types:Creature Elemental
PT:4/3
K:Warp:1 R
T:Mode$ Phase | Phase$ End of Turn | TriggerZones$ Battlefield | IsPresent$ Card.Self+CastSa Spell.Warp | Execute$ TrigExile | TriggerDescription$ At the beginning of the end step, exile CARDNAME if its warp cost was paid.
SVar:TrigExile:DB$ ChangeZone | Defined$ Self | Origin$ Battlefield | Destination$ Exile
Oracle:Warp {1}{R}
`,
    },
  ],
  good: [
    {
      script: `Name:Folding Sample
ManaCost:3 R
Types:Creature Elemental
PT:4/3
K:Warp:1 R
Oracle:Warp {1}{R}
`,
    },
  ],
  messages: {
    exile: '{keyword} already exiles the card as it leaves the stack, so this line repeats it ({rule}).',
    endStep: '{keyword} already makes the permanent leave at the end step, so this line repeats it ({rule}).',
    sacrifice: 'Evoke already sacrifices the permanent as it enters, so this line repeats it ({rule}).',
    attach: 'Bestow already makes the spell an Aura that enters attached, so this line repeats it ({rule}).',
  },
  fixes: { removeLine: 'Remove this line and what only it uses', removeKeyword: 'Keep this line and remove {keyword}' },
  face(face, { card, report }) {
    for (const { use, ability, what, asks } of writtenOut(face)) {
      if (!asks) continue;
      const { rule } = keywordFacts(use);
      const number = `${rule?.rule ?? ''}${what === 'attach' ? 'b' : 'a'}`;
      const values = { keyword: rule?.en ?? '', rule: number };
      report({
        span: (ability.head?.value ?? ability.line.key).span,
        message: what,
        values,
        rules: what === 'endStep' ? [number, '608.3g'] : [number],
        tag: 'unnecessary',
        fixes: () => [
          { title: 'removeLine', edits: removeWithSVars(ability) },
          {
            title: 'removeKeyword',
            values,
            edits: [removeLine(card, use.line), ...removeFromText(use.face, values.keyword)],
          },
        ],
      });
    }
  },
});
