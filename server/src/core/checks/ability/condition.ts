import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';

/** What a line reads that is activated, cast or triggered, and what an effect called by another line reads in its place. */
const onEffects: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    IsPresent: 'ConditionPresent',
    PresentCompare: 'ConditionCompare',
    PresentZone: 'ConditionZone',
    PresentDefined: 'ConditionDefined',
    CheckSVar: 'ConditionCheckSVar',
    SVarCompare: 'ConditionSVarCompare',
  }),
);

export default defineCheck({
  code: 'ability/condition',
  severity: 'warning',
  since: '0.1.0',
  cites: [],
  fix: 'suggestion',
  summary: 'A `DB$` line has a condition of the kind that only abilities read.',
  why: '`IsPresent$` and `CheckSVar$` decide whether an ability may be activated or triggers. An effect that another line calls reads `ConditionPresent$` and `ConditionCheckSVar$`; it passes over the others and always happens.',
  bad: [
    {
      script: `Name:Conditional Sample
ManaCost:2 G
Types:Creature Elf
PT:2/2
T:Mode$ Attacks | ValidCard$ Card.Self | Execute$ TrigDraw | TriggerDescription$ Whenever CARDNAME attacks, draw a card if you control a Forest.
SVar:TrigDraw:DB$ Draw | NumCards$ 1 | IsPresent$ Forest.YouCtrl
Oracle:Whenever Conditional Sample attacks, draw a card if you control a Forest.
`,
    },
  ],
  good: [
    {
      script: `Name:Conditional Sample
ManaCost:2 G
Types:Creature Elf
PT:2/2
T:Mode$ Attacks | ValidCard$ Card.Self | Execute$ TrigDraw | TriggerDescription$ Whenever CARDNAME attacks, draw a card if you control a Forest.
SVar:TrigDraw:DB$ Draw | NumCards$ 1 | ConditionPresent$ Forest.YouCtrl
Oracle:Whenever Conditional Sample attacks, draw a card if you control a Forest.
`,
    },
  ],
  messages: { condition: 'A "DB$" line does not read "{key}$": it always happens. Use "{right}$".' },
  fixes: { replace: 'Change to "{right}$"' },
  ability(ability, { report }) {
    // An effect that makes a trigger hands the condition on to it.
    if (ability.kind !== 'sub-ability' || /Trigger$|^Effect$|^Animate/i.test(ability.name?.text ?? '')) return;
    for (const { key } of ability.record.parameters) {
      const right = onEffects.get(key.text);
      if (right === undefined) continue;
      report({
        span: key.span,
        message: 'condition',
        values: { key: key.text, right },
        fixes: () => [{ title: 'replace', values: { right }, edits: [replace(key.span, right)] }],
      });
    }
  },
});
