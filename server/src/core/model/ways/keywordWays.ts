/** The ways to cast that keywords give, on `K:` lines or by a grant. */
import { said, type Phrase } from '../../l10n/say.ts';
import { costArgument, keywordFacts, readArguments } from '../../keywordFacts.ts';
import type { RuleKeyword } from '../../rules/keywords.ts';
import { isInstantOrSorcery } from '../casting.ts';
import { field, type Face } from '../card.ts';
import type { KeywordUse } from '../keyword.ts';
import type { Zone } from '../zones.ts';
import type { FirstStep, WayCost, WayToCast } from './way.ts';

/** Zone that a keyword with its own permission casts from. */
const castingZones: ReadonlySet<string> = new Set<Zone>(['hand', 'graveyard', 'exile']);
/** Their spell is cast from exile without paying its mana cost; the cost on the line is for the step before. */
const freeFromExile: ReadonlySet<string> = new Set(['Suspend', 'Plot', 'Rebound']);
/** A cast that turns the card over (702.146a, 702.162a). */
const castsBackFace: ReadonlySet<string> = new Set(['Disturb', 'More Than Meets the Eye']);
/** The only member of class R that the rules tie to the hand besides warp is fuse (702.102a). */
const handOnly: ReadonlySet<string> = new Set(['Warp', 'Fuse']);
/** Words that stand for the mana cost of the card. */
const manaCostWords: ReadonlySet<string> = new Set(['CardManaCost', 'ManaCost']);

/**
 * The ways that a keyword gives the card: none where it is no way to cast, two for warp.
 *
 * @param face the face that has the keyword; another one than the keyword's own where an ability grants it
 */
export function keywordWays(use: KeywordUse, face: Face = use.face): WayToCast[] {
  const { rule } = keywordFacts(use);
  const costClass = rule?.costClass;
  if (!rule || costClass === undefined || costClass === '+' || costClass === 'pays') return [];
  const way: WayToCast = {
    name: rule.en,
    rules: [ruleOf(rule, use), rule.rule],
    alternative: rule.alternativeCost === true && !isBareMayhem(rule, use),
    additional: costClass === 'A',
    permission: costClass === 'P' || costClass === 'A' || rule.en === 'Aftermath' ? 'keyword' : 'ordinary',
    zones: zonesOf(rule),
    keyword: rule.en,
    face,
    spellFace: castsBackFace.has(rule.en) ? (face.card.faces[1] ?? face) : face,
    class: costClass,
    cost: costOf(rule, use, face),
    first: firstStep(rule, use),
    afterwards: rule.afterwards,
    explanation: rule.paid,
    rule,
    span: use.piece.span,
    source: use,
  };
  // What never becomes a permanent is never exiled by warp's trigger.
  return rule.en === 'Warp' && !isInstantOrSorcery(face) ? [way, afterWarp(way, face)] : [way];
}

function isBareMayhem(rule: RuleKeyword, use: KeywordUse): boolean {
  return rule.en === 'Mayhem' && use.args.length === 0;
}

function ruleOf(rule: RuleKeyword, use: KeywordUse): string {
  switch (rule.en) {
    case 'Mayhem':
      return use.args.length === 0 ? '702.187c' : '702.187b';
    case 'Suspend':
    case 'Plot':
      return `${rule.rule}d`;
    default:
      return `${rule.rule}a`;
  }
}

function zonesOf(rule: RuleKeyword): readonly Zone[] | undefined {
  if (handOnly.has(rule.en)) return ['hand'];
  const zones = (rule.castFrom ?? []).filter((zone): zone is Zone & typeof zone => castingZones.has(zone));
  return rule.castFrom?.includes('permittedZones') ? undefined : zones;
}

function costOf(rule: RuleKeyword, use: KeywordUse, face: Face): WayCost {
  const manaCost = field(face, 'ManaCost')?.text ?? 'no cost';
  const noCost = manaCost === 'no cost';
  if (freeFromExile.has(rule.en)) return { text: '', kind: 'free', payable: true };
  if (rule.altCostIsFixed !== undefined)
    return { text: rule.altCostIsFixed.replace(/[{}]/g, ''), kind: 'alternative', payable: true };
  if (rule.en === 'Fuse') {
    const halves = face.card.faces.slice(0, 2).map((half) => field(half, 'ManaCost')?.text ?? 'no cost');
    return { text: halves.join(' + '), kind: 'mana cost', payable: !halves.includes('no cost') };
  }
  const own = costArgument(use)?.text ?? '';
  if (rule.en === 'Prototype') return { text: own, kind: 'mana cost', payable: own !== '' };
  if (rule.alternativeCost !== true || isBareMayhem(rule, use)) {
    if (rule.en === 'Mayhem' && noCost) return { text: '', kind: 'nothing', payable: true };
    return { text: addition(rule, manaCost), kind: 'mana cost', payable: !noCost };
  }
  // Granted without a cost it means the mana cost of the card.
  const words = own === '' ? ['ManaCost'] : own.split(' ');
  const text = words.map((word) => (manaCostWords.has(word) ? manaCost : word)).join(' ');
  const rests = words.some((word) => manaCostWords.has(word));
  return { text, kind: 'alternative', payable: !(rests && noCost) && text.toLowerCase() !== 'no cost' };
}

/** The mana cost with what retrace and jump-start add to it. */
function addition(rule: RuleKeyword, manaCost: string): string {
  if (rule.en === 'Retrace') return `${manaCost} Discard<1/Land/land card>`;
  if (rule.en === 'Jump-Start') return `${manaCost} Discard<1/Card>`;
  return manaCost;
}

function firstStep(rule: RuleKeyword, use: KeywordUse): FirstStep | undefined {
  const cost = costArgument(use)?.text ?? '';
  switch (rule.en) {
    case 'Suspend': {
      const count = readArguments(use)[0]?.piece.text ?? 'X';
      return { cost, what: said('exile it from your hand with {count} time counters', { count }) };
    }
    case 'Plot':
      return { cost, what: said('exile it from your hand, on an earlier turn') };
    case 'Foretell':
      return { cost: '2', what: said('exile it face down from your hand, on an earlier turn') };
    case 'Madness':
      return { cost: '', what: said('discard it') };
    case 'Rebound':
      return { cost: '', what: said('cast it from your hand') };
    default:
      return undefined;
  }
}

/** The card that a warp spell became may be cast again from exile, for what it costs otherwise (702.185a). */
function afterWarp(warp: WayToCast, face: Face): WayToCast {
  const manaCost = field(face, 'ManaCost')?.text ?? 'no cost';
  return {
    ...warp,
    name: 'after Warp' satisfies Phrase,
    alternative: false,
    permission: 'keyword',
    zones: ['exile'],
    keyword: undefined,
    class: undefined,
    cost: { text: manaCost, kind: 'mana cost', payable: manaCost !== 'no cost' },
    first: { cost: '', what: said('cast it for its warp cost, on an earlier turn') },
    afterwards: undefined,
    explanation: undefined,
    rule: undefined,
  };
}
