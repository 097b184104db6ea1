import { describe, expect, it } from 'vitest';
import {
  findRuleKeyword,
  findRuleKeywordByAnyName,
  keywordByRule,
  keywordsEdition,
  ruleKeywords,
  ruleOfKeywordName,
} from '../../../server/src/core/rules/keywords.ts';
import { parseRuleNumber } from '../../../server/src/core/rules/ruleNumber.ts';

const sentences = (text: string) => text.split(/[.!?]["”]?(?:\s|$)/).filter((part) => part.trim() !== '').length;
const zones =
  /^(battlefield|battlefieldFaceDown|beforeTheGame|castZones|command|damageZones|entering|everywhere|exile|graveyard|hand|namedZones|outsideTheGame|permittedZones|stack)$/;
const types = [
  'artifact',
  'battle',
  'conspiracy',
  'creature',
  'enchantment',
  'instant',
  'kindred',
  'land',
  'planeswalker',
  'sorcery',
];

describe('the table of keyword abilities', () => {
  it('holds each of 702.2 to 702.195 once, in order', () => {
    expect(ruleKeywords.map(({ rule }) => rule)).toEqual(Array.from({ length: 194 }, (_, i) => `702.${i + 2}`));
    expect(keywordsEdition).toBe('2026-09-25');
  });

  it.each(ruleKeywords.map((keyword) => [keyword.en, keyword] as const))('describes %s', (_name, keyword) => {
    const { summary, costClass, paid, afterwards, cardTypes, subrules } = keyword;
    expect(summary).toMatch(/^\S.*\.$/);
    expect(summary.length).toBeGreaterThan(30);
    expect(summary.length).toBeLessThan(300);
    expect(sentences(summary)).toBeLessThanOrEqual(2);
    expect(paid !== undefined, 'paid goes with a class of cost').toBe(costClass !== undefined);
    if (afterwards !== undefined) expect(paid).toBeDefined();
    for (const phrase of [paid, afterwards]) expect(phrase ?? 'x').toMatch(/^[^\s].*[^\s.]$|^x$/);
    for (const zone of [...keyword.functionsIn, ...(keyword.castFrom ?? [])]) expect(zone).toMatch(zones);
    expect(keyword.functionsIn.length).toBeGreaterThan(0);
    for (const type of cardTypes.allowed ?? []) expect(types).toContain(type);
    const cited = [...cardTypes.rules, ...(keyword.variants ?? []).map(({ rule }) => rule)];
    if (keyword.repeats) cited.push(keyword.repeats.rule);
    for (const number of cited) {
      const { rule, letters, text } = parseRuleNumber(number) ?? { text: undefined };
      expect(text).toBe(number);
      if (rule === keyword.rule && letters !== '') expect(subrules).toContain(letters);
    }
    expect(cited.some((number) => number.startsWith(keyword.rule))).toBe(true);
    expect(subrules).not.toMatch(/[lo]/);
    expect(subrules).toBe([...subrules].sort().join(''));
  });

  it('gives the two classes of cost that exclude each other to different keywords', () => {
    expect(ruleKeywords.filter((keyword) => keyword.alternativeCost && keyword.additionalCost)).toEqual([]);
    expect(ruleKeywords.filter((keyword) => keyword.alternativeCost)).toHaveLength(31);
    expect(ruleKeywords.filter((keyword) => keyword.additionalCost)).toHaveLength(18);
    expect(ruleKeywords.filter(({ costClass }) => costClass === 'pays').map(({ en }) => en)).toEqual([
      'Convoke',
      'Delve',
      'Improvise',
      'Assist',
    ]);
  });

  it('has no summary twice', () => {
    expect(new Set(ruleKeywords.map(({ summary }) => summary)).size).toBe(194);
  });

  it('says of every alternative cost that it stands in for the mana cost', () => {
    for (const { alternativeCost, paid } of ruleKeywords) {
      if (alternativeCost) expect(paid).toMatch(/instead of the mana cost|without paying the mana cost/);
    }
  });
});

describe('findRuleKeyword', () => {
  it.each([
    ['Warp', '702.185'],
    ['warp', '702.185'],
    ['Jump-start', '702.133'],
    ['jump start', '702.133'],
    ['First Strike', '702.7'],
    ['Start your engines', '702.179'],
    ['FOR MIRRODIN!', '702.163'],
    ['Web-slinging', '702.188'],
    ['Megamorph', '702.37'],
    ['Multikicker', '702.33'],
    ['Totem armor', '702.89'],
    ['Nightbound', '702.145'],
    ['Doctor’s companion', '702.124'],
    ['TypeCycling', '702.29'],
    ['Forestwalk', '702.14'],
    ['∞', '702.186'],
  ])('finds %s', (name, rule) => {
    expect(findRuleKeyword(name)?.rule).toBe(rule);
  });

  it.each(['', 'Warped', 'Adapt', 'Presence', 'Teletransportar', 'Sleepwalk', 'Recycling', 'constructor'])(
    'knows no keyword ability %j',
    (name) => {
      expect(findRuleKeyword(name)).toBeUndefined();
    },
  );
});

describe('findRuleKeywordByAnyName', () => {
  it.each([
    ['Teletransportar', '702.185'],
    ['concesion', '702.103'],
    ['¡Por Mirrodin!', '702.163'],
    ['Protección contra negro', '702.16'],
    ['Perfeccionada', '702.150'],
    ['Bestow', '702.103'],
  ])('finds %s', (name, rule) => {
    expect(findRuleKeywordByAnyName(name)?.rule).toBe(rule);
  });

  it('knows no keyword by the mere beginning of a name', () => {
    expect(findRuleKeywordByAnyName('Protecciónes')).toBeUndefined();
    expect(findRuleKeywordByAnyName('Tele')).toBeUndefined();
  });

  it('leads from each Spanish name back to its keyword', () => {
    for (const keyword of ruleKeywords) {
      for (const name of keyword.es?.replace(/\[.*\]/, 'algo').split('/') ?? []) {
        expect(findRuleKeywordByAnyName(name)?.en).toBe(keyword.en);
      }
    }
  });
});

describe('the rule behind a name', () => {
  it('is the subrule that defines a variant', () => {
    expect(ruleOfKeywordName('Morph')).toBe('702.37');
    expect(ruleOfKeywordName('megamorph')).toBe('702.37b');
    expect(ruleOfKeywordName('Friends forever')).toBe('702.124i');
  });

  it('is a keyword action where the engine makes a keyword of one, and nothing where there is no rule', () => {
    expect(ruleOfKeywordName('Adapt')).toBe('701.46');
    expect(ruleOfKeywordName('MayFlashCost')).toBeUndefined();
    expect(ruleOfKeywordName('Bestows')).toBeUndefined();
  });

  it('leads back to the keyword', () => {
    expect(keywordByRule('702.103')?.en).toBe('Bestow');
    expect(keywordByRule('CR 702.185b.')?.en).toBe('Warp');
    for (const other of ['702.1', '702', '702.999', '113.6', 'Warp', '']) expect(keywordByRule(other)).toBeUndefined();
  });
});
