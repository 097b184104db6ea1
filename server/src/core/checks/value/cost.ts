import { said, type Said } from '../../l10n/say.ts';
import { readArguments } from '../../keywordFacts.ts';
import { recordFacts } from '../../recordFacts.ts';
import type { Face } from '../../model/card.ts';
import type { Piece } from '../../text/span.ts';
import { costProblems, parseCost, type CostProblem } from '../../values/cost.ts';
import { defineCheck, type CheckContext } from '../check.ts';
import { replace } from '../repairs.ts';
import { symbolFixes, symbolMessages, symbolReport } from '../symbols.ts';
import { rejoin } from '../../text/runs.ts';

export default defineCheck({
  code: 'value/cost',
  severity: 'error',
  since: '0.1.0',
  cites: ['118.1', '107.4'],
  fix: 'safe',
  summary: 'A cost holds something that the engine cannot read as a cost.',
  why: 'A cost is a list of mana symbols and of parts such as `Sac<1/Creature>`, with blanks between them. A part that the engine does not know is taken for mana and costs nothing at all.',
  bad: [
    {
      script: `Name:Braces Sample
ManaCost:3 R
Types:Creature Elemental
PT:4/3
K:Warp:{1}{R}
Oracle:Warp {1}{R}
`,
    },
    {
      script: `Name:Part Sample
ManaCost:1 B
Types:Creature Zombie
PT:2/2
K:Ward:Sacrifice<1/Creature>
Oracle:Ward—Sacrifice a creature.
`,
    },
  ],
  good: [
    {
      script: `Name:Braces Sample
ManaCost:3 R
Types:Creature Elemental
PT:4/3
K:Warp:1 R
Oracle:Warp {1}{R}
`,
    },
    {
      script: `Name:Part Sample
ManaCost:1 B
Types:Creature Zombie
PT:2/2
K:Ward:Sac<1/Creature>
Oracle:Ward—Sacrifice a creature.
`,
    },
  ],
  messages: {
    ...symbolMessages,
    unknownToken: 'The engine knows no cost "{text}", and would charge nothing for it.',
    suggestToken: 'The engine knows no cost "{text}", and would charge nothing for it. Did you mean "{right}"?',
    argumentCount: '"{text}" takes {expected}, not {found}.',
    unclosed: '">" is missing at the end of "{text}".',
    missingBlank: 'A blank is missing before this part of the cost; the engine reads it and the one before as one.',
  },
  fixes: { ...symbolFixes, replace: 'Change to "{right}"', close: 'Add ">"', blank: 'Add the blank' },
  ability(ability, context) {
    for (const { value, kind } of recordFacts(ability, context.vocab).parameters)
      if (kind?.kind === 'cost') checkCost(value, ability.face, context);
  },
  keyword(use, context) {
    for (const { argument, piece } of readArguments(use))
      if (argument.kind === 'cost' && !argument.words?.includes(piece.text)) checkCost(piece, use.face, context);
  },
});

function checkCost(piece: Piece, face: Face, { vocab, report }: CheckContext): void {
  // Empty, or no cost at all: other checks speak of that.
  if (piece.text === '' || piece.text.toLowerCase() === 'no cost') return;
  const isName = (word: string): boolean => face.svarsByName.has(word) || vocab.costParts.has(word);
  const cost = parseCost(piece.text, piece.span.start);
  const problems = costProblems(cost, isName);
  // Offsets at which a part begins that is itself wrong.
  const told = new Set(problems.filter(({ kind }) => kind !== 'missingBlank').map(({ span }) => span.start));
  for (const problem of problems) {
    if (problem.kind === 'mana') report(symbolReport(problem.symbol));
    else report({ span: problem.span, ...wordsFor(problem, told) });
  }
  for (const part of cost.parts) {
    // What is revealed is chosen by a selector, whose alternatives have a comma between them.
    if (part.kind !== 'part' || !part.def || part.token === 'Reveal') continue;
    const [type] = part.args.filter(({ text }, at) => at > 0 && /^[A-Z][\w.+]*\s*,\s*[A-Z]/.test(text));
    if (!type || type.text.includes('named')) continue;
    const right = rejoin(type.text, ',', ';');
    report({
      span: type.span,
      message: 'separator',
      values: { right },
      fixes: () => [{ title: 'replace', values: { right }, edits: [replace(type.span, right)] }],
    });
  }
}

function wordsFor(
  problem: Exclude<CostProblem, { kind: 'mana' }>,
  wrong: ReadonlySet<number>,
): Omit<Parameters<CheckContext['report']>[0], 'span'> {
  const { span } = problem;
  switch (problem.kind) {
    case 'unknownToken': {
      const [right] = problem.suggestions;
      const unknownWord = { table: 'costParts', word: problem.token } as const;
      if (right === undefined)
        return { message: 'unknownToken', severity: 'warning', values: { text: problem.token }, unknownWord };
      return {
        message: 'suggestToken',
        unknownWord,
        values: { text: problem.token, right },
        fixes: () =>
          problem.suggestions.map((text) => ({
            title: 'replace',
            values: { right: text },
            edits: [replace({ start: span.start, end: span.start + problem.token.length }, text)],
          })),
      };
    }
    case 'argumentCount':
      return {
        message: 'argumentCount',
        values: { text: problem.token, expected: range(problem.min, problem.max), found: problem.found },
      };
    case 'unclosed':
      return {
        message: 'unclosed',
        values: { text: problem.token },
        fixes: () => [{ title: 'close', edits: [replace({ start: span.end, end: span.end }, '>')] }],
      };
    case 'missingBlank':
      return {
        message: 'missingBlank',
        fixes: () => [
          {
            title: 'blank',
            edits: [replace({ start: span.start, end: span.start }, ' ')],
            // Before something that is no cost it may be another sign that is missing.
            safe: !wrong.has(span.start),
          },
        ],
      };
  }
}

function range(min: number, max: number): Said {
  if (min === max) return min === 1 ? said('1 argument') : said('{count} arguments', { count: min });
  return max === Infinity ? said('at least {min} arguments', { min }) : said('{min} to {max} arguments', { min, max });
}
