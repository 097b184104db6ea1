import { parameter, type Ability } from '../../model/ability.ts';
import type { Parameter } from '../../syntax/nodes.ts';
import { readZones, type Zone } from '../../model/zones.ts';
import type { TextEdit } from '../../text/edits.ts';
import { defineCheck, type FixDraft } from '../check.ts';
import { removeEach, replace } from '../repairs.ts';
import { selfCosts, type SelfCost } from '../../model/selfCosts.ts';

export default defineCheck({
  code: 'zone/battlefield-cost',
  severity: 'error',
  since: '0.1.0',
  cites: ['118.3', '107.5', '110.5d', '701.21a', '701.26a'],
  fix: 'suggestion',
  summary: 'An ability is scripted for hand, graveyard or exile, and its cost can be paid with a permanent only.',
  why: 'Only permanents are tapped, untapped, sacrificed or returned to hand. A player without what the cost asks for cannot pay it (118.3), so the ability can never be activated.',
  bad: [
    {
      script: `Name:Buried Sample
ManaCost:2 B
Types:Creature Zombie
PT:2/2
A:AB$ Draw | Cost$ 1 B Sac<1/CARDNAME> | ActivationZone$ Graveyard | NumCards$ 1 | SpellDescription$ Draw a card.
Oracle:{1}{B}, Sacrifice Buried Sample: Draw a card. Activate only if Buried Sample is in your graveyard.
`,
    },
  ],
  good: [
    {
      script: `Name:Buried Sample
ManaCost:2 B
Types:Creature Zombie
PT:2/2
A:AB$ Draw | Cost$ 1 B ExileFromGrave<1/CARDNAME> | ActivationZone$ Graveyard | NumCards$ 1 | SpellDescription$ Draw a card.
Oracle:{1}{B}, Exile Buried Sample from your graveyard: Draw a card.
`,
    },
    {
      script: `Name:Helped Sample
ManaCost:2 B
Types:Creature Zombie
PT:2/2
A:AB$ ChangeZone | Cost$ 1 B Sac<1/Creature> | Defined$ Self | Origin$ Graveyard | Destination$ Battlefield | ActivationZone$ Graveyard | SpellDescription$ Return CARDNAME from your graveyard to the battlefield.
Oracle:{1}{B}, Sacrifice a creature: Return Helped Sample from your graveyard to the battlefield.
`,
      note: 'Another creature is sacrificed while this card lies in the graveyard.',
    },
  ],
  messages: {
    tap: 'Only a permanent can be tapped or untapped, and this ability works in "{zone}" (107.5, 118.3).',
    move: '"{part}" can be paid on the battlefield only, and this ability works in "{zone}" (118.3).',
  },
  fixes: {
    change: 'Pay "{text}" instead',
    drop: 'Take "{text}" out of the cost',
    zone: 'Remove "{text}"',
  },
  ability(ability, { report }) {
    if (ability.kind !== 'activated') return;
    const given = parameter(ability, 'ActivationZone');
    const zones = given && readZones(given.value.text);
    // Cards of the command zone have rules of their own.
    if (!zones || zones.size === 0 || ['battlefield', 'command', 'stack'].some((zone) => zones.has(zone as Zone)))
      return;
    const costs = selfCosts(ability);
    const cost = costs.find(({ zone }) => zone === 'battlefield');
    // Cards in hand can be returned nowhere, but a cost may first put the card onto the battlefield.
    if (!cost || costs[0]?.zone !== 'battlefield') return;
    const text = textOf(ability, cost);
    report({
      span: cost.part.span,
      message: cost.part.kind === 'flag' ? 'tap' : 'move',
      values: { zone: given.value.text, part: text },
      rules: cost.part.kind === 'flag' ? ['107.5', '110.5d', '701.26a', '118.3'] : ['118.3', '701.21a'],
      fixes: () => repairs(ability, cost, given, zones),
    });
  },
});

function repairs(ability: Ability, cost: SelfCost, given: Parameter, zones: ReadonlySet<Zone>): FixDraft[] {
  const text = textOf(ability, cost);
  const other = zones.has('graveyard')
    ? 'ExileFromGrave<1/CARDNAME>'
    : zones.has('hand')
      ? 'Discard<1/CARDNAME>'
      : undefined;
  const drafts: FixDraft[] = [];
  if (cost.part.kind === 'part' && other !== undefined)
    drafts.push({ title: 'change', values: { text: other }, edits: [replace(cost.part.span, other)] });
  const without = withoutPart(ability, cost);
  if (cost.part.kind === 'flag' && without) drafts.push({ title: 'drop', values: { text }, edits: [without] });
  const zone = `${given.key.text}$ ${given.value.text}`;
  drafts.push({ title: 'zone', values: { text: zone }, edits: removeEach(ability.line, given) });
  return drafts;
}

/** The cost without the part; nothing where it is all there is. */
function withoutPart(ability: Ability, { part }: SelfCost): TextEdit | undefined {
  const value = parameter(ability, 'Cost')?.value;
  if (!value || value.text.length === part.span.end - part.span.start) return undefined;
  const last = part.span.end === value.span.end;
  const { start, end } = part.span;
  return replace(last ? { start: start - 1, end } : { start, end: end + 1 }, '');
}

function textOf(ability: Ability, { part: { span } }: SelfCost): string {
  return ability.face.card.file.text.slice(span.start, span.end);
}
