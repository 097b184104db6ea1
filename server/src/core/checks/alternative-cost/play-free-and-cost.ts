import { parameter } from '../../model/ability.ts';
import { defineCheck } from '../check.ts';
import { parameterSpan, removeEach, replace } from '../repairs.ts';

export default defineCheck({
  code: 'alternative-cost/play-free-and-cost',
  severity: 'error',
  since: '0.1.0',
  cites: ['118.9', '118.9a', '601.2b'],
  fix: 'suggestion',
  summary: 'A Play effect casts a card both for free and for another cost.',
  why: 'Each of the two is an alternative cost, and a spell can have only one. The engine takes the free cast and never asks for the other cost.',
  bad: [
    {
      script: `Name:Playing Sample
ManaCost:3 R
Types:Sorcery
A:SP$ Play | ValidTgts$ Instant.YouOwn | TgtZone$ Graveyard | WithoutManaCost$ True | PlayCost$ 1 R | SpellDescription$ You may cast target instant card from your graveyard for {1}{R}.
Oracle:You may cast target instant card from your graveyard for {1}{R}.
`,
    },
  ],
  good: [
    {
      script: `Name:Playing Sample
ManaCost:3 R
Types:Sorcery
A:SP$ Play | ValidTgts$ Instant.YouOwn | TgtZone$ Graveyard | PlayCost$ 1 R | SpellDescription$ You may cast target instant card from your graveyard for {1}{R}.
Oracle:You may cast target instant card from your graveyard for {1}{R}.
`,
    },
    {
      script: `Name:Taxing Sample
ManaCost:3 R
Types:Sorcery
A:SP$ Play | ValidTgts$ Instant.YouOwn | TgtZone$ Graveyard | WithoutManaCost$ True | PlayRaiseCost$ 1 R | SpellDescription$ You may cast target instant card from your graveyard by paying {1}{R} rather than its mana cost.
Oracle:You may cast target instant card from your graveyard by paying {1}{R} rather than its mana cost.
`,
      note: 'An additional cost may be laid on top of a free cast (118.9d).',
    },
  ],
  messages: {
    both: 'A free cast already is the one alternative cost a spell can have, so "{cost}" is never asked for (118.9a).',
  },
  fixes: {
    keepCost: 'Keep the cost "{cost}", not the free cast',
    keepFree: 'Keep the free cast, not the cost "{cost}"',
    raise: 'Make "{cost}" an additional cost of the free cast',
  },
  ability(ability, { report }) {
    if (ability.name?.text.toLowerCase() !== 'play') return;
    const free = parameter(ability, 'WithoutManaCost');
    const paid = parameter(ability, 'PlayCost');
    if (!free || !paid) return;
    const cost = paid.value.text;
    const values = { cost };
    report({
      span: parameterSpan(paid),
      message: 'both',
      values,
      fixes: () => [
        { title: 'keepCost', values, edits: removeEach(ability.line, free) },
        { title: 'keepFree', values, edits: removeEach(ability.line, paid) },
        ...(cost === ''
          ? []
          : [{ title: 'raise', values, edits: [replace(parameterSpan(paid), `PlayRaiseCost$ ${cost}`)] }]),
      ],
    });
  },
});
