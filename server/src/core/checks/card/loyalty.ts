import type { Face } from '../../model/card.ts';
import type { FieldLine } from '../../syntax/nodes.ts';
import { defineCheck } from '../check.ts';
import { removeField, replace } from '../repairs.ts';

/** The number in the corner of each of these types, and the rule that gives it. */
const corners = [
  { type: 'Planeswalker', key: 'Loyalty', rule: '306.5' },
  { type: 'Battle', key: 'Defense', rule: '310.4' },
] as const;

export default defineCheck({
  code: 'card/loyalty',
  severity: 'error',
  since: '0.1.0',
  cites: ['306.5', '310.4'],
  fix: 'suggestion',
  summary: 'A planeswalker has no loyalty or a battle no defense, something else has one, or it is no number.',
  why: 'A planeswalker enters with that many loyalty counters and a battle with that many defense counters. With none of them it is put into the graveyard at once.',
  bad: [
    {
      script: `Name:Walking Sample
ManaCost:2 W
Types:Legendary Planeswalker Ajani
A:AB$ GainLife | Cost$ AddCounter<1/LOYALTY> | Planeswalker$ True | LifeAmount$ 2 | SpellDescription$ You gain 2 life.
Oracle:[+1]: You gain 2 life.
`,
    },
  ],
  good: [
    {
      script: `Name:Walking Sample
ManaCost:2 W
Types:Legendary Planeswalker Ajani
Loyalty:3
A:AB$ GainLife | Cost$ AddCounter<1/LOYALTY> | Planeswalker$ True | LifeAmount$ 2 | SpellDescription$ You gain 2 life.
Oracle:[+1]: You gain 2 life.
`,
    },
  ],
  messages: {
    missing: 'A {type} has a number in its corner: "{key}:" is missing.',
    surplus: 'Only a {type} has "{key}:", and this card is none.',
    unreadable: '"{text}" is no number: write "{key}:3".',
  },
  fixes: { remove: 'Remove the line', replace: 'Change to "{key}"' },
  face(face, { report }) {
    const { types } = face;
    if (!types || types.cardTypes.size === 0) return;
    const has = (type: string): boolean => types.words.some(({ text }) => text === type);
    const lineOf = (key: string): FieldLine | undefined => face.fields.get(key)?.[0];
    for (const { type, key, rule } of corners) {
      const [word, line] = [types.words.find(({ text }) => text === type), lineOf(key)];
      const other = corners.find((one) => one.type !== type && !has(one.type) && lineOf(one.key));
      const rules = [rule];
      const values = { type, key, text: line?.value.text ?? '' };
      if (word && !line && !other) {
        if (!isCopied(face)) report({ span: word.span, message: 'missing', values, rules });
      } else if (word && !line && other) {
        const { key: wrong } = lineOf(other.key) ?? { key: word };
        const fixes = () => [{ title: 'replace', values, edits: [replace(wrong.span, key)] }];
        report({ span: wrong.span, message: 'missing', values, rules, fixes });
      } else if (line && !word && !corners.some((one) => has(one.type) && !lineOf(one.key))) {
        const fixes = () => [{ title: 'remove', edits: removeField(face, key) }];
        report({ span: whole(line), message: 'surplus', severity: 'warning', values, rules, fixes });
      } else if (word && line && !/^(?:\d+|X|\*)$/.test(line.value.text))
        report({ span: whole(line), message: 'unreadable', values, rules });
    }
  },
});

/** A face that another one is copied to has its lines from there. */
const isCopied = (face: Face): boolean => face.fields.has('CopyFaceFrom');

const whole = ({ key, colon, value }: FieldLine) => ({
  start: key.span.start,
  end: Math.max(colon + 1, value.span.end),
});
