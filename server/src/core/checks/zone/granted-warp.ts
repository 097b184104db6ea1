import { keywordFacts } from '../../keywordFacts.ts';
import { isStatic, parameter, parameterValue } from '../../model/ability.ts';
import type { Face } from '../../model/card.ts';
import { grantOf, type Grant } from '../../model/grants.ts';
import { setParameter, removeGranted } from '../abilityRepairs.ts';
import { defineCheck, type FixDraft } from '../check.ts';
import { parameterSpan } from '../repairs.ts';

export default defineCheck({
  code: 'zone/granted-warp',
  severity: 'error',
  since: '0.1.0',
  cites: ['702.185a', '113.6b'],
  fix: 'suggestion',
  summary: 'Warp is given to cards outside the hand, from where alone it can be cast.',
  why: 'Warp says "from your hand". A card elsewhere may have the keyword and still cannot be warped, unless an ability lets it be cast "using its warp ability".',
  bad: [
    {
      script: `Name:Folding Sample
ManaCost:3 R
Types:Enchantment
S:Mode$ Continuous | Affected$ Creature.YouOwn | AffectedZone$ Graveyard | AddKeyword$ Warp:2 R | Description$ Creature cards in your graveyard have warp {2}{R}.
Oracle:Creature cards in your graveyard have warp {2}{R}.
`,
    },
  ],
  good: [
    {
      script: `Name:Folding Sample
ManaCost:3 R
Types:Enchantment
S:Mode$ Continuous | Affected$ Creature.YouOwn | AffectedZone$ Hand | AddKeyword$ Warp:2 R | Description$ Creature cards in your hand have warp {2}{R}.
Oracle:Creature cards in your hand have warp {2}{R}.
`,
    },
    {
      script: `Name:Unfolding Sample
ManaCost:3 R
Types:Enchantment
S:Mode$ Continuous | Affected$ Creature.YouOwn | AffectedZone$ Graveyard | AddKeyword$ Warp:2 R | MayPlay$ True | ValidSA$ Spell.Warp | Description$ Creature cards in your graveyard have warp {2}{R}. You may cast them from your graveyard using their warp abilities.
Oracle:Creature cards in your graveyard have warp {2}{R}. You may cast them from your graveyard using their warp abilities.
`,
      note: 'A permission that names warp lets it be used from elsewhere.',
    },
  ],
  messages: {
    zone: 'Warp casts a card from the hand, and this gives it to cards in "{zone}" only (702.185a).',
    noZone: 'Without "{key}$ Hand" this gives Warp to permanents, which are not cast any more (702.185a).',
  },
  fixes: {
    hand: 'Give it in the hand: "{key}$ Hand"',
    permit: 'Let the cards be cast from there at their usual cost instead',
  },
  keyword(use, { report }) {
    const { rule } = keywordFacts(use);
    if (rule?.en !== 'Warp') return;
    const grant = grantOf(use);
    if (!grant?.zones || grant.zones.has('hand') || grant.zones.has('stack')) return;
    if (namesWarp(use.face)) return;
    const { ability, zone, zoneKey } = grant;
    report({
      span: zone ? parameterSpan(zone) : use.name.span,
      message: zone ? 'zone' : 'noZone',
      values: { zone: zone?.value.text ?? '', key: zoneKey },
      fixes: () => {
        const drafts: FixDraft[] = [
          { title: 'hand', values: { key: zoneKey }, edits: [setParameter(ability, zoneKey, 'Hand')] },
        ];
        if (canPermit(grant))
          drafts.push({ title: 'permit', edits: [...removeGranted(use), setParameter(ability, 'MayPlay', 'True')] });
        return drafts;
      },
    });
  },
});

/** A permission to cast cards "using their warp ability" makes the grant useful. */
function namesWarp(face: Face): boolean {
  return face.card.faces.some(({ abilities }) =>
    abilities.some(
      (ability) =>
        isStatic(ability, 'Continuous') &&
        parameter(ability, 'MayPlay') !== undefined &&
        parameterValue(ability, 'ValidSA').includes('Spell.Warp'),
    ),
  );
}

/** Only a static ability that names the zone can become a permission. */
function canPermit({ ability, zone, zoneKey }: Grant): boolean {
  return zone !== undefined && zoneKey === 'AffectedZone' && parameter(ability, 'MayPlay') === undefined;
}
