import { defineValueCheck } from '../valueCheck.ts';

export default defineValueCheck({
  code: 'value/defined',
  kinds: ['defined'],
  noun: 'object that the engine can name',
  cites: [],
  summary: 'A `Defined$` value names an object that the engine does not know.',
  why: 'Where the engine does not know the word it finds no object, and the effect does nothing.',
  bad: [
    {
      script: `Name:Worded Sample
ManaCost:2 G
Types:Creature Elf
PT:2/2
A:AB$ Draw | Cost$ T | Defined$ Yuo | NumCards$ 1 | SpellDescription$ Draw a card.
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
A:AB$ Draw | Cost$ T | Defined$ You | NumCards$ 1 | SpellDescription$ Draw a card.
Oracle:
`,
    },
  ],
});
