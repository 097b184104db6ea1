import { parameter, parameterValue } from '../../model/ability.ts';
import { defineCheck } from '../check.ts';
import { setParameter } from '../abilityRepairs.ts';
import { insertParameter } from '../repairs.ts';

export default defineCheck({
  code: 'ability/missing-planeswalker',
  severity: 'error',
  since: '0.1.0',
  cites: ['606.1', '606.3'],
  fix: 'suggestion',
  summary: 'An ability with a loyalty cost lacks `Planeswalker$ True`.',
  why: 'Loyalty abilities can be activated once a turn, when you could cast a sorcery. The engine knows a loyalty ability by this parameter alone; without it the ability can be used at any time and again and again.',
  bad: [
    {
      script: `Name:Walking Sample
ManaCost:2 U
Types:Legendary Planeswalker Sample
Loyalty:3
A:AB$ Draw | Cost$ AddCounter<1/LOYALTY> | NumCards$ 1 | SpellDescription$ Draw a card.
Oracle:[+1]: Draw a card.
`,
    },
  ],
  good: [
    {
      script: `Name:Walking Sample
ManaCost:2 U
Types:Legendary Planeswalker Sample
Loyalty:3
A:AB$ Draw | Cost$ AddCounter<1/LOYALTY> | Planeswalker$ True | NumCards$ 1 | SpellDescription$ Draw a card.
Oracle:[+1]: Draw a card.
`,
    },
  ],
  messages: {
    missing: 'A loyalty ability needs "Planeswalker$ True"; without it the ability can be used any number of times.',
  },
  fixes: { add: 'Add "Planeswalker$ True"' },
  ability(ability, { report }) {
    if (ability.kind !== 'activated') return;
    const cost = parameter(ability, 'Cost');
    if (!cost || !/^(Add|Sub|Remove)Counter<[^>]*\/LOYALTY>$/.test(cost.value.text)) return;
    if (parameterValue(ability, 'Planeswalker') !== '') return;
    // A permanent that only becomes a planeswalker, or another card's counters, is nobody's loyalty ability.
    if (ability.line.key.text !== 'A' || !ability.face.types?.cardTypes.has('Planeswalker')) return;
    report({
      span: cost.value.span,
      message: 'missing',
      fixes: () => {
        const isThere = parameter(ability, 'Planeswalker') !== undefined;
        const edit = isThere
          ? setParameter(ability, 'Planeswalker', 'True')
          : insertParameter(cost, 'Planeswalker$ True');
        return [{ title: 'add', edits: [edit] }];
      },
    });
  },
});
