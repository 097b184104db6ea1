import { parameter } from '../../model/ability.ts';
import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';

export default defineCheck({
  code: 'alternative-cost/free-cast-value',
  severity: 'info',
  offByDefault: true,
  since: '0.1.0',
  cites: [],
  fix: 'safe',
  summary: 'The value of a parameter that means a free cast is something other than True.',
  why: 'The engine only looks whether `WithoutManaCost$` is there, so that even `False` makes the spell free. Written as True it says what it does.',
  bad: [
    {
      script: `Name:Careless Sample
ManaCost:3 R
Types:Sorcery
A:SP$ Play | ValidTgts$ Instant.YouOwn | TgtZone$ Graveyard | WithoutManaCost$ Trues | SpellDescription$ You may cast target instant card from your graveyard without paying its mana cost.
Oracle:You may cast target instant card from your graveyard without paying its mana cost.
`,
    },
  ],
  good: [
    {
      script: `Name:Careful Sample
ManaCost:3 R
Types:Sorcery
A:SP$ Play | ValidTgts$ Instant.YouOwn | TgtZone$ Graveyard | WithoutManaCost$ True | SpellDescription$ You may cast target instant card from your graveyard without paying its mana cost.
Oracle:You may cast target instant card from your graveyard without paying its mana cost.
`,
    },
  ],
  messages: { value: 'The engine reads "{key}$ {value}" as True: it only looks whether the parameter is there.' },
  fixes: { value: 'Change to "True"' },
  ability(ability, { report }) {
    for (const key of ['WithoutManaCost', 'MayPlayWithoutManaCost']) {
      const found = parameter(ability, key);
      if (!found || found.value.text === '' || found.value.text === 'True') continue;
      report({
        span: found.value.span,
        message: 'value',
        values: { key: found.key.text, value: found.value.text },
        fixes: () => [{ title: 'value', edits: [replace(found.value.span, 'True')], safe: true }],
      });
    }
  },
});
