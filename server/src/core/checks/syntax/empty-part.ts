import type { Parameter } from '../../syntax/nodes.ts';
import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';

export default defineCheck({
  code: 'syntax/empty-part',
  severity: 'warning',
  since: '0.1.0',
  cites: [],
  fix: 'safe',
  summary: 'Nothing stands between two bars, or behind the last one.',
  why: 'A bar parts two parameters. One too many shows that something was left out, or not deleted whole.',
  bad: [
    {
      script: `Name:Trailing Sample
ManaCost:1 U
Types:Instant
A:SP$ Draw | NumCards$ 2 | SpellDescription$ Draw two cards. |
Oracle:Draw two cards.
`,
    },
  ],
  good: [
    {
      script: `Name:Trailing Sample
ManaCost:1 U
Types:Instant
A:SP$ Draw | NumCards$ 2 | SpellDescription$ Draw two cards.
Oracle:Draw two cards.
`,
    },
  ],
  messages: {
    between: 'There is nothing between these two bars.',
    end: 'There is nothing after this bar: something is missing, or the bar is one too many.',
    ends: 'There is nothing after these bars: something is missing, or they are too many.',
  },
  fixes: { remove: 'Remove the bar', removeAll: 'Remove the bars' },
  ability(ability, { report }) {
    const { parameters } = ability.record;
    const filled = parameters.findLastIndex((one) => !isEmpty(one));
    for (const { bar, span, ...one } of parameters.slice(0, filled + 1)) {
      if (bar === undefined || !isEmpty(one)) continue;
      const edits = [replace({ start: bar, end: span.end }, '')];
      report({
        span: { start: bar, end: bar + 1 },
        message: 'between',
        fixes: () => [{ title: 'remove', edits, safe: true }],
      });
    }
    // Those at the end are one mistake: of one that is left the same would be said again.
    const [first] = parameters.slice(filled + 1).filter(({ bar }) => bar !== undefined);
    const last = parameters.at(-1);
    if (first?.bar === undefined || last?.bar === undefined) return;
    const several = first !== last;
    const before = parameters[filled];
    const { text } = ability.face.card.file;
    const start = before
      ? before.span.start + text.slice(before.span.start, before.span.end).trimEnd().length
      : first.bar;
    report({
      span: { start: first.bar, end: last.bar + 1 },
      message: several ? 'ends' : 'end',
      fixes: () => [
        { title: several ? 'removeAll' : 'remove', edits: [replace({ start, end: last.span.end }, '')], safe: true },
      ],
    });
  },
});

const isEmpty = ({ key, dollar }: Pick<Parameter, 'key' | 'dollar'>): boolean =>
  key.text === '' && dollar === undefined;
