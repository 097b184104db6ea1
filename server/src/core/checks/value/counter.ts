import { defineValueCheck } from '../valueCheck.ts';

export default defineValueCheck({
  code: 'value/counter',
  kinds: ['counter'],
  noun: 'kind of counter',
  cites: ['122.1'],
  summary: 'A kind of counter that the engine does not know, or one in other capitals.',
  why: 'The engine stops with an error, or makes a counter of its own kind that no other card speaks of.',
  bad: [
    {
      script: `Name:Worded Sample
ManaCost:2 G
Types:Creature Elf
PT:2/2
A:AB$ PutCounter | Cost$ T | Defined$ Self | CounterType$ P1P | CounterNum$ 1 | SpellDescription$ Put a +1/+1 counter on CARDNAME.
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
A:AB$ PutCounter | Cost$ T | Defined$ Self | CounterType$ P1P1 | CounterNum$ 1 | SpellDescription$ Put a +1/+1 counter on CARDNAME.
Oracle:
`,
    },
  ],
});
