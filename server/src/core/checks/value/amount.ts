import { defineValueCheck } from '../valueCheck.ts';

export default defineValueCheck({
  code: 'value/amount',
  kinds: ['amount'],
  noun: 'amount that the engine can count',
  cites: [],
  summary: 'An amount counts something that the engine does not know.',
  why: 'The engine counts 0 where it does not know what to count, or stops with an error.',
  bad: [
    {
      script: `Name:Worded Sample
ManaCost:2 G
Types:Creature Elf
PT:2/2
A:AB$ Draw | Cost$ T | NumCards$ X | SpellDescription$ Draw a card for each creature you control.
SVar:X:Count$Vaild Creature.YouCtrl
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
A:AB$ Draw | Cost$ T | NumCards$ X | SpellDescription$ Draw a card for each creature you control.
SVar:X:Count$Valid Creature.YouCtrl
Oracle:
`,
    },
  ],
});
