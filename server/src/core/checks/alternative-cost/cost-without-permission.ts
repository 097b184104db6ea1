import { isStatic, parameter } from '../../model/ability.ts';
import { defineCheck } from '../check.ts';
import { parameterSpan, removeEach } from '../repairs.ts';

export default defineCheck({
  code: 'alternative-cost/cost-without-permission',
  severity: 'error',
  since: '0.1.0',
  cites: ['118.9', '601.3'],
  fix: 'suggestion',
  summary: 'A static ability says for which cost cards may be played, and not that they may be.',
  why: 'A cost is no permission. The engine reads `MayPlayWithoutManaCost$` and `MayPlayAltManaCost$` only beside `MayPlay$ True`, so the ability does nothing.',
  bad: [
    {
      script: `Name:Silent Sample
ManaCost:4 R
Types:Enchantment
S:Mode$ Continuous | Affected$ Card.YouOwn+TopLibrary | AffectedZone$ Library | MayPlayWithoutManaCost$ True | Description$ You may play the top card of your library without paying its mana cost.
Oracle:You may play the top card of your library without paying its mana cost.
`,
    },
  ],
  good: [
    {
      script: `Name:Silent Sample
ManaCost:4 R
Types:Enchantment
S:Mode$ Continuous | Affected$ Card.YouOwn+TopLibrary | AffectedZone$ Library | MayPlay$ True | MayPlayWithoutManaCost$ True | Description$ You may play the top card of your library without paying its mana cost.
Oracle:You may play the top card of your library without paying its mana cost.
`,
    },
  ],
  messages: { alone: '"{key}$" is read only beside "MayPlay$ True": a cost is no permission to play (118.9, 601.3).' },
  fixes: { add: 'Add "MayPlay$ True"', remove: 'Remove "{key}$"' },
  ability(ability, { report }) {
    if (!isStatic(ability, 'Continuous') || parameter(ability, 'MayPlay')) return;
    for (const wanted of ['MayPlayWithoutManaCost', 'MayPlayAltManaCost']) {
      const found = parameter(ability, wanted);
      if (!found) continue;
      const { start } = found.key.span;
      const values = { key: found.key.text };
      report({
        span: parameterSpan(found),
        message: 'alone',
        values,
        fixes: () => [
          { title: 'add', edits: [{ span: { start, end: start }, newText: 'MayPlay$ True | ' }] },
          { title: 'remove', values, edits: removeEach(ability.line, found) },
        ],
      });
    }
  },
});
