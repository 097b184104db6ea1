import { keywordFacts } from '../../keywordFacts.ts';
import { grantOf } from '../../model/grants.ts';
import { splitPiece } from '../../text/span.ts';
import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';

export default defineCheck({
  code: 'alternative-cost/granted-to-costless',
  severity: 'info',
  offByDefault: true,
  since: '0.1.0',
  cites: ['118.6'],
  fix: 'suggestion',
  summary: 'A keyword whose cost is the mana cost of each card is given to lands too, which have none.',
  why: 'A cost that rests on a missing mana cost cannot be paid (118.6). The lands have the keyword and can do nothing with it; card texts say "nonland".',
  bad: [
    {
      script: `Name:Returning Sample
ManaCost:3 B
Types:Enchantment
S:Mode$ Continuous | Affected$ Card.YouOwn | AffectedZone$ Graveyard | AddKeyword$ Escape:CardManaCost ExileFromGrave<3/Card.Other/other> | Description$ Each card in your graveyard has escape. The escape cost is equal to the card's mana cost plus exile three other cards from your graveyard.
Oracle:Each card in your graveyard has escape. The escape cost is equal to the card's mana cost plus exile three other cards from your graveyard.
`,
    },
  ],
  good: [
    {
      script: `Name:Returning Sample
ManaCost:3 B
Types:Enchantment
S:Mode$ Continuous | Affected$ Card.nonLand+YouOwn | AffectedZone$ Graveyard | AddKeyword$ Escape:CardManaCost ExileFromGrave<3/Card.Other/other> | Description$ Each nonland card in your graveyard has escape. The escape cost is equal to the card's mana cost plus exile three other cards from your graveyard.
Oracle:Each nonland card in your graveyard has escape. The escape cost is equal to the card's mana cost plus exile three other cards from your graveyard.
`,
    },
  ],
  messages: {
    lands: '"{selector}" means lands too, and nobody can pay a cost equal to a mana cost that is not there (118.6).',
  },
  fixes: { nonland: 'Leave lands out: "{text}"' },
  keyword(use, { report }) {
    const { rule } = keywordFacts(use);
    if (!rule?.alternativeCost || !use.args.some(({ text }) => /\b(?:CardManaCost|ManaCost)\b/.test(text))) return;
    const affected = grantOf(use)?.affected;
    if (!affected) return;
    const selector = splitPiece(affected.value, ',').find(({ text }) => /^(?:Card|Permanent|Land)(?:\.|$)/.test(text));
    if (!selector || /\bnon[- ]?land\b/i.test(selector.text) || isLimited(selector.text)) return;
    const [base = '', rest = ''] = selector.text.split(/\.(.*)/s);
    const text = `${base === 'Land' ? 'Card' : base}.${['nonLand', ...(rest === '' ? [] : [rest])].join('+')}`;
    report({
      span: selector.span,
      message: 'lands',
      values: { selector: selector.text },
      rules: ['118.6', `${rule.rule}a`],
      fixes: () => [{ title: 'nonland', values: { text }, edits: [replace(selector.span, text)] }],
    });
  },
});

/** Whether a property says that the cards have a type with a cost, or how they came there. */
function isLimited(selector: string): boolean {
  const dot = selector.indexOf('.');
  const limits =
    /[.+](?:Instant|Sorcery|Creature|Artifact|Enchantment|Planeswalker|IsRemembered|IsImprinted|wasCast|with\w)/;
  return dot >= 0 && limits.test(selector.slice(dot));
}
