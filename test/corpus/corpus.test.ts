/**
 * Every published script at hand. They were printed and played, so a finding on one is a false alarm until somebody
 * has looked at it: `baseline.json` holds how many there are of each code, and where, and what differs is a failure.
 * `UPDATE=1` rewrites it. What is an error was looked at one by one: `known-mistakes.json` says why each is a real one.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { beforeAll, describe, expect, it } from 'vitest';
import { severities } from '../../server/src/core/checks/check.ts';
import { print } from '../../server/src/core/syntax/print.ts';
import { placeOf } from '../../server/src/workspace/place.ts';
import { readFixture } from '../support/fixture.ts';
import { checksFolder, strictService } from '../support/fixtureFiles.ts';

const folder = fileURLToPath(new URL('../../../shared/corpus', import.meta.url));
const known = JSON.parse(
  readFileSync(fileURLToPath(new URL('known-mistakes.json', import.meta.url)), 'utf8'),
) as Record<string, Record<string, string>>;
const baselineFile = fileURLToPath(new URL('baseline.json', import.meta.url));
const present = existsSync(folder);
if (!present) console.warn('Skipped: no published scripts in ../shared/corpus, so false alarms on them go unseen.');
const corpus = present ? describe : describe.skip;

/** Up to so many findings of a code are listed one by one. */
const listed = 30;

interface Counted {
  /** How many findings, by level. */
  readonly counts: Record<string, number>;
  /** `path:line`, lines from 1. */
  places: string[];
}

/** A script and what is found in it, as little as the tests need. */
interface Outcome {
  readonly path: string;
  readonly identical: boolean;
  readonly doubled: readonly string[];
}

const outcomes: Outcome[] = [];
const counted = new Map<string, Counted>();
/** `path code` of what is an error. */
const errors = new Set<string>();
const service = strictService();

function lint(path: string): Outcome {
  const text = readFileSync(join(folder, path), 'utf8');
  const script = service.read(text);
  const seen = new Set<string>();
  const doubled: string[] = [];
  for (const { code, span, severity, message, fixes } of service.lint(script, placeOf(`/${path}`))) {
    if (severity === 'error') errors.add(`${path} ${code}`);
    const place = `${path}:${script.lines.positionAt(span.start).line + 1}`;
    const key = `${code} ${span.start} ${span.end} ${message}`;
    if (seen.has(key)) doubled.push(`${place} ${code}`);
    seen.add(key);
    const entry = counted.get(code) ?? { counts: {}, places: [] };
    counted.set(code, entry);
    entry.counts[severity] = (entry.counts[severity] ?? 0) + 1;
    if (entry.places.length <= listed) entry.places.push(place);
    fixes();
  }
  return { path, identical: print(script.card.file) === text, doubled };
}

/** What `baseline.json` holds, in the order of the codes. */
function summary() {
  return Object.fromEntries(
    [...counted]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([code, { counts, places }]) => {
        const levels = severities.filter((level) => counts[level] !== undefined);
        const byLevel = Object.fromEntries(levels.map((level) => [level, counts[level]]));
        return [code, places.length <= listed ? { ...byLevel, at: places } : byLevel];
      }),
  );
}

corpus(`the scripts of ../shared/corpus${present ? '' : ' (not at hand)'}`, () => {
  beforeAll(() => {
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path.endsWith('.txt'))
      .sort();
    for (const path of paths) outcomes.push(lint(path));
  });

  it('are there', () => {
    expect(outcomes.length).toBeGreaterThan(10_000);
  });

  it('are read without losing a character', () => {
    expect(outcomes.filter(({ identical }) => !identical).map(({ path }) => path)).toEqual([]);
  });

  it('are told nothing twice', () => {
    expect(outcomes.flatMap(({ doubled }) => doubled)).toEqual([]);
  });

  it('have errors where somebody found a real mistake, and nowhere else', () => {
    const mistakes = Object.entries(known).flatMap(([path, codes]) =>
      Object.keys(codes).map((code) => `${path} ${code}`),
    );
    expect([...errors].sort()).toEqual(mistakes.sort());
  });

  it('are found as faulty as the baseline says', async () => {
    const actual = summary();
    if (process.env['UPDATE'] === '1')
      writeFileSync(baselineFile, await format(JSON.stringify(actual), { parser: 'json', printWidth: 120 }));
    else expect(actual).toEqual(JSON.parse(readFileSync(baselineFile, 'utf8')));
  });

  it('have other names than the made-up cards of the fixtures', () => {
    const names = new Set(outcomes.map(({ path }) => plain(basename(path, '.txt'))));
    const taken = readdirSync(checksFolder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.txt'))
      .flatMap((path) => {
        const { text } = readFixture(readFileSync(join(checksFolder, path), 'utf8'));
        return [...text.matchAll(/^Name:(.+?)\s*$/gm)].map(([, name = '']) => name);
      })
      .filter((name) => names.has(plain(name)));
    expect([...new Set(taken)]).toEqual([]);
  });
});

/** As the engine's files are named after cards. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');
}
