import { describe, expect, it } from 'vitest';
import { configuredLevel, defaultConfig, mergeConfig, readConfig } from '../../../server/src/core/config.ts';

const codes = new Set(['keyword/repeated', 'keyword/unknown', 'style/trailing-blank']);

describe('readConfig', () => {
  it('reads levels of codes and of categories, and words', () => {
    const value = {
      $schema: './schema.json',
      severity: { 'keyword/repeated': 'off', 'style/*': 'hint' },
      words: { counters: ['SHINY'] },
    };
    expect(readConfig(value, codes)).toEqual({
      config: { severity: { 'keyword/repeated': 'off', 'style/*': 'hint' }, words: { counters: ['SHINY'] } },
      problems: [],
    });
  });

  it('takes an empty object for the default', () => {
    expect(readConfig({}, codes)).toEqual({ config: defaultConfig, problems: [] });
  });

  it.each([
    ['a list', [], 'The settings must be a JSON object: { … }.'],
    ['null', null, 'The settings must be a JSON object: { … }.'],
    ['text', 'off', 'The settings must be a JSON object: { … }.'],
    ['an unknown setting', { sevrity: {} }, '"sevrity" is no setting; known are "severity" and "words".'],
    ['no object of levels', { severity: 'off' }, '"severity" must be an object such as { "keyword/repeated": "off" }.'],
    [
      'an unknown level',
      { severity: { 'keyword/repeated': 'fatal' } },
      '"severity" of "keyword/repeated" must be one of error, warning, info, hint, off.',
    ],
    [
      'a level that is no text',
      { severity: { 'keyword/repeated': 2 } },
      '"severity" of "keyword/repeated" must be one of error, warning, info, hint, off.',
    ],
    ['an unknown code', { severity: { 'keyword/repaeted': 'off' } }, '"keyword/repaeted" is no diagnostic code.'],
    ['an unknown category', { severity: { 'keywrd/*': 'off' } }, '"keywrd/*" is no diagnostic code.'],
    ['no object of words', { words: ['SHINY'] }, '"words" must be an object such as { "counters": ["SHINY"] }.'],
    [
      'words that are no list',
      { words: { counters: 'SHINY' } },
      '"words" of "counters" must be a list of words: ["…"].',
    ],
    ['an empty word', { words: { counters: [''] } }, '"words" of "counters" must be a list of words: ["…"].'],
  ])('tells of %s and keeps the default', (_, value, problem) => {
    expect(readConfig(value, codes)).toEqual({ config: defaultConfig, problems: [problem] });
  });

  it('names the tables where a word table is unknown', () => {
    const { problems } = readConfig({ words: { counter: ['SHINY'] } }, codes);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('"words" has no table "counter"; there are amounts, ');
  });

  it('keeps what is right beside what is wrong', () => {
    const { config, problems } = readConfig({ severity: { 'keyword/unknown': 'info', nonsense: 'off' }, x: 1 }, codes);
    expect(config.severity).toEqual({ 'keyword/unknown': 'info' });
    expect(problems).toHaveLength(2);
  });
});

describe('configuredLevel', () => {
  it('prefers the code to its category', () => {
    const config = { ...defaultConfig, severity: { 'keyword/*': 'off', 'keyword/unknown': 'hint' } } as const;
    expect(configuredLevel(config, 'keyword/unknown')).toBe('hint');
    expect(configuredLevel(config, 'keyword/repeated')).toBe('off');
    expect(configuredLevel(config, 'style/trailing-blank')).toBeUndefined();
  });
});

describe('mergeConfig', () => {
  it('lets the second win, a category over the codes of the first', () => {
    const base = { severity: { 'keyword/unknown': 'hint', 'style/trailing-blank': 'error' }, words: {} } as const;
    const over = { severity: { 'keyword/*': 'off' }, words: {} } as const;
    expect(mergeConfig(base, over).severity).toEqual({ 'style/trailing-blank': 'error', 'keyword/*': 'off' });
  });

  it('adds words up, table by table', () => {
    const base = { severity: {}, words: { counters: ['SHINY'], types: ['Moth'] } };
    const over = { severity: {}, words: { counters: ['DULL'] } };
    expect(mergeConfig(base, over).words).toEqual({ counters: ['SHINY', 'DULL'], types: ['Moth'] });
  });
});
