import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  categories,
  categoryOf,
  severities,
  type Category,
  type Check,
  type Example,
  type Finding,
  type Severity,
} from '../../server/src/core/checks/check.ts';
import { allChecks } from '../../server/src/core/checks/index.ts';
import type { Script } from '../../server/src/core/service.ts';
import type { Span } from '../../server/src/core/text/span.ts';
import { readFixture, type Fixture } from '../support/fixture.ts';
import { checksFolder, fixtureFiles, strictService } from '../support/fixtureFiles.ts';
import { isRule, ruleCount } from '../support/ruleNumbers.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The highest level of each category. */
const highest: Readonly<Record<Category, Severity>> = {
  syntax: 'error',
  card: 'error',
  keyword: 'error',
  'alternative-cost': 'error',
  zone: 'error',
  ability: 'error',
  value: 'error',
  reference: 'error',
  oracle: 'warning',
  style: 'warning',
};

/** Keys of messages and of repairs' titles that were asked for, by code. */
const wordsUsed = new Map<string, Set<string>>();
/** The same for words that several checks have in common: not each needs a script for every one of them. */
const sharedUsed = new Set<string>();
/** Told of by whoever reads the file, who has no text to check. */
const reportedOutside = new Set(['syntax/encoding encoding']);
/** Checks that look into scripts: others are about files as a whole, and no script is an example of them. */
const ofScripts = (check: Check): boolean => !check.ofFiles;
const service = strictService({
  translate: (check, key) => {
    const used = wordsUsed.get(check.code) ?? new Set();
    wordsUsed.set(check.code, used.add(key));
    for (const one of sharing(check, key)) sharedUsed.add(one);
    return undefined;
  },
});

/** What is the same where checks share a key: its template, or the whole list of keys, made by one function. */
function sharing({ messages, fixes }: Check, key: string): string[] {
  const template = messages[key] ?? fixes?.[key] ?? '';
  return [`${key}: ${template}`, `${key} of ${Object.keys(messages).sort().join(' ')}`];
}

/** Whether two edits change the same place; one may stand where the other begins or ends. */
function collide(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

interface Run {
  readonly script: Script;
  readonly findings: readonly Finding[];
}

function run({ text, config, fileName, folder }: Pick<Fixture, 'text' | 'config' | 'fileName' | 'folder'>): Run {
  const script = service.read(text);
  const place = { ...(fileName !== undefined && { fileName }), ...(folder && { folder }) };
  return { script, findings: service.lint(script, { config, ...place }) };
}

/** As on its documentation page: at its own level even where it is off by default. */
function runExample(check: Check, example: Example): readonly Finding[] {
  const { config } = readFixture('');
  const levels = check.offByDefault ? { [check.code]: check.severity } : {};
  const { script, fileName, folder } = example;
  return run({ text: script, config: { ...config, severity: levels }, fileName, folder }).findings;
}

const fixtures: readonly Run[] = readdirSync(checksFolder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.txt'))
  .map((path) => run(readFixture(readFileSync(join(checksFolder, path), 'utf8'))));
const exampleRuns: readonly Run[] = allChecks.flatMap((check) =>
  [...check.bad, ...check.good].map((example) => ({
    script: service.read(example.script),
    findings: runExample(check, example),
  })),
);
const runs: readonly Run[] = [...fixtures, ...exampleRuns];
const findings = runs.flatMap((one) => one.findings);
const titled = findings.map((finding) => ({ finding, fixes: finding.fixes() }));

describe('the set of checks', () => {
  it('has codes that say where their file is', () => {
    const folder = join(root, 'server/src/core/checks');
    const files = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap((entry) => readdirSync(join(folder, entry.name)).map((file) => `${entry.name}/${file}`));
    expect(allChecks.map(({ code }) => `${code}.ts`).sort()).toEqual(files.sort());
  });

  it('is fresh in everything generated from it', () => {
    expect(() =>
      execFileSync('node', ['scripts/generate.mjs', '--check'], { cwd: root, stdio: 'pipe', encoding: 'utf8' }),
    ).not.toThrow();
  });

  it('knows the numbers of the rules', () => {
    expect(ruleCount).toBeGreaterThan(3000);
    for (const number of ['100.1', '113.6p', '702.103g', '702.195a', '704.5a', '903'])
      expect(isRule(number), number).toBe(true);
    for (const number of ['113.6o', '113.6l', '702.103h', '702.999', '950.1'])
      expect(isRule(number), number).toBe(false);
  });

  it('has fixtures for its own codes only', () => {
    const codes = new Set<string>(allChecks.map(({ code }) => code));
    const files = readdirSync(checksFolder, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.txt'),
    );
    const strange = files.filter((path) => {
      const [, code, name] = /^(.+)[\\/]([^\\/]+)$/.exec(path) ?? [];
      return (
        !codes.has((code ?? '').replaceAll('\\', '/')) || !/^(bad|good)[^.]*(\.fixed(-\d)?)?\.txt$/.test(name ?? '')
      );
    });
    expect(strange).toEqual([]);
  });

  it('reports single lines, with text to be seen, and repairs that fit together', () => {
    for (const { script, findings: own } of runs)
      for (const finding of own) {
        const { span, code } = finding;
        const text = script.text.slice(span.start, span.end);
        expect(text, code).not.toMatch(/[\r\n]/);
        expect(text.length, `${code} on nothing`).toBeGreaterThan(0);
        for (const { title, edits } of finding.fixes()) {
          expect(edits.length, `${code}: ${title}`).toBeGreaterThan(0);
          for (const [at, edit] of edits.entries()) {
            expect(edit.span.start, `${code}: ${title}`).toBeGreaterThanOrEqual(0);
            expect(edit.span.end, `${code}: ${title}`).toBeLessThanOrEqual(script.text.length);
            const others = edits.slice(at + 1).filter(({ span: other }) => collide(edit.span, other));
            expect(others, `${code}: ${title}`).toEqual([]);
          }
        }
      }
  });
});

describe.each(allChecks.map((check) => [check.code, check] as const))('%s', (code, check) => {
  const category = categoryOf(check);
  const own = findings.filter((one) => one.code === code);
  const ownTitled = titled.filter(({ finding }) => finding.code === code);
  const ownFixes = ownTitled.flatMap(({ fixes }) => fixes);

  it('has a well-formed code and version', () => {
    expect(categories).toContain(category);
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z]+)*$/);
    expect(check.since).toMatch(/^\d+\.\d+\.\d+$/);
    expect(allChecks.filter((other) => other.code === code)).toHaveLength(1);
  });

  it('keeps within the levels of its category', () => {
    const levels = severities.slice(severities.indexOf(highest[category]));
    expect(levels).toContain(check.severity);
    for (const { severity, message } of own) expect(levels, message).toContain(severity);
  });

  it.runIf(ofScripts(check))('has bad examples, in which it finds something', () => {
    expect(check.bad.length).toBeGreaterThan(0);
    for (const example of check.bad)
      expect(
        runExample(check, example).map((one) => one.code),
        example.script,
      ).toContain(code);
  });

  it.runIf(ofScripts(check))('has good examples, in which nothing is wrong', () => {
    expect(check.good.length).toBeGreaterThan(0);
    for (const example of check.good) {
      const wrong = runExample(check, example).filter(
        (one) => one.code === code || one.severity === 'error' || one.severity === 'warning',
      );
      expect(
        wrong.map((one) => `${one.code}: ${one.message}`),
        example.script,
      ).toEqual([]);
    }
  });

  it.runIf(ofScripts(check))('has marked scripts, near misses at least as many as bad ones', () => {
    const files = fixtureFiles(code);
    const bad = files.filter((file) => file.bad).length;
    expect(bad).toBeGreaterThan(0);
    expect(files.length - bad).toBeGreaterThanOrEqual(bad);
  });

  it('uses every message and title that it declares, and no other', () => {
    const declared = new Set([...Object.keys(check.messages), ...Object.keys(check.fixes ?? {})]);
    const used = wordsUsed.get(code) ?? new Set();
    expect([...used].filter((key) => !declared.has(key))).toEqual([]);
    const idle = [...declared].filter(
      (key) =>
        ofScripts(check) &&
        !reportedOutside.has(`${code} ${key}`) &&
        !sharing(check, key).some((one) => sharedUsed.has(one)),
    );
    expect(idle).toEqual([]);
  });

  it('fills every placeholder', () => {
    for (const { finding, fixes } of ownTitled)
      for (const text of [finding.message, ...fixes.map(({ title }) => title)])
        expect(text.replaceAll(/\{[\dA-Z/]+\}/g, '')).not.toMatch(/\{\w+\}/);
  });

  it('speaks in sentences, and names repairs without a full stop', () => {
    for (const { finding, fixes } of ownTitled) {
      expect(finding.message).toMatch(/^\S.*[.?)]$/s);
      for (const { title } of fixes) expect(title).toMatch(/^[A-Z].*[^.]$/s);
      expect(new Set(fixes.map(({ title }) => title)).size, fixes[0]?.title).toBe(fixes.length);
    }
  });

  it('cites rules that there are', () => {
    const words = [check.summary, check.why, check.whenNot ?? '', ...own.map(({ message }) => message)].join('\n');
    const named = words.match(/\b\d{3}\.\d+[a-z]*/g) ?? [];
    const cited = [...check.cites, ...own.flatMap(({ rules }) => rules), ...named];
    expect([...new Set(cited)].filter((number) => !isRule(number))).toEqual([]);
  });

  it('offers the repairs that it promises', () => {
    expect(ownFixes.some(({ safe }) => safe)).toBe(check.fix === 'safe');
    expect(ownFixes.length > 0).toBe(check.fix !== 'none');
  });
});
