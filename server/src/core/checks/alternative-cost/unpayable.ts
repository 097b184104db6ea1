import { costArgument, isAlternativeCost, keywordFacts } from '../../keywordFacts.ts';
import { isStatic, parameter, type Ability } from '../../model/ability.ts';
import { field } from '../../model/card.ts';
import { isOwnAlternativeCost } from '../../model/ways/abilityWays.ts';
import type { Piece } from '../../text/span.ts';
import { defineCheck } from '../check.ts';
import { costInText } from '../keywordText.ts';
import { replace } from '../repairs.ts';

export default defineCheck({
  code: 'alternative-cost/unpayable',
  severity: 'error',
  since: '0.1.0',
  cites: ['118.6'],
  fix: 'suggestion',
  summary: 'The cost of a keyword is "no cost", which nobody can pay.',
  why: 'A missing mana cost cannot be paid, so the keyword can never be used. {0} is something else: it can be paid and makes the spell free.',
  bad: [
    {
      script: `Name:Priceless Sample
ManaCost:2 R
Types:Creature Elemental
PT:3/2
K:Warp:no cost
Oracle:Warp
`,
    },
  ],
  good: [
    {
      script: `Name:Priceless Sample
ManaCost:no cost
Colors:red
Types:Sorcery
K:Suspend:3:R
A:SP$ Draw | NumCards$ 2 | SpellDescription$ Draw two cards.
Oracle:Suspend 3—{R}\\nDraw two cards.
`,
      note: 'The card itself may have no mana cost: an alternative cost can still be paid (118.6a).',
    },
  ],
  messages: {
    noCost: 'Nobody can pay "no cost", so {keyword} can never be used (118.6).',
    noOtherCost: 'Nobody can pay "no cost", so no spell is ever cast for this cost (118.6).',
  },
  fixes: {
    printed: 'Use the cost in the text: "{cost}"',
    manaCost: 'Use the mana cost: "{cost}"',
    free: 'Use {0}, which makes the spell free',
  },
  keyword(use, { report }) {
    if (!isAlternativeCost(use)) return;
    const cost = costArgument(use);
    if (cost?.text.toLowerCase() !== 'no cost') return;
    const { rule, name } = keywordFacts(use);
    report({
      span: cost.span,
      message: 'noCost',
      values: { keyword: name },
      rules: ['118.6', ...(rule ? [`${rule.rule}a`] : [])],
      fixes: () => {
        const manaCost = field(use.face, 'ManaCost')?.text ?? '';
        const own = manaCost === '' || manaCost === 'no cost' ? [] : [manaCost];
        const printed = costInText(use.face, name);
        if (printed !== undefined)
          return [{ title: 'printed', values: { cost: printed }, edits: [replace(cost.span, printed)] }];
        return [
          ...own.map((text) => ({ title: 'manaCost', values: { cost: text }, edits: [replace(cost.span, text)] })),
          { title: 'free', edits: [replace(cost.span, '0')] },
        ];
      },
    });
  },
  ability(ability, { report }) {
    const cost = otherCost(ability);
    if (cost?.text.toLowerCase() !== 'no cost') return;
    report({
      span: cost.span,
      message: 'noOtherCost',
      fixes: () => [{ title: 'free', edits: [replace(cost.span, '0')] }],
    });
  },
});

/** The alternative cost that a line of parameters gives a spell, the card's own or another one. */
function otherCost(ability: Ability): Piece | undefined {
  if (isStatic(ability, 'AlternativeCost') || isOwnAlternativeCost(ability)) return parameter(ability, 'Cost')?.value;
  if (ability.name?.text.toLowerCase() === 'play') return parameter(ability, 'PlayCost')?.value;
  return isStatic(ability, 'Continuous') ? parameter(ability, 'MayPlayAltManaCost')?.value : undefined;
}
