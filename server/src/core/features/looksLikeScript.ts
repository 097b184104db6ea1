/** Whether a text is a card script, asked of files whose name and place do not tell: `.txt` belongs to everyone. */
import { readKeywordLine } from '../vocab/keywords.ts';
import { distance } from '../vocab/suggest.ts';
import { wordList } from '../vocab/vocab.ts';

/** Lines, of those that count, in which a script shows what it is. */
const linesLookedAt = 3;

/** So much of a line is looked at: keys are short. */
const longestLook = 200;

const keys = wordList('linePrefix');

/** `ManaCost`, `SVar`: keys that nobody writes but in a script. */
const isNoWord = /[a-z][A-Z]|^SVar$/;

/** So many are searched for a second sign, where the first may be chance. */
const linesSearched = 10;

/**
 * A text is a script if one of its first three lines that count (no blank ones, no comments) is a name, a mana cost, an
 * ability or a keyword as scripts have them, or looks like a key of scripts and is borne out by a second line within the first
 * ten. People write `name: value` in notes and settings of all kinds, so one of the two has to be a true key.
 *
 * @param beginning of a text; with or without a byte order mark, with any line ends
 */
export function looksLikeScript(beginning: string): boolean {
  let hints = 0;
  let keysSeen = 0;
  let looked = 0;
  for (const match of beginning.matchAll(/[^\r\n\ufeff]+/g)) {
    const line = match[0].slice(0, longestLook).trim();
    if (line === '' || line.startsWith('#')) continue;
    // Editions of cards and decks consist of sections, and have names, too.
    if (line.startsWith('[')) return false;
    const worth = worthOf(line);
    looked += 1;
    if (worth === 'sure') return looked <= linesLookedAt || hints > 0;
    if (worth !== undefined) hints += 1;
    if (worth === 'key') keysSeen += 1;
    if (hints >= 2 && keysSeen > 0) return true;
    if (looked === linesSearched || (looked >= linesLookedAt && hints === 0)) return false;
  }
  return false;
}

function worthOf(line: string): 'sure' | 'key' | 'hint' | undefined {
  if (line === 'ALTERNATE') return 'hint';
  const [head = '', key = '', blank = ''] = /^(\w{1,20})\s?:(\s*)/.exec(line) ?? [];
  const value = line.slice(head.length);
  // The colon is missing, or another sign stands for it.
  if (key === '') return /^Name(?:[;.,\s]|(?=[A-Z]))/.test(line) ? 'hint' : undefined;
  if (key.length === 1) return isLineOfAbility(key, value) ? 'sure' : undefined;
  if (key === 'Name' && blank === '' && value !== '') return 'sure';
  if (keys.has(key) && isNoWord.test(key) && blank === '' && value !== '') return 'sure';
  if (keys.has(key)) return value === '' ? 'hint' : 'key';
  if (distance(key.toLowerCase(), 'name', 1) <= 1) return 'hint';
  return keys.suggest(key, { max: 1 }).length > 0 ? 'hint' : undefined;
}

/** One letter and a colon begin answers, log lines and drives: what follows has to be an ability or a keyword. */
function isLineOfAbility(key: string, value: string): boolean {
  if (key === 'K') return readKeywordLine(value, 0).kind === 'keyword';
  return keys.has(key) && /^(?:AB|SP|DB|ST|Mode|Event)\$/.test(value);
}
