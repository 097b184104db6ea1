import type { FieldLine } from '../../syntax/nodes.ts';
import type { Span } from '../../text/span.ts';
import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';
import { longestWords } from '../../text/pattern.ts';

export default defineCheck({
  code: 'syntax/svar-colon',
  severity: 'error',
  since: '0.1.0',
  cites: [],
  fix: 'suggestion',
  summary: 'An SVar has no colon between its name and its value.',
  why: 'All that stands behind "SVar:" is then the name of an SVar without a value, which no line names.',
  bad: [
    {
      script: `Name:Colonless Sample
ManaCost:2 W
Types:Creature Cat
PT:2/2
T:Mode$ Attacks | ValidCard$ Card.Self | Execute$ TrigGain | TriggerDescription$ Whenever CARDNAME attacks, you gain 2 life.
SVar:TrigGainDB$ GainLife | LifeAmount$ 2
Oracle:Whenever Colonless Sample attacks, you gain 2 life.
`,
    },
  ],
  good: [
    {
      script: `Name:Colonless Sample
ManaCost:2 W
Types:Creature Cat
PT:2/2
T:Mode$ Attacks | ValidCard$ Card.Self | Execute$ TrigGain | TriggerDescription$ Whenever CARDNAME attacks, you gain 2 life.
SVar:TrigGain:DB$ GainLife | LifeAmount$ 2
Oracle:Whenever Colonless Sample attacks, you gain 2 life.
`,
    },
  ],
  messages: {
    missing: 'A colon is missing between the name of the SVar and its value.',
    nothing: 'The SVar has no value: "SVar:{name}:…".',
  },
  fixes: { split: 'Write "SVar:{name}:…"' },
  line(line, { report }) {
    if (line.kind !== 'field') return;
    const name = line.inner?.key.text === 'SVar' ? line.inner.name : line.name;
    const svar = line.inner ?? line;
    if (svar.key.text !== 'SVar' || svar.nameColon !== undefined || !name || name.text === '') return;
    const split = valueIn(svar);
    if (!split) {
      report({ span: name.span, message: 'nothing', severity: 'warning', values: { name: name.text } });
      return;
    }
    report({
      span: split.shown,
      message: 'missing',
      fixes: () => [{ title: 'split', values: { name: split.name }, edits: [replace(split.gap, ':')] }],
    });
  },
});

/** How a value begins: with an ability, an amount, or as a flag. */
const value =
  /^(\w+?)([\s;.,=]*)((?:DB|AB|SP|ST|Mode|Event|Count|Number|SVar|(?:Trigger|Replace)Count|(?:PlayerCount|Targeted|Triggered|Remembered|Replaced|Sacrificed|Discarded|Exiled|Revealed|Imprinted|Enchanted|Equipped)\w*)\$|(?:TRUE|True)$)/;

interface Split {
  readonly name: string;
  /** From the name to the word that the value begins with. */
  readonly shown: Span;
  /** What stands where the colon belongs. */
  readonly gap: Span;
}

function valueIn({ name }: FieldLine): Split | undefined {
  const match = name && value.exec(name.text.slice(0, longestWords));
  if (!match) return undefined;
  const { start } = name.span;
  const [whole, own = '', between = ''] = match;
  const gap = { start: start + own.length, end: start + own.length + between.length };
  return { name: own, shown: { start, end: start + whole.length }, gap };
}
