/** Sentences as a chain of abilities, each the `SubAbility$` of the one before. */
import { writeRecord, type Names, type Parameters } from '../record.ts';
import type { Effect, EffectRule } from './effect.ts';
import { readSelector } from '../words/selectors.ts';
import { numberOf } from '../../text/numbers.ts';
import { manaRules } from './mana.ts';
import { readObject, type Antecedent } from './objects.ts';
import { permanentRules } from './permanents.ts';
import { playerRules } from './players.ts';
import { tokenRules } from './tokens.ts';

const rules: readonly EffectRule[] = [...playerRules, ...manaRules, ...tokenRules, ...permanentRules];

export interface Chain {
  /** Name of the first effect and its parameters. */
  readonly api: string;
  readonly parameters: Parameters;
  /** Lines of the SVars that follow it. */
  readonly below: readonly string[];
  /** Nothing was understood: the effect only holds the place of one. */
  readonly placeholder: boolean;
  readonly brings: readonly string[];
}

/** An effect without parameters, which does nothing. */
const placeholder = 'Cleanup';

/** Before a sentence that speaks of nothing yet. */
export const nothing: Antecedent = { it: '', player: '' };

/** Reads sentences of rules text. What is not understood is told in comments below. */
export function readChain(text: string, names: Names, before: Antecedent): Chain {
  const { effects: read, rest } = readEffects(text, before);
  const made: string[] = [];
  const effects = read.map((effect) => {
    if (effect.makes === undefined) return effect;
    const name = names.free('STPlay');
    made.push(`SVar:${name}:${effect.makes}`);
    return { ...effect, parameters: [...effect.parameters, ['StaticAbilities', name] as const] };
  });
  const [first, ...others] = effects;
  if (!first) return { api: placeholder, parameters: [], below: [comment(text)], placeholder: true, brings: [] };
  const named = others.map((effect) => ({ effect, name: names.free(`DB${effect.api}`) }));
  const next = (at: number): Parameters => {
    const name = named[at]?.name;
    return name === undefined ? [] : [['SubAbility', name]];
  };
  const below = named.map(
    ({ effect, name }, at) => `SVar:${name}:${writeRecord(`DB$ ${effect.api}`, effect.parameters, next(at + 1))}`,
  );
  const counts = effects.flatMap(({ x }) => (x === undefined ? [] : [x]));
  return {
    api: first.api,
    parameters: [...first.parameters, ...next(0)],
    below: [...below, ...made, ...counts.slice(0, 1).map((count) => `SVar:X:${count}`), ...rest.map(comment)],
    placeholder: false,
    brings: effects.flatMap(({ brings = [] }) => brings),
  };
}

function comment(words: string): string {
  return `# Not scripted yet: ${words}`;
}

/** Sentences up to the first that is not understood; from there on the rest may hang on it. */
function readEffects(text: string, start: Antecedent): { readonly effects: Effect[]; readonly rest: string[] } {
  const effects: Effect[] = [];
  const sentences = sentencesOf(text);
  const known: KnownSentences = new Map();
  let before = start;
  for (let at = 0; at < sentences.length;) {
    const last = effects.at(-1);
    if (last?.api.startsWith('Destroy') && /^(?:It|They) can't be regenerated\.$/.test(sentences[at] ?? '')) {
      effects[effects.length - 1] = { ...last, parameters: [...last.parameters, ['NoRegen', 'True']] };
      at += 1;
      continue;
    }
    // Some effects take several sentences to say.
    const size = [3, 2, 1].find((count) => readSentence(sentences.slice(at, at + count).join(' '), before, known));
    const found = readSentence(sentences.slice(at, at + (size ?? 0)).join(' '), before, known);
    if (size === undefined || !found) return { effects, rest: sentences.slice(at) };
    effects.push(...found);
    before = after(found, before);
    at += size;
  }
  return { effects, rest: [] };
}

function after(found: readonly Effect[], before: Antecedent): Antecedent {
  return found.some(({ targets }) => targets) ? { it: 'Targeted', player: 'Targeted' } : before;
}

/** What sentences and ends of sentences were read as: they are come to by many ways of taking a sentence apart. */
type KnownSentences = Map<string, Effect[] | undefined>;

/** Longer ones no card has, and the ways to take them apart are many. In UTF-16 units. */
const longestSentence = 600;

/** One clause, or several joined by `then` and `and`. */
function readSentence(sentence: string, before: Antecedent, known: KnownSentences): Effect[] | undefined {
  if (sentence.length > longestSentence) return undefined;
  const key = [before.it, before.player, sentence].join('\n');
  if (known.has(key)) return known.get(key);
  const found = takeApart(sentence, before, known);
  known.set(key, found);
  return found;
}

function takeApart(sentence: string, before: Antecedent, known: KnownSentences): Effect[] | undefined {
  const clause = sentence
    .replace(/\.$/, '')
    .replace(/,? where X is .+$/, '')
    .replace(/^then /i, '')
    .trim();
  const single = readClause(clause, before);
  if (single) return [single];
  const several = exiledAndTurned(clause, before) ?? exiledToPlay(clause);
  if (several) return several;
  for (const joint of clause.matchAll(/,? then |,? and |, /g)) {
    const first = readClause(clause.slice(0, joint.index), before);
    if (!first) continue;
    const rest = clause.slice(joint.index + joint[0].length);
    const now = after([first], before);
    const others = readSentence(withSubject(rest, clause, first), now, known) ?? readSentence(rest, now, known);
    if (others) return [first, ...others];
  }
  return undefined;
}

/** What comes back is another object, so the engine has to remember the card. */
function exiledAndTurned(clause: string, before: Antecedent): Effect[] | undefined {
  const [, what = '', whose] = exileAndTurn.exec(clause) ?? [];
  const found = readObject(what, before);
  if (!found) return undefined;
  const back: Parameters = [
    ['Defined', 'Remembered'],
    ['Origin', 'Exile'],
    ['Destination', 'Battlefield'],
    ['Transformed', 'True'],
    ...(whose === 'your' ? [['GainControl', 'True'] as const] : []),
  ];
  return [
    {
      api: 'ChangeZone',
      parameters: [
        ...found.parameters,
        ['Origin', 'Battlefield'],
        ['Destination', 'Exile'],
        ['RememberChanged', 'True'],
      ],
    },
    { api: 'ChangeZone', parameters: back },
    { api: 'Cleanup', parameters: [['ClearRemembered', 'True']] },
  ];
}

const exileAndTurn =
  /^exile (.+?), then return (?:it|her|him|them|this card) to the battlefield transformed under (your|\w+ owner's) control$/i;

/** Cards from the top of the library that may be played for a while: an effect remembers them. */
function exiledToPlay(clause: string): Effect[] | undefined {
  const [, many, number, first = '', verb = '', last = ''] = exileToPlay.exec(clause) ?? [];
  const amount = many === undefined ? undefined : numberOf(number ?? 'a');
  if (amount === undefined) return undefined;
  const long = /next turn/i.test(first + last);
  const dig: Parameters = [
    ['Defined', 'You'],
    ['DigNum', amount],
    ['ChangeNum', 'All'],
    ['DestinationZone', 'Exile'],
    ['RememberChanged', 'True'],
  ];
  const play: Parameters = [
    ['EffectZone', 'Command'],
    ['Affected', `Card.IsRemembered${verb === 'cast' ? '+nonLand' : ''}`],
    ['AffectedZone', 'Exile'],
    ['MayPlay', 'True'],
    ['Description', `${clause.slice(clause.indexOf('. ') + 2)}.`],
  ];
  return [
    { api: 'Dig', parameters: dig },
    {
      api: 'Effect',
      parameters: [
        ['RememberObjects', 'Remembered'],
        ['ForgetOnMoved', 'Exile'],
        ...(long ? [['Duration', 'UntilTheEndOfYourNextTurn'] as const] : []),
      ],
      makes: writeRecord('Mode$ Continuous', play),
    },
    { api: 'Cleanup', parameters: [['ClearRemembered', 'True']] },
  ];
}

const exileToPlay =
  /^exile the top ((\w+) cards|card) of your library\. (until (?:the end of your next turn|end of turn), )?you may (play|cast) (?:it|that card|them|those cards)( this turn| until (?:the end of your next turn|end of turn))?$/i;

/** `discards a card and loses 2 life`: the player of the first clause is that of the second. */
function withSubject(rest: string, clause: string, { targets }: Effect): string {
  const subject = /^(?:each (?:other )?(?:player|opponent)|target (?:player|opponent)|that player)(?= )/i.exec(
    clause,
  )?.[0];
  if (subject !== undefined && /^(?:creates|discards|draws|gains|loses|mills|sacrifices) /.test(rest))
    return `${targets ? 'that player' : subject} ${rest}`;
  return subject === undefined && /^(?:gain|lose) /.test(rest) ? `you ${rest}` : rest;
}

function readClause(clause: string, before: Antecedent): Effect | undefined {
  const each = /^(.+?) for each (.+?)(?: on the battlefield)?$/.exec(clause);
  const counted = each && readSelector(each[2] ?? '');
  const effect = counted && readClause(each[1] ?? '', before);
  if (effect) return times(effect, counted.valid);
  for (const rule of rules) {
    const match = rule.pattern.exec(clause);
    const found = match && rule.read(match, before);
    if (found) return found;
  }
  return undefined;
}

const amounts = new Set(['NumCards', 'LifeAmount', 'NumDmg', 'CounterNum', 'TokenAmount']);

/** As often as there are permanents of a kind. */
function times(effect: Effect, valid: string): Effect | undefined {
  const number = effect.parameters.find(([key]) => amounts.has(key))?.[1];
  if (number === undefined || !/^\d+$/.test(number)) return undefined;
  return {
    ...effect,
    parameters: effect.parameters.map(([key, value]) => [key, amounts.has(key) ? 'X' : value] as const),
    x: `Count$Valid ${valid}${number === '1' ? '' : `/Times.${number}`}`,
  };
}

/** Apart at full stops outside quotation marks. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    const ends =
      !isQuoted &&
      (text[at] === '.' || (text[at] === '"' && text[at - 1] === '.')) &&
      /^\s|^$/.test(text.slice(at + 1));
    if (!ends) continue;
    sentences.push(text.slice(start, at + 1).trim());
    start = at + 1;
  }
  const last = text.slice(start).trim();
  return last === '' ? sentences : [...sentences, last];
}
