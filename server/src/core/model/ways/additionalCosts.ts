/** What is paid on top of a mana cost or an alternative cost (118.8): any number of these go together. */
import type { Phrase } from '../../l10n/say.ts';
import { costArgument, keywordFacts, readArguments } from '../../keywordFacts.ts';
import type { RuleKeyword } from '../../rules/keywords.ts';
import { parseCost } from '../../values/cost.ts';
import type { Span } from '../../text/span.ts';
import { isStatic, parameter, parameterValue, type Ability } from '../ability.ts';
import type { Face } from '../card.ts';
import type { KeywordUse } from '../keyword.ts';
import { meansSelf } from '../self.ts';
import type { AdditionalCost } from './way.ts';

/** The additional costs that the face itself has, in the order of the script. */
export function additionalCosts(face: Face): AdditionalCost[] {
  const costs = [...face.keywords.flatMap(ofKeyword), ...face.abilities.flatMap(ofAbility)];
  return costs.sort((a, b) => a.span.start - b.span.start);
}

function ofKeyword(use: KeywordUse): AdditionalCost[] {
  const { rule } = keywordFacts(use);
  if (rule?.costClass !== '+' && rule?.costClass !== 'pays') return [];
  // A card that is spliced onto another spell adds to what that spell costs.
  if (rule.en === 'Splice' || use.variant !== undefined) return [];
  const cost = costOf(use, rule);
  const optional = rule.en !== 'Spree' && rule.en !== 'Tiered';
  return [one(use.face, use.piece.span, rule.en, [rule.rule, '118.8'], cost, optional)];
}

function costOf(use: KeywordUse, { en }: RuleKeyword): string {
  const [quality] = use.args;
  if (en === 'Offering' && quality) return `Sac<1/${quality.text}>`;
  return en === 'Kicker' ? kickerCost(use) : (costArgument(use)?.text ?? '');
}

/** Kicker may have two costs, each of which may be paid (702.33b). */
function kickerCost(use: KeywordUse): string {
  return readArguments(use)
    .filter(({ argument, piece }) => argument.kind === 'cost' && piece.text !== 'Generic')
    .map(({ piece }) => piece.text)
    .join(' and/or ');
}

function ofAbility(ability: Ability): AdditionalCost[] {
  const { face, line } = ability;
  if (line.key.text === 'A' && ability.kind === 'spell') return ofSpell(ability);
  const optional = isStatic(ability, 'OptionalCost');
  if (!optional && !isStatic(ability, 'RaiseCost')) return [];
  if (!meansSelf(parameterValue(ability, 'ValidCard')) && !meansSelf(parameterValue(ability, 'ValidSA'))) return [];
  if (ability.line.key.text !== 'S') return [];
  const cost = parameterValue(ability, 'Cost') || parameterValue(ability, 'Amount');
  const name = (optional ? 'Optional cost' : 'Additional cost') satisfies Phrase;
  return cost === '' ? [] : [one(face, line.value.span, name, ['118.8', '601.2f'], cost, optional)];
}

/** What `Cost$` of an `A:SP$` line holds besides mana: the mana there is the mana cost itself. */
function ofSpell(ability: Ability): AdditionalCost[] {
  const cost = parameter(ability, 'Cost');
  if (!cost || parameterValue(ability, 'NonBasicSpell') !== '') return [];
  const { start } = cost.value.span;
  const parts = parseCost(cost.value.text, start).parts.filter(({ kind }) => kind === 'part');
  if (parts.length === 0) return [];
  const text = parts.map(({ span }) => cost.value.text.slice(span.start - start, span.end - start)).join(' ');
  return [one(ability.face, cost.value.span, 'Additional cost' satisfies Phrase, ['118.8', '601.2f'], text, false)];
}

function one(
  face: Face,
  span: Span,
  name: string,
  rules: readonly string[],
  cost: string,
  optional: boolean,
): AdditionalCost {
  return {
    name,
    rules,
    alternative: false,
    additional: true,
    permission: undefined,
    zones: undefined,
    keyword: undefined,
    face,
    cost,
    optional,
    span,
  };
}
