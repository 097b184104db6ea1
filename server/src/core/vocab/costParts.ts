import costPartData from './data/costParts.json' with { type: 'json' };
import { prepareWords, suggest } from './suggest.ts';
import type { PreparedWords } from './suggest.ts';

/** A part of a cost that is no mana symbol: `Sac<1/CARDNAME>`, `T`. */
export interface CostPartDef {
  readonly token: string;
  /** Names of what stands between `<` and `>`, apart by slashes; `N` is an amount, `desc` free text. */
  readonly args: readonly string[];
  /** How many of them there must be. */
  readonly min: number;
  /** Digits follow the token directly. */
  readonly digits?: true;
  readonly since: string;
  readonly until?: string;
}

/** Sorted by token. */
export const costParts: readonly CostPartDef[] = costPartData as readonly CostPartDef[];

const byToken = new Map(costParts.map((part) => [part.token, part]));
const withDigits = costParts.filter((part) => part.digits);
let near: PreparedWords | undefined;

/** The part with this token, compared as written: the engine takes any other spelling for mana. */
export function costPart(token: string): CostPartDef | undefined {
  return byToken.get(token) ?? withDigits.find((part) => isDigitsAfter(part.token, token));
}

export function suggestCostPart(token: string, options?: { readonly max?: number }): string[] {
  near ??= prepareWords(byToken.keys());
  return suggest(token, near, options);
}

/** Words that are a cost, or part of one, without being paid as written: each stands for a cost known only in play. */
export function isCostWord(word: string): boolean {
  return costWords.has(word) || word.startsWith('DefinedCost_') || word.startsWith('DefinedSACost_');
}

const costWords = new Set([
  'CardManaCost',
  'ChosenManaCost',
  'ChosenNumber',
  'ConvertedManaCost',
  'LifeTotalHalfUp',
  'ManaCost',
]);

function isDigitsAfter(prefix: string, token: string): boolean {
  return token.length > prefix.length && token.startsWith(prefix) && /^\d+$/.test(token.slice(prefix.length));
}
