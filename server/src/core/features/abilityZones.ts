/** Says in which zones an ability functions and by which subrule of 113.6, for hovers and inlay hints. */
import { inEnglish, type Phrase, type Say } from '../l10n/say.ts';
import type { Ability } from '../model/ability.ts';
import { parameter } from '../model/ability.ts';
import { abilityZones, neverFunctions, zoneParameter, type AbilityZones } from '../model/abilityZones.ts';
import type { Card } from '../model/card.ts';
import { keywordZones } from '../model/keywordZones.ts';
import type { KeywordUse } from '../model/keyword.ts';
import type { Zone } from '../model/zones.ts';
import { linkNumber } from '../rules/format.ts';
import type { HoverOptions } from './hover.ts';
import { quotation } from './quotation.ts';
import { summaryOfZoneRule } from './zoneHover.ts';

/** A short remark behind a line that does not state its zone. */
export interface ZoneHint {
  /** UTF-16 offset behind the last character of the line. */
  readonly offset: number;
  /** `works on the stack (113.6d)`. */
  readonly label: string;
  /** One sentence that says why. */
  readonly tooltip: string;
  readonly rule: string;
}

export interface ZoneHintOptions {
  /** Also where an ability works on the battlefield, or as a spell on the stack, as most do. */
  readonly usual?: boolean;
  /** In English by default. */
  readonly say?: Say;
}

/**
 * The remarks of a card, in reading order: one for each line whose script is silent on zones and which does not work
 * where abilities usually do. A line that never works gets none: a check says so.
 */
export function zoneHints(card: Card, { usual = false, say = inEnglish }: ZoneHintOptions = {}): ZoneHint[] {
  const hints: ZoneHint[] = [];
  const add = (end: number, by: ReturnType<typeof keywordZones>): void => {
    if (by && (usual || by.subrule !== '113.6')) hints.push(hint(end, by, say));
  };
  for (const face of card.faces) {
    for (const use of face.keywords) add(use.line.span.end, keywordZones(use));
    for (const ability of face.abilities) {
      if (ability.svar !== undefined || !isSilent(ability)) continue;
      const by = abilityZones(ability);
      if (!neverFunctions(ability, by)) add(ability.line.span.end, by);
    }
  }
  return hints.sort((a, b) => a.offset - b.offset);
}

function isSilent(ability: Ability): boolean {
  const by = zoneParameter(ability);
  return by === undefined || parameter(ability, by.key) === undefined;
}

function hint(offset: number, by: AbilityZones, say: Say): ZoneHint {
  const label = say('works {where} ({rule})', { where: whereInWords(by, say), rule: by.subrule });
  return { offset, label, tooltip: why(by, say), rule: by.subrule };
}

/** A paragraph for a hover: `Works on the stack (113.6d). …`; nothing where the script does not show it. */
export function describeAbilityZones(of: Ability | KeywordUse, options?: HoverOptions): string | undefined {
  const by = zonesOf(of);
  if (!by) return undefined;
  const say = options?.say ?? inEnglish;
  const rule = linkNumber(by.subrule, options?.ruleLink);
  return `${say('Works {where} ({rule}).', { where: whereInWords(by, say), rule })} ${why(by, say)}`;
}

/** The same as Markdown with the subrule quoted, for the key of a line. */
export function abilityZonesHover(of: Ability | KeywordUse, options: HoverOptions): string | undefined {
  const by = zonesOf(of);
  const said = describeAbilityZones(of, options);
  if (!by || said === undefined) return undefined;
  const letter = by.subrule.slice('113.6'.length);
  return [said, ...(letter === '' ? [] : quotation('113.6', options, { letters: [letter] }))].join('\n\n');
}

function zonesOf(of: Ability | KeywordUse): ReturnType<typeof keywordZones> {
  return 'record' in of ? abilityZones(of) : keywordZones(of);
}

function why({ subrule }: AbilityZones, say: Say): string {
  const letter = subrule.slice('113.6'.length);
  return (
    summaryOfZoneRule(letter, say) ||
    say('Abilities of instants and sorceries work on the stack, those of permanents on the battlefield.')
  );
}

const places: Readonly<Record<Zone, Phrase>> = {
  library: 'in the library',
  hand: 'in hand',
  battlefield: 'on the battlefield',
  graveyard: 'in the graveyard',
  stack: 'on the stack',
  exile: 'in exile',
  command: 'in the command zone',
};

/** `in hand and on the stack`, `as the permanent enters`. */
function whereInWords(by: AbilityZones & { readonly beforeTheGame?: true }, say: Say): string {
  if (by.beforeTheGame) return say('before the game');
  if (by.everywhere) return say('everywhere');
  if (by.zones.size === Object.keys(places).length) return say('in every zone');
  if (by.subrule === '113.6e') return say('wherever the card may be cast from, and on the stack');
  const zones = [...by.zones].map((zone) => say(places[zone]));
  if (by.entering) zones.push(say('as the permanent enters'));
  const last = zones.pop() ?? '';
  return zones.length === 0 ? last : say('{before} and {last}', { before: zones.join(', '), last });
}
