import { keywordFacts, readArguments } from '../../keywordFacts.ts';
import { field } from '../../model/card.ts';
import { withLineBreaks } from '../../model/oracle.ts';
import { parseMana, toSymbols } from '../../values/mana.ts';
import { defineCheck } from '../check.ts';
import { asScript, printedCosts } from '../keywordText.ts';
import { replace } from '../repairs.ts';

export default defineCheck({
  code: 'oracle/keyword-cost',
  severity: 'warning',
  since: '0.1.0',
  cites: ['702.1'],
  fix: 'suggestion',
  summary: 'A keyword has another mana cost on its `K:` line than in the Oracle text.',
  why: 'The engine charges what the `K:` line says. A cost left over from the card that was copied shows only against the text.',
  bad: [
    {
      script: `Name:Pricing Sample
ManaCost:2 U
Types:Creature Bird
PT:2/2
K:Cycling:2
Oracle:Cycling {U}
`,
    },
  ],
  good: [
    {
      script: `Name:Pricing Sample
ManaCost:2 U
Types:Creature Bird
PT:2/2
K:Cycling:U
Oracle:Cycling {U}
`,
    },
    {
      script: `Name:Kicking Sample
ManaCost:2 U
Types:Creature Bird
PT:2/2
K:Kicker:1 G:W
Oracle:Kicker {1}{G} and/or {W}
`,
    },
  ],
  messages: { differs: 'The Oracle text has {keyword} {printed}, this line {cost}.' },
  fixes: { replace: 'Change to "{right}"' },
  face(face, { report }) {
    const text = field(face, 'Oracle')?.text;
    if (!text?.includes('{')) return;
    let oracle: string | undefined;
    const printedByName = new Map<string, Printed>();
    for (const use of face.keywords) {
      const { rule, name, line } = keywordFacts(use);
      if (!rule || line.kind !== 'keyword' || !line.entry.args.some(({ kind }) => kind === 'cost')) continue;
      oracle ??= withLineBreaks(text);
      let printed = printedByName.get(name);
      if (!printed) {
        const costs = printedCosts(oracle, name);
        printed = { first: costs[0], all: new Set(costs.map(ordered)) };
        printedByName.set(name, printed);
      }
      const { first, all } = printed;
      if (first === undefined) continue;
      for (const { argument, piece } of readArguments(use)) {
        if (argument.kind !== 'cost' || piece.text === '' || piece.text.includes('<')) continue;
        // The name of an SVar is an amount of mana that the text puts into words.
        if (face.svarsByName.has(piece.text)) continue;
        const cost = parseMana(piece.text, piece.span.start);
        if (cost.noCost || cost.symbols.length === 0 || cost.symbols.some(({ problem }) => problem)) continue;
        if (all.has(ordered(toSymbols(cost)))) continue;
        const right = asScript(first);
        report({
          span: piece.span,
          message: 'differs',
          values: { keyword: name, printed: first, cost: toSymbols(cost) },
          fixes: () =>
            right === undefined ? [] : [{ title: 'replace', values: { right }, edits: [replace(piece.span, right)] }],
        });
      }
    }
  },
});

/** The costs that the text has for a keyword; those of all are in order. */
interface Printed {
  readonly first: string | undefined;
  readonly all: ReadonlySet<string>;
}

function ordered(symbols: string): string {
  return (symbols.toUpperCase().match(/\{[^{}]*\}/g) ?? []).sort().join('');
}
