import type { Piece } from '../text/span.ts';
import { span } from '../text/span.ts';
import { wordList } from '../vocab/lists.ts';
import { prepareWords, suggest } from '../vocab/suggest.ts';
import type { PreparedWords } from '../vocab/suggest.ts';
import type { ValueProblem } from './problem.ts';

/** The phases and steps named in `Upkeep`, `Main1,Main2` or `BeginCombat->EndCombat`. Spans are offsets in the file. */
export function parsePhases(text: string, offset: number): Piece[] {
  const phases: Piece[] = [];
  for (const match of text.matchAll(/[^,>-]+/g)) {
    const word = match[0].trim();
    if (word === '') continue;
    const start = offset + match.index + match[0].indexOf(word);
    phases.push({ text: word, span: span(start, start + word.length) });
  }
  return phases;
}

let near: PreparedWords | undefined;

/** Unknown phases; letter case does not count, the engine and published scripts differ in `End of Turn`. */
export function phaseProblems(phases: readonly Piece[]): ValueProblem[] {
  const problems: ValueProblem[] = [];
  for (const { text, span: at } of phases) {
    if (wordList('phase').anyCase(text) ?? wordList('phaseWord').anyCase(text)) continue;
    near ??= prepareWords([...wordList('phase').names, ...wordList('phaseWord').names]);
    problems.push({ kind: 'unknown', what: 'phase', word: text, span: at, suggestions: suggest(text, near) });
  }
  return problems;
}
