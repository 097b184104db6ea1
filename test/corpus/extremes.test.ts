/** Files that are not card scripts: one endless line, random bytes. Nothing is thrown, and it does not take minutes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Script } from '../../server/src/core/service.ts';
import { print } from '../../server/src/core/syntax/print.ts';
import { decodeUtf8 } from '../../server/src/core/text/decode.ts';
import { strictService } from '../support/fixtureFiles.ts';
import { runs } from '../support/scripts.ts';

const service = strictService();
/** Reads, checks and repairs as an editor would. */
function use(text: string): Script {
  const script = service.read(text);
  expect(print(script.card.file) === text).toBe(true);
  for (const finding of service.lint(script)) finding.fixes();
  return script;
}

/** Does that, and hovers at the beginning, in the middle and at the end. */
function useAndHover(text: string): void {
  const script = use(text);
  for (const offset of [0, text.length >> 1, text.length]) service.hover(script, offset);
}

/** A script whose last line is `head` and then the same piece over and over. */
function endless(head: string, piece: string, size: number): string {
  const start = `Name:Endless\nManaCost:1\nTypes:Creature Snake\nPT:1/1\n${head}`;
  return start + piece.repeat(Math.ceil((size - start.length) / piece.length));
}

describe('a line of five megabytes', () => {
  it.each([
    ['of letters', '', 'a'],
    ['of words', 'Name:', 'word '],
    ['of blanks', 'K:Flashback:1', ' '],
    ['of words for a keyword', 'K:', 'word '],
    ['of mana', 'ManaCost:', '{W}'],
    ['of types', 'Types:', 'Elf '],
    ['of parameters', 'A:SP$ Draw | ', 'NumCards$ 1 | '],
    ['of text', 'Oracle:', '{T}: Add {G}. '],
  ])('%s', (_, head, piece) => {
    use(endless(head, piece, 5_000_000));
  });
});

describe('a line of a hundred thousand letters', () => {
  it.each([
    ['of keywords', 'K:', 'Flying, '],
    ['of colons', 'K:', ':'],
    ['of bars', 'A:', '|'],
    ['of parameters that nobody knows', 'A:SP$ Draw | ', 'Nothing$ x | '],
    ['of granted keywords', 'S:Mode$ Continuous | AddKeyword$ ', 'Flying & '],
    ['of selectors', 'S:Mode$ Continuous | Affected$ ', 'Creature.YouCtrl,'],
    ['of costs', 'A:AB$ Draw | Cost$ ', 'Sac<1/Creature> '],
    ['of an amount', 'SVar:X:', 'Count$Valid '],
    ['of joined lines', 'SVar:X:', 'SVar:Y:1 '],
    ['of codes to silence', '# cardscript-disable-file ', 'keyword/unknown '],
  ])('%s', (_, head, piece) => {
    useAndHover(endless(head, piece, 100_000));
  });
});

describe('a file of many thousand lines', () => {
  it.each([
    ['of keywords', 'K:Flying\n'],
    ['of SVars', 'SVar:X:Count$Valid Creature\n'],
    ['of abilities that call each other', 'SVar:X:DB$ Draw | SubAbility$ X\n'],
    ['of faces', 'ALTERNATE\n'],
    ['of comments', '# cardscript-disable-next-line keyword/unknown\n'],
    ['of nothing', '\n'],
  ])('%s', (_, line) => {
    useAndHover(`Name:Endless\nManaCost:1\nTypes:Creature Snake\nPT:1/1\n${line.repeat(5000)}`);
  });
});

describe('random bytes', () => {
  it('are text or told of, and in either case read without an exception', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 3000 }), (bytes) => {
        const decoded = decodeUtf8(bytes);
        if (decoded.ok) expect([...new TextEncoder().encode(decoded.text)]).toEqual([...bytes]);
        else expect(decoded.encoding).not.toBe('');
        useAndHover(new TextDecoder().decode(bytes));
      }),
      runs(100),
    );
  });
});
