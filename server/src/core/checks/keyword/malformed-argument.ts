import { keywordFacts, readArguments } from '../../keywordFacts.ts';
import { parameter } from '../../model/ability.ts';
import type { Face } from '../../model/card.ts';
import type { KeywordUse } from '../../model/keyword.ts';
import { ruleOfKeywordName } from '../../rules/keywords.ts';
import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';

export default defineCheck({
  code: 'keyword/malformed-argument',
  severity: 'error',
  since: '0.1.0',
  cites: ['702.1'],
  fix: 'suggestion',
  summary: 'A number of a keyword is none, or one of its fixed words is another.',
  why: 'Where a keyword takes a number the engine reads digits, X or the name of an SVar that counts something. It stops with an error on anything else, or takes it for 0.',
  bad: [
    {
      script: `Name:Number Sample
ManaCost:2 G
Types:Creature Beast
PT:2/2
K:Bushido:one
Oracle:Bushido 1
`,
    },
  ],
  good: [
    {
      script: `Name:Number Sample
ManaCost:2 G
Types:Creature Beast
PT:2/2
K:Bushido:1
Oracle:Bushido 1
`,
    },
    {
      script: `Name:Counting Sample
ManaCost:2 G
Types:Creature Beast
PT:2/2
K:Bushido:Allies
SVar:Allies:Count$Valid Creature.YouCtrl
Oracle:Bushido X, where X is the number of creatures you control.
`,
      note: 'An SVar of this face may count.',
    },
  ],
  messages: {
    amount: '{keyword} takes a number here: digits, X or the name of an SVar of this face, not "{text}".',
    number: '{keyword} takes a number here, not "{text}".',
    word: '{keyword} knows only {words} here, not "{text}".',
    swapped: '{keyword} has its number first and its cost second: "{right}".',
  },
  fixes: { number: 'Change to "{right}"', swap: 'Change to "{right}"' },
  keyword(use, { report }) {
    const facts = keywordFacts(use);
    if (facts.line.kind !== 'keyword') return;
    const { entry } = facts.line;
    const rules = [ruleOfKeywordName(entry.name)].filter((rule) => rule !== undefined);
    const read = readArguments(use);
    for (const [at, { argument, piece }] of read.entries()) {
      const { text, span } = piece;
      if (text === '') continue;
      const { words } = argument;
      if (argument.kind === 'flag' && words && !words.includes(text)) {
        report({ span, message: 'word', values: { keyword: entry.name, text, words: words.join(', ') }, rules });
        return;
      }
      if (argument.kind !== 'amount' && argument.kind !== 'number') continue;
      if (words?.includes(text) || isComputed(use, text)) continue;
      if (argument.kind === 'number' ? /^[+-]?\d+$/.test(text) || isName(text, use.face) : isAmount(text, use.face))
        continue;
      const next = read[at + 1];
      if (
        argument.kind === 'amount' &&
        next?.argument.kind === 'cost' &&
        /^\d+$/.test(next.piece.text) &&
        isMana(text)
      ) {
        const right = `${entry.name}:${next.piece.text}:${text}`;
        const whole = { start: span.start, end: next.piece.span.end };
        const edits = [replace(whole, `${next.piece.text}:${text}`)];
        report({
          span: whole,
          message: 'swapped',
          values: { keyword: entry.name, right },
          rules,
          fixes: () => [{ title: 'swap', values: { right }, edits }],
        });
        return;
      }
      const digits = digitsIn(text);
      report({
        span,
        message: argument.kind,
        values: { keyword: entry.name, text },
        rules,
        fixes: () =>
          digits === undefined ? [] : [{ title: 'number', values: { right: digits }, edits: [replace(span, digits)] }],
      });
      return;
    }
  },
});

/** `AddKeyword$ Soulshift:N | CalcKeywordN$ X` puts a number in the letter's place. */
function isComputed(use: KeywordUse, text: string): boolean {
  return use.grant !== undefined && parameter(use.grant.ability, `CalcKeyword${text}`) !== undefined;
}

function isAmount(text: string, face: Face): boolean {
  return /^[+-]?\d+$/.test(text) || /^[XYZ]$/.test(text) || text.includes('$') || isName(text, face);
}

function isName(text: string, face: Face): boolean {
  return face.svarsByName.has(text) || text === 'X';
}

function isMana(text: string): boolean {
  return /^[\dWUBRGCXP/ ]+$/.test(text);
}

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The number that `{2}` or `two` means. */
function digitsIn(text: string): string | undefined {
  const word = numberWords.indexOf(text.toLowerCase());
  return word >= 0 ? String(word) : /^\{(\d+)\}$/.exec(text)?.[1];
}
