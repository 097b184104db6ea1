/** The fuzzer: makes cases of a seed, tries them, and tells of what did not hold, as small as it can. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readCase, type Case, type Outcome } from './case.ts';
import { areaOf, makeCase, pureAreas, type Area } from './generate/cases.ts';
import { readOptions, type Options } from './options.ts';
import { Report, type Named } from './report.ts';
import { readSeeds, type Seeds } from './seeds.ts';
import { shrink } from './shrink.ts';
import { isPure, tryPrograms } from './tried.ts';
import { WatchedThread } from './watched.ts';

export interface Place {
  /** Of the repository. */
  readonly root: string;
  /** The program of the thread. */
  readonly worker: string;
}

/** Seconds in which a case is made smaller. */
const shrinking = 15;

/** @returns the exit status */
export async function main(args: readonly string[], { root, worker }: Place): Promise<number> {
  const options = readOptions(args);
  const report = new Report(options);
  const thread = new WatchedThread(worker, options.limit);
  const attempt = (one: Case): Promise<Outcome> => (isPure(one) ? thread.try(one) : tryPrograms(root, one));
  const lane = async (line: Iterable<Named>): Promise<void> => {
    for (const named of line) {
      const outcome = await attempt(named.one);
      for (const fault of report.add(named, outcome)) {
        const fails = async (smaller: Case): Promise<boolean> =>
          (await attempt(smaller)).faults.some(({ property }) => property === fault.property);
        report.tell(named, fault, named.isKept ? named.one : await shrink(named.one, fails, shrinking));
      }
    }
  };
  // Side by side: what is tried in the thread, and what waits for processes.
  if (options.file === undefined) {
    const seeds = readSeeds(root, options.corpus);
    console.log(`seed ${options.seed}; ${seeds.about}`);
    const until = options.minutes === undefined ? Infinity : performance.now() + options.minutes * 60_000;
    const line = (pure: boolean): Iterable<Named> =>
      made(
        options,
        seeds,
        (area) => pureAreas.has(area) === pure,
        () => performance.now() < until,
      );
    await Promise.all([lane(line(true)), lane(line(false))]);
  } else {
    const cases = kept(options.file);
    await Promise.all([lane(cases.filter(({ one }) => isPure(one))), lane(cases.filter(({ one }) => !isPure(one)))]);
  }
  await thread.end();
  if (options.report !== undefined) writeFileSync(options.report, JSON.stringify(report.results));
  return report.finish() ? 0 : 1;
}

/** @param wanted which areas are looked at here */
function* made(
  { seed, number: first, cases = Infinity, only }: Options,
  seeds: Seeds,
  wanted: (area: Area) => boolean,
  inTime: () => boolean,
): Generator<Named> {
  if (!only.some(wanted)) return;
  for (let number = first; number < first + cases && inTime(); number += 1) {
    const area = areaOf(number);
    if (!wanted(area) || !only.includes(area)) continue;
    yield { area, id: String(number), one: makeCase(seed, number, seeds), isKept: false };
  }
}

/** The case of a file, or those of a folder. */
function kept(path: string): Named[] {
  const files = statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .map((name) => join(path, name))
    : [path];
  return files.map((file) => ({
    area: 'cases',
    id: basename(file),
    one: readCase(file, readFileSync(file, 'utf8')),
    isKept: true,
  }));
}
