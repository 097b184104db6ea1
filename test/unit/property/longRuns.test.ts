/**
 * Long runs of one sign, in every place of a script: an expression that looks at such a run once for each of its signs
 * takes minutes for one of these texts, and none of them may take longer than reading it.
 */
import { describe, expect, it } from 'vitest';
import { newCard } from '../../../server/src/core/newCard/newCard.ts';
import { createService } from '../../../server/src/core/service.ts';
import { findRulesLink } from '../../../server/src/workspace/rulesLink.ts';

const service = createService();
const length = 100_000;
const runs = [
  ' ',
  'a',
  'A',
  '1',
  '{',
  '{1}',
  '(',
  "a's ",
  'nonas ',
  'create a ',
  'target ',
  'without paying ',
  '—',
  ' — ',
  '-',
  ' - ',
  '\\',
  '/',
  '<',
  '$',
  ', ',
  '.named',
  ':',
  '`',
  '[',
];

const places: Readonly<Record<string, (run: string) => string>> = {
  'the Oracle text': (run) => `Oracle:a${run}b\n`,
  'a list of kinds': (run) => `Oracle:Destroy target a ${run}b or target ${run}b you control.\n`,
  'a description': (run) => `A:SP$ Draw | NumCards$ 1 | SpellDescription$ a${run}b\n`,
  'a cost': (run) => `A:AB$ Draw | Cost$ 1 ${run}b | NumCards$ 1\n`,
  'a selector': (run) => `A:SP$ Destroy | ValidTgts$ Creature.${run}b\n`,
  'the name of a parameter': (run) => `A:SP$ Draw | Num${run}b$ 1\n`,
  'a keyword': (run) => `K:Kicker${run}b\n`,
  'an SVar': (run) => `SVar:X:Count$Valid${run}b\n`,
  'the name of an SVar': (run) => `SVar:X${run}b\n`,
  'power and toughness': (run) => `PT:1${run}b\n`,
  'the name': (run) => `Name:a${run}b\n`,
};

describe.each(Object.entries(places))('a long run in %s', (_, line) => {
  it.each(runs)('is read as any other text: %j', (sign) => {
    const script = service.read(
      `Name:Sample\nManaCost:1 G\nTypes:Creature Bear\n${line(sign.repeat(length / sign.length))}`,
    );
    const findings = service.lint(script);
    for (const finding of findings.slice(0, 20)) finding.fixes();
    expect(script.card.file.text).toContain(sign.repeat(100));
  });
});

describe('a long run in a card that a script is made of', () => {
  it.each(runs)('makes a line that is too long: %j', (sign) => {
    const run = sign.repeat(length / sign.length);
    const made = [
      newCard(`a${run}b {G}\nInstant\nDraw a card.`),
      newCard(`Sample {G}\nInstant\nDraw a card. ${run}b`),
      newCard(JSON.stringify({ name: `a${run}b`, type_line: 'Instant', oracle_text: 'Draw a card.' })),
      newCard(JSON.stringify({ name: 'Sample', type_line: 'Instant', oracle_text: `Draw ${run}b` })),
    ];
    expect(made.map((one) => (one.ok ? 'made' : one.problem))).toEqual(Array(4).fill('too-long'));
  });
});

it.each(['\\', '\\"', '.txt?', '.txt ', '&amp;', "'", '=', '%20'])(
  'a page of the rules is read however often %j stands in it',
  (sign) => {
    const link = 'https://a.example/CompRules%2020260101.txt';
    const page = sign.repeat(3_000_000 / sign.length);
    expect(findRulesLink(`${page}a <a href="${link}">`, 'https://a.example/')?.href).toBe(link);
  },
);
