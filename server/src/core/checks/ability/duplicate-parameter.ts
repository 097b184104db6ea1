import type { Parameter } from '../../syntax/nodes.ts';
import { defineCheck } from '../check.ts';
import { removeParameter, replace } from '../repairs.ts';

/** Lists whose two halves were likely meant together. */
const joinable = new Set(['addkeyword', 'kw', 'keywords', 'addability', 'addtrigger', 'addsvar', 'addtype']);

const texts = /Description$|Prompt$|Title$|Desc$|^AI/;

export default defineCheck({
  code: 'ability/duplicate-parameter',
  severity: 'error',
  since: '0.1.0',
  cites: [],
  fix: 'safe',
  summary: 'A parameter stands twice in one line.',
  why: 'Only the last of two parameters with one name counts. With two values one of them is lost.',
  bad: [
    {
      script: `Name:Twice Sample
ManaCost:2 W
Types:Enchantment
S:Mode$ Continuous | Affected$ Creature.YouCtrl | AddKeyword$ Vigilance | AddKeyword$ Trample | Description$ Creatures you control have vigilance and trample.
Oracle:Creatures you control have vigilance and trample.
`,
    },
  ],
  good: [
    {
      script: `Name:Twice Sample
ManaCost:2 W
Types:Enchantment
S:Mode$ Continuous | Affected$ Creature.YouCtrl | AddKeyword$ Vigilance & Trample | Description$ Creatures you control have vigilance and trample.
Oracle:Creatures you control have vigilance and trample.
`,
    },
  ],
  messages: {
    differs: '"{key}$" appears twice in this line; of "{first}" and "{second}" only the last counts.',
    same: '"{key}$" appears twice in this line with the same value.',
  },
  fixes: {
    join: 'Join both values: "{text}"',
    removeFirst: 'Keep "{second}"',
    removeSecond: 'Keep "{first}"',
    remove: 'Remove one of the two',
  },
  ability(ability, { report }) {
    const parameters = ability.record.parameters.filter(({ dollar }) => dollar !== undefined);
    if (ability.byKey.size === parameters.length) return;
    const seen = new Map<string, { readonly parameter: Parameter; readonly count: number }>();
    for (const parameter of parameters) {
      if (parameter.key.text === '') continue;
      const key = parameter.key.text.toLowerCase();
      const before = seen.get(key);
      seen.set(key, { parameter, count: (before?.count ?? 0) + 1 });
      if (!before) continue;
      const { parameter: first } = before;
      const same = first.value.text === parameter.value.text;
      const values = { key: parameter.key.text, first: first.value.text, second: parameter.value.text };
      const text = `${first.value.text} & ${parameter.value.text}`;
      const { line } = ability;
      report({
        span: { start: parameter.key.span.start, end: Math.max(parameter.value.span.end, parameter.key.span.end) },
        message: same ? 'same' : 'differs',
        // Of two texts one is lost, and the card plays the same.
        severity: same || texts.test(parameter.key.text) ? 'warning' : 'error',
        values,
        ...(same && { tag: 'unnecessary' as const }),
        fixes: () =>
          same
            ? [{ title: 'remove', edits: [removeParameter(line, parameter)], safe: true }]
            : [
                ...(joinable.has(key)
                  ? [
                      {
                        title: 'join',
                        values: { text },
                        edits: [replace(first.value.span, text), removeParameter(line, parameter)],
                      },
                    ]
                  : []),
                // Without one of several before it, it would still be one too many.
                ...(before.count > 1 ? [] : [{ title: 'removeFirst', values, edits: [removeParameter(line, first)] }]),
                { title: 'removeSecond', values, edits: [removeParameter(line, parameter)] },
              ],
      });
    }
  },
});
