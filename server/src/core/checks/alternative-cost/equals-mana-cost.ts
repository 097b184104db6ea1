import { defineCheck } from '../check.ts';
import { asksForAlternativeCost, manaPart, ownAlternativeCost, partsOf } from '../ownAlternativeCosts.ts';
import { removeLine } from '../repairs.ts';

export default defineCheck({
  code: 'alternative-cost/equals-mana-cost',
  severity: 'warning',
  since: '0.1.0',
  cites: ['118.9'],
  fix: 'safe',
  summary: 'An alternative cost on a line of its own is the same as the mana cost.',
  why: 'An alternative cost is paid instead of the mana cost. If both are the same the line does nothing; probably the lower cost was mistyped.',
  bad: [
    {
      script: `Name:Equal Sample
ManaCost:2 G
Types:Creature Elf
PT:3/2
S:Mode$ AlternativeCost | ValidSA$ Spell.Self | EffectZone$ All | Cost$ 2 G | IsPresent$ Forest.YouCtrl | Description$ If you control a Forest, you may pay {2}{G} rather than pay this spell's mana cost.
Oracle:If you control a Forest, you may pay {2}{G} rather than pay this spell's mana cost.
`,
    },
  ],
  good: [
    {
      script: `Name:Equal Sample
ManaCost:2 G
Types:Creature Elf
PT:3/2
S:Mode$ AlternativeCost | ValidSA$ Spell.Self | EffectZone$ All | Cost$ G | IsPresent$ Forest.YouCtrl | Description$ If you control a Forest, you may pay {G} rather than pay this spell's mana cost.
Oracle:If you control a Forest, you may pay {G} rather than pay this spell's mana cost.
`,
    },
  ],
  messages: {
    equal: 'This is the mana cost itself, so paying it instead changes nothing (118.9). Was a lower cost meant?',
  },
  fixes: { remove: 'Remove this line' },
  ability(ability, { report, card }) {
    const cost = ownAlternativeCost(ability);
    if (!cost) return;
    const mana = manaPart(ability.face);
    const parts = partsOf(cost.text);
    if (
      mana === undefined ||
      parts.mana !== mana ||
      parts.rest.length > 0 ||
      asksForAlternativeCost(ability.face, ability)
    )
      return;
    report({
      span: cost.span,
      message: 'equal',
      fixes: () => [{ title: 'remove', edits: [removeLine(card, ability.line)], safe: true }],
    });
  },
});
