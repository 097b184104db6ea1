import { said, type Said } from '../../l10n/say.ts';
import { keywordFacts } from '../../keywordFacts.ts';
import { field } from '../../model/card.ts';
import { ruleOfKeywordName } from '../../rules/keywords.ts';
import { argumentsProblem, type KeywordArgument } from '../../vocab/keywords.ts';
import { defineCheck } from '../check.ts';
import { costInText } from '../keywordText.ts';

export default defineCheck({
  code: 'keyword/missing-argument',
  severity: 'error',
  since: '0.1.0',
  cites: ['702.1'],
  fix: 'suggestion',
  summary: 'A keyword lacks its cost, its number or another argument that belongs to it.',
  why: 'The cost in a keyword such as "Warp [cost]" is part of the ability. Without it the engine fails to read the line, or the keyword can never be used.',
  bad: [
    {
      script: `Name:Costless Sample
ManaCost:3 R
Types:Creature Elemental
PT:4/3
K:Warp
Oracle:Warp
`,
    },
    {
      script: `Name:Half Sample
ManaCost:3 R
Types:Creature Elemental
PT:4/3
K:Suspend:4
Oracle:Suspend 4—{R}
`,
    },
  ],
  good: [
    {
      script: `Name:Costless Sample
ManaCost:3 R
Types:Creature Elemental
PT:4/3
K:Warp:1 R
Oracle:Warp {1}{R}
`,
    },
    {
      script: `Name:Granting Sample
ManaCost:1 U
Types:Instant
A:SP$ Pump | ValidTgts$ Instant.YouOwn,Sorcery.YouOwn | TgtZone$ Graveyard | PumpZone$ Graveyard | KW$ Flashback | SpellDescription$ Target instant or sorcery card in your graveyard gains flashback until end of turn.
Oracle:Target instant or sorcery card in your graveyard gains flashback until end of turn.
`,
      note: 'Granted without a cost, Flashback means the mana cost of each card.',
    },
  ],
  messages: {
    missing: '{keyword} needs {argument}, as in "K:{form}".',
    empty: 'Here {argument} is missing, as in "K:{form}".',
    bare: '{keyword} without a cost means the mana cost of this card. Write that cost if this is what you want.',
  },
  fixes: { printed: 'Use the cost in the text: "{text}"', manaCost: 'Use the mana cost: "{text}"' },
  keyword(use, { report }) {
    const { line } = keywordFacts(use);
    if (line.kind !== 'keyword' || line.entry.open) return;
    const { entry, args, name } = line;
    const granted = use.grant !== undefined;
    // An effect may name a keyword alone and say elsewhere what goes with it.
    if (granted && args.length === 0) return;
    const problem = argumentsProblem(entry, args, { granted });
    if (!problem || problem.kind === 'surplus') return;
    const rule = ruleOfKeywordName(entry.name);
    const at = problem.kind === 'empty' ? problem.at.span : name.span;
    // The colon before an empty argument: an empty span would not be seen.
    const span = at.start === at.end ? { start: at.start - 1, end: at.end } : at;
    const bare = entry.bare === 'granted' && !granted && args.length === 0 && problem.argument.kind === 'cost';
    report({
      span,
      message: bare ? 'bare' : problem.kind,
      ...(bare && { severity: 'warning' as const }),
      values: {
        keyword: entry.name,
        argument: inWords(problem.argument),
        form: formOf(entry.name, entry.args, problem.argument),
      },
      rules: rule === undefined ? [] : [rule],
      fixes: () => {
        const printed = granted ? undefined : costInText(use.face, entry.name);
        const cost = printed ?? field(use.face, 'ManaCost')?.text;
        if (granted || problem.argument.kind !== 'cost' || !cost || cost === 'no cost') return [];
        const wanted = entry.args.indexOf(problem.argument);
        if (wanted !== (problem.kind === 'empty' ? args.indexOf(problem.at) : args.length)) return [];
        const text = [entry.name, ...args.slice(0, wanted).map((one) => one.text), cost].join(':');
        const insert =
          problem.kind === 'empty'
            ? { span: problem.at.span, newText: cost }
            : { span: { start: use.piece.span.end, end: use.piece.span.end }, newText: `:${cost}` };
        return [{ title: printed === undefined ? 'manaCost' : 'printed', values: { text }, edits: [insert] }];
      },
    });
  },
});

function inWords({ kind, name }: KeywordArgument): Said {
  switch (kind) {
    case 'cost':
      return said('a cost');
    case 'amount':
    case 'number':
      return said('a number');
    case 'type':
      return said('a type');
    case 'valid':
      return said('a selector such as Creature.YouCtrl');
    case 'svar':
    case 'svars':
      return said('the name of an SVar');
    default:
      return said('its argument "{name}"', { name });
  }
}

/** What the keyword needs, and what stands before the missing argument. */
function formOf(keyword: string, args: readonly KeywordArgument[], missing: KeywordArgument): string {
  const upTo = args.indexOf(missing);
  return [keyword, ...args.filter(({ optional }, at) => !optional || at <= upTo).map(({ name }) => name)].join(':');
}
