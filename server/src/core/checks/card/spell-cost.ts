import { field } from '../../model/card.ts';
import { isInstantOrSorcery, isLand } from '../../model/casting.ts';
import { parameter } from '../../model/ability.ts';
import { parseCost } from '../../values/cost.ts';
import { parseMana, toSymbols } from '../../values/mana.ts';
import { keywordFacts } from '../../keywordFacts.ts';
import { defineCheck } from '../check.ts';
import { removeEach, replace } from '../repairs.ts';

export default defineCheck({
  code: 'card/spell-cost',
  severity: 'warning',
  since: '0.1.0',
  cites: ['202.1', '601.2f'],
  fix: 'suggestion',
  summary: 'The cost on the spell line of an instant or sorcery is another one than its mana cost.',
  why: 'Older scripts repeat the mana cost in `Cost$` of the `A:SP$` line, and the engine charges what stands there. A difference is a slip in one of the two, and newer scripts leave `Cost$` out.',
  whenNot:
    'For a spell with an additional cost nothing is reported; for one that is written out by hand with another cost on purpose, silence the line.',
  bad: [
    {
      script: `Name:Costing Sample
ManaCost:1 U
Types:Instant
A:SP$ Draw | Cost$ 2 U | NumCards$ 2 | SpellDescription$ Draw two cards.
Oracle:Draw two cards.
`,
    },
  ],
  good: [
    {
      script: `Name:Costing Sample
ManaCost:1 U
Types:Instant
A:SP$ Draw | Cost$ 1 U Discard<1/Card> | NumCards$ 2 | SpellDescription$ Draw two cards.
Oracle:As an additional cost to cast this spell, discard a card.\\nDraw two cards.
`,
      note: 'Additional costs stand behind the mana cost.',
    },
  ],
  messages: { differs: 'The spell costs {cost} here, and the mana cost of the card is {manaCost}.' },
  fixes: {
    fromHeader: 'Use the mana cost: "{text}"',
    fromSpell: 'Make "{text}" the mana cost',
    remove: 'Remove "Cost$"',
  },
  face(face, { report }) {
    const header = field(face, 'ManaCost');
    if (!header || header.text === '' || !face.types || isLand(face)) return;
    const spells = face.abilities.filter(
      ({ kind, line, name }) =>
        kind === 'spell' &&
        line.key.text === 'A' &&
        (isInstantOrSorcery(face) || name?.text.toLowerCase() === 'attach'),
    );
    const [spell] = spells;
    // Several spell lines are ways to cast it, written out by hand.
    if (!spell || spells.length > 1) return;
    const cost = parameter(spell, 'Cost');
    if (!cost || cost.value.text === '') return;
    const manaCost = parseMana(header.text, header.span.start);
    const { parts } = parseCost(cost.value.text, cost.value.span.start);
    const symbols = parts.flatMap((part) => (part.kind === 'mana' ? [part.symbol] : []));
    // A symbol that cannot be read is another check's, and words stand for costs known in play.
    if (parts.some(({ kind }) => kind === 'word') || symbols.some(({ problem }) => problem)) return;
    if (manaCost.symbols.some(({ problem }) => problem) || manaCost.noCost || symbols.length === 0) return;
    if (face.keywords.some((use) => ['Overload', 'Strive', 'Escalate'].includes(keywordFacts(use).name))) return;
    const spellCost = { symbols, noCost: false, span: cost.value.span };
    if (ordered(toSymbols(spellCost)) === ordered(toSymbols(manaCost))) return;
    const rest = parts.flatMap((part) =>
      part.kind === 'mana'
        ? []
        : [cost.value.text.slice(part.span.start - cost.value.span.start, part.span.end - cost.value.span.start)],
    );
    const text = [header.text, ...rest].join(' ');
    const onlyMana = symbols.map((symbol) => symbol.text).join(' ');
    report({
      span: cost.value.span,
      message: 'differs',
      values: { cost: toSymbols(spellCost), manaCost: toSymbols(manaCost) },
      fixes: () => [
        { title: 'fromHeader', values: { text }, edits: [replace(cost.value.span, text)] },
        { title: 'fromSpell', values: { text: onlyMana }, edits: [replace(header.span, onlyMana)] },
        ...(rest.length === 0 ? [{ title: 'remove', edits: removeEach(spell.line, cost) }] : []),
      ],
    });
  },
});

/** The symbols without regard to their order. */
function ordered(symbols: string): string {
  return (symbols.match(/\{[^{}]*\}/g) ?? []).sort().join('');
}
