import { describe, expect, it } from 'vitest';
import { citedBy, describeBacklinks } from '../../../server/src/core/features/ruleBacklinks.ts';
import { rulePage, type RulePage } from '../../../server/src/core/features/rulePage.ts';
import { excerpt, findRules } from '../../../server/src/core/features/ruleSearch.ts';
import { importRules } from '../../../server/src/core/rules/importer.ts';
import { createRulebook } from '../../../server/src/core/rules/rulebook.ts';
import { createService } from '../../../server/src/core/service.ts';
import { madeUpRules } from '../rules/madeUpRules.ts';

const imported = importRules(madeUpRules.join('\n').replaceAll('702.4', '702.103').replace('. Warp', '. Bestow'));
if (!imported.ok) throw new Error(imported.reason);
const book = createRulebook({ editions: [imported.edition] });
const warped = importRules(madeUpRules.join('\n'));
if (!warped.ok) throw new Error(warped.reason);
const without = createRulebook();

const page = (place: string, rulebook = book): RulePage => {
  const found = rulePage(rulebook, place);
  if (!found) throw new Error(`no page ${place}`);
  return found;
};
const lineOf = ({ text, line }: RulePage) => text.split('\n')[line];
const linksOf = ({ text, links }: RulePage) =>
  links.map(({ line, start, end, address }) => `${text.split('\n')[line]?.slice(start, end)} → ${address}`);

describe('the page of a section', () => {
  it('has the rules as they are, below a heading with the edition and the ways on', () => {
    const { name, title, text } = page('702');
    expect([name, title]).toEqual(['702', '702 Keyword Abilities']);
    expect(text.split('\n').slice(0, 8)).toEqual([
      '702. Keyword Abilities',
      '7. Further Matters · Comprehensive Rules, edition effective 2031-02-03',
      '‹ 101 Turns   ·   Contents   ·   Glossary   ·   703 Fillers ›',
      '',
      '702.1. Some abilities are only a word.',
      '',
      '702.2. Gleam',
      '702.2a “Gleam [cost]” means “Pay [cost]: The table shines.” See rule 100.1 and rules 101.2c–e.',
    ]);
  });

  it('leads to what it names, and not to itself', () => {
    expect(linksOf(page('702')).slice(0, 7)).toEqual([
      '‹ 101 Turns → cardscript-rules:101',
      'Contents → cardscript-rules:contents',
      'Glossary → cardscript-rules:glossary',
      '703 Fillers › → cardscript-rules:703',
      '100.1 → cardscript-rules:100.1',
      '101.2c → cardscript-rules:101.2c',
      'e → cardscript-rules:101.2e',
    ]);
    expect(linksOf(page('100'))[0]).toBe('Contents → cardscript-rules:contents');
    expect(linksOf(page('703'))).not.toContain('‹ 703 Fillers → cardscript-rules:703');
  });

  it('begins at what was asked for', () => {
    expect(lineOf(page('702'))).toBe('702. Keyword Abilities');
    expect(lineOf(page('CR 702.103b.'))).toBe('702.103b Some tables are warped.');
    expect(lineOf(page('101.2'))).toMatch(/^101\.2\. A turn ends/);
    expect(page('702.99').line).toBe(0);
    expect(rulePage(book, '999.1')).toBeUndefined();
  });

  it('begins at the rule that we cite by a number, where it has moved', () => {
    const moved = createRulebook({ editions: [warped.edition] });
    expect(lineOf(page('702.185', moved))).toBe('702.4. Warp (Teletransportar)');
    expect(lineOf(page('702.185b', moved))).toBe('702.4b Some tables are warped.');
  });

  it('has the Spanish name and text beside the English one, marked', () => {
    const { text } = page('702.103');
    expect(text).toContain('702.103. Bestow (Concesión)\n702.103a ');
    expect(text).toContain('\n    [Concesión · Gatewatch (traducción no oficial)]\n    702.103a Concesión');
    expect(text.indexOf('    [Concesión')).toBeGreaterThan(text.indexOf('702.103b Some'));
  });

  it('has the Spanish text beside the rule that it translates, whatever the number', () => {
    const moved = importRules(madeUpRules.join('\n').replaceAll('702.4', '702.103'));
    if (!moved.ok) throw new Error(moved.reason);
    const { text } = page('702.103', createRulebook({ editions: [moved.edition] }));
    expect(text).toContain('[Teletransportar · Gatewatch');
    expect(text).not.toContain('[Concesión');
  });

  it('lists its rules with their subrules, each to where the next begins', () => {
    const { entries, text } = page('101');
    expect(entries.map(({ name }) => name)).toEqual(['101.1', '101.2']);
    expect(entries[0]?.endLine).toBe((entries[1]?.line ?? 0) - 1);
    expect(entries[1]?.children).toHaveLength(25);
    expect(entries[1]?.children.at(-1)).toMatchObject({ name: '101.2aa', endLine: text.split('\n').length - 1 });
    expect(page('702').entries[1]).toMatchObject({ name: '702.2', detail: 'Gleam' });
  });
});

describe('other pages', () => {
  it('are the contents', () => {
    const contents = page('contents');
    expect(contents.entries.map(({ name, children }) => [name, children.length])).toEqual([
      ['1. Basics of Play', 2],
      ['7. Further Matters', 2],
    ]);
    expect(linksOf(contents)).toContain('702. Keyword Abilities → cardscript-rules:702');
    expect(lineOf(page('7'))).toBe('7. Further Matters');
  });

  it('are the glossary, from any of the terms of an entry', () => {
    expect(lineOf(page('glossary/Stand%20(Obsolete)'))).toBe('Stand (Obsolete)');
    expect(lineOf(page('glossary/sitting'))).toBe('Sit, Sitting, “Sits Down”');
    expect(linksOf(page('glossary'))).toContain('702.2 → cardscript-rules:702.2');
    expect(page('glossary/%').line).toBe(0);
  });

  it('are the introduction and the credits', () => {
    expect(page('introduction').text).toContain('This game does not exist.');
    expect(page('credits').text).toContain('Rules by nobody.');
  });

  it('are no others', () => {
    for (const place of ['702x', 'nothing', '2']) expect(rulePage(book, place)?.line ?? 0).toBe(0);
    expect(rulePage(book, 'nothing')).toBeUndefined();
  });

  it('without an edition are those of the Spanish texts', () => {
    expect(lineOf(page('702.103b', without))).toMatch(/^702\.103b /);
    expect(page('113.6', without).text).toContain('Gatewatch (traducción no oficial)');
    for (const place of ['100', 'contents', 'glossary']) expect(rulePage(without, place)).toBeUndefined();
  });
});

describe('what leads to a rule', () => {
  it('are the rules that cite it, in the order of the book', () => {
    expect(citedBy(imported.edition, '100.1')).toEqual(['702.2a']);
    expect(citedBy(imported.edition, '100.1a')).toEqual(['101.2']);
    expect(citedBy(imported.edition, '703.5')).toEqual([]);
  });

  it('are the checks that rest on it', () => {
    const { checks } = createService();
    const resting = checks.find(({ cites }) => cites.includes('113.6'));
    expect(resting).toBeDefined();
    const lines = describeBacklinks('113.6', { rulebook: without, checks, ruleLink: undefined });
    expect(lines.join('\n')).toContain(`[${resting?.code}](https://`);
    expect(describeBacklinks('703.5', { rulebook: book, checks, ruleLink: undefined })).toEqual([]);
  });
});

describe('choices for a list', () => {
  it('say what they are, where they belong and where they lead', () => {
    const [keyword] = findRules(book, 'concesion');
    expect(keyword).toMatchObject({
      kind: 'keyword',
      label: '702.103 Bestow · Concesión',
      address: 'cardscript-rules:702.103',
    });
    expect(findRules(book, '702.103b')[0]).toEqual({
      kind: 'rule',
      label: '702.103b',
      description: 'Bestow',
      detail: 'Some tables are warped. Example: A round table is not.',
      address: 'cardscript-rules:702.103b',
    });
    expect(findRules(book, 'sits down')[0]?.address).toBe(
      `cardscript-rules:glossary/${encodeURIComponent('Sit, Sitting, “Sits Down”')}`,
    );
  });

  it('lead to pages that are there', () => {
    const queries = ['turn', '702', 'sit', 'stand', 'flying', 'bestow', 'table'];
    for (const { address, kind } of queries.flatMap((query) => findRules(book, query)))
      if (kind !== 'keyword' || address.includes('702.103'))
        expect([address, rulePage(book, address.slice('cardscript-rules:'.length)) !== undefined]).toEqual([
          address,
          true,
        ]);
  });

  it('are the sections where nothing is asked for yet', () => {
    expect(findRules(book, ' ').map(({ label, description }) => [label, description])[2]).toEqual([
      '702 Keyword Abilities',
      'Further Matters',
    ]);
    expect(findRules(without, '')).toEqual([]);
  });

  it('keep to a limit', () => {
    expect(findRules(book, 'filler')).toHaveLength(50);
    expect(findRules(book, 'filler', { limit: 4 })).toHaveLength(4);
  });

  it('show the text around what was looked for', () => {
    const long = `${'word '.repeat(60)}needle ${'more '.repeat(60)}`;
    expect(excerpt(long, 'Needle', 60)).toMatch(/^… word .*needle more.* …$/);
    expect(excerpt(long, 'Needle', 60).length).toBeLessThanOrEqual(64);
    expect(excerpt(long, 'absent', 60)).toMatch(/^word.* …$/);
    expect(excerpt('a\nb', 'b', 60)).toBe('a b');
    expect(excerpt('x'.repeat(100), 'x', 60).length).toBeLessThan(70);
  });
});
