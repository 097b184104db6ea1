/** A way to cast a card, and what two of them have in common that decides whether they go together. */
import { asWords, said, type Phrase, type Said, type Words } from '../../l10n/say.ts';
import type { Span } from '../../text/span.ts';
import type { CostClass, RuleKeyword } from '../../rules/keywords.ts';
import type { Ability } from '../ability.ts';
import type { Face } from '../card.ts';
import type { KeywordUse } from '../keyword.ts';
import type { Zone } from '../zones.ts';

/**
 * Where the leave to cast comes from: `ordinary` is the hand's (a rule gives it), `own` an ability of the card,
 * `keyword` a keyword with a permission of its own, `effect` another card.
 */
export type Permission = 'ordinary' | 'own' | 'keyword' | 'effect';

/** Anything that a player may choose for one spell: a way to cast it, a permission, a cost from elsewhere. */
export interface Choice {
  /** The name of a keyword, words of the card, or a phrase of ours: `Flashback`, `Mana cost`. */
  readonly name: string;
  /** The name as it is said, where it is none of these. */
  readonly said?: Words;
  /** The rules that make it what it is, the first of them the most telling. */
  readonly rules: readonly string[];
  /** It is the one alternative cost that a spell may have (118.9a), free casts included. */
  readonly alternative: boolean;
  /** It comes on top of whatever else is paid (118.8). */
  readonly additional: boolean;
  /** Absent where it is a cost alone, which says nothing about whether the card may be cast. */
  readonly permission: Permission | undefined;
  /** Where the card is cast from; undefined for wherever it may be cast. */
  readonly zones: readonly Zone[] | undefined;
  /** The only keyword that it may be used with or that it is, e.g. a permission to cast a card "using its warp ability". */
  readonly keyword: string | undefined;
}

/** The name of a choice, to be put into the reader's language. */
export function nameOf({ name, said: words }: Choice): Words {
  return words ?? asWords(name);
}

/** `hand and exile`. */
export function zonesInWords(zones: readonly Zone[], join: '{before} and {last}' | '{before} or {last}'): Words {
  const [first, ...others] = zones.map((zone) => said(zoneNames[zone]));
  return first ? others.reduce<Words>((before, last) => said(join, { before, last }), first) : '';
}

/** Bare, as behind "from". */
export const zoneNames: Readonly<Record<Zone, Phrase>> = {
  library: 'library',
  hand: 'hand',
  battlefield: 'battlefield',
  graveyard: 'graveyard',
  stack: 'stack',
  exile: 'exile',
  command: 'command zone',
};

export interface WayCost {
  /** As scripts write it, `1 R Discard<1/Card>`; empty where there is nothing to pay. */
  readonly text: string;
  /** `nothing` for lands, which are played. */
  readonly kind: 'mana cost' | 'alternative' | 'free' | 'nothing';
  /** False where it rests on a mana cost that is not there (118.6). */
  readonly payable: boolean;
}

/** What must be done before the card can be cast in this way. */
export interface FirstStep {
  readonly cost: string;
  /** A sentence's middle: `exile it from your hand with 4 time counters`. */
  readonly what: Said;
}

export interface WayToCast extends Choice {
  /** The face whose line it is. */
  readonly face: Face;
  /** The face that the spell has on the stack: another one for disturb. */
  readonly spellFace: Face;
  /** `R`, `H`, `P`, `A` or `N`; absent for the mana cost itself, lands and plain permissions. */
  readonly class: CostClass | undefined;
  readonly cost: WayCost;
  /** A special action, or whatever else comes before. */
  readonly first: FirstStep | undefined;
  /** What becomes of the card, where it is not what becomes of any. */
  readonly afterwards: string | undefined;
  /** How it is paid and when, in words; the text of the ability where a line of the card gives it. */
  readonly explanation: string | undefined;
  /** The keyword whose words the two above are. */
  readonly rule?: RuleKeyword | undefined;
  /** Where it stands in the script. */
  readonly span: Span;
  readonly source: KeywordUse | Ability | undefined;
}

export interface AdditionalCost extends Choice {
  readonly face: Face;
  readonly cost: string;
  readonly optional: boolean;
  readonly span: Span;
}
