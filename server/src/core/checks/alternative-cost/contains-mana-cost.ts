import type { Ability } from '../../model/ability.ts';
import { parameterValue } from '../../model/ability.ts';
import { defineCheck, type FixDraft } from '../check.ts';
import { asksForAlternativeCost, manaPart, ownAlternativeCost, partsOf } from '../ownAlternativeCosts.ts';
import { replace } from '../repairs.ts';

export default defineCheck({
  code: 'alternative-cost/contains-mana-cost',
  severity: 'warning',
  since: '0.1.0',
  cites: ['118.8', '118.9', '601.2f'],
  fix: 'suggestion',
  summary: 'An alternative cost is the whole mana cost of the card and something on top.',
  why: 'An alternative cost is paid instead of the mana cost (118.9). One that holds all of the mana cost and more is never worth paying; what was meant is an additional cost, which comes on top by itself (118.8).',
  whenNot:
    'Where the card does something else for whoever paid more; the check sees that only if the script asks for it.',
  bad: [
    {
      script: `Name:Heavy Sample
ManaCost:1 R
Types:Sorcery
S:Mode$ AlternativeCost | ValidSA$ Spell.Self | EffectZone$ All | Cost$ 1 R Discard<1/Card> | Description$ You may discard a card as you cast this spell.
A:SP$ Draw | NumCards$ 2 | SpellDescription$ Draw two cards.
Oracle:You may discard a card as you cast this spell.\\nDraw two cards.
`,
    },
  ],
  good: [
    {
      script: `Name:Light Sample
ManaCost:3 R R
Types:Sorcery
S:Mode$ AlternativeCost | ValidSA$ Spell.Self | EffectZone$ All | Cost$ 1 R Discard<1/Card> | Description$ You may pay {1}{R} and discard a card rather than pay this spell's mana cost.
A:SP$ Draw | NumCards$ 2 | SpellDescription$ Draw two cards.
Oracle:You may pay {1}{R} and discard a card rather than pay this spell's mana cost.\\nDraw two cards.
`,
    },
  ],
  messages: {
    contains:
      'This holds the whole mana cost and "{rest}" on top, so nobody would pay it instead; an additional cost comes on top by itself (118.8, 118.9).',
  },
  fixes: {
    kicker: 'Make it a kicker: "{text}"',
    optional: 'Make "{rest}" an optional additional cost',
    mandatory: 'Make "{rest}" an additional cost that must be paid',
  },
  ability(ability, { report }) {
    const cost = ownAlternativeCost(ability);
    if (!cost) return;
    const mana = manaPart(ability.face);
    const parts = partsOf(cost.text);
    if (
      mana === undefined ||
      parts.mana !== mana ||
      parts.rest.length === 0 ||
      asksForAlternativeCost(ability.face, ability)
    )
      return;
    const rest = parts.rest.join(' ');
    report({
      span: cost.span,
      message: 'contains',
      values: { rest },
      fixes: () => repairs(ability, rest),
    });
  },
});

function repairs(ability: Ability, rest: string): FixDraft[] {
  const { span } = ability.line;
  const kicker = `K:Kicker:${rest}`;
  const description = parameterValue(ability, 'Description');
  const shared = `EffectZone$ All | Cost$ ${rest}${description === '' ? '' : ` | Description$ ${description}`}`;
  const optional = `S:Mode$ OptionalCost | ValidCard$ Card.Self | ValidSA$ Spell | ${shared}`;
  const mandatory = `S:Mode$ RaiseCost | ValidCard$ Card.Self | Type$ Spell | ${shared}`;
  return [
    { title: 'kicker', values: { text: kicker }, edits: [replace(span, kicker)] },
    { title: 'optional', values: { rest }, edits: [replace(span, optional)] },
    { title: 'mandatory', values: { rest }, edits: [replace(span, mandatory)] },
  ];
}
