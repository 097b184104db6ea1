import { either } from '../../l10n/say.ts';
import { suggest } from '../../vocab/suggest.ts';
import { wordList } from '../../vocab/vocab.ts';
import { defineCheck, type FixDraft } from '../check.ts';
import { field, type Face } from '../../model/card.ts';
import { insertBelow, removeLine, replace } from '../repairs.ts';

export default defineCheck({
  code: 'card/alternate-mode',
  severity: 'error',
  since: '0.1.0',
  cites: ['709.1', '712.1', '715.1'],
  fix: 'suggestion',
  summary: 'A card has a second face and does not say of which kind, or says so and has none, or has a third one.',
  why: '`AlternateMode:` tells the engine what the lines below `ALTERNATE` are: a back face, the other half, an Adventure. Without it the second face is never used.',
  bad: [
    {
      script: `Name:Two Sample
ManaCost:1 W
Types:Creature Human
PT:1/1
Oracle:

ALTERNATE

Name:Other Sample
ManaCost:no cost
Types:Creature Werewolf
PT:3/3
Oracle:
`,
    },
  ],
  good: [
    {
      script: `Name:Two Sample
ManaCost:1 W
Types:Creature Human
PT:1/1
AlternateMode:DoubleFaced
Oracle:

ALTERNATE

Name:Other Sample
ManaCost:no cost
Colors:white
Types:Creature Werewolf
PT:3/3
Oracle:
`,
    },
  ],
  messages: {
    missing: 'There is a second face, and no "AlternateMode:" line says what it is.',
    noFace: '"AlternateMode:{mode}" needs a second face below a line "ALTERNATE".',
    third: 'A script has two faces at most: what stands below a second "ALTERNATE" is read into the second face.',
    sameName: 'Both faces have the name "{name}".',
    unknown: 'There is no "AlternateMode:{mode}". Did you mean {suggestion}?',
  },
  fixes: { replace: 'Change to "{right}"', add: 'Add "AlternateMode:{right}"', remove: 'Remove the line' },
  card(card, { report }) {
    const [front, back] = card.faces;
    if (!front) return;
    const mode = card.alternateMode;
    const others = card.faces.filter(({ marker }) => marker?.marker === 'ALTERNATE');
    if (!mode && back?.marker && others.length > 0) {
      // Half-typed files and files without a card have no fields at all.
      if (front.fields.size === 0 || back.fields.size === 0) return;
      report({ span: back.marker.key.span, message: 'missing', fixes: () => additions(front, back) });
    }
    const third = others[1]?.marker;
    if (third) report({ span: third.key.span, message: 'third' });
    const name = others[0] && field(others[0], 'Name');
    if (name && name.text !== '' && name.text === field(front, 'Name')?.text)
      report({ span: name.span, message: 'sameName', severity: 'warning', values: { name: name.text } });
    if (!mode) return;
    const modes = wordList('alternateMode');
    if (mode.text !== '' && !modes.has(mode.text)) {
      const suggestions = suggest(mode.text, [...modes.names], { max: 2 });
      const words = suggestions.length > 0 ? suggestions : ['DoubleFaced', 'Split', 'Adventure', 'Modal'];
      report({
        span: mode.span,
        message: 'unknown',
        values: { mode: mode.text, suggestion: either(words.map((word) => `"${word}"`)) },
        fixes: () =>
          words.map((right) => ({ title: 'replace', values: { right }, edits: [replace(mode.span, right)] })),
      });
      return;
    }
    if (others.length > 0 || card.faces.length > 1 || mode.text === 'None' || mode.text === '') return;
    // The other half of a meld card is a file of its own.
    if (mode.text === 'Meld' || mode.text === 'Specialize') return;
    const line = front.fields.get('AlternateMode')?.[0];
    report({
      span: mode.span,
      message: 'noFace',
      values: { mode: mode.text },
      fixes: () => (line ? [{ title: 'remove', edits: [removeLine(card, line)] }] : []),
    });
  },
});

/** What the faces look like, likeliest first. */
function additions(front: Face, back: Face): FixDraft[] {
  const last = [...front.lines].reverse().find(({ kind }) => kind === 'field');
  if (!last) return [];
  const subtypes = back.types?.subtypes;
  const noCost = back.fields.get('ManaCost')?.[0]?.value.text === 'no cost';
  const right = subtypes?.has('Adventure')
    ? ['Adventure']
    : subtypes?.has('Omen')
      ? ['Omen']
      : noCost
        ? ['DoubleFaced']
        : ['Split', 'Modal', 'DoubleFaced', 'Flip'];
  return right.map((mode) => ({
    title: 'add',
    values: { right: mode },
    edits: [insertBelow(front.card, front.fields.get('Types')?.[0] ?? last, `AlternateMode:${mode}`)],
  }));
}
