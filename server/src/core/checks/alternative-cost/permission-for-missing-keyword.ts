import { keywordFacts } from '../../keywordFacts.ts';
import { isStatic, parameter, parameterValue } from '../../model/ability.ts';
import type { Face } from '../../model/card.ts';
import { belongsToCard } from '../../model/roles.ts';
import { meansSelf } from '../../model/self.ts';
import { findRuleKeyword } from '../../rules/keywords.ts';
import { defineCheck } from '../check.ts';
import { parameterSpan, removeEach } from '../repairs.ts';

export default defineCheck({
  code: 'alternative-cost/permission-for-missing-keyword',
  severity: 'warning',
  since: '0.1.0',
  cites: ['113.6f', '601.3'],
  fix: 'suggestion',
  summary: 'A card may be cast "using its warp ability" or the like, and does not have that ability.',
  why: 'Such a permission is for that keyword alone. Without the keyword on the card it permits nothing.',
  bad: [
    {
      script: `Name:Hollow Sample
ManaCost:1 B
Types:Creature Zombie
PT:2/1
S:Mode$ Continuous | Affected$ Card.Self | MayPlay$ True | ValidSA$ Spell.Warp | AffectedZone$ Graveyard | EffectZone$ Graveyard | Description$ You may cast CARDNAME from your graveyard using its warp ability.
Oracle:You may cast Hollow Sample from your graveyard using its warp ability.
`,
    },
  ],
  good: [
    {
      script: `Name:Filled Sample
ManaCost:1 B
Types:Creature Zombie
PT:2/1
K:Warp:B
S:Mode$ Continuous | Affected$ Card.Self | MayPlay$ True | ValidSA$ Spell.Warp | AffectedZone$ Graveyard | EffectZone$ Graveyard | Description$ You may cast CARDNAME from your graveyard using its warp ability.
Oracle:You may cast Filled Sample from your graveyard using its warp ability.\\nWarp {B}
`,
    },
  ],
  messages: { missing: 'This permits casting the card with {keyword} only, and the card does not have {keyword}.' },
  fixes: { any: 'Permit any way to cast: remove "{text}"' },
  ability(ability, { report }) {
    const spell = parameter(ability, 'ValidSA');
    if (!spell || !parameter(ability, 'MayPlay') || !isStatic(ability, 'Continuous')) return;
    const name = /^Spell\.(\w+)$/.exec(spell.value.text)?.[1] ?? '';
    const rule = findRuleKeyword(name);
    if (rule?.alternativeCost !== true || !meansSelf(parameterValue(ability, 'Affected'))) return;
    if (ability.face.card.faces.some((face) => has(face, rule.en)) || !belongsToCard(ability)) return;
    report({
      span: parameterSpan(spell),
      message: 'missing',
      values: { keyword: rule.en },
      fixes: () => [
        {
          title: 'any',
          values: { text: `${spell.key.text}$ ${spell.value.text}` },
          edits: removeEach(ability.line, spell),
        },
      ],
    });
  },
});

/** On a line, by a grant, or by a second spell as older scripts wrote overload. */
function has(face: Face, keyword: string): boolean {
  return (
    [...face.keywords, ...face.granted].some((use) => keywordFacts(use).rule?.en === keyword) ||
    face.abilities.some((ability) => parameterValue(ability, 'PrecostDesc').startsWith(keyword))
  );
}
