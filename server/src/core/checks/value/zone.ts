import { defineValueCheck } from '../valueCheck.ts';

export default defineValueCheck({
  code: 'value/zone',
  kinds: ['zones'],
  noun: 'zone',
  cites: ['400.1'],
  summary: 'A zone that does not exist.',
  why: 'The engine stops with an error on a zone that it does not know.',
  bad: [
    {
      script: `Name:Worded Sample
ManaCost:2 G
Types:Creature Elf
PT:2/2
A:AB$ ChangeZone | Cost$ T | Origin$ Graveyrad | Destination$ Hand | ValidTgts$ Creature.YouOwn | SpellDescription$ Return target creature card from your graveyard to your hand.
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
A:AB$ ChangeZone | Cost$ T | Origin$ Graveyard | Destination$ Hand | ValidTgts$ Creature.YouOwn | SpellDescription$ Return target creature card from your graveyard to your hand.
Oracle:
`,
    },
  ],
});
