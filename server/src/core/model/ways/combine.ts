/** Which choices go together on one spell, and which rule forbids the others. */
import { said, type Said, type Words } from '../../l10n/say.ts';
import { nameOf, zonesInWords, type Choice, type WayToCast } from './way.ts';

export interface Verdict {
  readonly legal: boolean;
  /** The rules that decide, the most telling first. */
  readonly rules: readonly string[];
  /** A sentence. */
  readonly why: Said;
}

/** Whether both can be used for one spell. The order of the two does not matter. */
export function combine(a: Choice, b: Choice): Verdict {
  const halves = differentHalves(a, b);
  if (halves) return halves;
  const both = playedLand(a, b) ?? playedLand(b, a) ?? twoManaCosts(a, b) ?? withManaCost(a, b) ?? withManaCost(b, a);
  if (both) return both;
  if (a.alternative && b.alternative)
    return no(
      ['118.9a', '601.2b', ...about(a, b)],
      said('{one} and {other} are two alternative costs, and a spell can have only one.', {
        one: nameOf(a),
        other: inside(b),
      }),
    );
  const named = namedKeyword(a, b) ?? namedKeyword(b, a);
  if (named) return named;
  const zone = handOnly(a, b) ?? handOnly(b, a);
  if (zone) return zone;
  if (bringsPermission(a) && bringsPermission(b))
    return no(
      ['601.2b', ...about(a, b)],
      said('{one} and {other} each let the card be cast; one of them is chosen, and the other does nothing.', {
        one: nameOf(a),
        other: inside(b),
      }),
    );
  if (isWay(a) && !a.cost.payable && !b.alternative) return unpayable(a);
  if (isWay(b) && !b.cost.payable && !a.alternative) return unpayable(b);
  if (a.additional || b.additional) {
    const [extra, other] = a.additional ? [a, b] : [b, a];
    return yes(
      ['118.9d', '118.8a'],
      said('What {extra} costs is paid on top of {other}.', { extra: inside(extra), other: inside(other) }),
    );
  }
  if (a.alternative || b.alternative) {
    const [cost, other] = a.alternative ? [a, b] : [b, a];
    if (!bringsPermission(other)) {
      const none = isWay(other) && !other.cost.payable;
      return yes(
        none ? ['118.6a', '118.9'] : ['118.9'],
        said('{cost} is paid instead of the mana cost.', { cost: nameOf(cost) }),
      );
    }
    return yes(
      ['118.9', '601.3'],
      said('{permission} asks for no cost of its own, so {cost} may be paid.', {
        permission: nameOf(other),
        cost: inside(cost),
      }),
    );
  }
  return yes(['601.3'], said('The card may be cast as usual, for what it costs.'));
}

/** Only one half or face of a card is cast (709.3, 712.11b, 715.3, 720.3). */
function differentHalves(a: Choice, b: Choice): Verdict | undefined {
  if (!isWay(a) || !isWay(b) || a.spellFace === b.spellFace) return undefined;
  return no([halfRule(a)], said('One half or face of the card is chosen before it is cast.'));
}

function halfRule({ spellFace }: WayToCast): string {
  switch (spellFace.card.alternateMode?.text) {
    case 'Adventure':
      return '715.3';
    case 'Omen':
      return '720.3';
    case 'Split':
      return '709.3';
    case 'Modal':
      return '712.11b';
    default:
      return '712.11a';
  }
}

/** A land is played, not cast: there is no cost to replace or to add to (305.1), and a permission to cast is none to play. */
function playedLand(land: Choice, other: Choice): Verdict | undefined {
  if (!isWay(land) || land.cost.kind !== 'nothing') return undefined;
  if (isWay(other) && other.cost.kind !== 'nothing')
    return no(['305.9', '305.1'], said('The card is either played as a land or cast as a spell.'));
  if (!isWay(other) && bringsPermission(other) && !other.alternative)
    return no(['305.1', '305.9'], said('A land is played, not cast, so only a permission to play it is of use.'));
  if (!other.alternative && !other.additional) return undefined;
  return no(
    ['305.1', '202.1b'],
    said('A land is played, not cast, so it has no cost that could be replaced or raised.'),
  );
}

/** The ordinary mana cost of the spell, without any keyword or permission of its own. */
const isPlainManaCost = (choice: Choice): boolean =>
  isWay(choice) && choice.cost.kind === 'mana cost' && choice.permission === 'ordinary' && choice.class === undefined;

/** Prototype and the like are cast for a mana cost too, another one. */
function twoManaCosts(a: Choice, b: Choice): Verdict | undefined {
  if (!isWay(a) || !isWay(b) || a.permission !== 'ordinary' || b.permission !== 'ordinary') return undefined;
  if (a.cost.kind !== 'mana cost' || b.cost.kind !== 'mana cost') return undefined;
  return no(
    ['601.2b', ...about(a, b)],
    said('{one} or {other} is chosen as the spell is cast.', { one: nameOf(a), other: inside(b) }),
  );
}

/** Another way of the same card is another way, not one on top of the mana cost. */
function withManaCost(a: Choice, b: Choice): Verdict | undefined {
  if (!isPlainManaCost(a) || !isWay(b) || !b.alternative) return undefined;
  return no(
    ['118.9', ...about(a, b)],
    said('{cost} is paid instead of the mana cost, never along with it.', { cost: nameOf(b) }),
  );
}

/** A permission "using its warp ability" is good for nothing else. */
function namedKeyword(permission: Choice, way: Choice): Verdict | undefined {
  if (permission.keyword === undefined || permission.alternative || !bringsPermission(permission)) return undefined;
  if (permission.permission === 'keyword' || way.additional || !isWay(way)) return undefined;
  if (way.keyword === permission.keyword)
    return yes(
      ['113.6f', '101.1'],
      said('The permission names {keyword}, so its cost may be paid from there.', { keyword: permission.keyword }),
    );
  return no(['601.3', '113.6f'], said('The permission is for {keyword} alone.', { keyword: permission.keyword }));
}

/** Warp and fuse work from the hand, whatever lets the card be cast from elsewhere. */
function handOnly(way: Choice, permission: Choice): Verdict | undefined {
  if (way.permission !== 'ordinary' || way.zones === undefined) return undefined;
  if (!bringsPermission(permission) || permission.zones === undefined) return undefined;
  if (permission.zones.some((zone) => way.zones?.includes(zone))) return undefined;
  return no(
    [...way.rules.slice(0, 1), '601.3'],
    said('{way} works from {zones} only, not from {others}.', {
      way: nameOf(way),
      zones: zonesInWords(way.zones, '{before} and {last}'),
      others: zonesInWords(permission.zones, '{before} or {last}'),
    }),
  );
}

const bringsPermission = ({ permission }: Choice): boolean => permission !== undefined && permission !== 'ordinary';

function unpayable(way: WayToCast): Verdict {
  return no(
    ['118.6'],
    said('{way} costs the mana cost of the card, which has none: nobody can pay it.', { way: nameOf(way) }),
  );
}

const isWay = (choice: Choice): choice is WayToCast => 'spellFace' in choice;

/** The rules of the keywords concerned. */
function about(a: Choice, b: Choice): string[] {
  return [a, b].flatMap(({ keyword, rules }) => (keyword === undefined ? [] : rules.slice(0, 1)));
}

/** The name within a sentence. */
const inside = (choice: Choice): Words => (choice.name === 'Mana cost' ? said('the mana cost') : nameOf(choice));

const yes = (rules: readonly string[], why: Said): Verdict => ({ legal: true, rules, why });
const no = (rules: readonly string[], why: Said): Verdict => ({ legal: false, rules, why });

export interface Combination extends Verdict {
  readonly other: Choice;
}

/**
 * How a way gets on with what else might be used on the same spell: a free cast, a permission from elsewhere, the other
 * ways of the card, its additional costs.
 */
export function combinations(way: WayToCast, others: readonly Choice[]): Combination[] {
  return others.filter((other) => other !== way).map((other) => ({ other, ...combine(way, other) }));
}
