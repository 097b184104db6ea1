import { field } from '../../model/card.ts';
import { defineCheck } from '../check.ts';
import { removeField, replace } from '../repairs.ts';
import { patternOf } from '../../text/pattern.ts';

/** Noncreatures that have a power and toughness printed (301.7, 721.1). */
const withBox = new Set(['Vehicle', 'Spacecraft']);
/** A number, a star, or the sum or difference of both, as `1+*` and `7-*` (208.2). */
const side = String.raw`(?:[-+]?\d+|[*X]|\d+[-+]\*|\*[-+]\d+)`;
const pattern = patternOf(`^${side}/${side}$`);

export default defineCheck({
  code: 'card/power-toughness',
  severity: 'error',
  since: '0.1.0',
  cites: ['208.1', '208.3', '301.7'],
  fix: 'suggestion',
  summary: 'Power and toughness are missing on a creature, stand on something that has none, or cannot be read.',
  why: 'The engine fails on a creature without power and toughness, and shows a box that the card does not have where a noncreature has one.',
  bad: [
    {
      script: `Name:Boxless Sample
ManaCost:2 G
Types:Creature Bear
Oracle:
`,
    },
    {
      script: `Name:Dash Sample
ManaCost:2 G
Types:Creature Bear
PT:3-3
Oracle:
`,
    },
  ],
  good: [
    {
      script: `Name:Boxless Sample
ManaCost:2 G
Types:Creature Bear
PT:3/3
Oracle:
`,
    },
    {
      script: `Name:Growing Sample
ManaCost:2 G
Types:Creature Plant
PT:1+*/*
Oracle:
`,
    },
    {
      script: `Name:Riding Sample
ManaCost:2
Types:Artifact Vehicle
PT:3/3
K:Crew:1
Oracle:Crew 1
`,
    },
  ],
  messages: {
    missing: 'A creature needs a "PT:" line with its power and toughness.',
    box: 'A {type} has power and toughness printed: "PT:" is missing.',
    surplus: 'This card is no creature, so it has no power and toughness (208.3).',
    unreadable: '"{text}" is no power and toughness: write them as in "2/3".',
  },
  fixes: { slash: 'Change to "{right}"', remove: 'Remove the line', creature: 'Add the type Creature' },
  face(face, { report }) {
    const line = face.fields.get('PT')?.[0];
    const types = face.types;
    if (line && !pattern.test(line.value.text)) {
      const { text, span } = line.value;
      const numbers = /^(\d+)\s{0,9}[-\\.,|: ]\s{0,9}(\d+)$/.exec(text) ?? /^([^\s/]+)\s*\/\s*(\S+)$/.exec(text);
      const right = numbers ? `${numbers[1]}/${numbers[2]}` : undefined;
      report({
        span: text === '' ? { start: line.key.span.start, end: line.colon + 1 } : span,
        message: 'unreadable',
        values: { text },
        fixes: () =>
          right !== undefined && pattern.test(right)
            ? [{ title: 'slash', values: { right }, edits: [replace(span, right)] }]
            : [],
      });
      return;
    }
    if (!types || types.cardTypes.size === 0) return;
    const box = types.words.find(({ text }) => withBox.has(text));
    if (types.cardTypes.has('Creature') || box) {
      if (line || face.fields.has('CopyFaceFrom')) return;
      const creature = types.words.find(({ text }) => text === 'Creature') ?? box;
      if (!creature) return;
      if (types.cardTypes.has('Creature')) report({ span: creature.span, message: 'missing' });
      else if (creature.text === 'Vehicle')
        report({ span: creature.span, message: 'box', severity: 'warning', values: { type: creature.text } });
      return;
    }
    if (!line) return;
    const value = field(face, 'Types');
    report({
      span: { start: line.key.span.start, end: line.value.span.end },
      message: 'surplus',
      severity: 'warning',
      fixes: () => [
        { title: 'remove', edits: removeField(face, 'PT') },
        ...(value && !types.cardTypes.has('Instant') && !types.cardTypes.has('Sorcery')
          ? [{ title: 'creature', edits: [replace(value.span, withCreature(value.text))] }]
          : []),
      ],
    });
  },
});

/** Creature stands behind the other card types and before the subtypes. */
function withCreature(types: string): string {
  const words = types.split(/\s+/);
  const last = words.findLastIndex((word) =>
    /^(Artifact|Enchantment|Land|Planeswalker|Kindred|Tribal|Battle|Legendary|Snow|Basic|World)$/.test(word),
  );
  return words.toSpliced(last + 1, 0, 'Creature').join(' ');
}
