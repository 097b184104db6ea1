import { keywordFacts, readArguments } from '../../keywordFacts.ts';
import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';

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
      const match = /(?:^|\|)\s*(?:Activation|Effect)Zone\s*\$\s*([^|]*)/.exec(piece.text);
      const zone = match?.[1]?.trim();
      if (!match || zone === undefined || zone === '') continue;
      const zones = zone.split(/[ ,]+/);
      if (zones.some((one) => /^(graveyard|all|any|stack)$/i.test(one))) continue;
      const start = piece.span.start + match.index;
      const end = start + match[0].trimEnd().length;
      const text = match[0].replace(/^\|/, '').trim();
      // With nothing left in the argument its colon goes too.
      const whole = match[0].trim() === piece.text;
      report({
        span: { start: end - text.length, end },
        message: 'zone',
        values: { keyword: name, zone, rule: `${rule.rule}a` },
        rules: [`${rule.rule}a`, '113.6b'],
        fixes: () => [
          {
            title: 'remove',
            values: { text },
            edits: [replace({ start: whole ? piece.span.start - 1 : start, end }, '')],
          },
        ],
      });
    }
  },
});
