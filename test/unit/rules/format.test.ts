import { describe, expect, it } from 'vitest';
import { ruleToMarkdown, ruleToPlainText } from '../../../server/src/core/rules/format.ts';
import { escapeMarkdown } from '../../../server/src/core/text/markdown.ts';
import { createRulebook } from '../../../server/src/core/rules/rulebook.ts';
import type { RuleText } from '../../../server/src/core/rules/ruleText.ts';

const madeUp: RuleText = {
  number: '799.4',
  title: 'Gleam',
  text: 'Gleam is *not* a [rule](of any game).',
  examples: ['Example: <b>1</b>'],
  subrules: [
    { number: '799.4a', text: '“Gleam [cost]” costs {2}{U}.', examples: [] },
    { number: '799.4b', text: 'A second\n- line', examples: ['Example: A_B_C', 'Example: none'] },
  ],
  language: 'en',
  source: 'Made-up Rules',
  edition: '2031-02-03',
};

describe('a rule as plain text', () => {
  it('stands subrule by subrule, with examples, and names its source and edition last', () => {
    expect(ruleToPlainText(madeUp).split('\n\n')).toEqual([
      '799.4. Gleam',
      '799.4 Gleam is *not* a [rule](of any game).',
      '    Example: <b>1</b>',
      '799.4a “Gleam [cost]” costs {2}{U}.',
      '799.4b A second\n- line',
      '    Example: A_B_C',
      '    Example: none',
      '— Made-up Rules, edition effective 2031-02-03',
    ]);
  });

  it('quotes a single subrule below the heading of its rule', () => {
    const rule = createRulebook().lookup('702.185c', 'es');
    const [heading, paragraph, source, ...rest] = ruleToPlainText(rule!).split('\n\n');
    expect(heading).toBe('702.185. Teletransportar (Warp)');
    expect(paragraph).toMatch(
      /^702\.185c Algunos efectos se refieren a si «un hechizo fue teletransportado este turno»/,
    );
    expect(source).toBe('— Gatewatch (traducción no oficial)');
    expect(rest).toEqual([]);
  });
});

describe('a rule that has another number in this edition', () => {
  it('says so above the source', () => {
    const moved = { ...madeUp, subrules: [], movedFrom: '798.1' };
    expect(ruleToPlainText(moved).split('\n\n').slice(-2)).toEqual([
      'Number 799.4 in this edition; cited elsewhere as 798.1.',
      '— Made-up Rules, edition effective 2031-02-03',
    ]);
    expect(ruleToMarkdown(moved).split('\n\n').at(-2)).toBe(
      '*Number 799.4 in this edition; cited elsewhere as 798.1.*',
    );
  });
});

describe('a rule as Markdown', () => {
  it('has its numbers in bold and its text inert', () => {
    expect(ruleToMarkdown(madeUp).split('\n\n')).toEqual([
      '**799.4. Gleam**',
      '**799.4** Gleam is \\*not\\* a \\[rule\\](of any game).',
      '> Example: \\<b\\>1\\</b\\>',
      '**799.4a** “Gleam \\[cost\\]” costs {2}{U}.',
      '**799.4b** A second\n\\- line',
      '> Example: A\\_B\\_C',
      '> Example: none',
      '— Made-up Rules, edition effective 2031-02-03',
    ]);
  });
});

describe('escapeMarkdown', () => {
  it.each([
    ['1. one\n2) two', '1\\. one\n2\\) two'],
    ['# not a heading', '\\# not a heading'],
    ['text\n===', 'text\n\\==='],
    ['https://example.org', 'https\\://example.org'],
    ['see www.example.org', 'see www\\.example.org'],
    ['a@example.org', 'a\\@example.org'],
    ['`code` ~~gone~~ a|b &amp; \\', '\\`code\\` \\~\\~gone\\~\\~ a\\|b \\&amp; \\\\'],
  ])('disarms %j', (text, escaped) => {
    expect(escapeMarkdown(text)).toBe(escaped);
  });

  it.each([
    '{2}{W/U}, {T}: Add 3.',
    'rule 702.103e–g, see 601.2b',
    'Jump-start costs 2; +1/+1',
    '«coste» (véase 118.9)',
  ])('leaves %j alone', (text) => {
    expect(escapeMarkdown(text)).toBe(text);
  });
});
