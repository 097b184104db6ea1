import textmate from 'vscode-textmate';
import type { IGrammar } from 'vscode-textmate';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadGrammar } from './tokenise.ts';

/** Far above what any editor colours, far below what would make a slow machine run into the test's own limit. */
const length = 100_000;
const repeat = (piece: string): string => piece.repeat(Math.ceil(length / piece.length));

/** Each is the worst case of some rule: what it could search, or repeat, again and again. */
const lines: Record<string, string> = {
  'no key at all': repeat('x'),
  blanks: `${repeat(' ')}x`,
  colons: repeat(':'),
  'a keyword with ever more arguments': `K:Warp${repeat(':1 W')}`,
  'empty arguments': `K:Warp${repeat(': ')}`,
  'descriptions of a keyword': `K:Warp${repeat(':creature you')}`,
  'a sentence without an end': `K:${repeat('a.b ')}`,
  parameters: `A:AB$ Draw ${repeat('| Cost$ 1 W Sac<1/Moth> | NumCards$ X | SpellDescription$ Draw (it {T}). ')}`,
  bars: `A:AB$ Draw ${repeat('| ')}`,
  'a key without its $': `A:AB$ Draw | ${repeat('a')}`,
  'a Valid expression': `T:Mode$ Attacks | ValidCard$ ${repeat('Creature.Other+YouCtrl,')}`,
  'apostrophes and hyphens': `T:Mode$ Attacks | ValidCard$ ${repeat("a'-")}`,
  'unclosed costs': `A:AB$ Draw | Cost$ ${repeat('Sac<')}`,
  'unclosed reminder texts': `Oracle:${repeat('(')}`,
  'unclosed symbols': `Oracle:${repeat('{W')}`,
  paragraphs: `Oracle:${repeat('Draw (it {T}).\\n')}`,
  variants: repeat('Variant:'),
  amounts: `SVar:X:${repeat('Count$')}`,
  'keywords in a list': `S:Mode$ Continuous | AddKeyword$ ${repeat('Ward:1 & ')}`,
};

describe('a line of 100 KB', () => {
  let grammar: IGrammar;
  beforeAll(async () => {
    grammar = await loadGrammar();
  });

  it.each(Object.keys(lines))('%s', (name) => {
    const result = grammar.tokenizeLine2(lines[name] ?? '', textmate.INITIAL, 30_000);
    expect(result.stoppedEarly).toBe(false);
    expect(result.ruleStack.depth).toBe(1);
  });
});
