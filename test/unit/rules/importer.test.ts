import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Edition } from '../../../server/src/core/rules/edition.ts';
import { importRules, type ImportReport } from '../../../server/src/core/rules/importer.ts';
import { createRulebook } from '../../../server/src/core/rules/rulebook.ts';
import { parseEdition, serializeEdition } from '../../../server/src/core/rules/storeEdition.ts';
import { describeOddities } from '../../../server/src/workspace/ruleLibrary.ts';
import { inEnglish } from '../../../server/src/core/l10n/say.ts';
import { madeUpRules } from './madeUpRules.ts';

function imported(input: Uint8Array | string): { edition: Edition; report: ImportReport } {
  const result = importRules(input);
  if (!result.ok) throw new Error(result.reason);
  return result;
}

function without(...omitted: string[]): string {
  return madeUpRules.filter((line) => !omitted.includes(line)).join('\n');
}

const text = madeUpRules.join('\n');
const { edition, report } = imported(text);
const rule = (number: string, of = edition) => of.rules.find((one) => one.number === number);

describe('importing rules', () => {
  it('reads the parts', () => {
    expect(edition.date).toBe('2031-02-03');
    expect(edition.introduction).toEqual(['This game does not exist. It was first played on May 1, 1999.']);
    expect(edition.chapters).toEqual([
      { number: '1', title: 'Basics of Play' },
      { number: '7', title: 'Further Matters' },
    ]);
    expect(edition.sections.map(({ number, title }) => `${number} ${title}`)).toEqual([
      '100 General',
      '101 Turns',
      '702 Keyword Abilities',
      '703 Fillers',
    ]);
    expect(edition.credits).toEqual(['Rules by nobody.', 'Chairs are a trademark of their makers.']);
    expect(report).toMatchObject({ chapters: 2, sections: 4, rules: 509, subrules: 31, examples: 4, glossary: 4 });
  });

  it('reads rules with and without the full stops and blanks they should have', () => {
    expect(rule('100.1')?.text).toBe('Two players sit at a table — or stand.');
    expect(rule('100.1a')?.text).toBe('A player who lies down “loses.”');
    expect(rule('100.1b')?.text).toBe('This one has a stray full stop.');
    expect(rule('100.2')?.text).toBe('This one lacks it.');
    expect(rule('100.3')?.text).toBe('This one lacks a blank.');
    expect(rule('101.2aa')?.text).toBe('Case aa of a turn.');
  });

  it('keeps examples with the rule above them', () => {
    expect(rule('100.1')?.examples).toEqual(['Example: Ann and Bob sit.', 'Example: Cleo stands.']);
    expect(rule('702.4b')?.examples).toEqual(['Example: A round table is not.']);
    expect(rule('702.4a')?.examples).toEqual([]);
  });

  it('continues a rule or an example on the lines below, even where one begins with a citation', () => {
    expect(rule('101.1')?.text).toBe('Turns follow each other like this:\nFirst one player’s,\nthen the other’s.');
    expect(rule('101.2')?.text).toBe('A turn ends when its player says so, which 100.1a and 702.9b do not forbid.');
    expect(rule('101.2')?.examples).toEqual(['Example: “Done,” says Ann,\nand she is.']);
  });

  it('reports only what is not the usual layout', () => {
    expect(report.oddities).toEqual([
      {
        line: madeUpRules.indexOf('100.1a and 702.9b do not forbid.'),
        text: '100.1a and 702.9b do not forbid.',
        what: 'joined to the rule above',
      },
    ]);
  });

  it('takes a short heading for a title only where subrules follow', () => {
    const titles = edition.rules.flatMap(({ number, title }) => (title === undefined ? [] : [`${number} ${title}`]));
    expect(titles).toEqual(['702.2 Gleam', '702.3 For Breakfast!', '702.4 Warp']);
    expect(rule('702.2')?.text).toBe('');
    expect(rule('702.1')?.text).toBe('Some abilities are only a word.');
  });

  it('reads the glossary, with senses on lines of their own', () => {
    expect(edition.glossary.map(({ term }) => term)).toEqual([
      'Gleam',
      'Sit, Sitting, “Sits Down”',
      'Stand (Obsolete)',
      'Table',
    ]);
    expect(edition.glossary[1]?.text).toBe('1. To be on a chair.\n2. A session.\nSee rule 100.1.');
  });
});

describe('the file', () => {
  const utf8 = new TextEncoder().encode(text);
  const withBom = (order: 'le' | 'be') => {
    const buffer = Buffer.from(`\ufeff${text}`, 'utf16le');
    return new Uint8Array(order === 'le' ? buffer : buffer.swap16());
  };
  const windows = () =>
    Uint8Array.from(
      text,
      (char) => ({ '“': 0x93, '”': 0x94, '’': 0x92, '–': 0x96, '—': 0x97 })[char] ?? char.charCodeAt(0),
    );

  it.each([
    ['UTF-8', utf8, 'UTF-8'],
    ['UTF-8 with a byte order mark', new Uint8Array([0xef, 0xbb, 0xbf, ...utf8]), 'UTF-8'],
    ['UTF-16, low byte first', withBom('le'), 'UTF-16'],
    ['UTF-16, high byte first', withBom('be'), 'UTF-16'],
    ['UTF-16 without a mark', withBom('le').slice(2), 'UTF-16'],
    ['Windows-1252', windows(), 'Windows-1252'],
  ])('may be %s', (_name, bytes, encoding) => {
    const result = imported(bytes);
    expect(result.report.encoding).toBe(encoding);
    expect(result.edition).toEqual(edition);
  });

  it.each([
    ['CR LF', '\r\n'],
    ['CR', '\r'],
    ['CR CR LF', '\r\r\n'],
  ])('may end its lines with %s', (_name, end) => {
    expect(imported(madeUpRules.join(end)).edition).toEqual(edition);
  });

  it('may mix line ends', () => {
    const mixed = madeUpRules.map((line, at) => line + (at < 12 ? '\r\r\n' : '\r')).join('');
    expect(imported(mixed).edition).toEqual(edition);
  });

  it('may have lost its blank lines, or have one after each line', () => {
    const lines = madeUpRules.filter((line) => line.trim() !== '');
    for (const end of ['\n', '\n\n']) {
      const { rules, glossary, hash } = imported(lines.join(end)).edition;
      expect(glossary).toEqual(edition.glossary);
      expect(rules.map(({ number }) => number)).toEqual(edition.rules.map(({ number }) => number));
      expect(hash).toBe(edition.hash);
    }
  });

  it('may lack its table of contents, its introduction and its credits', () => {
    const body = madeUpRules.slice(22, madeUpRules.lastIndexOf('Credits'));
    const result = imported(['These rules are effective as of February 3, 2031.', ...body].join('\n')).edition;
    expect(result).toMatchObject({ date: '2031-02-03', sections: edition.sections, rules: edition.rules, credits: [] });
  });

  it('gets a section heading that is missing in the body from the table of contents', () => {
    const at = madeUpRules.lastIndexOf('703. Fillers');
    const result = imported(madeUpRules.filter((_, line) => line !== at).join('\n')).edition;
    expect(result.sections).toEqual(edition.sections);
  });

  it.each([
    ['These rules are current as of May 1, 2008.', '2008-05-01'],
    ['Effective September 25th 2026', '2026-09-25'],
    ['Rules of Sept. 7, 2007', '2007-09-07'],
  ])('may tell its date as %j', (line, date) => {
    expect(imported(text.replace('These rules are effective as of February 3, 2031.', line)).edition.date).toBe(date);
  });

  it('differs by its hash from another text of the same date', () => {
    expect(imported(text.replace('Ann and Bob', 'Ann and Bo')).edition.hash).not.toBe(edition.hash);
    expect(edition.hash).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe('a slip of the publisher', () => {
  /** The made-up text with lines in place of one of its lines. */
  const changed = (line: string, ...lines: string[]) =>
    imported(madeUpRules.flatMap((one) => (one === line ? lines : [one])).join('\n'));
  const told = ({ report }: ReturnType<typeof changed>) =>
    report.oddities.filter(({ text }) => !text.startsWith('100.1a and')).map(({ text, what }) => [text, what]);

  it('is a number that two rules have: both are kept and found', () => {
    const slip = changed('100.2 This one lacks it.', '100.2. First.', '', '100.2. Second.', '', '100.2a Below.');
    expect(told(slip)).toEqual([['100.2. Second.', 'second rule of this number']]);
    const book = createRulebook({ editions: [slip.edition] });
    expect(book.lookup('100.2', 'en')).toMatchObject({
      text: 'First.',
      subrules: [
        { number: '100.2', text: 'Second.' },
        { number: '100.2a', text: 'Below.' },
      ],
    });
    const twice = changed('702.4a Warp bends the table.', '702.4a Warp bends it.', '', '702.4a Warp breaks it.');
    expect(createRulebook({ editions: [twice.edition] }).lookup('702.4a', 'en')?.subrules).toHaveLength(2);
  });

  it('is a rule in another place than its number says', () => {
    const slip = changed('100.3.This one lacks a blank.', '100.4. Before.', '', '100.3. After.', '', '100.5. Last.');
    expect(slip.edition.rules.slice(3, 7).map(({ number }) => number)).toEqual(['100.2', '100.4', '100.3', '100.5']);
    expect(told(slip)).toEqual([['100.3. After.', 'out of order']]);
  });

  it('is a subrule whose rule is missing', () => {
    const slip = changed('702.3. For Breakfast!', '');
    expect(told(slip)).toEqual([['702.3a This stands in the morning.', 'out of order']]);
    const rule = createRulebook({ editions: [slip.edition] }).lookup('702.3', 'en');
    expect(rule?.subrules.map(({ text }) => text)).toEqual(['This stands in the morning.']);
    expect(rule).not.toHaveProperty('text');
  });

  it('is a section in another place than the table of contents has it', () => {
    const body = madeUpRules.indexOf('100. General', 20);
    const second = madeUpRules.indexOf('101. Turns', body);
    const end = madeUpRules.indexOf('7. Further Matters', body);
    const [before, ...parts] = [0, body, second, end].map((from, at, all) => madeUpRules.slice(from, all[at + 1]));
    const lines = [before, parts[1], parts[0], parts[2]].flatMap((part) => part ?? []);
    const slip = imported(lines.join('\n'));
    expect(slip.edition.sections.map(({ number }) => number)).toEqual(['101', '100', '702', '703']);
    expect(slip.edition.rules).toHaveLength(edition.rules.length);
  });

  it('is what a printed page has at its head and foot', () => {
    const slip = changed(
      '702.4a Warp bends the table.',
      '702.4a Warp bends the table.',
      '12',
      '702. Keyword Abilities',
    );
    expect(slip.edition.rules).toEqual(edition.rules);
    expect(told(slip).map(([, what]) => what)).toEqual(Array(2).fill('left out as the head or foot of a page'));
    const feet = changed('1. To be on a chair.', '1. To be on a chair.', 'Page 7 of 9');
    expect(feet.edition.glossary).toEqual(edition.glossary);
  });

  it('is a blank line in an entry of the glossary, or a term alone', () => {
    const parted = changed('The opposite of sitting.', '', 'The opposite of sitting.');
    expect(parted.edition.glossary).toEqual(edition.glossary);
    const senses = changed('2. A session.', '', '2. A session.');
    expect(senses.edition.glossary).toEqual(edition.glossary);
    const alone = changed('The opposite of sitting.', '');
    expect(alone.edition.glossary[2]).toEqual({ term: 'Stand (Obsolete)', text: '' });
    expect(told(alone)).toEqual([['Stand (Obsolete)', 'glossary term without a text']]);
  });

  it('is a missing heading of the credits', () => {
    const at = madeUpRules.lastIndexOf('Credits');
    const notices = ['Published by nobody, Nowhere.', '', '© 2031 Nobody.'];
    const slip = imported([...madeUpRules.slice(0, at), ...notices].join('\n')).edition;
    expect(slip.glossary).toEqual(edition.glossary);
    expect(slip.credits).toEqual(['Published by nobody, Nowhere.', '© 2031 Nobody.']);
  });

  it('is a byte that is no UTF-8 in a file whose mark says that it is', () => {
    const bytes = new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode(text.replace('Ann', '%nn'))]);
    bytes[bytes.indexOf(0x25)] = 0xe1;
    const { report: told, edition: read } = imported(bytes);
    expect(told.encoding).toBe('UTF-8');
    expect(rule('100.1', read)?.text).toBe(rule('100.1')?.text);
  });
});

describe('a file that is no edition', () => {
  const supplement = ['702.5. Glimmer', '702.5a Glimmer is like gleam.', '703.501. One more filler.'].join('\n\n');
  it.each([
    ['empty', ''],
    ['empty', '\n \n\n'],
    ['too-large', new Uint8Array(20_000_001)],
    ['binary', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 2, 3])],
    ['binary', '%PDF-1.7\n100.1. Not really.'],
    ['binary', `PK\x03\x04${text}`],
    ['web-page', `<!DOCTYPE html>\n<html>${text}</html>`],
    ['no-rules', 'Dear diary,\n\n1. I got up.\n2. I went to bed.'],
    ['no-rules', 'Name:Wandering Spark\nManaCost:R\nTypes:Instant'],
    ['extract', supplement],
    [
      'extract',
      madeUpRules
        .slice(22)
        .filter((line) => !line.startsWith('703.'))
        .join('\n'),
    ],
    ['extract', `${text.slice(text.lastIndexOf('101. Turns'))}These rules are effective as of February 3, 2031.`],
    ['cut-off', madeUpRules.slice(0, 60).join('\n')],
    ['cut-off', text.slice(0, text.indexOf('Filler rule 480'))],
    ['cut-off', text.slice(0, text.indexOf('A session'))],
    ['no-date', without('These rules are effective as of February 3, 2031.')],
  ])('is refused as %s', (refusal, input) => {
    const result = importRules(input);
    expect(result).toMatchObject({ ok: false, refusal });
    expect(result.ok ? '' : result.reason).toMatch(/^[A-Z].*\.$/);
  });
});

describe('whatever comes', () => {
  it('is answered and never thrown at, random bytes and text included', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.uint8Array({ maxLength: 300 }), fc.string({ unit: 'binary', maxLength: 300 })),
        (input) => {
          expect(importRules(input).ok).toBe(false);
        },
      ),
    );
  });

  it('loses no rule when a line of another kind is put anywhere between rules', () => {
    const body = madeUpRules.lastIndexOf('101. Turns');
    const end = madeUpRules.lastIndexOf('703. Fillers');
    const stray = fc.constantFrom('Stray words.', '    Indented words.', '702.999z', '1. A list', '(', 'Example:');
    fc.assert(
      fc.property(fc.integer({ min: body + 3, max: end - 1 }), stray, (at, line) => {
        const lines = [...madeUpRules.slice(0, at), line, ...madeUpRules.slice(at)];
        const numbers = imported(lines.join('\n')).edition.rules.map(({ number }) => number);
        expect(numbers).toEqual(edition.rules.map(({ number }) => number));
      }),
      { numRuns: 60 },
    );
  });
});

describe('a text that was changed at random', () => {
  const body = madeUpRules.findIndex((line) => line.startsWith('100.1.'));
  const change = fc.oneof(
    fc.record({ kind: fc.constant('drop' as const), at: fc.nat() }),
    fc.record({ kind: fc.constant('double' as const), at: fc.nat() }),
    fc.record({ kind: fc.constant('swap' as const), at: fc.nat() }),
    fc.record({
      kind: fc.constantFrom(
        'Stray words.',
        'Page 3',
        '702.4b Again.',
        '100.1. Again.',
        '9. A list',
        '',
        'Term',
        '2. Sense',
      ),
      at: fc.nat(),
    }),
  );

  it('is taken in without losing a line in silence, or refused', () => {
    let taken = 0;
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), fc.constantFrom('\n', '\r', '\r\n'), (changes, end) => {
        let lines = [...madeUpRules];
        for (const { kind, at } of changes) {
          // The fillers in between are all alike.
          const places = lines.flatMap((line, place) => (place < body || line.startsWith('703.') ? [] : [place]));
          const place = places[at % places.length] ?? body;
          const [line = '', next = ''] = lines.slice(place, place + 2);
          const instead = { drop: [], double: [line, line], swap: [next, line] }[kind as 'drop'] ?? [line, kind];
          lines = lines.toSpliced(place, kind === 'swap' ? 2 : 1, ...instead);
        }
        const result = importRules(lines.join(end));
        if (!result.ok) return;
        taken += 1;
        const { chapters, sections, rules, glossary, credits } = result.edition;
        const kept = [
          ...[...chapters, ...sections].map(({ number, title }) => `${number}. ${title}`),
          ...rules.flatMap(({ number, title, text, examples }) => [number, title ?? '', text, ...examples]),
          ...glossary.flatMap(({ term, text }) => [term, text]),
          ...credits,
          ...result.report.oddities.map(({ text }) => text),
          'Glossary',
          'Credits',
        ].join('\n');
        for (const line of lines.slice(body).filter((one) => !one.startsWith('703.'))) {
          const words = line.trim().replace(/^\d{3}\.\d+[a-z]*\.?\s*/, '');
          expect(kept.includes(words) ? '' : line).toBe('');
        }
      }),
      { numRuns: 100 },
    );
    expect(taken).toBeGreaterThan(50);
  });
});

describe('a stored edition', () => {
  it('comes back as it was', () => {
    expect(parseEdition(serializeEdition(edition))).toEqual(edition);
  });

  it('comes back with whatever signs are in its text, those between its parts among them', () => {
    const odd = fc.string({
      unit: fc.constantFrom('\ue000', '\ue001', '\ue002', '0', '1', '2', 'a', '\n', '"', '\ud800'),
    });
    const oddRule = fc.record({ number: odd, title: odd, text: odd, examples: fc.array(odd, { maxLength: 3 }) });
    fc.assert(
      fc.property(fc.array(oddRule), fc.array(fc.record({ term: odd, text: odd })), (rules, glossary) => {
        // A rule without a title has none that is empty.
        const written = rules.map(({ title, ...rule }) => (title === '' ? rule : { ...rule, title }));
        expect(parseEdition(serializeEdition({ ...edition, rules: written, glossary }))).toEqual({
          ...edition,
          rules: written,
          glossary,
        });
      }),
    );
  });

  it('tells of the first lines that do not fit, and of how many there are more', () => {
    const report = {
      oddities: Array.from({ length: 199_000 }, (_, line) => ({
        line,
        what: 'out of order' as const,
        text: 'x\u001b[2J',
      })),
    };
    const told = describeOddities(report as unknown as ImportReport, inEnglish);
    expect(told.length).toBeLessThan(30);
    expect(told.at(-1)).toBe(`and ${199_000 - told.length + 1} more`);
    expect(told.join('')).not.toContain('\u001b');
  });

  it('is smaller than twice the text', () => {
    expect(serializeEdition(edition).length).toBeLessThan(2 * text.length);
  });

  it.each(['', 'null', '[]', '{}', '{"form":2}', serializeEdition(edition).slice(0, -9), '"form"', '7'])(
    'is not read from %.20j',
    (json) => {
      expect(parseEdition(json)).toBeUndefined();
    },
  );

  it('is not read from another form or with parts of another kind', () => {
    const stored = JSON.parse(serializeEdition(edition)) as Record<string, unknown>;
    for (const change of [
      { form: 1 },
      { date: 'today' },
      { rules: [['1', 2]] },
      { glossary: [['x']] },
      { credits: 'x' },
    ]) {
      expect(parseEdition(JSON.stringify({ ...stored, ...change }))).toBeUndefined();
    }
  });
});
