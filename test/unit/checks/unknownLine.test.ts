/** A line that the engine passes over becomes a comment by itself only where it cannot be a misspelt key. */
import { expect, it } from 'vitest';
import { createService } from '../../../server/src/core/service.ts';

const service = createService();

/** How "Make it a comment" is offered for a line of a script. */
function comment(line: string): 'safe' | 'suggested' | 'absent' {
  const text = `Name:Passed Over Sample\nManaCost:1 G\nTypes:Creature Bear\nPT:2/2\n${line}\nOracle:\n`;
  const finding = service.lint(service.read(text)).find(({ code }) => code === 'syntax/unknown-line');
  const fix = finding?.fixes().find(({ title }) => title === 'Make it a comment');
  return fix === undefined ? 'absent' : fix.safe ? 'safe' : 'suggested';
}

it.each(['When this creature enters, draw a card.', '// For later.', '==========', 'project(foo)', '1 C Paper Crow'])(
  'is safe where no key can be meant: %s',
  (line) => expect(comment(line)).toBe('safe'),
);

it.each([
  'Zyxwvut:1',
  'Second: line',
  'Mana Cost:1 G',
  'When this creature enters: draw a card.',
  ': nothing',
  'Mana Cost 1 G',
  'Manacost 1 G',
  'Typs Creature Bear',
  'Loyalty 3',
  'SVar X Count$Valid Land',
  'Namme: Somebody else: x',
])('is a suggestion at most where one can be: %s', (line) => expect(comment(line)).not.toBe('safe'));
