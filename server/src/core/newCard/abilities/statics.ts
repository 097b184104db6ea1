/** Sentences that simply hold: `Creatures you control get +1/+1.` */
import { keywordList } from '../effects/permanents.ts';
import { counterName } from '../../vocab/printedCounters.ts';
import { isKeywordSentence } from '../keywords/keywordLine.ts';
import { writeRecord, type Built, type Names, type Parameters } from '../record.ts';
import { readSelector } from '../words/selectors.ts';
import { numberOf } from '../../text/numbers.ts';
import { selfPattern } from '../words/self.ts';
import { patternOf } from '../../text/pattern.ts';

const self = selfPattern;
const onlySelf = patternOf(`^${self}$`, 'i');
const entersTapped = patternOf(`^${self} enters(?: the battlefield)? tapped\\.$`, 'i');
const entersWithCounters = patternOf(
  `^${self} enters(?: the battlefield)? with (\\w+) (\\S+) counters? on it\\.$`,
  'i',
);

/** Undefined where it is no sentence of a kind that is known. */
export function readStatic(text: string, described: string, names: Names): Built | undefined {
  return (
    sentenceLine(text) ??
    entering(text, described, names) ??
    condition(text, described) ??
    continuous(text, described) ??
    sized(text, described) ??
    attached(text, described) ??
    cant(text, described)
  );
}

/** Some sentences the engine knows word for word. */
function sentenceLine(text: string): Built | undefined {
  const named = text.replace(/^(?:NICKNAME|This (?!spell\b)[A-Za-z]+)(?=[ '])/, 'CARDNAME');
  const found = [text, named].find(isKeywordSentence);
  return found === undefined ? undefined : { kind: 'K', text: found, below: [] };
}

function entering(text: string, described: string, names: Names): Built | undefined {
  if (entersTapped.test(text)) {
    const name = names.free('ETBTapped');
    const event: Parameters = [
      ['ValidCard', 'Card.Self'],
      ['Destination', 'Battlefield'],
      ['ReplacementResult', 'Updated'],
      ['ReplaceWith', name],
      ['Description', described],
    ];
    return {
      kind: 'R',
      text: writeRecord('Event$ Moved', event),
      below: [`SVar:${name}:DB$ Tap | Defined$ Self | ETB$ True`],
    };
  }
  const counters = entersWithCounters.exec(text);
  const number = numberOf(counters?.[1]);
  const kind = counterName(counters?.[2] ?? '');
  if (number === undefined || kind === undefined) return undefined;
  return { kind: 'K', text: `etbCounter:${kind}:${number}`, below: [], brings: ['Ability$Counters'] };
}

const gets = String.raw`gets? ([+-]\d+)\/([+-]\d+)`;
const getsOrHas = patternOf(`^(.+?) (?:${gets}(?: and ha(?:s|ve) (.+))?|ha(?:s|ve) (.+))\\.$`);

/** Power, toughness and keywords of a group. */
function continuous(text: string, described: string): Built | undefined {
  const match = getsOrHas.exec(text);
  if (!match) return undefined;
  const [, subject = '', power, toughness, first, second] = match;
  const affected = groupOf(subject);
  const words = first ?? second;
  const keywords = words === undefined ? undefined : keywordList(words);
  if (affected === undefined || (words !== undefined && keywords === undefined)) return undefined;
  const parameters: [string, string][] = [['Affected', affected]];
  const plain = (amount: string): string => amount.replace('+', '');
  if (power !== undefined && toughness !== undefined) {
    if (plain(power) !== '0') parameters.push(['AddPower', plain(power)]);
    if (plain(toughness) !== '0') parameters.push(['AddToughness', plain(toughness)]);
  }
  if (keywords !== undefined) parameters.push(['AddKeyword', keywords]);
  parameters.push(['Description', described]);
  return { kind: 'S', text: writeRecord('Mode$ Continuous', parameters), below: [] };
}

/** What holds as long as you control something of a kind. */
function condition(text: string, described: string): Built | undefined {
  const first = /^As long as you control (?:an? |another )(.+?), (.+)$/.exec(text);
  const last = /^(.+?) as long as you control (?:an? |another )(.+)\.$/.exec(text);
  const [what, holds] = first ? [first[1], first[2]] : [last?.[2], last && `${last[1] ?? ''}.`];
  const isOther = / control another /.test(text);
  const selector = what === undefined ? undefined : readSelector(`${isOther ? 'other ' : ''}${what} you control`);
  const inner =
    holds === undefined || holds === null
      ? undefined
      : continuous(capital(holds.replace(/^it /, 'CARDNAME ')), described);
  if (!selector || !inner) return undefined;
  return { ...inner, text: inner.text.replace(' | Description$ ', ` | IsPresent$ ${selector.valid} | Description$ `) };
}

/** `CARDNAME's power and toughness are each equal to the number of Forests you control.` */
function sized(text: string, described: string): Built | undefined {
  const counted =
    /^(?:CARDNAME|This creature)'s power and toughness are each equal to the number of (.+?)(?: on the battlefield)?\.$/.exec(
      text,
    )?.[1];
  const selector = counted === undefined ? undefined : readSelector(counted);
  if (!selector) return undefined;
  const parameters: Parameters = [
    ['EffectZone', 'All'],
    ['CharacteristicDefining', 'True'],
    ['SetPower', 'X'],
    ['SetToughness', 'X'],
    ['Description', described],
  ];
  return {
    kind: 'S',
    text: writeRecord('Mode$ Continuous', parameters),
    below: [`SVar:X:Count$Valid ${selector.valid}`],
  };
}

/** What an Aura does to what it is attached to. */
function attached(text: string, described: string): Built | undefined {
  const control = /^You control enchanted (\w+)\.$/.exec(text);
  const hidden =
    /^Enchanted (\w+) (doesn't untap during) its controller's untap step\.$/.exec(text) ??
    /^Enchanted (\w+) (can't attack or block)\.$/.exec(text);
  const type = capital((control ?? hidden)?.[1] ?? '');
  if (type === '') return undefined;
  const words = hidden?.[2]?.startsWith('doesn') ? "doesn't untap during your untap step" : hidden?.[2];
  const does: Parameters = control ? [['GainControl', 'You']] : [['AddHiddenKeyword', `CARDNAME ${words ?? ''}.`]];
  const parameters: Parameters = [['Affected', `${type}.EnchantedBy`], ...does, ['Description', described]];
  return { kind: 'S', text: writeRecord('Mode$ Continuous', parameters), below: [] };
}

function groupOf(subject: string): string | undefined {
  const attached = /^(enchanted|equipped) (creature|permanent|land|artifact)$/i.exec(subject);
  if (attached)
    return `${capital(attached[2] ?? '')}.${/^enchanted/i.test(attached[1] ?? '') ? 'EnchantedBy' : 'EquippedBy'}`;
  if (onlySelf.test(subject)) return 'Card.Self';
  const group = subject.charAt(0).toLowerCase() + subject.slice(1);
  // A subtype keeps its capital: `Goblins you control`.
  return readSelector(group.replace(/^(?:all|each) /, ''))?.valid ?? readSelector(subject)?.valid;
}

function cant(text: string, described: string): Built | undefined {
  const match = /^(.+?) can't (be blocked|block|attack)\.$/i.exec(text);
  const group = match && groupOf(match[1] ?? '');
  if (!match || group === undefined || group === null) return undefined;
  const valid = group === 'Card.Self' ? 'Creature.Self' : group;
  const [mode, key] =
    {
      'be blocked': ['CantBlockBy', 'ValidAttacker'],
      block: ['CantBlock', 'ValidCard'],
      attack: ['CantAttack', 'ValidCard'],
    }[(match[2] ?? '').toLowerCase()] ?? [];
  if (mode === undefined || key === undefined) return undefined;
  return {
    kind: 'S',
    text: writeRecord(`Mode$ ${mode}`, [
      [key, valid],
      ['Description', described],
    ]),
    below: [],
  };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
