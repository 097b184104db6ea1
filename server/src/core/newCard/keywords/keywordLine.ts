/** One printed keyword ability, `Ward—Pay 3 life`, as the engine's `K:` line writes it: `Ward:PayLife<3>`. */
import { keywordEntry, lineSentences, type KeywordEntry } from '../../vocab/keywords.ts';
import { findRuleKeyword } from '../../rules/keywords.ts';
import { readCost } from '../words/costs.ts';
import { forms, type KeywordContext } from './forms.ts';

export interface KeywordLine {
  /** What follows `K:`. */
  readonly text: string;
  /** SVars that the line needs and that only its author can write. */
  readonly needs?: readonly string[];
}

const needs: Readonly<Record<string, string>> = { Gift: 'GiftAbility', Tribute: 'TrigNotTribute' };

const knownSentences = new Set(
  lineSentences.filter(({ granted, until }) => granted !== true && until === undefined).map(({ text }) => text),
);

/** A sentence that the engine reads as a `K:` line word for word. */
export function isKeywordSentence(text: string): boolean {
  return knownSentences.has(text);
}

/** Reads a keyword and its arguments, without reminder text. Undefined where it is none, or is not understood. */
export function readKeyword(words: string, context: KeywordContext): KeywordLine | undefined {
  const text = words.trim().replace(/\.$/, '');
  for (const [pattern, write] of forms) {
    const match = pattern.exec(text);
    const line = match && write(match, context);
    if (line !== undefined && line !== null) return withNeeds(line);
  }
  const plain = plainKeyword(text);
  return plain === undefined ? undefined : withNeeds(plain);
}

/** Its arguments follow the name in the order of the line: a number, a cost, or both. */
function plainKeyword(text: string): string | undefined {
  const match = /^([A-Za-z][A-Za-z'! -]*?)(?: (\d+|X))?(?: ?(?:—|-) ?| )?((?:\{[^}]+\})+|(?<=[—-] ?)[A-Z{].*)?$/.exec(
    text,
  );
  const entry = match && keywordEntry((match[1] ?? '').replace('!', ''));
  if (!match || !entry || entry.head || (entry.until !== undefined && !findRuleKeyword(entry.name))) return undefined;
  const [, , number, cost] = match;
  return fill(entry, number, cost);
}

function fill(entry: KeywordEntry, number: string | undefined, cost: string | undefined): string | undefined {
  let text = entry.now ?? entry.name;
  let isNumberLeft = number !== undefined;
  let isCostLeft = cost !== undefined;
  for (const argument of entry.args) {
    if (isNumberLeft && (argument.kind === 'amount' || argument.kind === 'number')) {
      text += `:${number}`;
      isNumberLeft = false;
    } else if (isCostLeft && argument.kind === 'cost') {
      const read = readCost(cost ?? '');
      if (read === undefined) return undefined;
      text += `:${read}`;
      isCostLeft = false;
      if (entry.args[1]?.kind === 'text' && entry.args[1].name === 'description' && read.includes('<'))
        text += `:${sentence(cost ?? '')}`;
    } else if (argument.kind === 'svar' && !argument.optional) text += `:DB${entry.name}`;
    else if (!argument.optional && !(entry.bare === 'always' && number === undefined && cost === undefined))
      return undefined;
  }
  return isNumberLeft || isCostLeft ? undefined : text;
}

function withNeeds(text: string): KeywordLine {
  const [name = ''] = text.split(':');
  const svar = needs[name] ?? /:(DBBackup)$/.exec(text)?.[1];
  return svar === undefined ? { text } : { text, needs: [svar] };
}

function sentence(words: string): string {
  return /[.!]$/.test(words) ? words : `${words}.`;
}
