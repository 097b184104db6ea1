import { isStatic, parameter, type Ability } from '../../model/ability.ts';
import type { Parameter } from '../../syntax/nodes.ts';
import { applyEdits, type TextEdit } from '../../text/edits.ts';
import { defineCheck, type FixDraft } from '../check.ts';
import { insertBelow, parameterSpan, removeEach, replace } from '../repairs.ts';

export default defineCheck({
  code: 'alternative-cost/free-and-mana-cost',
  severity: 'error',
  since: '0.1.0',
  cites: ['118.9', '118.9a', '601.2b'],
  fix: 'suggestion',
  summary: 'One permission to cast is both free and for an alternative mana cost.',
  why: '"Without paying its mana cost" is itself an alternative cost, and a spell can have only one. The engine takes the free cast and never looks at the other cost.',
  bad: [
    {
      script: `Name:Generous Sample
ManaCost:3 U
Types:Enchantment
S:Mode$ Continuous | Affected$ Creature.YouOwn | AffectedZone$ Hand | MayPlay$ True | MayPlayWithoutManaCost$ True | MayPlayAltManaCost$ 2 | Description$ You may cast creature spells from your hand for {2}.
Oracle:You may cast creature spells from your hand for {2}.
`,
    },
  ],
  good: [
    {
      script: `Name:Generous Sample
ManaCost:3 U
Types:Enchantment
S:Mode$ Continuous | Affected$ Creature.YouOwn | AffectedZone$ Hand | MayPlay$ True | MayPlayAltManaCost$ 2 | Description$ You may cast creature spells from your hand for {2}.
Oracle:You may cast creature spells from your hand for {2}.
`,
    },
    {
      script: `Name:Taxing Sample
ManaCost:3 U
Types:Enchantment
S:Mode$ Continuous | Affected$ Creature.YouOwn | AffectedZone$ Hand | MayPlay$ True | MayPlayWithoutManaCost$ True | RaiseCost$ 2 | Description$ You may cast creature spells from your hand by paying {2} rather than their mana costs.
Oracle:You may cast creature spells from your hand by paying {2} rather than their mana costs.
`,
      note: 'An additional cost may be laid on top of a free cast (118.9d).',
    },
  ],
  messages: {
    both: 'A free cast already is the one alternative cost a spell can have, so "{cost}" is never asked for (118.9a).',
  },
  fixes: {
    keepMana: 'Keep the cost "{cost}", not the free cast',
    keepFree: 'Keep the free cast, not the cost "{cost}"',
    raise: 'Make "{cost}" an additional cost of the free cast',
    split: 'Split into two abilities, of which the player chooses one',
  },
  ability(ability, { report }) {
    if (!isStatic(ability, 'Continuous')) return;
    const free = parameter(ability, 'MayPlayWithoutManaCost');
    const mana = parameter(ability, 'MayPlayAltManaCost');
    if (!free || !mana) return;
    report({
      span: parameterSpan(mana),
      message: 'both',
      values: { cost: mana.value.text },
      fixes: () => repairs(ability, free, mana),
    });
  },
});

function repairs(ability: Ability, free: Parameter, mana: Parameter): FixDraft[] {
  const { line, face } = ability;
  const cost = mana.value.text;
  const values = { cost };
  const withoutFree = removeEach(line, free);
  const withoutMana = removeEach(line, mana);
  const drafts: FixDraft[] = [
    { title: 'keepMana', values, edits: withoutFree },
    { title: 'keepFree', values, edits: withoutMana },
  ];
  if (cost !== '') drafts.push({ title: 'raise', values, edits: [replace(parameterSpan(mana), `RaiseCost$ ${cost}`)] });
  // An SVar would also need a second name in whatever refers to it.
  if (line.key.text === 'S' && ability.svar === undefined) {
    const second = applyEdits(face.card.file.text.slice(0, line.span.end), withoutFree).slice(line.span.start);
    drafts.push({ title: 'split', edits: [...withoutMana, insertBelow(face.card, line, second)] satisfies TextEdit[] });
  }
  return drafts;
}
