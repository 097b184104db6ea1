import data from './data/keywords.json' with { type: 'json' };
import { foldName } from './foldName.ts';
import { parseRuleNumber } from './ruleNumber.ts';

/**
 * `castZones`: every zone from which the card may be cast; `permittedZones`: whatever another rule or effect permits;
 * `damageZones`: wherever the source deals damage from; `namedZones`: those the ability itself names;
 * `entering`: as the permanent enters the battlefield.
 */
export type KeywordZone =
  | 'battlefield'
  | 'battlefieldFaceDown'
  | 'beforeTheGame'
  | 'castZones'
  | 'command'
  | 'damageZones'
  | 'entering'
  | 'everywhere'
  | 'exile'
  | 'graveyard'
  | 'hand'
  | 'namedZones'
  | 'outsideTheGame'
  | 'permittedZones'
  | 'stack';

/**
 * How a keyword bears on casting. `R` a cost that rides on any permission to cast, `H` the same from the hand only,
 * `P` a cost that carries its own permission, `A` an additional cost with a permission, `N` a way to cast that is no
 * cost of its own, `+` an additional cost, `pays` pays part of the final total.
 */
export type CostClass = 'R' | 'H' | 'P' | 'A' | 'N' | '+' | 'pays';

/** What is known of a keyword ability of section 702. Where each field is from stands in `data/SOURCE.md`. */
export interface RuleKeyword {
  /** Without a letter: `702.103`. */
  readonly rule: string;
  readonly en: string;
  /** Null where no Spanish name is known. */
  readonly es: string | null;
  readonly esSource?: 'card text' | 'seed' | 'card text and seed' | 'memory';
  /** What it does, in our words: one sentence, or two where it says how something is paid. */
  readonly summary: string;
  /** How the cost is paid and from where; only on keywords with a `costClass`. */
  readonly paid?: string;
  /** What becomes of the card afterwards, where a way to cast has a consequence. */
  readonly afterwards?: string;
  readonly kind: 'static' | 'triggered' | 'activated' | 'mixed';
  /** What follows the name; `a|b` is either, `a+b` both. */
  readonly param: string;
  readonly costClass?: CostClass;
  readonly alternativeCost?: true;
  readonly additionalCost?: true;
  readonly costReduction?: true;
  /** The alternative cost itself where it is not the one that the card names (morph, disguise). */
  readonly altCostIsFixed?: string;
  readonly castFrom?: readonly KeywordZone[];
  readonly functionsIn: readonly KeywordZone[];
  readonly cardTypes: {
    /** Card types in lower case on which it can do anything; null for any. */
    readonly allowed: readonly string[] | null;
    readonly rules: readonly string[];
    readonly reason?: string;
  };
  /** It does nothing unless the permanent is or becomes a creature. */
  readonly needsCreature?: true;
  /** What a second instance on the same object does, and the subrule that says so. */
  readonly repeats?: { readonly kind: 'redundant' | 'separate'; readonly rule: string };
  /** Other names that mean this keyword or a form of it, and where that form is defined. */
  readonly variants?: readonly { readonly name: string; readonly rule: string }[];
  /** False where the engine does not script it as a `K:` line. */
  readonly scriptedAsK?: false;
  readonly note?: string;
  /** Letters of its subrules. */
  readonly subrules: string;
  readonly subrulesEdition: string;
  /** What in this entry still wants a second look. */
  readonly unsure?: string;
}

/** All keyword abilities, 702.2 onwards, in the order of the rules. */
export const ruleKeywords: readonly RuleKeyword[] = data.keywords as readonly RuleKeyword[];

/** The Spanish name as people are shown it: with a mark where no printed card and no text stands behind it. */
export function spanishName({ es, esSource }: RuleKeyword): string | null {
  return es !== null && esSource === 'memory' ? `${es} (?)` : es;
}

/** Effective date of the edition whose list of keywords this is, `YYYY-MM-DD`. */
export const keywordsEdition: string = data.edition;

interface Named {
  readonly keyword?: RuleKeyword;
  readonly rule?: string;
}

const english = new Map<string, Named>();
const spanish = new Map<string, RuleKeyword>();
/** Spanish names that end in a placeholder, `Protección contra [cualidad]`: the words before it, folded. */
const spanishOpenings: (readonly [string, RuleKeyword])[] = [];
const byRule = new Map<string, RuleKeyword>();

for (const name of data.engineNames.noRule) english.set(foldName(name), {});
for (const [name, rule] of Object.entries(data.engineNames.actions)) english.set(foldName(name), { rule });
for (const keyword of ruleKeywords) {
  byRule.set(keyword.rule, keyword);
  english.set(foldName(keyword.en), { keyword, rule: keyword.rule });
  for (const { name, rule } of keyword.variants ?? []) english.set(foldName(name), { keyword, rule });
  for (const name of keyword.es?.split('/') ?? []) {
    const opening = name.indexOf('[') < 0 ? undefined : foldName(name.slice(0, name.indexOf('[')));
    if (opening !== undefined) spanishOpenings.push([opening, keyword]);
    spanish.set(opening ?? foldName(name), keyword);
  }
}

/**
 * The keyword that a name means: its English title, or another name of it or of a variant (`Megamorph`, `Totem armor`).
 * Letter case and exclamation marks do not matter. Undefined for keyword actions and names without a rule.
 */
export function findRuleKeyword(name: string): RuleKeyword | undefined {
  return english.get(foldName(name))?.keyword;
}

/** The same, and by the Spanish name too, with or without accents and what follows it: `Protección contra negro`. */
export function findRuleKeywordByAnyName(name: string): RuleKeyword | undefined {
  const folded = foldName(name);
  return (
    english.get(folded)?.keyword ??
    spanish.get(folded) ??
    spanishOpenings.find(([opening]) => folded.startsWith(`${opening} `))?.[1]
  );
}

/**
 * Where the rules define what a name means: `702.37` for Morph, the subrule `702.37b` for Megamorph, and a keyword
 * action (`701.46` for Adapt) where the engine makes a keyword of one. Undefined where no rule does.
 */
export function ruleOfKeywordName(name: string): string | undefined {
  return english.get(foldName(name))?.rule;
}

/** The keyword that a rule is about. @param number with or without a letter, in any usual writing */
export function keywordByRule(number: string): RuleKeyword | undefined {
  const rule = parseRuleNumber(number)?.rule;
  return rule === undefined ? undefined : byRule.get(rule);
}
