/** Where the ability that a keyword stands for functions, by the rule of the keyword and 113.6. */
import { keywordFacts } from '../keywordFacts.ts';
import type { KeywordZone, RuleKeyword } from '../rules/keywords.ts';
import type { AbilityZones } from './abilityZones.ts';
import { isInstantOrSorcery, worksInCommandZone } from './casting.ts';
import type { KeywordUse } from './keyword.ts';
import { zones as allZones, type Zone } from './zones.ts';

const everywhere: ReadonlySet<Zone> = new Set(allZones);
const wherever: readonly Zone[] = ['hand', 'graveyard', 'library', 'exile', 'command'];

/** Sentences that stand on `K:` lines, and heads of the engine's own that say how a permanent enters. */
const uncounterable = /^This spell can't be (?:countered|copied)\.?$/i;
const entering = /^(?:etbCounter|ETBReplacement)$/i;
const deckRule = /^A deck can have /i;

/**
 * Undefined for keywords of which the rules data names no zone. With `beforeTheGame` the ability does its work before
 * the game (113.6n), and `zones` is empty.
 */
export function keywordZones(use: KeywordUse): (AbilityZones & { readonly beforeTheGame?: true }) | undefined {
  const { piece, name, face } = use;
  const none = { zones: new Set<Zone>(), entering: false, everywhere: false } as const;
  if (uncounterable.test(piece.text)) return { ...none, zones: new Set<Zone>(['stack']), subrule: '113.6g' };
  if (entering.test(name.text)) return { ...none, entering: true, subrule: '113.6h' };
  if (deckRule.test(piece.text)) return { ...none, beforeTheGame: true, subrule: '113.6n' };
  const { rule } = keywordFacts(use);
  if (!rule) return undefined;
  if (worksInCommandZone(face)) return { ...none, zones: new Set<Zone>(['command']), subrule: '113.6p' };
  const named = new Set(rule.functionsIn.flatMap((zone) => zonesOf(zone)));
  if (rule.functionsIn.includes('everywhere'))
    return { ...none, zones: everywhere, everywhere: true, subrule: '113.6a' };
  if (named.size === 0) return undefined;
  return {
    ...none,
    zones: named,
    entering: rule.functionsIn.includes('entering'),
    subrule: subruleOf(rule, named, isInstantOrSorcery(face)),
  };
}

function zonesOf(zone: KeywordZone): readonly Zone[] {
  switch (zone) {
    case 'castZones':
      return [...wherever, 'stack'];
    case 'permittedZones':
      return wherever;
    case 'battlefieldFaceDown':
      return ['battlefield'];
    case 'battlefield':
    case 'command':
    case 'exile':
    case 'graveyard':
    case 'hand':
    case 'stack':
      return [zone];
    default:
      return [];
  }
}

function subruleOf(rule: RuleKeyword, named: ReadonlySet<Zone>, spell: boolean): AbilityZones['subrule'] {
  if (named.has('library')) return '113.6e';
  // What flashback and its kin say of the graveyard is what decides about them.
  if (named.has('graveyard') || named.has('hand') || named.has('exile')) return '113.6b';
  if (!named.has('stack')) return '113.6';
  if (rule.costClass !== undefined) return '113.6d';
  if (spell || named.has('battlefield')) return '113.6';
  if (rule.kind === 'triggered') return '113.6k';
  return rule.costReduction === true ? '113.6d' : '113.6b';
}
