import { isStatic, parameter, parameterValue } from '../../model/ability.ts';
import { defineCheck } from '../check.ts';
import { parameterSpan, removeEach } from '../repairs.ts';

export default defineCheck({
  code: 'alternative-cost/free-land',
  severity: 'info',
  offByDefault: true,
  since: '0.1.0',
  cites: ['202.1b', '305.1'],
  fix: 'safe',
  summary: 'Lands may be played "without paying their mana cost", though they have none to pay.',
  why: 'A land is played, not cast, and has no mana cost. The parameter says nothing there; the permission to play is all that is needed.',
  bad: [
    {
      script: `Name:Planting Sample
ManaCost:2 G
Types:Enchantment
S:Mode$ Continuous | Affected$ Land.YouOwn | AffectedZone$ Graveyard | MayPlay$ True | MayPlayWithoutManaCost$ True | Description$ You may play lands from your graveyard.
Oracle:You may play lands from your graveyard.
`,
    },
  ],
  good: [
    {
      script: `Name:Planting Sample
ManaCost:2 G
Types:Enchantment
S:Mode$ Continuous | Affected$ Land.YouOwn | AffectedZone$ Graveyard | MayPlay$ True | Description$ You may play lands from your graveyard.
Oracle:You may play lands from your graveyard.
`,
    },
  ],
  messages: { land: 'A land has no mana cost to be spared: it is played, not cast (202.1b, 305.1).' },
  fixes: { remove: 'Remove "{text}"' },
  ability(ability, { report }) {
    if (!isStatic(ability, 'Continuous') || !parameter(ability, 'MayPlay')) return;
    const free = parameter(ability, 'MayPlayWithoutManaCost');
    if (!free) return;
    const affected = parameterValue(ability, 'Affected');
    if (
      affected === '' ||
      !affected.split(',').every((one) => /^(?:Land(?:\.|$)|\w+\.(?:\S+\+)?Land(?:\+|$))/.test(one.trim()))
    )
      return;
    report({
      span: parameterSpan(free),
      message: 'land',
      tag: 'unnecessary',
      fixes: () => [
        {
          title: 'remove',
          values: { text: `${free.key.text}$ ${free.value.text}` },
          edits: removeEach(ability.line, free),
          safe: true,
        },
      ],
    });
  },
});
