import { defineValueCheck } from '../valueCheck.ts';

export default defineValueCheck({
  code: 'value/selector',
  kinds: ['valid'],
  noun: 'selector',
  cites: [],
  summary: 'A selector such as `Creature.YouCtrl+tapped` holds a type or a property that the engine does not know.',
  why: 'A property that the engine does not know matches nothing, and a misspelt type is a subtype that no card has: the line then speaks of no card at all.',
  bad: [
    {
      script: `Name:Worded Sample
ManaCost:2 G
Types:Creature Elf
PT:2/2
S:Mode$ Continuous | Affected$ Creature.YouControl | AddPower$ 1 | Description$ Creatures you control get +1/+0.
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
S:Mode$ Continuous | Affected$ Creature.YouCtrl | AddPower$ 1 | Description$ Creatures you control get +1/+0.
Oracle:
`,
    },
  ],
});
