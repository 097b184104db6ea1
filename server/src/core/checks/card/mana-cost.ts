import { field } from '../../model/card.ts';
import { parseMana } from '../../values/mana.ts';
import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';
import { symbolFixes, symbolMessages, symbolReport } from '../symbols.ts';

export default defineCheck({
  code: 'card/mana-cost',
  severity: 'error',
  since: '0.1.0',
  cites: ['202.1', '107.4'],
  fix: 'safe',
  summary: 'The `ManaCost:` line is empty or holds something that is no mana symbol.',
  why: 'The engine reads one symbol after the other, with blanks between them and without braces. What it cannot read is dropped or misread, and the card costs something else.',
  bad: [
    {
      script: `Name:Braces Sample
ManaCost:{2}{W}
Types:Creature Cat
PT:2/2
Oracle:
`,
    },
    {
      script: `Name:Joined Sample
ManaCost:1WW
Types:Creature Cat
PT:2/2
Oracle:
`,
    },
  ],
  good: [
    {
      script: `Name:Braces Sample
ManaCost:2 W
Types:Creature Cat
PT:2/2
Oracle:
`,
    },
    {
      script: `Name:Hybrid Sample
ManaCost:1 GW GW
Types:Creature Cat
PT:2/2
Oracle:
`,
      note: 'Hybrid symbols are written joined.',
    },
    {
      script: `Name:Meadow Sample
ManaCost:no cost
Types:Land
Oracle:
`,
    },
  ],
  messages: {
    ...symbolMessages,
    twobrid:
      'As one word "{text}" is one symbol that is paid with two mana of any kind or one of that color. Write "2 {color}" for two symbols, "2/{color}" for the one.',
    empty: 'The mana cost is missing. A card without one says "no cost".',
  },
  fixes: { ...symbolFixes, noCost: 'Write "no cost"' },
  face(face, { report }) {
    const value = field(face, 'ManaCost');
    if (!value) return;
    if (value.text === '') {
      const at = face.fields.get('ManaCost')?.[0];
      if (!at) return;
      report({
        span: { start: at.key.span.start, end: at.colon + 1 },
        message: 'empty',
        fixes: () => [
          { title: 'noCost', edits: [replace({ start: at.colon + 1, end: at.colon + 1 }, 'no cost')], safe: false },
        ],
      });
      return;
    }
    const joined = /^2([WUBRG])$/.exec(value.text);
    if (joined?.[1] !== undefined) {
      const [two, color] = [`2 ${joined[1]}`, joined[1]];
      report({
        span: value.span,
        message: 'twobrid',
        severity: 'warning',
        values: { text: value.text, color },
        fixes: () =>
          [two, `2/${color}`].map((right) => ({
            title: 'symbol',
            values: { right },
            edits: [replace(value.span, right)],
          })),
      });
      return;
    }
    for (const symbol of parseMana(value.text, value.span.start).symbols)
      if (symbol.problem) report(symbolReport(symbol));
  },
});
