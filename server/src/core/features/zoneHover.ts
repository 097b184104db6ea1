import type { Phrase, Say } from '../l10n/say.ts';
import { isStatic, parameter, parameterValue, type Ability } from '../model/ability.ts';
import type { Parameter } from '../syntax/nodes.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import type { HoverOptions } from './hover.ts';
import { quotation } from './quotation.ts';

/** Parameters that say where an ability works, or which zone it looks at, and what each is for. */
const zoneParameters: ReadonlyMap<string, Phrase> = new Map(
  Object.entries<Phrase>({
    activationzone: 'The zone from which this ability can be activated; the battlefield where it is missing.',
    effectzone: 'The zone in which this static ability works; the battlefield where it is missing.',
    triggerzones: 'The zones in which this ability triggers; all of them where it is missing.',
    activezones: 'The zones in which this replacement effect works.',
    affectedzone: 'The zone of the cards that this ability changes; the battlefield where it is missing.',
  }),
);

/** What the subrules of 113.6 are about, in our words. */
const zoneSummaries: Readonly<Record<string, Phrase>> = {
  a: 'An ability that defines a characteristic works everywhere.',
  b: 'An ability that names the zones it works in works in those only.',
  c: 'An ability that names zones it does not work in works in all others.',
  d: 'An alternative cost of the object itself, or another change of what it costs, works on the stack.',
  e: 'A limit on how the object itself may be cast works wherever it could be cast from, and on the stack.',
  f: 'A change of the zones from which the object itself may be cast works everywhere.',
  g: 'That the object cannot be countered or copied works on the stack.',
  h: 'A change of how the object enters the battlefield works as it enters.',
  i: 'That counters cannot be put on the object works as it enters, and on the battlefield.',
  j: 'An activated ability whose cost cannot be paid on the battlefield works where it can be paid.',
  k: 'A trigger that cannot happen on the battlefield works in every zone in which it can.',
  m: 'An ability that moves its own object out of a zone works in that zone only.',
  n: 'A change of the rules for building a deck works before the game.',
  p: 'Abilities of emblems, planes, vanguards, schemes and conspiracies work in the command zone.',
};

/** What a subrule of 113.6 is about; empty for a letter that it does not have. */
export function summaryOfZoneRule(letter: string, say: Say): string {
  const summary = Object.hasOwn(zoneSummaries, letter) ? zoneSummaries[letter] : undefined;
  return summary === undefined ? '' : say(summary);
}

export const isZoneParameter = (key: string): boolean => zoneParameters.has(key.toLowerCase());

/** The zone parameter of an ability as Markdown: what it is for, and the subrules of 113.6 that decide about it. */
export function describeZoneParameter(ability: Ability, zone: Parameter, options: HoverOptions): string {
  const key = zone.key.text.toLowerCase();
  const { say } = options;
  const purpose = zoneParameters.get(key);
  const parts = [`**${escapeMarkdown(zone.key.text)}** — 113.6`, purpose ? say(purpose) : ''];
  const letters = subrulesFor(ability, key);
  const summaries = letters.map((letter) => `113.6${letter}: ${summaryOfZoneRule(letter, say)}`);
  parts.push(summaries.join('  \n'));
  parts.push(...quotation('113.6', options, { letters }));
  return parts.join('\n\n');
}

/** Letters of the subrules of 113.6 that decide where such an ability works, the nearest first. */
function subrulesFor(ability: Ability, key: string): string[] {
  switch (key) {
    case 'activationzone':
      return ['b', 'j', 'm'];
    case 'triggerzones':
      return ['b', 'k', 'm'];
    case 'activezones':
      return isAboutCountering(ability) ? ['b', 'g'] : ['b', 'h', 'i'];
    default:
      return staticSubrules(ability);
  }
}

function isAboutCountering(ability: Ability): boolean {
  return /^(counter|copyspell)$/i.test(ability.name?.text ?? '');
}

function staticSubrules(ability: Ability): string[] {
  if (parameter(ability, 'CharacteristicDefining')) return ['a', 'b'];
  if (['AlternativeCost', 'ReduceCost', 'RaiseCost', 'OptionalCost', 'SetCost'].some((mode) => isStatic(ability, mode)))
    return ['d', 'b'];
  if (parameter(ability, 'MayPlay')) return ['f', 'b'];
  if (/^Cant(BeCast|PlayLand)$|^CastWithFlash$/i.test(ability.name?.text ?? '')) return ['e', 'b'];
  return /\bSelf\b/.test(parameterValue(ability, 'Affected')) ? ['e', 'b', 'c'] : ['b', 'c'];
}
