/** Arbitrary scripts for property tests: any text at all, and made-up cards with pieces moved about. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { readFixture } from './fixture.ts';
import { checksFolder } from './fixtureFiles.ts';

/**
 * One seed for all, so that a run says the same as the one before it. `SEED=random` takes another each time, a number
 * takes that one; `RUNS=20` tries twenty times as many texts.
 */
const { SEED = '702185', RUNS = '1' } = process.env;
fc.configureGlobal(SEED === 'random' ? {} : { seed: Number(SEED) });
export const runs = (usual: number): { readonly numRuns: number } => ({ numRuns: usual * Number(RUNS) });

/** The made-up cards of the fixtures, bad ones and good ones. */
export const madeUpScripts: readonly string[] = readdirSync(checksFolder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.txt') && !path.includes('.fixed'))
  .sort()
  .map((path) => readFixture(readFileSync(join(checksFolder, path), 'utf8')).text);

/** Signs and words that mean something in a script, and some that hide in texts. */
const significant = [
  ...[':', '$', '|', ' | ', ' & ', ',', '.', '+', '<', '>', '/', '{', '}', '#', '"', "'", '\\n'],
  ...[' ', '\t', '\u00a0', '\n', '\r', '\r\n', '\ufeff', '\0', '\ud800', '\udc00', '🏮', 'é', '\u2028', 'İ', '—'],
  ...['A:', 'T:', 'S:', 'R:', 'K:', 'SVar:', 'SVar:X:', 'Variant:A:', 'ALTERNATE\n', 'SPECIALIZE:WHITE\n'],
  ...['Name:', 'Types:', 'ManaCost:', 'PT:', 'Oracle:', 'AlternateMode:Split\n', 'no cost', 'CARDNAME'],
  ...['SP$ ', 'DB$ ', 'AB$ ', 'Mode$ ', 'Event$ ', 'Cost$ ', 'KW$ ', 'AddKeyword$ ', 'SubAbility$ ', 'Count$'],
  ...['Flying', 'Flashback', 'Warp', 'Creature', 'Card.Self', 'Sac<1/CARDNAME>', '0', '1 R', 'X', '-1', '99999999999'],
  ...['# cardscript-disable-file ', '# cardscript-disable-next-line keyword/unknown\n', 'constructor', '__proto__'],
];

/** Any text: every code unit, lone surrogates and NUL too, with the signs and line ends of scripts among it. */
export const anyText = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...significant) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }) },
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

type Change = (text: string, other: string) => string;

const place = fc.double({ min: 0, max: 1, noNaN: true });

/** Deletes, puts in, doubles or swaps a piece of a text; the places are shares of its length. */
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(place, fc.nat(12)).map(([from, length]): Change => (text) => {
    const at = Math.floor(from * text.length);
    return text.slice(0, at) + text.slice(at + length);
  }),
  fc.tuple(place, fc.constantFrom(...significant)).map(([from, sign]): Change => (text) => {
    const at = Math.floor(from * text.length);
    return text.slice(0, at) + sign + text.slice(at);
  }),
  fc.tuple(place, fc.nat(40)).map(([from, length]): Change => (text) => {
    const at = Math.floor(from * text.length);
    return text.slice(0, at + length) + text.slice(at);
  }),
  fc.tuple(place, place).map(([first, second]): Change => (text) => {
    const lines = text.split('\n');
    const a = Math.floor(first * lines.length);
    const b = Math.floor(second * lines.length);
    return lines.map((line, at) => (at === a ? lines[b] : at === b ? lines[a] : line)).join('\n');
  }),
  // The beginning of one card and the end of another.
  fc.tuple(place, place).map(
    ([first, second]): Change =>
      (text, other) =>
        text.slice(0, Math.floor(first * text.length)) + other.slice(Math.floor(second * other.length)),
  ),
);

/** Made-up cards that somebody is in the middle of changing. */
export const mutatedScript = fc
  .tuple(
    fc.constantFrom(...madeUpScripts),
    fc.constantFrom(...madeUpScripts),
    fc.array(change, { minLength: 1, maxLength: 6 }),
  )
  .map(([text, other, changes]) => changes.reduce((before, next) => next(before, other), text));
