import { parameter } from '../../model/ability.ts';
import { abilityZones, neverFunctions } from '../../model/abilityZones.ts';
import { defineCheck } from '../check.ts';
import { parameterSpan, removeEach } from '../repairs.ts';

export default defineCheck({
  code: 'zone/cast-trigger',
  severity: 'warning',
  since: '0.1.0',
  cites: ['113.6k', '601.2i', '603.2'],
  fix: 'suggestion',
  summary: 'A "when you cast this spell" trigger is limited to the battlefield, where it can never happen.',
  why: 'A spell is on the stack when it becomes cast, so that is where the trigger works (113.6k). With `TriggerZones$ Battlefield` the engine does not see it there.',
  bad: [
    {
      script: `Name:Heralded Sample
ManaCost:8
Types:Creature Eldrazi
PT:8/8
T:Mode$ SpellCast | ValidCard$ Card.Self | TriggerZones$ Battlefield | Execute$ TrigDraw | TriggerDescription$ When you cast this spell, draw two cards.
SVar:TrigDraw:DB$ Draw | NumCards$ 2
Oracle:When you cast this spell, draw two cards.
`,
    },
  ],
  good: [
    {
      script: `Name:Heralded Sample
ManaCost:8
Types:Creature Eldrazi
PT:8/8
T:Mode$ SpellCast | ValidCard$ Card.Self | Execute$ TrigDraw | TriggerDescription$ When you cast this spell, draw two cards.
SVar:TrigDraw:DB$ Draw | NumCards$ 2
Oracle:When you cast this spell, draw two cards.
`,
    },
    {
      script: `Name:Watching Sample
ManaCost:2 U
Types:Creature Wizard
PT:2/2
T:Mode$ SpellCast | ValidCard$ Instant,Sorcery | ValidActivatingPlayer$ You | TriggerZones$ Battlefield | Execute$ TrigDraw | TriggerDescription$ Whenever you cast an instant or sorcery spell, draw a card.
SVar:TrigDraw:DB$ Draw | NumCards$ 1
Oracle:Whenever you cast an instant or sorcery spell, draw a card.
`,
      note: 'A trigger about other spells does work on the battlefield.',
    },
  ],
  messages: {
    zone: 'The card is on the stack when it is cast, so in "{zone}" this never triggers (113.6k, 601.2i).',
  },
  fixes: { remove: 'Remove "{text}"' },
  ability(ability, { report }) {
    const zone = parameter(ability, 'TriggerZones');
    if (!zone || !/^SpellCast(?:OrCopy)?$/i.test(ability.name?.text ?? '')) return;
    const by = abilityZones(ability);
    if (by?.subrule !== '113.6k' || !neverFunctions(ability, by)) return;
    const text = `${zone.key.text}$ ${zone.value.text}`;
    report({
      span: parameterSpan(zone),
      message: 'zone',
      values: { zone: zone.value.text },
      fixes: () => [{ title: 'remove', values: { text }, edits: removeEach(ability.line, zone) }],
    });
  },
});
