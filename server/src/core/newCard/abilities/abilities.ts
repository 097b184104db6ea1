/** Paragraphs of rules text as the lines of abilities. */
import { beginsCost, readCost } from '../words/costs.ts';
import { readChain, sentencesOf } from '../effects/chain.ts';
import type { Paragraph } from '../paragraphs.ts';
import { withoutReminder } from '../paragraphs.ts';
import { leavesGraveyard, writeRecord, type Built, type Names, type Parameters } from '../record.ts';
import { readStatic } from './statics.ts';
import { beginsTrigger, readTrigger } from './triggers.ts';

/** An ability word and its dash before what it marks: `Landfall — Whenever …`. */
const abilityWord = /^[A-Z][\w' ,-]*? — (?=[A-Z{])/;

/** One paragraph of a permanent, or one that holds beside a spell. Undefined where it is of no kind that is known. */
export function readAbility(paragraph: Paragraph, names: Names, isPlaneswalker = false): Built | undefined {
  const text = paragraph.text.replace(abilityWord, '');
  const described = paragraph.described;
  const loyalty = isPlaneswalker ? /^\[?([+−–-]?)(\d+|X)\]?: ?(.+)$/.exec(text) : null;
  if (loyalty) return loyaltyAbility(loyalty, paragraph, names);
  if (beginsTrigger(text)) return withModes(readTrigger({ text, described }, names), paragraph, names);
  const colon = costEnd(text);
  if (colon > 0) return activated(text.slice(0, colon), text.slice(colon + 1).trim(), paragraph, names);
  return readStatic(text, described, names);
}

/** Everything that an instant or sorcery does when it resolves. @param cost of an additional cost, with the mana cost */
export function readSpell(paragraphs: readonly Paragraph[], cost: string | undefined, names: Names): Built {
  const text = paragraphs.map((one) => one.text.replace(abilityWord, '')).join(' ');
  const described = paragraphs.map((one) => withoutReminder(one.described)).join(' ');
  const paying: Parameters = cost === undefined ? [] : [['Cost', cost]];
  const modes = paragraphs.find((one) => one.modes.length > 0);
  if (modes) {
    const charm = readModes(modes, names);
    return {
      kind: 'A',
      text: writeRecord('SP$ Charm', paying, charm.parameters),
      below: charm.below,
      brings: charm.brings,
    };
  }
  const chain = readChain(text, names, 'Targeted');
  return {
    kind: 'A',
    text: writeRecord(`SP$ ${chain.api}`, paying, chain.parameters, [['SpellDescription', described]]),
    below: chain.below,
    brings: chain.brings,
  };
}

/** Where the cost of an activated ability ends; 0 where there is none. */
export function costEnd(text: string): number {
  const quote = text.indexOf('"');
  const colon = text.indexOf(': ');
  return colon > 0 && (quote < 0 || colon < quote) && beginsCost(text) ? colon : 0;
}

function activated(cost: string, effect: string, paragraph: Paragraph, names: Names): Built {
  const read = readCost(cost);
  const { left, limits } = restrictions(effect);
  const modes = paragraph.modes.length > 0 ? readModes(paragraph, names) : undefined;
  const chain = modes ? { api: 'Charm', ...modes } : readChain(left, names);
  const colon = paragraph.described.indexOf(': ');
  const zone: Parameters =
    read?.includes('ExileFromGrave<1/CARDNAME>') || leavesGraveyard(chain.parameters)
      ? [['ActivationZone', 'Graveyard']]
      : read?.includes('Discard<1/CARDNAME>')
        ? [['ActivationZone', 'Hand']]
        : [];
  const described: Parameters = modes ? [] : [['SpellDescription', paragraph.described.slice(colon + 1).trim()]];
  const word = abilityWord.exec(paragraph.described)?.[0];
  const before: Parameters = word === undefined ? [] : [['PrecostDesc', word.trim()]];
  return {
    kind: 'A',
    text: writeRecord(`AB$ ${chain.api}`, [['Cost', read ?? '?']], zone, before, chain.parameters, limits, described),
    below: chain.below,
    ...(read === undefined && { draft: true as const }),
    brings: [...chain.brings, ...(read !== undefined && /\bSac</.test(read) ? ['Ability$Sacrifice'] : [])],
  };
}

const limitWords: readonly (readonly [RegExp, readonly [string, string]])[] = [
  [/^Activate only as a sorcery\.$/, ['SorcerySpeed', 'True']],
  [/^Activate only once each turn\.$/, ['ActivationLimit', '1']],
  [/^Activate only during your turn\.$/, ['PlayerTurn', 'True']],
];

/** Sentences that say when an ability may be activated, apart from what it does. */
function restrictions(effect: string): { readonly left: string; readonly limits: Parameters } {
  const limits: (readonly [string, string])[] = [];
  const left = sentencesOf(effect).filter((sentence) => {
    const limit = limitWords.find(([pattern]) => pattern.test(sentence));
    if (limit) limits.push(limit[1]);
    return !limit;
  });
  return { left: left.join(' '), limits };
}

function loyaltyAbility(
  [, sign = '', number = '', effect = '']: RegExpExecArray,
  paragraph: Paragraph,
  names: Names,
): Built {
  const cost = `${sign === '+' || number === '0' ? 'Add' : 'Sub'}Counter<${number}/LOYALTY>`;
  const modes = paragraph.modes.length > 0 ? readModes(paragraph, names) : undefined;
  const chain = modes ? { api: 'Charm', ...modes } : readChain(effect, names);
  const described: Parameters = modes
    ? []
    : [['SpellDescription', paragraph.described.slice(paragraph.described.indexOf(':') + 1).trim()]];
  return {
    kind: 'A',
    text: writeRecord(
      `AB$ ${chain.api}`,
      [
        ['Cost', cost],
        ['Planeswalker', 'True'],
      ],
      chain.parameters,
      described,
    ),
    below: chain.below,
    brings: chain.brings,
  };
}

interface Modes {
  readonly parameters: Parameters;
  readonly below: readonly string[];
  readonly brings: readonly string[];
}

/** `Choose one —` and what stands below it; a mode may have a cost of its own, as with Spree and Tiered. */
export function readModes(paragraph: Paragraph, names: Names): Modes {
  const choices: string[] = [];
  const below: string[] = [];
  const brings: string[] = [];
  for (const mode of paragraph.modes) {
    const spree = /^((?:\{[^}]+\})+) — (.+)$/.exec(mode);
    const tier = /^(.+?) — ((?:\{[^}]+\})+) — (.+)$/.exec(mode);
    const named = /^[A-Z][\w' ]+ — (?=[A-Z])/.exec(mode)?.[0] ?? '';
    const text = spree?.[2] ?? tier?.[3] ?? mode.slice(named.length);
    const cost = readCost(spree?.[1] ?? tier?.[2] ?? '');
    const chain = readChain(withoutReminder(text), names, 'Targeted');
    const name = names.free(chain.placeholder ? 'DBMode' : `DB${chain.api}`);
    const priced: Parameters = [
      ...(tier ? [['PrecostDesc', tier[1] ?? ''] as const] : []),
      ...(cost !== undefined && cost !== '' ? [[tier ? 'ModeCost' : 'SpreeCost', cost] as const] : []),
    ];
    choices.push(name);
    below.push(
      `SVar:${name}:${writeRecord(`DB$ ${chain.api}`, priced, chain.parameters, [['SpellDescription', text]])}`,
      ...chain.below,
    );
    brings.push(...chain.brings);
  }
  return { parameters: [...howMany(paragraph, choices.length), ['Choices', choices.join(',')]], below, brings };
}

function howMany({ text }: Paragraph, all: number): Parameters {
  const count = String(all);
  if (/spree/i.test(text))
    return [
      ['MinCharmNum', '1'],
      ['CharmNum', count],
    ];
  if (/choose one or both\b/i.test(text))
    return [
      ['MinCharmNum', '1'],
      ['CharmNum', '2'],
    ];
  if (/choose one or more\b|choose any number\b/i.test(text))
    return [
      ['MinCharmNum', '1'],
      ['CharmNum', count],
    ];
  if (/choose two\b/i.test(text)) return [['CharmNum', '2']];
  if (/choose three\b/i.test(text)) return [['CharmNum', '3']];
  return [];
}

/** A trigger whose effect is a choice of modes. */
function withModes(built: Built, paragraph: Paragraph, names: Names): Built {
  if (paragraph.modes.length === 0) return built;
  const modes = readModes(paragraph, names);
  const [first = ''] = built.below;
  const name = /^SVar:(\w+):/.exec(first)?.[1] ?? '';
  return {
    ...built,
    below: [`SVar:${name}:${writeRecord('DB$ Charm', modes.parameters)}`, ...modes.below],
    brings: modes.brings,
  };
}
