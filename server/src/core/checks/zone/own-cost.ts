import { isStatic, parameter } from '../../model/ability.ts';
import { abilityZones, neverFunctions } from '../../model/abilityZones.ts';
import { setParameter } from '../abilityRepairs.ts';
import { defineCheck } from '../check.ts';
import { parameterSpan } from '../repairs.ts';

const costModes = ['ReduceCost', 'RaiseCost', 'SetCost', 'AlternativeCost', 'OptionalCost'];

export default defineCheck({
  code: 'zone/own-cost',
  severity: 'error',
  since: '0.1.0',
  cites: ['113.6d', '604.5'],
  fix: 'suggestion',
  summary: 'A card changes what it costs itself, with an ability that works on the battlefield only.',
  why: 'A cost is paid while the spell is on the stack, and there the ability has to work (113.6d). Without `EffectZone$` the engine looks for it on the battlefield, so the cost never changes.',
  bad: [
    {
      script: `Name:Cheaper Sample
ManaCost:5 G
Types:Creature Beast
PT:5/5
S:Mode$ ReduceCost | ValidCard$ Card.Self | Type$ Spell | Amount$ 2 | IsPresent$ Creature.Legendary+YouCtrl | Description$ This spell costs {2} less to cast if you control a legendary creature.
Oracle:This spell costs {2} less to cast if you control a legendary creature.
`,
    },
  ],
  good: [
    {
      script: `Name:Cheaper Sample
ManaCost:5 G
Types:Creature Beast
PT:5/5
S:Mode$ ReduceCost | ValidCard$ Card.Self | Type$ Spell | Amount$ 2 | IsPresent$ Creature.Legendary+YouCtrl | EffectZone$ All | Description$ This spell costs {2} less to cast if you control a legendary creature.
Oracle:This spell costs {2} less to cast if you control a legendary creature.
`,
    },
    {
      script: `Name:Generous Sample
ManaCost:5 G
Types:Creature Beast
PT:5/5
S:Mode$ ReduceCost | ValidCard$ Creature | Type$ Spell | Activator$ You | Amount$ 2 | Description$ Creature spells you cast cost {2} less to cast.
Oracle:Creature spells you cast cost {2} less to cast.
`,
      note: 'An ability for other spells works on the battlefield.',
    },
  ],
  messages: {
    missing:
      'What a spell itself costs is settled on the stack: without "EffectZone$ All" this never applies (113.6d).',
    wrong: 'What a spell itself costs is settled on the stack, and this works in "{zone}" only (113.6d).',
  },
  fixes: { all: 'Let it work everywhere: "EffectZone$ All"' },
  ability(ability, { report }) {
    const mode = ability.name;
    if (!mode || !costModes.some((one) => isStatic(ability, one))) return;
    const by = abilityZones(ability);
    if (by?.subrule !== '113.6d' || !neverFunctions(ability, by)) return;
    const zone = parameter(ability, 'EffectZone');
    report({
      span: zone ? parameterSpan(zone) : mode.span,
      message: zone ? 'wrong' : 'missing',
      values: { zone: zone?.value.text ?? '' },
      fixes: () => [{ title: 'all', edits: [setParameter(ability, 'EffectZone', 'All')] }],
    });
  },
});
