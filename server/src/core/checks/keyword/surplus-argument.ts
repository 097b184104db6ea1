import { keywordFacts } from '../../keywordFacts.ts';
import { isStackOnlyFace } from '../../model/casting.ts';
import type { KeywordUse } from '../../model/keyword.ts';
import { ruleOfKeywordName } from '../../rules/keywords.ts';
import type { TextEdit } from '../../text/edits.ts';
import { parseMana, toSymbols } from '../../values/mana.ts';
import { argumentsProblem } from '../../vocab/keywords.ts';
import { defineCheck } from '../check.ts';
import { changeInText } from '../keywordText.ts';
import { replace } from '../repairs.ts';

/** The engine compares these lines as a whole, so that an argument hides the keyword from it (702.81a, 702.133a …). */
const comparedWhole = new Set(['Retrace', 'Jump-start', 'Rebound', 'Cascade', 'Storm', 'Cipher', 'Aftermath']);
/** Where a cost was meant, this keyword has one. */
const withCost = new Set(['Retrace', 'Jump-start', 'Aftermath', 'Rebound']);

export default defineCheck({
  code: 'keyword/surplus-argument',
  severity: 'error',
  since: '0.1.0',
  cites: ['702.1'],
  fix: 'suggestion',
  summary: 'A keyword has more arguments than belong to it.',
  why: 'Some keywords without a cost are compared as a whole by the engine: an argument hides them. On others it is ignored, though whoever wrote it meant something by it.',
  bad: [
    {
      script: `Name:Surplus Sample
ManaCost:2 R
Types:Sorcery
K:Jump-start:1 R
A:SP$ Draw | NumCards$ 2 | SpellDescription$ Draw two cards.
Oracle:Draw two cards.\\nJump-start
`,
    },
  ],
  good: [
    {
      script: `Name:Surplus Sample
ManaCost:2 R
Types:Sorcery
K:Jump-start
A:SP$ Draw | NumCards$ 2 | SpellDescription$ Draw two cards.
Oracle:Draw two cards.\\nJump-start
`,
    },
    {
      script: `Name:Kicker Sample
ManaCost:2 R
Types:Creature Goblin
PT:2/2
K:Kicker:1 R:2 G
Oracle:Kicker {1}{R} and/or {2}{G}
`,
      note: 'Kicker may have two costs.',
    },
  ],
  messages: {
    none: '{keyword} takes no argument; the engine does not find the keyword with one.',
    ignored: '{keyword} takes no argument; the engine ignores this one.',
    most: '{keyword} takes {max} arguments at most; what follows is not read.',
  },
  fixes: { remove: 'Remove ":{text}"', flashback: 'Change to "Flashback:{text}"' },
  keyword(use, { report }) {
    const { line } = keywordFacts(use);
    if (line.kind !== 'keyword') return;
    const { entry, args } = line;
    const problem = argumentsProblem(entry, args, { granted: use.grant !== undefined });
    if (problem?.kind !== 'surplus') return;
    const last = args.at(-1) ?? problem.first;
    const span = { start: problem.first.span.start, end: last.span.end };
    const rule = ruleOfKeywordName(entry.name);
    const text = use.piece.text.slice(span.start - use.piece.span.start, span.end - use.piece.span.start);
    const dead = comparedWhole.has(entry.name);
    report({
      span: span.start === span.end ? { start: span.start - 1, end: span.end } : span,
      message: problem.max > 0 ? 'most' : dead ? 'none' : 'ignored',
      severity: dead ? 'error' : 'warning',
      values: { keyword: entry.name, max: problem.max },
      rules: rule === undefined ? [] : [rule],
      tag: 'unnecessary',
      fixes: () => [
        {
          title: 'remove',
          values: { text },
          edits: [replace({ start: problem.first.span.start - 1, end: last.span.end }, '')],
        },
        ...(withCost.has(entry.name) && text !== '' && !isStackOnlyFace(use.face)
          ? [{ title: 'flashback', values: { text }, edits: asFlashback(use, entry.name, text) }]
          : []),
      ],
    });
  },
});

function asFlashback(use: KeywordUse, keyword: string, cost: string): TextEdit[] {
  const text = `Flashback ${toSymbols(parseMana(cost, 0))}`;
  return [replace(use.piece.span, `Flashback:${cost}`), ...(use.grant ? [] : changeInText(use.face, keyword, text))];
}
