import { isAlternativeCost, keywordFacts } from '../../keywordFacts.ts';
import { isStatic, parameter } from '../../model/ability.ts';
import type { KeywordUse } from '../../model/keyword.ts';
import type { Parameter } from '../../syntax/nodes.ts';
import { applyEdits, type TextEdit } from '../../text/edits.ts';
import { removeGranted } from '../abilityRepairs.ts';
import { defineCheck, type FixDraft } from '../check.ts';
import { insertBelow, removeEach } from '../repairs.ts';

export default defineCheck({
  code: 'alternative-cost/keyword-and-other-cost',
  severity: 'warning',
  since: '0.1.0',
  cites: ['118.9a', '601.2b'],
  fix: 'suggestion',
  summary:
    'The same ability gives cards a keyword with an alternative cost, and a free cast or another cost beside it.',
  why: 'A spell can have one alternative cost. The cards get both here, and the player uses one of the two, so the other one is pointless: whoever may cast for free has no use for a flashback cost.',
  bad: [
    {
      script: `Name:Overgenerous Sample
ManaCost:4 R
Types:Enchantment
S:Mode$ Continuous | Affected$ Instant.YouOwn,Sorcery.YouOwn | AffectedZone$ Graveyard | AddKeyword$ Flashback:2 R | MayPlay$ True | MayPlayWithoutManaCost$ True | Description$ Instant and sorcery cards in your graveyard have flashback {2}{R}. You may cast them without paying their mana costs.
Oracle:Instant and sorcery cards in your graveyard have flashback {2}{R}. You may cast them without paying their mana costs.
`,
    },
  ],
  good: [
    {
      script: `Name:Overgenerous Sample
ManaCost:4 R
Types:Enchantment
S:Mode$ Continuous | Affected$ Instant.YouOwn,Sorcery.YouOwn | AffectedZone$ Graveyard | AddKeyword$ Flashback:2 R | Description$ Instant and sorcery cards in your graveyard have flashback {2}{R}.
Oracle:Instant and sorcery cards in your graveyard have flashback {2}{R}.
`,
    },
    {
      script: `Name:Permitting Sample
ManaCost:4 R
Types:Enchantment
S:Mode$ Continuous | Affected$ Creature.YouOwn | AffectedZone$ Graveyard | AddKeyword$ Dash:2 R | MayPlay$ True | Description$ You may cast creature spells from your graveyard. They have dash {2}{R}.
Oracle:You may cast creature spells from your graveyard. They have dash {2}{R}.
`,
      note: 'A permission without a cost of its own goes with any alternative cost.',
    },
  ],
  messages: {
    free: 'A spell has one alternative cost, so {keyword} and the free cast given here never go together: the player uses one, and the other is pointless (118.9a).',
    cost: 'A spell has one alternative cost, so {keyword} and the cost "{cost}" given here never go together: the player uses one of them (118.9a).',
  },
  fixes: {
    keepKeyword: 'Keep {keyword}, not "{text}"',
    keepCost: 'Keep "{text}", not {keyword}',
    split: 'Split into two abilities, of which the player chooses one',
  },
  keyword(use, { report }) {
    const ability = use.grant?.ability;
    if (!ability || !isStatic(ability, 'Continuous') || !isAlternativeCost(use)) return;
    const free = parameter(ability, 'MayPlayWithoutManaCost');
    const other = free ?? parameter(ability, 'MayPlayAltManaCost');
    if (!other || !parameter(ability, 'MayPlay')) return;
    const { name } = keywordFacts(use);
    report({
      span: use.piece.span,
      message: free ? 'free' : 'cost',
      values: { keyword: name, cost: other.value.text },
      fixes: () => repairs(use, name, other),
    });
  },
});

function repairs(use: KeywordUse, keyword: string, other: Parameter): FixDraft[] {
  const { line, face } = use;
  const values = { keyword, text: `${other.key.text}$ ${other.value.text}` };
  // Without the cost the permission would stay, and go with the keyword.
  const permission = use.grant && parameter(use.grant.ability, 'MayPlay');
  const withoutCost = [...removeEach(line, other), ...(permission ? removeEach(line, permission) : [])];
  const withoutKeyword = removeGranted(use);
  const drafts: FixDraft[] = [
    { title: 'keepKeyword', values, edits: withoutCost },
    { title: 'keepCost', values, edits: withoutKeyword },
  ];
  if (line.key.text === 'S') {
    const { start, end } = line.span;
    const second = applyEdits(face.card.file.text.slice(0, end), withoutKeyword).slice(start);
    const edits: TextEdit[] = [...withoutCost, insertBelow(face.card, line, second)];
    drafts.push({ title: 'split', edits });
  }
  return drafts;
}
