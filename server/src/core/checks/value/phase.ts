import { defineValueCheck } from '../valueCheck.ts';

export default defineValueCheck({
  code: 'value/phase',
  kinds: ['phases'],
  noun: 'phase or step',
  cites: ['500.1'],
  summary: 'A phase or step that does not exist.',
  why: 'A trigger of a phase that the engine does not know never goes off.',
  bad: [
    {
      script: `Name:Worded Sample
ManaCost:2 G
Types:Creature Elf
PT:2/2
T:Mode$ Phase | Phase$ Upkep | ValidPlayer$ You | TriggerZones$ Battlefield | Execute$ TrigDraw | TriggerDescription$ At the beginning of your upkeep, draw a card.
SVar:TrigDraw:DB$ Draw | NumCards$ 1
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
T:Mode$ Phase | Phase$ Upkeep | ValidPlayer$ You | TriggerZones$ Battlefield | Execute$ TrigDraw | TriggerDescription$ At the beginning of your upkeep, draw a card.
SVar:TrigDraw:DB$ Draw | NumCards$ 1
Oracle:
`,
    },
  ],
});
