import { parameter } from '../../model/ability.ts';
import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';

/** What a cost looks like at the beginning of a text: symbols, a loyalty cost, or an action and a colon. */
const cost =
  /^(?:\{[^}]+\}|\[[-+−–]?[\dX]+\]|(?:Discard|Exile|Pay|Put|Remove|Return|Reveal|Sacrifice|Tap|Untap) )[^.:"(—]*:\s*(?=\S)/;

export default defineCheck({
  code: 'ability/cost-in-description',
  severity: 'warning',
  since: '0.1.0',
  cites: ['602.1'],
  fix: 'safe',
  summary: 'The description of an activated ability begins with its cost.',
  why: 'The engine writes the cost before the description itself, from `Cost$`. Written out again it is shown twice, and sooner or later the two differ.',
  bad: [
    {
      script: `Name:Repeating Sample
ManaCost:1 U
Types:Creature Bird
PT:1/1
A:AB$ Draw | Cost$ 2 T | NumCards$ 1 | SpellDescription$ {2}, {T}: Draw a card.
Oracle:{2}, {T}: Draw a card.
`,
    },
  ],
  good: [
    {
      script: `Name:Repeating Sample
ManaCost:1 U
Types:Creature Bird
PT:1/1
A:AB$ Draw | Cost$ 2 T | NumCards$ 1 | SpellDescription$ Draw a card.
Oracle:{2}, {T}: Draw a card.
`,
    },
  ],
  messages: { repeated: 'The engine writes the cost itself: the description begins behind "{cost}".' },
  fixes: { remove: 'Remove the cost from the description' },
  ability(ability, { report }) {
    const description = parameter(ability, 'SpellDescription');
    if (ability.kind !== 'activated' || !description || !parameter(ability, 'Cost')) return;
    const [found] = cost.exec(description.value.text) ?? [];
    if (found === undefined) return;
    const { start } = description.value.span;
    const written = found.trimEnd();
    report({
      span: { start, end: start + written.length },
      message: 'repeated',
      values: { cost: written },
      fixes: () => [{ title: 'remove', edits: [replace({ start, end: start + found.length }, '')], safe: true }],
    });
  },
});
