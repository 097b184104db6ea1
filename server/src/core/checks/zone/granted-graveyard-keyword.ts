import { keywordFacts } from '../../keywordFacts.ts';
import { grantOf } from '../../model/grants.ts';
import { defineCheck } from '../check.ts';
import { setParameter } from '../abilityRepairs.ts';
import { parameterSpan } from '../repairs.ts';

export default defineCheck({
  code: 'zone/granted-graveyard-keyword',
  severity: 'error',
  since: '0.1.0',
  cites: ['113.6b', '400.7g', '702.34a', '702.180a'],
  fix: 'suggestion',
  summary: 'A keyword that casts from the graveyard is given to cards in zones where it does nothing.',
  why: 'Flashback, escape and their kin work while the card lies in a graveyard. A card that gains the keyword elsewhere is a new object once it gets there, and no longer has it (400.7). Without a zone in the script, the engine looks at the battlefield.',
  bad: [
    {
      script: `Name:Singing Sample
ManaCost:2 U
Types:Enchantment
S:Mode$ Continuous | Affected$ Instant.YouOwn,Sorcery.YouOwn | AffectedZone$ Hand | AddKeyword$ Harmonize:2 U | Description$ Instant and sorcery cards in your hand have harmonize {2}{U}.
Oracle:Instant and sorcery cards in your hand have harmonize {2}{U}.
`,
    },
    {
      script: `Name:Remembering Sample
ManaCost:1 R
Types:Sorcery
A:SP$ Pump | ValidTgts$ Sorcery.YouOwn | TgtZone$ Graveyard | KW$ Flashback | SpellDescription$ Target sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.
Oracle:Target sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.
`,
      note: '`TgtZone$` says where the target lies, `PumpZone$` where it gains the keyword.',
    },
  ],
  good: [
    {
      script: `Name:Singing Sample
ManaCost:2 U
Types:Enchantment
S:Mode$ Continuous | Affected$ Instant.YouOwn,Sorcery.YouOwn | AffectedZone$ Graveyard | AddKeyword$ Harmonize:2 U | Description$ Instant and sorcery cards in your graveyard have harmonize {2}{U}.
Oracle:Instant and sorcery cards in your graveyard have harmonize {2}{U}.
`,
    },
  ],
  messages: {
    zone: '{keyword} works from the graveyard, and this gives it to cards in "{zone}" only ({rule}).',
    noZone:
      'Without "{key}$ Graveyard" this gives {keyword} to cards on the battlefield, where it does nothing ({rule}).',
  },
  fixes: { graveyard: 'Give it in the graveyard: "{key}$ Graveyard"' },
  keyword(use, { report }) {
    const { rule, name } = keywordFacts(use);
    if (!rule?.castFrom?.includes('graveyard') || rule.costClass === 'N') return;
    const grant = grantOf(use);
    if (!grant?.zones || grant.zones.has('graveyard') || grant.zones.has('stack')) return;
    const { ability, zone, zoneKey } = grant;
    report({
      span: zone ? parameterSpan(zone) : use.name.span,
      message: zone ? 'zone' : 'noZone',
      values: { keyword: name, zone: zone?.value.text ?? '', key: zoneKey, rule: `${rule.rule}a` },
      rules: [`${rule.rule}a`, '113.6b', '400.7g'],
      fixes: () => [
        { title: 'graveyard', values: { key: zoneKey }, edits: [setParameter(ability, zoneKey, 'Graveyard')] },
      ],
    });
  },
});
