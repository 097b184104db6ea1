import { costArgument, keywordFacts } from '../../keywordFacts.ts';
import { grantOf } from '../../model/grants.ts';
import { isCardType, isPermanentType } from '../../model/types.ts';
import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';
import { splitPiece } from '../../text/span.ts';

/** They cast a card if the resulting spell is an instant or sorcery, or exile it before it could enter. */
const spellsOnly = new Set(['Flashback', 'Jump-Start', 'Harmonize']);
/** Cards whose other part may be an instant or sorcery (715.4, 720.4). */
const otherPart = /adventure|omen|split|modal|doublefaced|instant|sorcery|nonpermanent/i;

export default defineCheck({
  code: 'keyword/granted-to-permanents',
  severity: 'error',
  since: '0.1.0',
  cites: ['702.34a', '702.133a', '702.180a'],
  fix: 'suggestion',
  summary: 'A keyword for instants and sorceries is given to cards that become permanents.',
  why: 'Flashback, jump-start and harmonize exile the card instead of putting it anywhere else as it leaves the stack, so that a permanent spell would never arrive. Flashback and jump-start also ask for an instant or sorcery outright.',
  bad: [
    {
      script: `Name:Recalling Sample
ManaCost:3 G
Types:Enchantment
S:Mode$ Continuous | Affected$ Creature.YouOwn | AffectedZone$ Graveyard | AddKeyword$ Flashback:2 G | Description$ Creature cards in your graveyard have flashback {2}{G}.
Oracle:Creature cards in your graveyard have flashback {2}{G}.
`,
    },
  ],
  good: [
    {
      script: `Name:Recalling Sample
ManaCost:3 G
Types:Enchantment
S:Mode$ Continuous | Affected$ Instant.YouOwn,Sorcery.YouOwn | AffectedZone$ Graveyard | AddKeyword$ Flashback:2 G | Description$ Instant and sorcery cards in your graveyard have flashback {2}{G}.
Oracle:Instant and sorcery cards in your graveyard have flashback {2}{G}.
`,
    },
    {
      script: `Name:Recalling Sample
ManaCost:3 G
Types:Enchantment
S:Mode$ Continuous | Affected$ Creature.YouOwn | AffectedZone$ Graveyard | AddKeyword$ Escape:2 G ExileFromGrave<3/Card.Other/other> | Description$ Creature cards in your graveyard have "Escape—{2}{G}, Exile three other cards from your graveyard."
Oracle:Creature cards in your graveyard have "Escape—{2}{G}, Exile three other cards from your graveyard."
`,
    },
  ],
  messages: {
    permanents: '{keyword} casts instants and sorceries only, and "{selector}" means permanent cards ({rule}).',
  },
  fixes: { spells: 'Give it to instant and sorcery cards: "{text}"', escape: 'Give Escape instead: "{text}"' },
  keyword(use, { report }) {
    const { rule } = keywordFacts(use);
    if (!rule || !spellsOnly.has(rule.en)) return;
    const affected = grantOf(use)?.affected;
    if (!affected) return;
    const selectors = splitPiece(affected.value, ',').filter(({ text }) => text !== '');
    const wrong = selectors.filter(({ text }) => meansPermanents(text));
    const [first] = wrong;
    if (!first) return;
    const rules = [`${rule.rule}a`, '110.4'];
    report({
      span: first.span,
      message: 'permanents',
      values: { keyword: rule.en, selector: first.text, rule: rules[0] ?? '' },
      rules,
      fixes: () => {
        const spells = selectors.flatMap((one) => (wrong.includes(one) ? asSpells(one.text) : [one.text]));
        const text = [...new Set(spells)].join(',');
        const cost = costArgument(use)?.text;
        const escape = `Escape:${cost === undefined || cost === '' ? 'CardManaCost' : cost} ExileFromGrave<3/Card.Other/other>`;
        return [
          { title: 'spells', values: { text }, edits: [replace(affected.value.span, text)] },
          ...(wrong.length === selectors.length
            ? [{ title: 'escape', values: { text: escape }, edits: [replace(use.piece.span, escape)] }]
            : []),
        ];
      },
    });
  },
});

/** `Creature.YouOwn`: cards of a permanent type, with nothing in the selector that lets another type in. */
function meansPermanents(selector: string): boolean {
  const [base = ''] = selector.split('.');
  const permanent = base === 'Permanent' || (isCardType(base) && isPermanentType(base));
  return permanent && !otherPart.test(selector);
}

function asSpells(selector: string): string[] {
  const rest = selector.slice((selector.split('.')[0] ?? '').length);
  return [`Instant${rest}`, `Sorcery${rest}`];
}
