/** Says in which zones an ability functions and by which subrule of 113.6, for hovers and inlay hints. */
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
import { zoneSummaries } from './zoneHover.ts';

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
}

/**
 * The remarks of a card, in reading order: one for each line whose script is silent on zones and which does not work
 * where abilities usually do. A line that never works gets none: a check says so.
 */
export function zoneHints(card: Card, { usual = false }: ZoneHintOptions = {}): ZoneHint[] {
  const hints: ZoneHint[] = [];
  const add = (end: number, by: ReturnType<typeof keywordZones>): void => {
    if (by && (usual || by.subrule !== '113.6')) hints.push(hint(end, by));
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

function hint(offset: number, by: AbilityZones): ZoneHint {
  return { offset, label: `works ${inWords(by)} (${by.subrule})`, tooltip: why(by), rule: by.subrule };
}

/** A paragraph for a hover: `Works on the stack (113.6d). …`; nothing where the script does not show it. */
export function describeAbilityZones(of: Ability | KeywordUse, options?: HoverOptions): string | undefined {
  const by = zonesOf(of);
  if (!by) return undefined;
  return `Works ${inWords(by)} (${linkNumber(by.subrule, options?.ruleLink)}). ${why(by)}`;
}

/** The same as Markdown with the subrule quoted, for the key of a line. */
export function abilityZonesHover(of: Ability | KeywordUse, options: HoverOptions): string | undefined {
  const by = zonesOf(of);
  const said = describeAbilityZones(of, options);
  if (!by || said === undefined) return undefined;
  const letter = by.subrule.slice('113.6'.length);
  return [said, ...(letter === '' ? [] : quotation('113.6', options, [letter]))].join('\n\n');
}

function zonesOf(of: Ability | KeywordUse): ReturnType<typeof keywordZones> {
  return 'record' in of ? abilityZones(of) : keywordZones(of);
}

function why({ subrule }: AbilityZones): string {
  const letter = subrule.slice('113.6'.length);
  return (
    zoneSummaries[letter] ??
    'Abilities of instants and sorceries work on the stack, those of permanents on the battlefield.'
  );
}

const places: Readonly<Record<Zone, string>> = {
  library: 'in the library',
  hand: 'in hand',
  battlefield: 'on the battlefield',
  graveyard: 'in the graveyard',
  stack: 'on the stack',
  exile: 'in exile',
  command: 'in the command zone',
};

/** `in hand and on the stack`, `as the permanent enters`. */
function inWords(by: AbilityZones & { readonly beforeTheGame?: true }): string {
  if (by.beforeTheGame) return 'before the game';
  if (by.everywhere) return 'everywhere';
  if (by.subrule === '113.6e') return 'wherever the card may be cast from, and on the stack';
  const zones: string[] = [...by.zones].map((zone) => places[zone]);
  if (by.entering) zones.push('as the permanent enters');
  const last = zones.pop() ?? '';
  return zones.length === 0 ? last : `${zones.join(', ')} and ${last}`;
}
