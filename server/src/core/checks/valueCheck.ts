/** What the checks of values have in common: each looks at one kind of value and puts its problems into words. */
import { either } from '../l10n/say.ts';
import { valueProblems } from '../parameterValues.ts';
import type { ValueProblem, WordClass } from '../values/problem.ts';
import type { ValueKind } from '../vocab/parameters.ts';
import { vocabularyEdition } from '../vocab/vocab.ts';
import { defineCheck, type Check, type Report, type UnknownWord } from './check.ts';
import { replace } from './repairs.ts';

type ValueCheck = Pick<Check, 'code' | 'cites' | 'summary' | 'why' | 'bad' | 'good'> & {
  readonly kinds: readonly ValueKind[];
  /** What such a word is called, for the messages: `zone`, `counter`. */
  readonly noun: string;
};

export function defineValueCheck({ kinds, noun, ...check }: ValueCheck): Check {
  return defineCheck({
    ...check,
    severity: 'error',
    since: '0.1.0',
    fix: 'suggestion',
    whenNot: 'For words newer than the tables: add the word to `cardscript.json`.',
    messages: {
      suggest: `"{word}" is no ${noun}. Did you mean {suggestion}?`,
      unknown: `"{word}" is no ${noun}, as far as the tables of {edition} know.`,
      number: `"Number$" takes a number, not "{word}".`,
      case: 'Write "{right}": the engine is case-sensitive here.',
      capitals: 'The usual spelling is "{right}".',
      argument: 'The engine cannot read what follows "{word}" here.',
      separator: 'The engine does not split the list here: write "{right}".',
      and: 'Separate these with "{right}".',
      empty: `${/^[aeiou]/.test(noun) ? 'An' : 'A'} ${noun} is missing here.`,
    },
    fixes: { replace: 'Change to "{right}"' },
    face(face, { vocab, report }) {
      for (const { kind, problem } of valueProblems(face, vocab)) if (kinds.includes(kind)) report(reportOf(problem));
    },
  });
}

/** Where the engine tells capitals from small letters. */
const exactCase: ReadonlySet<WordClass> = new Set(['comparator', 'defined', 'property', 'type']);

/** The tables that a word may be missing from. */
const tables: Partial<Record<WordClass, UnknownWord['table']>> = {
  amount: 'amounts',
  arithmetic: 'amounts',
  counter: 'counters',
  defined: 'defined',
  keyword: 'keywords',
  property: 'properties',
  type: 'types',
};

function missingWord({ kind, what, word }: ValueProblem): UnknownWord | undefined {
  const table = kind === 'unknown' ? tables[what] : undefined;
  // What follows a blank is no part of the name.
  const name = word.trim().split(' ')[0] ?? '';
  return table && name !== '' ? { table, word: name } : undefined;
}

function reportOf(problem: ValueProblem): Report {
  const { kind, what, word, span } = problem;
  // The same letters are what was meant; other words that are near were not.
  const suggestions = kind === 'wrongCase' ? problem.suggestions.slice(0, 1) : problem.suggestions;
  const lenient = (kind === 'wrongCase' && !exactCase.has(what)) || (kind === 'separator' && what === 'defined');
  const [right] = suggestions;
  const unknownWord = missingWord(problem);
  const certain = right !== undefined || kind === 'empty' || what === 'number';
  return {
    span: span.start === span.end ? { start: span.start - 1, end: span.end } : span,
    message: messageOf(problem, lenient),
    // Far from every known word it may be one that is newer than the tables.
    severity: certain && !lenient ? 'error' : 'warning',
    values: {
      word,
      right: right ?? '',
      suggestion: either(suggestions.map((one) => `"${one}"`)),
      edition: vocabularyEdition,
    },
    ...(unknownWord && { unknownWord }),
    fixes: () =>
      suggestions.map((text) => ({ title: 'replace', values: { right: text }, edits: [replace(span, text)] })),
  };
}

/** `lenient`: the engine reads it either way. */
function messageOf({ kind, what, suggestions }: ValueProblem, lenient: boolean): string {
  const known = suggestions.length > 0;
  switch (kind) {
    case 'wrongCase':
      return lenient ? 'capitals' : 'case';
    case 'separator':
      if (!known) return 'argument';
      return lenient ? 'and' : 'separator';
    case 'unknown':
      if (what === 'number') return 'number';
      return known ? 'suggest' : 'unknown';
    default:
      return kind;
  }
}
