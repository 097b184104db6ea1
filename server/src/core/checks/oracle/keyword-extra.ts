import { keywordFacts } from '../../keywordFacts.ts';
import { field, type Face } from '../../model/card.ts';
import type { RuleKeyword } from '../../rules/keywords.ts';
import { defineCheck } from '../check.ts';
import { removeLine } from '../repairs.ts';

export default defineCheck({
  code: 'oracle/keyword-extra',
  severity: 'warning',
  since: '0.1.0',
  cites: ['702.1'],
  fix: 'suggestion',
  summary: 'A keyword stands on a `K:` line, and the Oracle text does not have it.',
  why: 'One of the two is wrong: the keyword is a leftover of the card that this one was copied from, or the text lacks a line.',
  bad: [
    {
      script: `Name:Leftover Sample
ManaCost:2 W
Types:Creature Cat
PT:2/2
K:Flying
K:Vigilance
Oracle:Vigilance
`,
    },
  ],
  good: [
    {
      script: `Name:Leftover Sample
ManaCost:2 W
Types:Creature Cat
PT:2/2
K:Vigilance
Oracle:Vigilance
`,
    },
  ],
  messages: { extra: 'The Oracle text does not speak of {keyword}: this line is a leftover, or the text lacks it.' },
  fixes: { remove: 'Remove {keyword}' },
  face(face, { card, report }) {
    const oracle = field(face, 'Oracle');
    // A card whose text is not written yet has every keyword too many.
    if (!oracle || oracle.text === '' || face.keywords.length === 0) return;
    const text = oracle.text.toLowerCase();
    for (const use of face.keywords) {
      const { rule, name, line } = keywordFacts(use);
      if (!rule || use.variant !== undefined || line.kind !== 'keyword' || otherCosts.has(rule.en)) continue;
      if (isNamed(rule, name, text) || isElsewhere(rule, face)) continue;
      report({
        span: use.name.span,
        message: 'extra',
        values: { keyword: name },
        fixes: () => [{ title: 'remove', values: { keyword: name }, edits: [removeLine(card, use.line)] }],
      });
    }
  },
});

/** Scripts also use it for an optional additional cost that its card describes in other words. */
const otherCosts = new Set(['Kicker']);

/** Words by which texts name a keyword that has another name in the rules. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  Landwalk: ['walk'],
  TypeCycling: ['cycling'],
};

function isNamed(rule: RuleKeyword, name: string, text: string): boolean {
  const names = [rule.en, name, ...(rule.variants ?? []).map((one) => one.name), ...(otherWords[rule.en] ?? [])];
  return names.some((one) => text.includes(one.toLowerCase().replace('!', '')));
}

/** The whole card's text may stand on the other face only. */
function isElsewhere(rule: RuleKeyword, face: Face): boolean {
  return face.card.faces.some(
    (other) => other !== face && field(other, 'Oracle')?.text.toLowerCase().includes(rule.en.toLowerCase()),
  );
}
