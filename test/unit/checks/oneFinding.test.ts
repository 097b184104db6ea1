import { describe, expect, it } from 'vitest';
import { createService } from '../../../server/src/core/service.ts';

const service = createService();
const codes = (text: string): string[] => service.lint(service.read(text)).map(({ code }) => code);

describe('one mistake', () => {
  it.each([
    [
      'a keyword on a face where it never works',
      'Name:Whole Sample\nManaCost:1 R\nTypes:Creature Elf\nPT:2/2\nK:Fuse\nOracle:Fuse\n',
      'keyword/wrong-face',
    ],
    [
      'a trigger that moves its card out of the graveyard',
      `Name:Rising Sample
ManaCost:1 R
Types:Creature Elf
PT:2/2
T:Mode$ Phase | Phase$ Upkeep | ValidPlayer$ You | Execute$ TrigRise | TriggerDescription$ At the beginning of your upkeep, return CARDNAME from your graveyard to your hand.
SVar:TrigRise:DB$ ChangeZone | Defined$ Self | Origin$ Graveyard | Destination$ Hand
Oracle:At the beginning of your upkeep, return Rising Sample from your graveyard to your hand.
`,
      'zone/moves-itself',
    ],
    [
      'a misspelt effect, whose parameters nobody knows',
      `Name:Guessing Sample
ManaCost:1 R
Types:Sorcery
A:SP$ Drraw | NumCards$ 2 | SpellDescription$ Draw two cards.
Oracle:Draw two cards.
`,
      'ability/unknown-effect',
    ],
  ])('has one finding: %s', (_, text, code) => {
    expect(codes(text)).toEqual([code]);
  });
});
