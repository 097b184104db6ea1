/** Every finding that offers to add its word is gone once the word is added. */
import { describe, expect, it } from 'vitest';
import { createService } from '../../../server/src/core/service.ts';
import type { Finding } from '../../../server/src/core/checks/check.ts';

const service = createService();

function lint(line: string, words = {}): readonly Finding[] {
  const text = `Name:Wordy Sample\nManaCost:1 G\nTypes:Creature Elf\nPT:1/1\n${line}\nOracle:\n`;
  return service.lint(service.read(text), { config: { words } });
}

describe.each([
  ['effects', 'Shimmer', 'A:AB$ Shimmer | Cost$ T | SpellDescription$ Shimmer.'],
  ['effects', 'Drwa', 'A:AB$ Drwa | Cost$ T | SpellDescription$ Draw a card.'],
  ['triggerModes', 'Attackz', 'T:Mode$ Attackz | TriggerDescription$ Whenever it shimmers, nothing happens.'],
  ['replacementEvents', 'Movedd', 'R:Event$ Movedd | Description$ If it moves, nothing happens.'],
  ['staticModes', 'Continuos', 'S:Mode$ Continuos | Description$ It shimmers.'],
  ['parameters', 'ShimmerNum', 'A:AB$ Draw | Cost$ T | ShimmerNum$ 2 | SpellDescription$ Draw a card.'],
  ['counters', 'SHMIMER', 'K:etbCounter:SHMIMER:1'],
  ['counters', 'CHARGW', 'A:AB$ Draw | Cost$ SubCounter<1/CHARGW> | SpellDescription$ Draw a card.'],
  ['types', 'Elff', 'A:AB$ Destroy | Cost$ T | ValidTgts$ Elff | SpellDescription$ Destroy target Elff.'],
  ['properties', 'Shimmring', 'A:AB$ Destroy | Cost$ T | ValidTgts$ Card.Shimmring | SpellDescription$ Destroy it.'],
  ['defined', 'Shimmered', 'A:AB$ Draw | Cost$ T | Defined$ Shimmered | SpellDescription$ Draw a card.'],
  ['amounts', 'Shimmers', 'A:AB$ Draw | Cost$ T | NumCards$ X | SpellDescription$ Draw.\nSVar:X:Count$Shimmers'],
  ['amounts', 'Twicee', 'A:AB$ Draw | Cost$ T | NumCards$ X | SpellDescription$ Draw.\nSVar:X:Count$Domain/Twicee'],
  ['costParts', 'Shimmer', 'A:AB$ Draw | Cost$ Shimmer<1> | SpellDescription$ Draw a card.'],
  ['costParts', 'SHIMMER', 'A:AB$ Draw | Cost$ 1 SHIMMER | SpellDescription$ Draw a card.'],
  ['keywords', 'Fliyng', 'K:Fliyng'],
  ['keywords', 'Shimmer', 'K:Shimmer:2'],
])('%s: %s', (table, word, line) => {
  const found = lint(line).filter(({ unknownWord }) => unknownWord);

  it('is told of, and may be added', () => {
    expect(found.map(({ unknownWord }) => unknownWord)).toEqual([{ table, word }]);
  });

  it('is known once it is added', () => {
    const after = lint(line, { [table]: [word] });
    const codes = found.map(({ code }) => code);
    expect(after.filter(({ code }) => codes.includes(code)).map(({ message }) => message)).toEqual([]);
  });
});

it('adds no word to a table that users cannot add to', () => {
  const line = 'A:AB$ ChangeZone | Cost$ T | Origin$ Hnad | Destination$ Exile | SpellDescription$ Exile it.';
  expect(lint(line).flatMap(({ unknownWord }) => unknownWord ?? [])).toEqual([]);
});

it('takes other capitals for what they are', () => {
  const line = 'A:AB$ Destroy | Cost$ T | ValidTgts$ creature | SpellDescription$ Destroy target creature.';
  expect(lint(line).flatMap(({ unknownWord }) => unknownWord ?? [])).toEqual([]);
});
