/** The ways to cast that lines of parameters give: own alternative costs, permissions and second spells. */
import { said, type Phrase } from '../../l10n/say.ts';
import { keywordFacts } from '../../keywordFacts.ts';
import { findRuleKeyword } from '../../rules/keywords.ts';
import { isStatic, parameterValue, type Ability } from '../ability.ts';
import { field, type Face } from '../card.ts';
import type { KeywordUse } from '../keyword.ts';
import { meansSelf } from '../self.ts';
import { readZones, type Zone } from '../zones.ts';
import { keywordWays } from './keywordWays.ts';
import { nameOf, zonesInWords, type WayToCast } from './way.ts';

export function abilityWay(ability: Ability): WayToCast | undefined {
  if (isOwnAlternativeCost(ability)) return alternativeCost(ability);
  if (isOwnPermission(ability)) return permission(ability);
  return isSecondSpell(ability) ? secondSpell(ability) : undefined;
}

/**
 * An alternative cost for the spell itself: `S:Mode$ AlternativeCost` with `ValidSA$ Spell.Self` or
 * `ValidCard$ Card.Self`, and the older `SVar:AltCost:Cost$ …`.
 */
export function isOwnAlternativeCost(ability: Ability): boolean {
  if (ability.svar?.text.startsWith('AltCost') && ability.kind === 'other')
    return parameterValue(ability, 'Cost') !== '';
  if (!isStatic(ability, 'AlternativeCost')) return false;
  return meansSelf(parameterValue(ability, 'ValidSA')) || meansSelf(parameterValue(ability, 'ValidCard'));
}

/** A line that lets the card itself be cast or played from somewhere, or for another cost from where it may be. */
export function isOwnPermission(ability: Ability): boolean {
  if (ability.line.key.text !== 'S' || !isStatic(ability, 'Continuous')) return false;
  if (parameterValue(ability, 'MayPlay') === '') return false;
  const affected = parameterValue(ability, 'Affected');
  return meansSelf(affected) || (affected === '' && parameterValue(ability, 'CharacteristicDefining') !== '');
}

/** It only says what is paid where the card may be cast anyway. */
const isCostAlone = (ability: Ability): boolean => parameterValue(ability, 'MayPlayDontGrantZonePermissions') !== '';

/** A second `A:SP$` line with a cost of its own, as scripts of 2022 wrote overload and cleave. */
function isSecondSpell(ability: Ability): boolean {
  return ability.line.key.text === 'A' && ability.kind === 'spell' && parameterValue(ability, 'NonBasicSpell') !== '';
}

function alternativeCost(ability: Ability): WayToCast {
  const cost = parameterValue(ability, 'Cost');
  const description = parameterValue(ability, 'Description');
  const zones = zonesIn(parameterValue(ability, 'ActivationZone'));
  const free = cost === '0' && /without paying its mana cost/i.test(description);
  return {
    ...base(ability),
    name: (free ? 'Free cast' : 'Alternative cost') satisfies Phrase,
    rules: ['118.9', '113.6d'],
    alternative: true,
    permission: zones ? 'own' : 'ordinary',
    zones,
    class: zones ? 'P' : 'R',
    cost: { text: free ? '' : cost, kind: free ? 'free' : 'alternative', payable: cost.toLowerCase() !== 'no cost' },
    explanation: description === '' ? undefined : description,
  };
}

/** Nothing where the permission never applies: it must work where the card lies. */
function permission(ability: Ability): WayToCast | undefined {
  const { face } = ability;
  const affected = zonesIn(parameterValue(ability, 'AffectedZone'));
  const works = zonesIn(parameterValue(ability, 'EffectZone'));
  const costAlone = isCostAlone(ability);
  const zones = costAlone ? undefined : affected?.filter((zone) => works?.includes(zone));
  if (!costAlone && (!zones || zones.length === 0)) return undefined;
  const manaCost = field(face, 'ManaCost')?.text ?? 'no cost';
  const description = parameterValue(ability, 'Description');
  const named = /^Spell\.(\w+)$/.exec(parameterValue(ability, 'ValidSA'))?.[1];
  const extra = parameterValue(ability, 'RaiseCost');
  const other = parameterValue(ability, 'MayPlayAltManaCost');
  const free = parameterValue(ability, 'MayPlayWithoutManaCost') !== '';
  const land = face.types?.cardTypes.has('Land') ?? false;
  const withExtra = (text: string): string => [text, extra].filter((part) => part !== '').join(' ');
  const shared = {
    ...base(ability),
    rules: costAlone ? ['118.9', '113.6d'] : ['113.6f', '601.3'],
    permission: costAlone ? 'ordinary' : 'own',
    zones,
    explanation: description === '' ? undefined : description,
  } as const;
  if (named !== undefined && zones) return throughKeyword(ability, named, zones, shared.explanation);
  if (free)
    return {
      ...shared,
      name: 'Free cast' satisfies Phrase,
      alternative: true,
      class: costAlone ? 'R' : 'P',
      cost: { text: extra, kind: 'free', payable: true },
    };
  if (other !== '')
    return {
      ...shared,
      name: (costAlone ? 'Alternative cost' : 'Permission for another cost') satisfies Phrase,
      alternative: true,
      class: costAlone ? 'R' : 'P',
      cost: { text: withExtra(other), kind: 'alternative', payable: other.toLowerCase() !== 'no cost' },
    };
  return {
    ...shared,
    name: 'Permission' satisfies Phrase,
    alternative: false,
    class: undefined,
    cost: land
      ? { text: '', kind: 'nothing', payable: true }
      : { text: withExtra(manaCost), kind: 'mana cost', payable: manaCost !== 'no cost' },
  };
}

/** "Using its warp ability": the keyword's own way, from another zone. Nothing without that keyword on the card. */
function throughKeyword(
  ability: Ability,
  name: string,
  zones: readonly Zone[],
  explanation: string | undefined,
): WayToCast | undefined {
  const keyword = findRuleKeyword(name)?.en;
  const use = keyword === undefined ? undefined : keywordsByRule(ability.face).get(keyword);
  const [way] = use ? keywordWays(use) : [];
  if (!way) return undefined;
  const { span } = ability.line.value;
  const rules = ['113.6f', ...way.rules];
  return {
    ...way,
    name: `${way.name} from ${zones.join(' or ')}`,
    said: said('{way} from {zones}', { way: nameOf(way), zones: zonesInWords(zones, '{before} or {last}') }),
    rules,
    permission: 'own',
    zones,
    span,
    explanation,
    rule: undefined,
    source: ability,
  };
}

const byRule = new WeakMap<Face, ReadonlyMap<string, KeywordUse>>();

/** The first line of each keyword that the rules know, by its name there. */
function keywordsByRule(face: Face): ReadonlyMap<string, KeywordUse> {
  const known = byRule.get(face);
  if (known) return known;
  const uses = new Map<string, KeywordUse>();
  for (const use of face.keywords) {
    const name = keywordFacts(use).rule?.en;
    if (name !== undefined && !uses.has(name)) uses.set(name, use);
  }
  byRule.set(face, uses);
  return uses;
}

function secondSpell(ability: Ability): WayToCast {
  const name = parameterValue(ability, 'PrecostDesc').replace(/(?<![\s—-])[\s—-]+$/, '');
  const rule = findRuleKeyword(name);
  return {
    ...base(ability),
    name: name === '' ? ('Alternative cost' satisfies Phrase) : name,
    rules: rule ? [`${rule.rule}a`, rule.rule] : ['118.9'],
    alternative: true,
    permission: 'ordinary',
    zones: undefined,
    class: 'R',
    cost: { text: parameterValue(ability, 'Cost'), kind: 'alternative', payable: true },
    keyword: rule?.en,
    afterwards: rule?.afterwards,
    explanation: rule?.paid,
    rule,
  };
}

function base(
  ability: Ability,
): Pick<WayToCast, 'additional' | 'keyword' | 'face' | 'spellFace' | 'first' | 'afterwards' | 'span' | 'source'> {
  const { face, line } = ability;
  return {
    additional: false,
    keyword: undefined,
    face,
    spellFace: face,
    first: undefined,
    afterwards: undefined,
    span: line.value.span,
    source: ability,
  };
}

function zonesIn(text: string): readonly Zone[] | undefined {
  if (text === '') return undefined;
  const found = readZones(text);
  return found && [...found].filter((zone) => zone !== 'battlefield' && zone !== 'stack');
}
