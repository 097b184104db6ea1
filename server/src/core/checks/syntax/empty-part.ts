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
  },
  fixes: { remove: 'Remove the bar' },
  ability(ability, { report }) {
    const { parameters } = ability.record;
    const filled = parameters.findLastIndex((one) => !isEmpty(one));
    for (const [at, one] of parameters.entries()) {
      const { bar, span } = one;
      if (bar === undefined || !isEmpty(one)) continue;
      const before = parameters[at - 1];
      const last = at === parameters.length - 1;
      // Of several at the end each takes its own bar, and the first also the blanks before it.
      const isFirstAtEnd = at === filled + 1 && before;
      const start = isFirstAtEnd ? before.span.start + trimmedLength(before, ability.face.card.file.text) : bar;
      report({
        span: { start: bar, end: bar + 1 },
        message: last ? 'end' : 'between',
        fixes: () => [{ title: 'remove', edits: [replace({ start, end: span.end }, '')], safe: true }],
      });
    }
  },
});

const isEmpty = ({ key, dollar }: Parameter): boolean => key.text === '' && dollar === undefined;

function trimmedLength(
  { span }: { readonly span: { readonly start: number; readonly end: number } },
  text: string,
): number {
  return text.slice(span.start, span.end).trimEnd().length;
}
