/** What the checks of values have in common: each looks at one kind of value and puts its problems into words. */
import { valueProblems } from '../parameterValues.ts';
import type { ValueProblem } from '../values/problem.ts';
import type { ValueKind } from '../vocab/parameters.ts';
import { vocabularyEdition } from '../vocab/vocab.ts';
import { defineCheck, type Check, type Report } from './check.ts';
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
      unknown: `"{word}" is no ${noun} that these tables know ({edition}).`,
      case: 'This is written "{right}"; the engine tells capitals from small letters here.',
      argument: 'What follows "{word}" here is not what the engine reads.',
      separator: 'The engine does not split here: write "{right}".',
      empty: `A ${noun} is missing here.`,
    },
    fixes: { replace: 'Change to "{right}"' },
    face(face, { vocab, report }) {
      for (const { kind, problem } of valueProblems(face, vocab)) if (kinds.includes(kind)) report(reportOf(problem));
    },
  });
}

function reportOf({ kind, what, word, span, suggestions }: ValueProblem): Report {
  // The engine finds a counter in any letter case, and splits some lists in either way.
  const lenient =
    (kind === 'wrongCase' && what !== 'property' && what !== 'type') || (kind === 'separator' && what === 'defined');
  const [right] = suggestions;
  const known = right !== undefined;
  const message = kind === 'wrongCase' ? 'case' : kind === 'unknown' && known ? 'suggest' : kind;
  return {
    span: span.start === span.end ? { start: span.start - 1, end: span.end } : span,
    message: message === 'separator' && !known ? 'argument' : message,
    // Far from every known word it may be one that is newer than the tables.
    severity: (known || kind === 'empty') && !lenient ? 'error' : 'warning',
    values: {
      word,
      right: right ?? '',
      suggestion: suggestions.map((one) => `"${one}"`).join(' or '),
      edition: vocabularyEdition,
    },
    fixes: () =>
      suggestions.map((text) => ({ title: 'replace', values: { right: text }, edits: [replace(span, text)] })),
  };
}
