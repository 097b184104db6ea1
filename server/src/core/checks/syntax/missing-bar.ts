import type { Parameter } from '../../syntax/nodes.ts';
import type { Span } from '../../text/span.ts';
import type { Vocabulary } from '../../vocab/vocabulary.ts';
import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';

/** A word and a dollar sign behind a blank. */
const inner = /(?<=\s)([A-Z][A-Za-z]+)\s?\$(?=\s|$)/g;
/** In these a parameter's name may be quoted, or a record stands on purpose. */
const texts = /Description$|^(Description|Text|AILogic)$/i;

export default defineCheck({
  code: 'syntax/missing-bar',
  severity: 'error',
  since: '0.1.0',
  cites: [],
  fix: 'suggestion',
  summary: 'A parameter stands within the value of another one: the bar between them is missing.',
  why: 'Without the bar the engine reads everything up to the next one as a single value, which matches nothing.',
  bad: [
    {
      script: `Name:Barless Sample
ManaCost:1 U
Types:Instant
A:SP$ Draw NumCards$ 2 | SpellDescription$ Draw two cards.
Oracle:Draw two cards.
`,
    },
  ],
  good: [
    {
      script: `Name:Barless Sample
ManaCost:1 U
Types:Instant
A:SP$ Draw | NumCards$ 2 | SpellDescription$ Draw two cards.
Oracle:Draw two cards.
`,
    },
    {
      script: `Name:Counting Sample
ManaCost:1 R
Types:Instant
A:SP$ DealDamage | ValidTgts$ Any | NumDmg$ Count$Valid Creature.YouCtrl | SpellDescription$ CARDNAME deals damage to any target equal to the number of creatures you control.
Oracle:Counting Sample deals damage to any target equal to the number of creatures you control.
`,
      note: 'Amounts use the same sign.',
    },
  ],
  messages: { bar: 'A "|" is missing before "{key}$".' },
  fixes: { bar: 'Add the bar' },
  ability(ability, { vocab, report }) {
    for (const parameter of ability.record.parameters) {
      const found = parameterWithin(parameter, vocab);
      if (!found) continue;
      const { gap, key, span } = found;
      report({
        span,
        message: 'bar',
        values: { key },
        fixes: () => [{ title: 'bar', edits: [replace(gap, ' | ')] }],
      });
    }
  },
});

interface Within {
  readonly key: string;
  readonly span: Span;
  /** What stands where the bar belongs. */
  readonly gap: Span;
}

function parameterWithin({ key, value, dollar }: Parameter, vocab: Vocabulary): Within | undefined {
  if (dollar === undefined || !value.text.includes('$')) return undefined;
  const { start } = value.span;
  // `You $ SpellDescription$ text`: a dollar sign in place of the bar.
  const sign = /(?<!\s)\s+\$\s+([A-Z][A-Za-z]+)(?=\s?\$)/.exec(value.text);
  if (sign?.[1] !== undefined && vocab.parameters.has(sign[1])) {
    const at = start + sign.index;
    const end = at + sign[0].length;
    return { key: sign[1], span: { start: end - sign[1].length, end }, gap: { start: at, end: end - sign[1].length } };
  }
  if (texts.test(key.text) && !/Description\s?\$/.test(value.text)) return undefined;
  for (const match of value.text.matchAll(inner)) {
    const name = match[1] ?? '';
    if (!vocab.parameters.has(name)) continue;
    const at = start + match.index;
    const before = value.text.slice(0, match.index);
    const gapStart = start + before.trimEnd().length;
    return { key: name, span: { start: at, end: at + name.length }, gap: { start: gapStart, end: at } };
  }
  return undefined;
}
