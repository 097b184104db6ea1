import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonText } from '../../../server/src/cli/jsonText.ts';
import { shownPath } from '../../../server/src/cli/paths.ts';
import { inEnglish } from '../../../server/src/core/l10n/say.ts';
import { codeBlock, escapeMarkdown, inlineCode } from '../../../server/src/core/text/markdown.ts';
import { messageText, visible, visibleLines } from '../../../server/src/core/text/visible.ts';
import { acting, actingIn, commandsIn, controlsIn, marking } from '../../support/hostile.ts';

const signs = [
  '\u001b',
  '\u009b',
  '\u202e',
  '\u2028',
  '\ud800',
  '\n',
  '\t',
  '\u200d',
  '\u00a0',
  ':',
  '::',
  '#',
  '##[',
  '[',
];
const odd = fc.string({ unit: fc.constantFrom(...signs, '`', '](x:y)', '![](', '<b>', '|', '\\', '_', 'a', ' ') });

describe('text that is shown', () => {
  it('has nothing in it that acts, within a line', () => {
    fc.assert(
      fc.property(odd, (text) => {
        const shown = visible(text);
        expect([...controlsIn(shown), shown.includes('\n'), shown.includes('##[')]).toEqual([false, false]);
        expect(visible(shown)).toBe(shown);
      }),
    );
  });

  it('begins no command in any of its lines', () => {
    fc.assert(
      fc.property(odd, (text) => {
        const shown = visibleLines(text);
        expect([...controlsIn(shown), ...commandsIn(shown)]).toEqual([]);
        expect(shown.split('\n')).toHaveLength(text.split('\n').length);
      }),
    );
  });

  it('is the same where nothing acts, emoji that are joined among it', () => {
    const text = '  Æther Vial’s 👩‍🚀 #1: {W}[1] :: 飛行 é';
    expect([visible(text), visibleLines(text)]).toEqual([text, text]);
  });

  it.each([
    ['::error::x', '\ufffd:error::x'],
    ['\u00a0\u200b:\u200d:error::x', '\u00a0\u200b\ufffd\u200d:error::x'],
    ['a ##[error]x', 'a ##\ufffderror]x'],
    ['#\u200b#\ufe0f[error]x', '#\u200b#\ufe0f\ufffderror]x'],
  ])('breaks the command %j', (text, shown) => {
    expect(visibleLines(text)).toBe(shown);
  });

  it('is what every phrase is filled with', () => {
    expect(controlsIn(inEnglish('"{code}" is no diagnostic code.', { code: acting }))).toEqual([]);
  });

  it('has a dot in front where a path begins a line', () => {
    expect(shownPath('::error file=x::y.txt')).toBe('./::error file=x::y.txt');
    expect(shownPath('cards/::x.txt')).toBe('cards/::x.txt');
  });

  it('has no links that an editor makes in messages', () => {
    expect(messageText('[x](command:y)')).toBe('[x] (command:y)');
  });
});

describe('JSON', () => {
  it('says the same with nothing in it that acts', () => {
    fc.assert(
      fc.property(fc.array(odd), fc.constantFrom(undefined, 2), (texts, indent) => {
        const json = jsonText({ texts }, indent);
        expect(JSON.parse(json)).toEqual({ texts });
        expect([...controlsIn(json), ...commandsIn(json)]).toEqual([]);
      }),
    );
  });
});

describe('text in Markdown', () => {
  const texts = fc.oneof(odd, fc.constantFrom(acting, ...marking), fc.string());

  it('acts in no form that it is put in', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const line = text.replaceAll('\n', ' ');
        for (const markdown of [
          `**A** ${escapeMarkdown(line)} b`,
          escapeMarkdown(text),
          `- ${inlineCode(line)} and ${inlineCode('x')}`,
          codeBlock(text),
          `| a |\n| --- |\n| ${escapeMarkdown(line)} |`,
        ])
          expect([...actingIn(markdown), ...controlsIn(markdown)]).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
