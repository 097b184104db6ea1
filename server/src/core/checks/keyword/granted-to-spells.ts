import { keywordFacts } from '../../keywordFacts.ts';
import { grantOf } from '../../model/grants.ts';
import { splitPiece } from '../../text/span.ts';
import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';

/** What they do beside the cost happens to the permanent that the spell becomes. */
const forPermanents = new Set(['Evoke', 'Dash', 'Blitz', 'Warp']);

export default defineCheck({
  code: 'keyword/granted-to-spells',
  severity: 'info',
  since: '0.1.0',
  cites: ['702.74a', '702.109a', '702.152a', '702.185a', '110.4'],
  fix: 'suggestion',
  summary: 'A keyword that acts on the permanent a spell becomes is given to instants or sorceries.',
  why: 'Evoke, dash, blitz and warp offer another cost, and then do something with the permanent. An instant or sorcery never becomes one, so only the other cost is left. That may be meant.',
  bad: [
    {
      script: `Name:Rushing Sample
ManaCost:3 R
Types:Enchantment
S:Mode$ Continuous | Affected$ Instant.YouOwn | AffectedZone$ Hand | AddKeyword$ Dash:2 R | Description$ Instant cards in your hand have dash {2}{R}.
Oracle:Instant cards in your hand have dash {2}{R}.
`,
    },
  ],
  good: [
    {
      script: `Name:Rushing Sample
ManaCost:3 R
Types:Enchantment
S:Mode$ Continuous | Affected$ Creature.YouOwn | AffectedZone$ Hand | AddKeyword$ Dash:2 R | Description$ Creature cards in your hand have dash {2}{R}.
Oracle:Creature cards in your hand have dash {2}{R}.
`,
    },
  ],
  messages: { spells: '"{selector}" never becomes a permanent, so of {keyword} only the cost is left ({rule}).' },
  fixes: { creatures: 'Give it to creature cards: "{text}"' },
  keyword(use, { report }) {
    const { rule } = keywordFacts(use);
    const affected = rule && forPermanents.has(rule.en) ? grantOf(use)?.affected : undefined;
    if (!rule || !affected) return;
    const selectors = splitPiece(affected.value, ',');
    const wrong = selectors.find(({ text }) => /^(?:Instant|Sorcery)(?:\.|$)/.test(text));
    if (!wrong) return;
    const rules = [`${rule.rule}a`, '110.4'];
    report({
      span: wrong.span,
      message: 'spells',
      values: { selector: wrong.text, keyword: rule.en, rule: rules[0] ?? '' },
      rules,
      fixes: () => {
        const right = selectors.map(({ text }) => text.replace(/^(?:Instant|Sorcery)(?=\.|$)/, 'Creature'));
        const text = [...new Set(right)].join(',');
        return [{ title: 'creatures', values: { text }, edits: [replace(affected.value.span, text)] }];
      },
    });
  },
});
