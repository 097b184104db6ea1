import { parameter } from '../../model/ability.ts';
import { abilityZones, neverFunctions } from '../../model/abilityZones.ts';
import { rolesOf } from '../../model/roles.ts';
import { setParameter } from '../abilityRepairs.ts';
import { defineCheck } from '../check.ts';
import { selfCosts } from '../../model/selfCosts.ts';

export default defineCheck({
  code: 'zone/cost-from-elsewhere',
  severity: 'error',
  since: '0.1.0',
  cites: ['113.6j', '113.6m'],
  fix: 'suggestion',
  summary: 'An activated ability is paid for with the card in hand or graveyard, and is scripted for another zone.',
  why: 'A card can be discarded from the hand alone, and exiled from a graveyard from there alone, so that is where such an ability works. The engine needs the zone written out: without `ActivationZone$` it offers the ability on the battlefield.',
  bad: [
    {
      script: `Name:Discarded Sample
ManaCost:4 G
Types:Creature Beast
PT:5/5
A:AB$ GainLife | Cost$ 1 G Discard<1/CARDNAME> | LifeAmount$ 4 | SpellDescription$ You gain 4 life.
Oracle:{1}{G}, Discard Discarded Sample: You gain 4 life.
`,
    },
  ],
  good: [
    {
      script: `Name:Discarded Sample
ManaCost:4 G
Types:Creature Beast
PT:5/5
A:AB$ GainLife | Cost$ 1 G Discard<1/CARDNAME> | ActivationZone$ Hand | LifeAmount$ 4 | SpellDescription$ You gain 4 life.
Oracle:{1}{G}, Discard Discarded Sample: You gain 4 life.
`,
    },
    {
      script: `Name:Discarding Sample
ManaCost:4 G
Types:Creature Beast
PT:5/5
A:AB$ GainLife | Cost$ 1 G Discard<1/Card> | LifeAmount$ 4 | SpellDescription$ You gain 4 life.
Oracle:{1}{G}, Discard a card: You gain 4 life.
`,
      note: 'Another card can be discarded from wherever this one is.',
    },
  ],
  messages: {
    missing: 'This cost is paid with the card in the {wanted}: without "ActivationZone$ {zone}" it cannot be (113.6j).',
    wrong: 'This cost is paid with the card in the {wanted}, and the ability works in "{given}" (113.6j).',
  },
  fixes: { zone: 'Set "ActivationZone$ {zone}"' },
  ability(ability, { report }) {
    if (ability.kind !== 'activated') return;
    const cost = selfCosts(ability).find(({ zone }) => zone !== 'battlefield');
    // Older scripts write what a trigger pays as `SVar:…:AB$`, too.
    if (!cost || rolesOf(ability).has('executed') || !neverFunctions(ability, abilityZones(ability))) return;
    const given = parameter(ability, 'ActivationZone');
    const zone = cost.zone === 'hand' ? 'Hand' : 'Graveyard';
    report({
      span: cost.part.span,
      message: given ? 'wrong' : 'missing',
      values: { wanted: cost.zone, zone, given: given?.value.text ?? '' },
      fixes: () => [{ title: 'zone', values: { zone }, edits: [setParameter(ability, 'ActivationZone', zone)] }],
    });
  },
});
