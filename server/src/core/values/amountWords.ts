import { wordList } from '../vocab/lists.ts';
import { prepareWords, type PreparedWords } from '../vocab/suggest.ts';
import type { AmountEntry, Vocabulary } from '../vocab/vocabulary.ts';
import { isDefinedWord } from './defined.ts';

/** The table of amounts, sorted by where its words stand. */
export interface AmountWords {
  /** Heads that only the artificial intelligence reads, with values of their own. */
  readonly ai: ReadonlySet<string>;
  readonly math: { readonly has: (word: string) => boolean; readonly list: readonly string[] };
  readonly isHead: (word: string) => boolean;
  /** The players of `PlayerCount…`. */
  readonly isPlayers: (word: string) => boolean;
  /** What stands behind `Count$`, arguments included. */
  readonly isCountBody: (text: string) => boolean;
  /** What is asked of players or other objects. */
  readonly isObjectBody: (word: string) => boolean;
  /** Bodies that a blank and a Valid expression follow. */
  readonly takesValid: ReadonlySet<string>;
  /** Bodies whose last part behind an underscore is a Valid expression. */
  readonly endsInValid: ReadonlySet<string>;
  readonly heads: PreparedWords;
  readonly bodies: PreparedWords;
}

const takesValid = new Set([
  'ColorsCtrl',
  'CreaturesAttackedThisTurn',
  'CreatureType',
  'LastStateBattlefield',
  'LastStateBattlefieldWithFallback',
  'LastStateGraveyard',
  'MostCardName',
  'MostProminentCreatureType',
  'YourDamageSourcesThisTurn',
]);

const endsInValid = new Set([
  'DifferentCardNames',
  'DifferentPower',
  'GreatestPower',
  'GreatestToughness',
  'HighestCMC',
  'LastTurnCast',
  'LastTurnEntered',
  'SumCMC',
  'SumPower',
  'ThisTurnCast',
  'ThisTurnEntered',
  'TotalCounters',
]);

const players =
  /^(?:Players|Opponents|RegisteredOpponents|Other|NonActive|NotYou|ActivePlayer|Remembered|Property\w*)$/;

const tables = new WeakMap<Vocabulary, AmountWords>();

export function amountWords(vocab: Vocabulary): AmountWords {
  let words = tables.get(vocab);
  if (!words) tables.set(vocab, (words = build(vocab)));
  return words;
}

function build(vocab: Vocabulary): AmountWords {
  const { entries } = vocab.amounts;
  const heads = new Set(
    entries.filter((entry) => entry.in === 'head' && entry.form !== 'suffix').map(({ name }) => name),
  );
  const headEnds = entries.filter((entry) => entry.in === 'head' && entry.form === 'suffix').map(({ name }) => name);
  const count = matcher(entries, 'count');
  const player = matcher(entries, 'player');
  const objects = matcher(entries, 'objects');
  const math = new Set(namesIn(entries, 'math'));

  const isHead = (word: string): boolean =>
    heads.has(word) ||
    isDefinedWord(vocab, word) ||
    wordList('triggerObject').has(behind(word, 'TriggerObjects')) ||
    wordList('triggerObject').has(behind(word, 'TriggeredPlayers')) ||
    headEnds.some((end) => word.length > end.length && word.endsWith(end) && isHead(word.slice(0, -end.length)));
  return {
    ai: new Set(namesIn(entries, 'ai')),
    math: { has: (word) => math.has(word), list: [...math] },
    isHead,
    isPlayers: (word) => players.test(word),
    isCountBody: count,
    isObjectBody: (word) => player(word) || objects(word) || count(word) || amountBodies.has(word),
    takesValid,
    endsInValid,
    heads: prepareWords(new Set(['Count', 'Number', 'SVar', ...namesIn(entries, 'head'), ...vocab.defined.names])),
    bodies: prepareWords(
      new Set([...namesIn(entries, 'count'), ...namesIn(entries, 'player'), ...namesIn(entries, 'objects')]),
    ),
  };
}

/** What `TriggerCount$` and `ReplaceCount$` ask of the event. */
const amountBodies = new Set([
  'CastSACMC',
  'CounterAmount',
  'CounterNum',
  'DamageAmount',
  'LifeAmount',
  'LifeGained',
  'MonstrosityAmount',
  'Num',
  'NumBlockers',
  'Number',
  'Result',
  'ScryNum',
  'SurveilNum',
  'TokenNum',
]);

/** What follows a prefix; nothing where it is not there. */
function behind(word: string, prefix: string): string {
  return word.startsWith(prefix) ? word.slice(prefix.length) : '';
}

function namesIn(entries: readonly AmountEntry[], place: AmountEntry['in']): string[] {
  return entries.filter((entry) => entry.in === place).map(({ name }) => name);
}

/** A test for the words of one place. A word ends where no small letter follows, so `CardPowerr` is none. */
function matcher(entries: readonly AmountEntry[], place: AmountEntry['in']): (text: string) => boolean {
  const here = entries.filter((entry) => entry.in === place);
  const named = (form: AmountEntry['form']): string[] =>
    here.filter((entry) => entry.form === form).map(({ name }) => name);
  const exact = new Set(named(undefined));
  const prefix = new Set(named('prefix'));
  const longest = Math.max(0, ...[...prefix].map(({ length }) => length));
  const contains = named('contains');
  const suffix = named('suffix');
  const leadings = new Set(namesIn(entries, 'leading'));
  return (text) => {
    const word = /^[A-Za-z]*/.exec(text)?.[0] ?? '';
    if (exact.has(word) || prefix.has(word)) return true;
    for (let length = Math.min(longest, word.length - 1); length > 1; length -= 1) {
      if (isWordEnd(word, length) && prefix.has(word.slice(0, length))) return true;
    }
    if (suffix.some((end) => word.endsWith(end))) return true;
    return contains.some((part) => {
      const at = word.indexOf(part);
      if (at < 0 || !isWordEnd(word, at + part.length)) return false;
      return at === 0 || leadings.has(word.slice(0, at));
    });
  };
}

function isWordEnd(word: string, at: number): boolean {
  return at >= word.length || !/[a-z]/.test(word[at] ?? '');
}
