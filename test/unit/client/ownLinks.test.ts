/** Which links of a hover the extension takes for its own. */
import { describe, expect, it } from 'vitest';
import { plainMessage } from '../../../client/src/messages.ts';
import { decoded, withAddresses } from '../../../client/src/ownLinks.ts';
import { codeBlock, escapeMarkdown, inlineCode } from '../../../server/src/core/text/markdown.ts';

const asCommand = (markdown: string): string =>
  withAddresses(markdown, (scheme, place) => (scheme === 'ours' ? `command:x?${place}` : undefined));

describe('links of ours', () => {
  it('get other addresses, and the rest stays', () => {
    expect(asCommand('**[1](ours:a)** · [2](https:b) and [3](ours:c/d%20e).')).toBe(
      '**[1](command:x?a)** · [2](https:b) and [3](command:x?c/d%20e).',
    );
    expect(asCommand('``a`[1](ours:a)`` [2](ours:b) ` [3](ours:c)')).toBe(
      '``a`[1](ours:a)`` [2](command:x?b) ` [3](command:x?c)',
    );
  });

  it.each(['[x](ours:a)', '`[x](ours:a)', '`` [x](ours:a)', '\\[x](ours:a)', '```\n[x](ours:a)\n```'])(
    'are not what a script has: %j',
    (text) => {
      for (const form of [escapeMarkdown, inlineCode, codeBlock]) {
        const markdown = form(text);
        expect(asCommand(`${markdown} [1](ours:b)`)).toBe(`${markdown} [1](command:x?b)`);
      }
    },
  );

  it('have addresses that stand for something', () => {
    expect(decoded('a%20b')).toBe('a b');
    expect(decoded('face/%E0%A4%A')).toBeUndefined();
  });
});

it('a message has no links and one line', () => {
  expect(plainMessage('a\n[x](command:y)\u202eb')).toBe('a [x] (command:y) b');
});
