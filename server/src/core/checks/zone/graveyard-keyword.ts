import { keywordFacts, readArguments } from '../../keywordFacts.ts';
import type { Piece, Span } from '../../text/span.ts';
import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';

/** A parameter that names a zone, behind its bar. */
const pattern = /(?:^|\|)\s*((?:Activation|Effect)Zone\s*\$[^|]*)/;

export default defineCheck({
  code: 'zone/graveyard-keyword',
  severity: 'error',
  since: '0.1.0',
  cites: ['113.6b', '702.34a', '702.180a'],
  fix: 'suggestion',
  summary: 'A keyword that casts from the graveyard is scripted for another zone.',
  why: 'The rule of the keyword names the zone it works from, and an ability that names its zones works only there (113.6b).',
  bad: [
    {
      script: `Name:Misplaced Sample
ManaCost:2 R
Types:Sorcery
K:Flashback:1 R:ActivationZone$ Hand
A:SP$ DealDamage | ValidTgts$ Any | NumDmg$ 2 | SpellDescription$ CARDNAME deals 2 damage to any target.
Oracle:Misplaced Sample deals 2 damage to any target.\\nFlashback {1}{R}
`,
    },
  ],
  good: [
    {
      script: `Name:Misplaced Sample
ManaCost:2 R
Types:Sorcery
K:Flashback:1 R
A:SP$ DealDamage | ValidTgts$ Any | NumDmg$ 2 | SpellDescription$ CARDNAME deals 2 damage to any target.
Oracle:Misplaced Sample deals 2 damage to any target.\\nFlashback {1}{R}
`,
    },
  ],
  messages: { zone: '{keyword} works from the graveyard, not from "{zone}" ({rule}).' },
  fixes: { remove: 'Remove "{text}"' },
  keyword(use, { report }) {
    const { rule, name } = keywordFacts(use);
    if (!rule?.castFrom?.includes('graveyard')) return;
    for (const piece of readArguments(use).map((one) => one.piece)) {
      const match = pattern.exec(piece.text);
      const text = match?.[1]?.trimEnd();
      if (!match || text === undefined) continue;
      const zone = text.slice(text.indexOf('$') + 1).trimStart();
      const zones = zone.split(/[ ,]+/);
      if (zone === '' || zones.some((one) => /^(graveyard|all|any|stack)$/i.test(one))) continue;
      const start = piece.span.start + match.index + match[0].indexOf(text);
      const span = { start, end: start + text.length };
      report({
        span,
        message: 'zone',
        values: { keyword: name, zone, rule: `${rule.rule}a` },
        rules: [`${rule.rule}a`, '113.6b'],
        fixes: () => [{ title: 'remove', values: { text }, edits: [replace(around(piece, span), '')] }],
      });
    }
  },
});

/** A parameter with the bar that parts it from the one before, or from the next; alone, with the argument's colon. */
function around({ text, span }: Piece, parameter: Span): Span {
  const before = text.slice(0, parameter.start - span.start).trimEnd();
  if (before !== '') return { start: span.start + before.length - 1 - blanksBefore(before), end: parameter.end };
  const behind = text.slice(parameter.end - span.start);
  if (behind.trim() === '') return { start: span.start - 1, end: span.end };
  return { start: span.start, end: parameter.end + behind.length - behind.replace(/^\s*\|\s*/, '').length };
}

/** How many blanks stand before the bar that the text ends with. */
function blanksBefore(text: string): number {
  const rest = text.slice(0, -1);
  return rest.length - rest.trimEnd().length;
}
