/** The marked scripts in `test/checks/<category>/<name>/`, read, run, repaired and compared. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { Finding, Fix } from '../../server/src/core/checks/check.ts';
import { withLineEndsOf } from '../../server/src/core/features/lineEnds.ts';
import { createService, type Service, type ServiceOptions } from '../../server/src/core/service.ts';
import { applyEdits, type TextEdit } from '../../server/src/core/text/edits.ts';
import { overlaps } from '../../server/src/core/text/span.ts';
import { markOf, printFixture, readFixture, type Fixture } from './fixture.ts';

export const checksFolder = fileURLToPath(new URL('../checks', import.meta.url));
const update = process.env['UPDATE'] === '1';

/** Rounds after which repairs that bring each other back are given up. */
const maxRounds = 10;

export interface FixtureFile {
  readonly path: string;
  /** Without folder and ending: `bad-twice`. */
  readonly name: string;
  readonly bad: boolean;
}

/** The scripts of a check, without their repaired forms. */
export function fixtureFiles(code: string): FixtureFile[] {
  const folder = join(checksFolder, code);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => /^(?:bad|good)[^.]*\.txt$/.test(file))
    .sort()
    .map((file) => ({ path: join(folder, file), name: file.slice(0, -4), bad: file.startsWith('bad') }));
}

/** A service on which a check that throws fails the test. */
export function strictService(options: ServiceOptions = {}): Service {
  return createService({
    ...options,
    onCrash: (check, error) => {
      throw new Error(`${check.code} threw`, { cause: error });
    },
  });
}

/** What a fixture shows: errors and warnings, and everything that the check under test says. */
export function shown(service: Service, fixture: Fixture, code: string, text = fixture.text): Finding[] {
  const { config, fileName, folder } = fixture;
  return service
    .lint(service.read(text), { config, ...(fileName !== undefined && { fileName }), ...(folder && { folder }) })
    .filter((one) => one.code === code || one.severity === 'error' || one.severity === 'warning');
}

/** Compares a fixture with what it should be, or rewrites it where `UPDATE=1` asks for that. */
function expectSource(path: string, actual: string): void {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  if (update) {
    if (before !== actual) writeFileSync(path, actual);
    return;
  }
  expect(before, `${path}: this is what came out, to be pasted where it is right (or UPDATE=1):\n${actual}\n`).toBe(
    actual,
  );
}

/** Runs a good script: nothing worth a warning is said, and the check under test is silent. */
export function runGood(service: Service, code: string, file: FixtureFile): void {
  const source = readFileSync(file.path, 'utf8');
  const fixture = readFixture(source);
  const actual = printFixture(
    fixture,
    shown(service, fixture, code).map((one) => markOf(one)),
  );
  expect(actual, `${file.path}: nothing should be found in a good script, yet:\n${actual}\n`).toBe(source);
}

/** Runs a bad script: exactly what its marks say is found, and every repair gives the text beside it. */
export function runBad(service: Service, code: string, file: FixtureFile): void {
  const fixture = readFixture(readFileSync(file.path, 'utf8'));
  const findings = shown(service, fixture, code);
  const own = findings.filter((one) => one.code === code);
  expect(own.length, `${file.path}: ${code} finds nothing`).toBeGreaterThan(0);
  expectSource(
    file.path,
    printFixture(
      fixture,
      findings.map((one) => markOf(one)),
    ),
  );

  for (const finding of own) for (const fix of finding.fixes()) expectFixHelps(service, fixture, code, fix, own.length);
  const offers = Math.max(...own.map((one) => one.fixes().length));
  for (let nth = 1; nth <= offers; nth += 1) runRepair(service, code, file, fixture, findings, nth);
  expectNoOtherRepairs(file, offers);
}

/** One repair alone makes the findings fewer. */
function expectFixHelps(service: Service, fixture: Fixture, code: string, fix: Fix, before: number): void {
  const text = applyEdits(fixture.text, withLineEndsOf(fixture.text, fix.edits));
  const left = shown(service, fixture, code, text).filter((one) => one.code === code);
  expect(left.length, `"${fix.title}" leaves its finding:\n${text}`).toBeLessThan(before);
}

function runRepair(
  service: Service,
  code: string,
  file: FixtureFile,
  fixture: Fixture,
  before: readonly Finding[],
  nth: number,
): void {
  const text = repaired(service, fixture, code, nth);
  const findings = shown(service, fixture, code, text);
  const left = new Map<string, number>();
  for (const one of before) left.set(one.code, (left.get(one.code) ?? 0) + 1);
  const marks = findings.map((one) => {
    const count = left.get(one.code) ?? 0;
    left.set(one.code, count - 1);
    return markOf(one, count <= 0);
  });
  expectSource(repairPath(file, nth), printFixture({ head: fixture.head, text }, marks));
}

/** The text after the nth repair of every finding of a check (the first where it has no nth), as often as there is one. */
function repaired(service: Service, fixture: Fixture, code: string, nth: number): string {
  let { text } = fixture;
  for (let round = 0; round < maxRounds; round += 1) {
    const edits: TextEdit[] = [];
    for (const finding of shown(service, fixture, code, text)) {
      if (finding.code !== code) continue;
      const fixes = finding.fixes();
      const fix = fixes[nth - 1] ?? fixes[0];
      if (!fix || fix.edits.some(({ span }) => edits.some((other) => overlaps(span, other.span)))) continue;
      edits.push(...fix.edits);
    }
    if (edits.length === 0) return text;
    text = applyEdits(text, withLineEndsOf(text, edits));
  }
  throw new Error(`The repairs never come to an end:\n${text}`);
}

const repairPath = (file: FixtureFile, nth: number): string =>
  file.path.replace(/\.txt$/, nth === 1 ? '.fixed.txt' : `.fixed-${nth}.txt`);

function expectNoOtherRepairs(file: FixtureFile, offers: number): void {
  for (let nth = offers + 1; nth < offers + 10; nth += 1) {
    const path = repairPath(file, nth);
    if (update) rmSync(path, { force: true });
    else expect(existsSync(path), `${path}: no finding offers that many repairs`).toBe(false);
  }
}
