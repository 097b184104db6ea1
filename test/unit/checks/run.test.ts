import { describe, expect, it } from 'vitest';
import { defineCheck, type Check, type Severity } from '../../../server/src/core/checks/check.ts';
import { runChecks, type RunOptions } from '../../../server/src/core/checks/run.ts';
import { defaultConfig, type Config } from '../../../server/src/core/config.ts';
import { buildCard } from '../../../server/src/core/model/card.ts';
import { parse } from '../../../server/src/core/syntax/parse.ts';
import { vocab } from '../../../server/src/core/vocab/vocab.ts';

const text = 'Name:Sample\nK:Flying\nK:Haste\nA:AB$ Pump | KW$ Reach\n';

type Visitors = Pick<Check, 'card' | 'line' | 'face' | 'keyword' | 'ability'>;

/** A check made up for one test. */
function check(code: Check['code'], visitors: Visitors, more: Partial<Check> = {}): Check {
  return defineCheck({
    code,
    severity: 'error',
    since: '0.1.0',
    cites: ['702.1'],
    fix: 'none',
    summary: '',
    why: '',
    bad: [],
    good: [],
    messages: { found: 'Found {what}.' },
    fixes: { change: 'Change to "{right}"' },
    ...visitors,
    ...more,
  });
}

const everyKeyword = (code: Check['code'], more?: Partial<Check>): Check =>
  check(
    code,
    {
      keyword(use, { report }) {
        report({ span: use.piece.span, message: 'found', values: { what: use.piece.text } });
      },
    },
    more,
  );

function run(checks: readonly Check[], options: Partial<RunOptions> & { readonly text?: string } = {}) {
  const card = buildCard(parse(options.text ?? text));
  return runChecks(card, { checks, config: defaultConfig, vocab, ...options });
}

const levels = (severity: Config['severity']): Config => ({ ...defaultConfig, severity });

describe('runChecks', () => {
  it('visits keywords of lines and granted ones, and fills in messages', () => {
    expect(run([everyKeyword('keyword/any')]).map(({ message, rules }) => [message, rules])).toEqual([
      ['Found Flying.', ['702.1']],
      ['Found Haste.', ['702.1']],
      ['Found Reach.', ['702.1']],
    ]);
  });

  it('visits the card, its lines, faces and abilities', () => {
    const visited: string[] = [];
    const visitor = check('style/visits', {
      card: () => void visited.push('card'),
      line: ({ kind }) => void visited.push(kind),
      face: ({ index }) => void visited.push(`face ${index}`),
      ability: ({ kind }) => void visited.push(kind),
    });
    run([visitor], { text: 'Name:A\nA:SP$ Draw\nALTERNATE' });
    expect(visited).toEqual(['card', 'field', 'field', 'marker', 'face 0', 'spell', 'face 1']);
  });

  it('sorts by place, then length, then code', () => {
    const at = (code: Check['code'], start: number, end: number): Check =>
      check(code, { card: (_, { report }) => report({ span: { start, end }, message: 'found' }) });
    const found = run([at('style/c', 2, 4), at('style/b', 2, 4), at('style/a', 2, 6), at('style/d', 0, 9)]);
    expect(found.map(({ code }) => code)).toEqual(['style/d', 'style/b', 'style/c', 'style/a']);
  });

  it('drops what a check found before it threw, tells of it, and goes on with the others', () => {
    const crashing = check('keyword/crash', {
      keyword(use, { report }) {
        report({ span: use.piece.span, message: 'found' });
        if (use.piece.text === 'Haste') throw new Error('broken');
      },
    });
    const crashes: [string, string][] = [];
    const found = run([crashing, everyKeyword('keyword/any')], {
      onCrash: (broken, error) => crashes.push([broken.code, (error as Error).message]),
    });
    expect(found.map(({ code }) => code)).toEqual(['keyword/any', 'keyword/any', 'keyword/any']);
    expect(crashes).toEqual([['keyword/crash', 'broken']]);
  });

  const whole = check('syntax/not-checked', {}, { messages: { failed: 'Failed: {reason}.', tooMuch: 'Too much.' } });

  const cut = check('syntax/not-checked', {}, { messages: { cutShort: 'More than {count} of {code}.' } });

  it('tells of a crash as a finding of the file', () => {
    const crashing = check('keyword/crash', {
      card: () => {
        throw new Error('broken');
      },
    });
    const [failed, ...others] = run([crashing, whole, everyKeyword('keyword/any')]);
    expect(failed).toMatchObject({ code: 'syntax/not-checked', message: 'Failed: keyword/crash: broken.' });
    expect(others.map(({ code }) => code)).toEqual(['keyword/any', 'keyword/any', 'keyword/any']);
  });

  it('stops in front of the check for which no steps are left, and says so', () => {
    const lines = 60_000;
    const visited = new Set<string>();
    const costly = (code: Check['code']): Check => check(code, { line: () => void visited.add(code) });
    const codes = Array.from({ length: 60 }, (_, at) => `card/n-${at}` as const);
    const found = run([...codes.map(costly), whole], { text: 'K:Flying\n'.repeat(lines) });
    expect(found.map(({ message }) => message)).toEqual(['Too much.']);
    // Each visit takes 20 steps and one for each of the eight characters, of 50 million in all.
    expect(visited.size).toBe(Math.floor(50_000_000 / (28 * lines)));
  });

  it('throws nothing where nobody asks to be told of crashes', () => {
    const crashing = check('keyword/crash', {
      card: () => {
        throw new Error('broken');
      },
    });
    expect(run([crashing])).toEqual([]);
  });

  it('leaves out what lies inside a stretch that cannot be read', () => {
    const unreadable = (severity: Severity): Check =>
      check('syntax/bad-line', {
        line(line, { report }) {
          if (line.index === 1) report({ span: line.span, message: 'found', severity });
        },
      });
    expect(run([unreadable('error'), everyKeyword('keyword/any')]).map(({ code, message }) => [code, message])).toEqual(
      [
        ['syntax/bad-line', 'Found {what}.'],
        ['keyword/any', 'Found Haste.'],
        ['keyword/any', 'Found Reach.'],
      ],
    );
    expect(run([unreadable('warning'), everyKeyword('keyword/any')])).toHaveLength(4);
  });

  it('goes by the levels that are set: those of a code before those of its category', () => {
    const checks = [everyKeyword('keyword/one'), everyKeyword('keyword/two')];
    const found = run(checks, { config: levels({ 'keyword/*': 'off', 'keyword/two': 'hint' }) });
    expect(new Set(found.map(({ code, severity }) => `${code} ${severity}`))).toEqual(new Set(['keyword/two hint']));
  });

  it('overrules the level that a finding brings along', () => {
    const lesser = check('keyword/lesser', {
      card: (card, { report }) =>
        report({ span: card.file.lines[0]?.span ?? { start: 0, end: 1 }, message: 'found', severity: 'info' }),
    });
    expect(run([lesser]).map(({ severity }) => severity)).toEqual(['info']);
    expect(run([lesser], { config: levels({ 'keyword/lesser': 'warning' }) }).map(({ severity }) => severity)).toEqual([
      'warning',
    ]);
  });

  it('runs a check that is off by default only where a level is set', () => {
    const quiet = everyKeyword('keyword/quiet', { offByDefault: true });
    expect(run([quiet])).toEqual([]);
    expect(run([quiet], { config: levels({ 'keyword/quiet': 'info' }) })).toHaveLength(3);
    expect(run([quiet], { config: levels({ 'keyword/*': 'info' }) })).toHaveLength(3);
  });

  it('takes the words of messages and titles from the translation, where it has them', () => {
    const edits = [{ span: { start: 0, end: 1 }, newText: 'B' }];
    const fixing = check('keyword/fixing', {
      card: (card, { report }) =>
        report({
          span: { start: 0, end: card.file.text.length },
          message: 'found',
          values: { what: 'it' },
          fixes: () => [{ title: 'change', values: { right: 'B' }, edits }],
        }),
    });
    const [spanish] = run([fixing], { translate: (_, key) => (key === 'found' ? 'Hallado: {what}.' : undefined) });
    expect(spanish?.message).toBe('Hallado: it.');
    expect(spanish?.fixes()).toEqual([{ title: 'Change to "B"', edits, safe: false }]);
  });

  it('drops a repair that changes nothing, and tells of it', () => {
    const idle = check('keyword/idle', {
      card: (card, { report }) => {
        const span = { start: 0, end: 4 };
        const edits = [{ span, newText: card.file.text.slice(0, 4) }];
        report({ span, message: 'found', fixes: () => [{ title: 'change', values: { right: 'Name' }, edits }] });
      },
    });
    const told: string[] = [];
    const [finding] = run([idle], { onIdleFix: ({ code }, title) => told.push(`${code}: ${title}`) });
    expect(finding?.fixes()).toEqual([]);
    expect(told).toEqual(['keyword/idle: Change to "Name"']);
  });

  it('stops a check after its five hundredth finding', () => {
    const found = run([everyKeyword('keyword/any')], { text: 'K:Flying\n'.repeat(2000) });
    expect(found).toHaveLength(500);
    const [more, ...others] = run([everyKeyword('keyword/any'), cut], { text: 'K:Flying\n'.repeat(2000) });
    expect(more).toMatchObject({ severity: 'info', message: 'More than 500 of keyword/any.' });
    expect(others).toHaveLength(500);
  });

  it('does not call a comment unused whose check did not run', () => {
    const unused = check(
      'style/unused-suppression',
      {},
      { messages: { unused: 'Unused {code}.', unknownCode: 'Unknown {code}.' } },
    );
    const quiet = everyKeyword('keyword/quiet', { offByDefault: true });
    const silenced = `# cardscript-disable-file keyword/quiet, keyword/other\n${text}`;
    expect(run([unused, quiet], { text: silenced }).map(({ message }) => message)).toEqual(['Unknown keyword/other.']);
    expect(run([unused, quiet], { text: silenced, config: levels({ 'style/unused-suppression': 'off' }) })).toEqual([]);
  });
});
