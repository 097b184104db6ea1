import { keywordFacts } from '../../keywordFacts.ts';
import { parameterValue } from '../../model/ability.ts';
import { field, type Face } from '../../model/card.ts';
import { defineCheck } from '../check.ts';

export default defineCheck({
  code: 'keyword/nothing-to-replace',
  severity: 'info',
  offByDefault: true,
  since: '0.1.0',
  cites: ['702.96a', '702.148a'],
  fix: 'none',
  summary: 'Overload stands on a card without targets, or cleave on one without brackets in its text.',
  why: 'Overload changes "target" to "each", and cleave leaves out what stands in square brackets. Without either, the higher cost buys nothing.',
  bad: [
    {
      script: `Name:Loaded Sample
ManaCost:1 R
Types:Sorcery
K:Overload:4 R
A:SP$ DamageAll | ValidCards$ Creature | NumDmg$ 1 | SpellDescription$ CARDNAME deals 1 damage to each creature.
Oracle:Loaded Sample deals 1 damage to each creature.\\nOverload {4}{R}
`,
    },
  ],
  good: [
    {
      script: `Name:Loaded Sample
ManaCost:1 R
Types:Sorcery
K:Overload:4 R
A:SP$ DealDamage | ValidTgts$ Creature | NumDmg$ 1 | SpellDescription$ CARDNAME deals 1 damage to target creature.
Oracle:Loaded Sample deals 1 damage to target creature.\\nOverload {4}{R}
`,
    },
  ],
  messages: {
    targets: 'Overload makes "each" out of "target", and nothing here has a target (702.96a).',
    brackets: 'Cleave leaves out the text in square brackets, and the card text has none (702.148a).',
  },
  keyword(use, { report }) {
    const name = keywordFacts(use).rule?.en;
    if (use.grant || (name !== 'Overload' && name !== 'Cleave')) return;
    const message = problem(name, use.face);
    if (message !== undefined) report({ span: use.name.span, message });
  },
  ability(ability, { report }) {
    if (parameterValue(ability, 'NonBasicSpell') === '') return;
    const name = /^(Overload|Cleave)\b/.exec(parameterValue(ability, 'PrecostDesc'))?.[1];
    const message = name === 'Cleave' ? problem(name, ability.face) : undefined;
    if (message !== undefined && ability.name) report({ span: ability.name.span, message });
  },
});

function problem(keyword: string, face: Face): string | undefined {
  if (keyword === 'Cleave') {
    const oracle = field(face, 'Oracle')?.text ?? '';
    return oracle === '' || oracle.includes('[') ? undefined : 'brackets';
  }
  // A card without any spell ability yet is still being written.
  const spells = face.abilities.filter(({ kind }) => kind === 'spell');
  const targets = face.abilities.some((ability) => parameterValue(ability, 'ValidTgts') !== '');
  return spells.length === 0 || targets ? undefined : 'targets';
}
