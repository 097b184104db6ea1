import { defineValueCheck } from '../valueCheck.ts';

export default defineValueCheck({
  code: 'value/comparison',
  kinds: ['comparison'],
  noun: 'comparison',
  cites: [],
  summary: 'A comparison such as `GE3` does not begin with one of the six signs that the engine knows.',
  why: 'The engine reads GE, GT, LE, LT, EQ or NE and what to compare with. Anything else is never true.',
  bad: [
    {
      script: `Name:Worded Sample
ManaCost:2 G
Types:Creature Elf
PT:2/2
A:AB$ Draw | Cost$ T | IsPresent$ Creature.YouCtrl | PresentCompare$ EG3 | NumCards$ 1 | SpellDescription$ Draw a card. Activate only if you control three or more creatures.
Oracle:
`,
    },
  ],
  good: [
    {
      script: `Name:Worded Sample
ManaCost:2 G
Types:Creature Elf
PT:2/2
A:AB$ Draw | Cost$ T | IsPresent$ Creature.YouCtrl | PresentCompare$ GE3 | NumCards$ 1 | SpellDescription$ Draw a card. Activate only if you control three or more creatures.
Oracle:
`,
    },
  ],
});
