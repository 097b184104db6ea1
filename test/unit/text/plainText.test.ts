import { expect, it } from 'vitest';
import { escapeMarkdown } from '../../../server/src/core/text/markdown.ts';
import { createService } from '../../../server/src/core/service.ts';
import { markdownToText } from '../../../server/src/core/text/plainText.ts';

it('takes marks away, and leaves what they mark', () => {
  expect(
    markdownToText('# Title\n\n**Warp** costs *less* with `A$ *`, see [113.6\\]](https://example.org).  \nNext'),
  ).toBe('Title\n=====\n\nWarp costs less with A$ *, see 113.6] (https://example.org).\nNext\n');
});

it('gives back what was escaped', () => {
  const text = '«Teletransportar [coste]» *a* _b_ <c> d|e & f @g\n1. no list - none';
  expect(markdownToText(escapeMarkdown(text))).toBe(`${text}\n`);
});

it('indents scripts, and leaves their signs alone', () => {
  expect(markdownToText('```\nK:Warp:*\n\n| a |\n```\n')).toBe('    K:Warp:*\n\n    | a |\n');
});

it('makes a line of each row of a table', () => {
  const table = '| Way | From | Cost |\n| --- | --- | :-: |\n| Warp | hand \\| none | {1} |\n| Plot |  | |\n\nAfter.\n';
  expect(markdownToText(table)).toBe('Warp — From: hand | none; Cost: {1}\nPlot\n\nAfter.\n');
});

it('leaves no mark in the hovers of a script', () => {
  const service = createService({ rulesLanguage: 'es' });
  const text =
    'Name:Plain Sample\nManaCost:1 R\nTypes:Instant\nK:Warp:1 R\nA:SP$ DealDamage | NumDmg$ 2\nOracle:Warp\n';
  const script = service.read(text);
  const texts = ['Plain', 'Warp', 'DealDamage', 'NumDmg'].map((word) => {
    const hover = service.hover(script, text.indexOf(word), { gameWords: true, ruleLinks: false });
    expect(hover, word).toBeDefined();
    return markdownToText(hover?.markdown ?? '');
  });
  for (const plain of texts) expect(plain).not.toMatch(/[*\\`]|\| /);
  expect(texts[0]).toContain('Warp — From: hand; Cost: {1}{R}');
  expect(texts[1]).toContain('«Teletransportar [coste]»');
});
