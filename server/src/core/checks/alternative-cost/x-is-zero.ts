import { costArgument, isAlternativeCost, keywordFacts } from '../../keywordFacts.ts';
import { parameterValue } from '../../model/ability.ts';
import { field, type Face } from '../../model/card.ts';
import { setParameter } from '../abilityRepairs.ts';
import { defineCheck } from '../check.ts';
import { ownAlternativeCost } from '../ownAlternativeCosts.ts';

/** The cost on the line is paid before, or turns the card up later: no spell is cast for it. */
const noCastingCost = new Set(['Suspend', 'Plot', 'Morph', 'Disguise']);

export default defineCheck({
  code: 'alternative-cost/x-is-zero',
  severity: 'info',
  offByDefault: true,
  since: '0.1.0',
  cites: ['107.3b'],
  fix: 'suggestion',
  summary: 'The mana cost has an X, and an alternative cost has none.',
  why: 'If a spell is cast for a cost without {X}, its X is 0 (107.3b). That may be what the card is after; often the X was forgotten.',
  bad: [
    {
      script: `Name:Scaling Sample
ManaCost:X R
Types:Sorcery
S:Mode$ AlternativeCost | ValidSA$ Spell.Self | EffectZone$ All | Cost$ Sac<1/Mountain> | Description$ You may sacrifice a Mountain rather than pay this spell's mana cost.
A:SP$ DealDamage | ValidTgts$ Any | NumDmg$ X | SpellDescription$ CARDNAME deals X damage to any target.
SVar:X:Count$xPaid
Oracle:You may sacrifice a Mountain rather than pay this spell's mana cost.\\nScaling Sample deals X damage to any target.
`,
    },
  ],
  good: [
    {
      script: `Name:Scaling Sample
ManaCost:X R
Types:Sorcery
K:Flashback:X R R
A:SP$ DealDamage | ValidTgts$ Any | NumDmg$ X | SpellDescription$ CARDNAME deals X damage to any target.
SVar:X:Count$xPaid
Oracle:Scaling Sample deals X damage to any target.\\nFlashback {X}{R}{R}
`,
    },
  ],
  messages: { zero: 'The mana cost has an X and this cost has none, so a spell cast for it has X = 0 (107.3b).' },
  fixes: { cost: 'Put X into the cost: "{text}"', announce: 'Let the player choose X: "Announce$ X"' },
  keyword(use, { report }) {
    if (use.grant || !hasX(use.face) || !isAlternativeCost(use)) return;
    const { rule } = keywordFacts(use);
    const cost = costArgument(use);
    if (!rule || noCastingCost.has(rule.en) || !cost || cost.text === '' || mentionsX(cost.text)) return;
    const text = `X ${cost.text}`;
    report({
      span: cost.span,
      message: 'zero',
      fixes: () => [{ title: 'cost', values: { text }, edits: [{ span: cost.span, newText: text }] }],
    });
  },
  ability(ability, { report }) {
    if (!hasX(ability.face)) return;
    const cost = ownAlternativeCost(ability);
    if (!cost || mentionsX(cost.text) || parameterValue(ability, 'Announce') !== '') return;
    const text = `X ${cost.text}`;
    report({
      span: cost.span,
      message: 'zero',
      fixes: () => [
        { title: 'cost', values: { text }, edits: [{ span: cost.span, newText: text }] },
        { title: 'announce', edits: [setParameter(ability, 'Announce', 'X')] },
      ],
    });
  },
});

const hasX = (face: Face): boolean => mentionsX(field(face, 'ManaCost')?.text ?? '');

/** An X as a symbol, or as a count within a part: `ExileFromHand<1/Card.Red+cmcEQX>`. */
const mentionsX = (cost: string): boolean =>
  /(?:^|[\s</]|EQ|GE|LE)X(?:$|[\s>/+,])|CardManaCost|\bManaCost\b/.test(cost);
