/** Paragraphs of rules text as the lines of abilities. */
import { beginsCost, readCost } from '../words/costs.ts';
import { nothing, readChain, sentencesOf } from '../effects/chain.ts';
import type { Paragraph } from '../paragraphs.ts';
import { withoutReminder } from '../paragraphs.ts';
import { leavesGraveyard, writeRecord, type Built, type Names, type Parameters } from '../record.ts';
import { readEmblem } from './emblems.ts';
import { readStatic } from './statics.ts';
import { readModes } from './modes.ts';
import { beginsTrigger, readTrigger } from './triggers.ts';

/** An ability word and its dash before what it marks: `Landfall — Whenever …`. */
const abilityWord = /^[A-Z][\w' ,-]*? — (?=[A-Z{])/;

/** One paragraph of a permanent, or one that holds beside a spell. Undefined where it is of no kind that is known. */
export function readAbility(paragraph: Paragraph, names: Names, isPlaneswalker = false): Built | undefined {
  const text = paragraph.text.replace(abilityWord, '');
  const described = paragraph.described;
  const loyalty = isPlaneswalker ? /^\[?([+−–-]?)(\d+|X)\]?: ?(.+)$/.exec(text) : null;
  if (loyalty) return loyaltyAbility(loyalty, paragraph, names);
  if (beginsTrigger(text)) return readTrigger(text, paragraph, names);
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
  const chain = readEmblem(text, names) ?? readChain(text, names, nothing);
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
  const chain = modes ? { api: 'Charm', ...modes } : readChain(left, names, { it: 'Self', player: '' });
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
  const isGain = sign === '+' || number === '0';
  const cost = `${isGain ? 'Add' : 'Sub'}Counter<${number}/LOYALTY>`;
  const modes = paragraph.modes.length > 0 ? readModes(paragraph, names) : undefined;
  const chain = modes
    ? { api: 'Charm', placeholder: false, ...modes }
    : (readEmblem(effect, names) ?? readChain(effect, names, nothing));
  const isUltimate = !isGain && Number(number) >= 6 && !chain.placeholder;
  const ultimate: Parameters = isUltimate ? [['Ultimate', 'True']] : [];
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
      ultimate,
      chain.parameters,
      described,
    ),
    below: chain.below,
    brings: chain.brings,
  };
}
