import type { Piece } from '../text/span.ts';
import { span } from '../text/span.ts';
import { wordList } from '../vocab/lists.ts';
import { prepareWords, suggest } from '../vocab/suggest.ts';
import type { PreparedWords } from '../vocab/suggest.ts';
import type { ValueProblem } from './problem.ts';

/** The zones of a list, apart by commas or blanks as the engine splits it. Spans are offsets in the file. */
export function parseZones(text: string, offset: number): Piece[] {
  const zones: Piece[] = [];
  for (const match of text.matchAll(/[^, ]+/g)) {
    zones.push({ text: match[0], span: span(offset + match.index, offset + match.index + match[0].length) });
  }
  return zones;
}

/** True for a zone, for `All` or `Any`, and for the two ends of the library, as they are written. */
export function isZone(word: string): boolean {
  return wordList('zone').has(word) || wordList('zoneWord').has(word) || wordList('libraryEnd').has(word);
}

export function zoneProblems(zones: readonly Piece[]): ValueProblem[] {
  const problems: ValueProblem[] = [];
  for (const { text, span: at } of zones) {
    if (isZone(text)) continue;
    const suggestions = suggestZone(text);
    const wrongCase = suggestions[0]?.toLowerCase() === text.toLowerCase();
    problems.push({ kind: wrongCase ? 'wrongCase' : 'unknown', what: 'zone', word: text, span: at, suggestions });
  }
  return problems;
}

let near: PreparedWords | undefined;

export function suggestZone(word: string): string[] {
  near ??= prepareWords([...wordList('zone').names, ...wordList('zoneWord').names, ...wordList('libraryEnd').names]);
  return suggest(word, near);
}
