import { isStatic, parameter } from '../../model/ability.ts';
import { abilityZones, neverFunctions } from '../../model/abilityZones.ts';
import { setParameter } from '../abilityRepairs.ts';
import { defineCheck } from '../check.ts';
import { parameterSpan } from '../repairs.ts';

export default defineCheck({
  code: 'zone/own-casting',
  severity: 'warning',
  since: '0.1.0',
  cites: ['113.6e'],
  fix: 'suggestion',
  summary: 'A card says when it can be cast itself, with an ability that works on the battlefield only.',
  why: 'What limits or changes how a card can be cast has to work where it is cast from, and on the stack (113.6e). Without `EffectZone$` the engine looks for it on the battlefield, when it is too late.',
  bad: [
    {
      script: `Name:Hasty Sample
ManaCost:2 U
Types:Creature Faerie
PT:2/1
S:Mode$ CastWithFlash | ValidCard$ Card.Self | ValidSA$ Spell | Caster$ You | IsPresent$ Faerie.YouCtrl | Description$ You may cast CARDNAME as though it had flash if you control a Faerie.
Oracle:You may cast Hasty Sample as though it had flash if you control a Faerie.
`,
    },
  ],
  good: [
    {
      script: `Name:Hasty Sample
ManaCost:2 U
Types:Creature Faerie
PT:2/1
S:Mode$ CastWithFlash | ValidCard$ Card.Self | ValidSA$ Spell | Caster$ You | IsPresent$ Faerie.YouCtrl | EffectZone$ All | Description$ You may cast CARDNAME as though it had flash if you control a Faerie.
Oracle:You may cast Hasty Sample as though it had flash if you control a Faerie.
`,
    },
    {
      script: `Name:Loyal Sample
ManaCost:2 U
Types:Planeswalker Sample
Loyalty:3
S:Mode$ CastWithFlash | ValidCard$ Card.Self | ValidSA$ Activated.Loyalty | Caster$ You | Description$ You may activate loyalty abilities of CARDNAME any time you could cast an instant.
A:AB$ Draw | Cost$ AddCounter<1/LOYALTY> | Planeswalker$ True | NumCards$ 1 | SpellDescription$ Draw a card.
Oracle:You may activate loyalty abilities of Loyal Sample any time you could cast an instant.\\n[+1]: Draw a card.
`,
      note: 'Abilities of the permanent are another matter.',
    },
  ],
  messages: {
    missing:
      'This speaks of casting the card, and without "EffectZone$ All" it works on the battlefield only (113.6e).',
    wrong: 'This speaks of casting the card, and works in "{zone}" only, from where it is not cast (113.6e).',
  },
  fixes: { all: 'Let it work everywhere: "EffectZone$ All"' },
  ability(ability, { report }) {
    const mode = ability.name;
    if (!mode || !['CastWithFlash', 'CantBeCast'].some((one) => isStatic(ability, one))) return;
    const by = abilityZones(ability);
    if (by?.subrule !== '113.6e' || !neverFunctions(ability, by)) return;
    const zone = parameter(ability, 'EffectZone');
    report({
      span: zone ? parameterSpan(zone) : mode.span,
      message: zone ? 'wrong' : 'missing',
      values: { zone: zone?.value.text ?? '' },
      fixes: () => [{ title: 'all', edits: [setParameter(ability, 'EffectZone', 'All')] }],
    });
  },
});
