/** Printed keywords that the engine writes in a way of their own: `Protection from Elves`, `Equip legendary creature {2}`. */
import { readCost } from '../words/costs.ts';
import { numberOf } from '../../text/numbers.ts';
import { readSelector, typeNamed } from '../words/selectors.ts';

/** What of the card a keyword's notation depends on. */
export interface KeywordContext {
  readonly creatureTypes: readonly string[];
  /** Reminder text of the paragraph, which names what the keyword itself leaves out. */
  readonly reminder: string;
}

type Form = readonly [RegExp, (match: RegExpExecArray, context: KeywordContext) => string | undefined];

const list = (words: string): string[] =>
  words
    .split(/,? and (?:from )?|, (?:and )?(?:from )?/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

/**
 * Keywords whose words are no list of their arguments in order. Several lines have line feeds between them; undefined
 * where a word is not understood.
 */
export const forms: readonly Form[] = [
  [/^Enchant (.+)$/i, ([, what = '']) => enchant(what)],
  [/^Protection from (.+)$/i, ([, what = '']) => protection(what)],
  [/^Hexproof from (.+)$/i, ([, what = '']) => hexproof(what)],
  [/^(\w+)walk$/i, ([, type = '']) => withType('Landwalk', type)],
  [/^(Snow|Legendary|Nonbasic|Artifact|Basic) (land|[a-z]+)walk$/i, ([, kind = '', type = '']) => landwalk(kind, type)],
  [
    /^(?:(Basic|Artifact) )?(\w+)cycling ?—? ?(.+)$/i,
    ([, kind, type = '', cost = '']) => typecycling(kind, type, cost),
  ],
  [/^Affinity for (.+)$/i, ([, what = '']) => affinity(what)],
  [/^Equip (?!—|\{)(.+?) ?—? ?(\{.+\}|(?<=—)[A-Z].+)$/, ([, what = '', cost = '']) => equip(what, cost)],
  [/^Splice onto (.+?) ?—? ?(\{.+\}|(?<=—)[A-Z].+)$/, ([, what = '', cost = '']) => splice(what, cost)],
  [/^Suspend (\w+)—(.+)$/i, ([, n, cost = '']) => suspend(n, cost)],
  [/^Kicker ?—?(.+?) and\/or (.+)$/i, ([, first = '', second = '']) => costs('Kicker', first, second)],
  [/^Partner with (.+)$/i, ([, name = '']) => `Partner with:${name}${shortName(name)}`],
  [/^Partner—(.+)$/i, ([, kind = '']) => `Partner:${kind}`],
  [/^Commander ninjutsu ?—? ?(.+)$/i, ([, cost = '']) => suffixed(costs('Ninjutsu', cost), ':Commander')],
  [/^Champion an? (.+)$/i, ([, what = '']) => typeList('Champion', what)],
  [/^(\w+) offering$/i, ([, type = '']) => withType('Offering', type)],
  [/^Bands with other (.+)$/i, ([, what = '']) => typeList('Bands with other', what)],
  [/^Devour (\w+) (\w+)$/i, ([, type = '', n]) => devour(type, n)],
  [/^Modular—Sunburst$/i, () => 'Modular:Sunburst'],
  [/^Trample over planeswalkers$/i, () => 'Trample:Planeswalker'],
  [/^Craft with (.+?) (\{.+\})$/i, ([, what = '', cost = '']) => craft(what, cost)],
  [
    /^Prototype (.+?) ?— ?([\d*+]+)\/([\d*+]+)$/i,
    ([, cost = '', power = '', toughness = '']) => suffixed(costs('Prototype', cost), `:${power}:${toughness}`),
  ],
  [/^Amplify (\w+)$/i, ([, n], { creatureTypes }) => suffixed(amount('Amplify', n), `:${creatureTypes.join(',')}`)],
  [/^Companion ?— ?(.+)$/i, ([, rule = '']) => `Companion:Card:${rule}.`],
  [
    /^Emerge from (\w+) ?—? ?(.+)$/i,
    ([, type = '', cost = '']) => suffixed(costs('Emerge', cost), `:${typeNamed(type) ?? type}`),
  ],
  [/^(?:.+ — )?Specialize (\{.+\})$/i, ([, cost = '']) => costs('Specialize', cost)],
  [/^Escape—(.+)$/i, ([, cost = '']) => suffixed('Escape:', readCost(cost))],
  [/^Start your engines!?$/i, () => 'Start your engines'],
  [/^For Mirrodin!?$/i, () => 'For Mirrodin'],
  [/^Gift (?:an? )?.+$/i, () => 'Gift'],
  [/^Friends forever$/i, () => 'Partner:Friends forever'],
  [/^Mayhem$/i, () => 'Mayhem'],
  [/^Strive — This spell costs (.+?) more to cast for each/i, ([, cost = '']) => costs('Strive', cost)],
  [
    /^You may cast (?:CARDNAME|this spell) as though it had flash if you pay (.+?) more to cast it$/i,
    ([, cost = '']) => costs('MayFlashCost', cost),
  ],
  [
    /^You may cast (?:CARDNAME|this spell) as though it had flash\. If you cast it any time a sorcery couldn't have been cast, the controller of the permanent it becomes sacrifices it/i,
    () => 'MayFlashSac',
  ],
];

function enchant(what: string): string | undefined {
  if (/^(?:player|opponent)$/i.test(what)) return `Enchant:${what.toLowerCase() === 'player' ? 'Player' : 'Opponent'}`;
  const inGraveyard = /^(.+) card in a graveyard$/.exec(what)?.[1];
  const selector = readSelector(inGraveyard ?? what);
  if (selector && inGraveyard !== undefined) return `Enchant:${selector.valid}.inZoneGraveyard:${what}`;
  return selector && `Enchant:${selector.valid}${selector.plain ? '' : `:${what}`}`;
}

const colors = /^(?:white|blue|black|red|green)$/;

/** Older and newer engines read the colours in words; anything else needs a selector. */
function protection(what: string): string | undefined {
  const parts = list(what.replace(/^from /, ''));
  const lines = parts.map((part) => {
    if (colors.test(part) || /^(?:everything|each color|all colors)$/.test(part)) return `Protection from ${part}`;
    const selector = readSelector(/^(?:mana value|converted mana cost) /.test(part) ? `cards with ${part}` : part);
    return selector && `Protection:${selector.valid}:Protection from ${part}`;
  });
  return lines.every((line) => line !== undefined) ? lines.join('\n') : undefined;
}

function hexproof(what: string): string | undefined {
  const lines = list(what).map((part) => {
    const selector = readSelector(part);
    return (
      selector && `Hexproof:${/^[A-Z]\w*$/.test(selector.valid) ? `Card.${selector.valid}` : selector.valid}:${part}`
    );
  });
  return lines.every((line) => line !== undefined) ? lines.join('\n') : undefined;
}

function landwalk(kind: string, type: string): string | undefined {
  const property = { snow: 'Snow', legendary: 'Legendary', nonbasic: 'nonBasic', artifact: 'Artifact', basic: 'Basic' }[
    kind.toLowerCase()
  ];
  const land = type.toLowerCase() === 'land' ? 'Land' : typeNamed(capital(type));
  return property && land && `Landwalk:${land}.${property}:${kind.toLowerCase()} ${type.toLowerCase()}`;
}

function typecycling(kind: string | undefined, type: string, cost: string): string | undefined {
  const named = { basic: 'Basic', artifact: 'Land.Artifact' }[kind?.toLowerCase() ?? ''] ?? typeNamed(capital(type));
  return named && costs(`TypeCycling:${named}`, cost);
}

function affinity(what: string): string | undefined {
  const selector = readSelector(what);
  if (!selector) return undefined;
  if (selector.plain) return `Affinity:${selector.valid}`;
  return `Affinity:${selector.valid.replace(/^Card\b/, 'Permanent')}+YouCtrl:${what.replace(/s$/, '')}`;
}

function equip(what: string, cost: string): string | undefined {
  const selector = readSelector(
    `${what}${/\bcreature$/.test(what) || /^[a-z]/.test(what) ? '' : ' creature'} you control`,
  );
  return selector && suffixed(costs('Equip', cost), `:${selector.valid}:${what}`);
}

function splice(what: string, cost: string): string | undefined {
  const types = what.split(/,? (?:or|and) |, /).map((type) => typeNamed(capital(type)));
  return types.every((type) => type !== undefined) ? costs(`Splice:${types.join(',')}`, cost) : undefined;
}

function suspend(number: string | undefined, cost: string): string | undefined {
  const read = amount('Suspend', number);
  return read && costs(read, cost);
}

function devour(type: string, number: string | undefined): string | undefined {
  const named = typeNamed(type);
  return named && suffixed(amount('Devour', number), `:${named}`);
}

/** The exiled card may come from the battlefield or the graveyard. */
function craft(what: string, cost: string): string | undefined {
  const match = /^(?:an? |(two|three|four|one) (?:or more )?)?(.+)$/.exec(what);
  const more = / or more /.test(what);
  const selector = readSelector(`other ${match?.[2] ?? ''}`);
  const mana = readCost(cost);
  if (!selector || mana === undefined) return undefined;
  const number = more ? 'X' : (numberOf(match?.[1]) ?? '1');
  const least = more ? `XMin${numberOf(match?.[1]) ?? '1'} ` : '';
  return `Craft:${mana} ${least}ExileCtrlOrGrave<${number}/${selector.valid}>`;
}

function typeList(name: string, what: string): string | undefined {
  const types = what.split(/,? (?:or|and) (?:an? )?|, /).map((type) => typeNamed(type));
  return types.every((type) => type !== undefined) ? `${name}:${types.join(',')}` : undefined;
}

function withType(name: string, type: string): string | undefined {
  const named = typeNamed(capital(type.toLowerCase()));
  return named && `${name}:${named}`;
}

function amount(name: string, number: string | undefined): string | undefined {
  const read = numberOf(number);
  return read && `${name}:${read}`;
}

function costs(name: string, ...printed: readonly string[]): string | undefined {
  const read = printed.map((cost) => readCost(cost));
  return read.every((cost) => cost !== undefined) ? [name, ...read].join(':') : undefined;
}

function suffixed(text: string | undefined, suffix: string | undefined): string | undefined {
  return text === undefined || suffix === undefined ? undefined : text + suffix;
}

/** What players call a card with a title behind its name. */
function shortName(name: string): string {
  const at = name.indexOf(',');
  return at < 0 ? '' : `:${name.slice(0, at)}`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
