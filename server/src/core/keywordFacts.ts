/**
 * The one table of keywords: what the engine reads on the line, and what the rules say of that keyword, side by side.
 * Checks, hover and completion ask here.
 */
import type { KeywordUse } from './model/keyword.ts';
import { findRuleKeyword, type RuleKeyword } from './rules/keywords.ts';
import type { Piece } from './text/span.ts';
import { readKeywordLine, type KeywordArgument, type KeywordLine } from './vocab/keywords.ts';

export interface KeywordFacts {
  /** As the engine reads it. */
  readonly line: KeywordLine;
  /** What the rules know of it; absent for heads and sentences that only scripts know. */
  readonly rule: RuleKeyword | undefined;
  /** The name in its right spelling; what stands there where nobody knows it. */
  readonly name: string;
}

const known = new WeakMap<KeywordUse, KeywordFacts>();

export function keywordFacts(use: KeywordUse): KeywordFacts {
  const before = known.get(use);
  if (before) return before;
  const facts = readFacts(use);
  known.set(use, facts);
  return facts;
}

function readFacts(use: KeywordUse): KeywordFacts {
  const line = readKeywordLine(use.piece.text, use.piece.span.start);
  switch (line.kind) {
    case 'keyword':
      return { line, rule: line.entry.head ? undefined : findRuleKeyword(line.entry.name), name: line.entry.name };
    case 'family': {
      const name = line.family.now ?? line.family.family;
      return { line, rule: findRuleKeyword(name), name };
    }
    case 'sentence':
      return { line, rule: undefined, name: use.piece.text };
    case 'unknown':
      return { line, rule: undefined, name: use.name.text };
  }
}

export interface ReadArgument {
  readonly argument: KeywordArgument;
  readonly piece: Piece;
}

/** The arguments that are there, each with what the engine takes it for. */
export function readArguments(use: KeywordUse): ReadArgument[] {
  const { line } = keywordFacts(use);
  if (line.kind !== 'keyword') return [];
  const { entry, args } = line;
  const other = entry.otherArgs?.[0]?.words?.includes(args[0]?.text ?? '') ? entry.otherArgs : undefined;
  const expected = other ?? entry.args;
  return args.flatMap((piece, at) => {
    const argument = expected[at];
    return argument ? [{ argument, piece }] : [];
  });
}

/** The first argument that is a cost. */
export function costArgument(use: KeywordUse): Piece | undefined {
  return readArguments(use).find(({ argument }) => argument.kind === 'cost')?.piece;
}

/** Keywords whose cost is paid instead of the mana cost (118.9), the costless form of Mayhem left out. */
export function isAlternativeCost(use: KeywordUse): boolean {
  const { rule } = keywordFacts(use);
  return rule?.alternativeCost === true && !(rule.en === 'Mayhem' && use.args.length === 0);
}
