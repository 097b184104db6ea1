import { describe, expect, it } from 'vitest';
import {
  acceptsParameter,
  extendVocabulary,
  isParameterWord,
  kindOf,
  parametersOf,
  recordEntry,
  recordParameters,
  requiredParameters,
  separatorOf,
  typeEntry,
  vocab,
  wordList,
  wordsOf,
  type RecordKind,
} from '../../../server/src/core/vocab/vocab.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { corpusCards, itOnCorpus } from './corpus.ts';

const dataFolder = fileURLToPath(new URL('../../../server/src/core/vocab/data', import.meta.url));

describe('the tables', () => {
  it.each(readdirSync(dataFolder))('%s has one entry per line', (file) => {
    const lines = readFileSync(`${dataFolder}/${file}`, 'utf8').trimEnd().split('\n');
    // An entry is an object of a list, or a word and what it means.
    const entries = lines.filter((line) => /^\{"|^"[^"]+": ?"/.test(line));
    for (const line of entries) {
      const entry = line.replace(/,$/, '');
      expect(() => JSON.parse(entry.startsWith('{') ? entry : `{${entry}}`) as unknown, line).not.toThrow();
    }
    expect(entries.length).toBeGreaterThan(20);
  });

  it('hold no name twice', () => {
    const { records, parameters, counters, properties, svars } = vocab;
    for (const table of [...Object.values(records), parameters, counters, properties, svars]) {
      const names = table.entries.map(({ name }) => name);
      expect(names).toEqual([...new Set(names)]);
    }
  });

  it('name as required, helping or used only parameters that the table of parameters has', () => {
    for (const kind of ['effect', 'trigger', 'replacement', 'static'] as const) {
      for (const entry of vocab.records[kind].entries) {
        const { params, helpers, ai, required, older } = recordParameters(entry);
        const unknown = [...params, ...helpers, ...ai, ...required].filter((name) => !vocab.parameters.has(name));
        expect(unknown, `${kind} ${entry.name}`).toEqual([]);
        expect([...older].filter((name) => params.has(name))).toEqual([]);
      }
    }
  });
});

describe('records', () => {
  it('are found as written and in any letter case', () => {
    expect(vocab.records.effect.get('DealDamage')).toBeDefined();
    expect(vocab.records.effect.get('dealdamage')).toBeUndefined();
    expect(recordEntry(vocab, 'effect', 'dealdamage')?.name).toBe('DealDamage');
    expect(recordEntry(vocab, 'effect', 'FlipACoin')?.now).toBe('FlipCoin');
    expect(recordEntry(vocab, 'trigger', 'DealDamage')).toBeUndefined();
  });

  it('are suggested for slips', () => {
    expect(vocab.records.effect.suggest('ChangZone')[0]).toBe('ChangeZone');
    expect(vocab.records.trigger.suggest('ChangeZone')[0]).toBe('ChangesZone');
    expect(vocab.records.static.suggest('Continous')[0]).toBe('Continuous');
  });

  it('need some parameters', () => {
    expect(requiredParameters(vocab, 'effect', 'GainLife')).toEqual(['LifeAmount']);
    expect(requiredParameters(vocab, 'effect', 'Unheard')).toEqual([]);
  });
});

describe('acceptsParameter', () => {
  it.each<[RecordKind, string, string, string]>([
    ['effect', 'ChangeZone', 'Origin', 'yes'],
    ['effect', 'DealDamage', 'SpellDescription', 'yes'],
    ['effect', 'Draw', 'AILogic', 'yes'],
    ['effect', 'Clone', 'AddKeywords', 'yes'],
    ['effect', 'FlipCoin', 'WinSubAbility', 'yes'],
    ['effect', 'Vote', 'VoteMercy', 'yes'],
    ['trigger', 'ChangesZone', 'InvertValidCard', 'yes'],
    ['static', 'Continuous', 'AddPower', 'yes'],
    ['replacement', 'DamageDone', 'ValidTarget', 'yes'],
    ['effect', 'NewerThanTheTable', 'NumCards', 'yes'],
    ['effect', 'Draw', 'Produced', 'unlikely'],
    ['effect', 'DamageAll', 'ModeCost', 'yes'],
    ['effect', 'Token', 'LegacyImage', 'older'],
    ['static', 'AlternativeCost', 'Caster', 'older'],
    ['effect', 'Draw', 'NumDmg', 'otherPlace'],
    ['effect', 'Draw', 'TriggerZones', 'otherPlace'],
    ['trigger', 'Phase', 'EffectZone', 'otherPlace'],
    ['effect', 'Draw', 'NumCrads', 'unknown'],
    ['effect', 'Draw', 'numcards', 'unknown'],
    ['effect', 'Draw', 'VoteMercy', 'unknown'],
    ['effect', 'NewerThanTheTable', 'NumCrads', 'unknown'],
  ])('%s %s %s: %s', (kind, record, parameter, expected) => {
    expect(acceptsParameter(vocab, kind, record, parameter)).toBe(expected);
  });

  it('lets a delayed trigger have the parameters of the mode it waits for', () => {
    expect(acceptsParameter(vocab, 'effect', 'DelayedTrigger', 'ValidPlayer', { mode: 'Phase' })).toBe('yes');
    expect(acceptsParameter(vocab, 'effect', 'DelayedTrigger', 'ValidSource', { mode: 'DamageDone' })).toBe('yes');
    expect(acceptsParameter(vocab, 'effect', 'DelayedTrigger', 'ValidSource', { mode: 'Phase' })).toBe('unlikely');
    expect(acceptsParameter(vocab, 'effect', 'DelayedTrigger', 'ValidMode', { mode: 'Phase' })).toBe('otherPlace');
    expect(acceptsParameter(vocab, 'effect', 'DelayedTrigger', 'ValidMode')).toBe('yes');
    expect(acceptsParameter(vocab, 'effect', 'Draw', 'ValidPlayer', { mode: 'Phase' })).toBe('otherPlace');
  });
});

describe('parametersOf', () => {
  it('offers the most used first, all of them readable, none twice', () => {
    const offered = parametersOf(vocab, 'effect', 'ChangeZone');
    expect(offered.slice(0, 2)).toEqual(['Destination', 'Origin']);
    expect(offered).toEqual([...new Set(offered)]);
    expect(offered.filter((name) => acceptsParameter(vocab, 'effect', 'ChangeZone', name) !== 'yes')).toEqual([]);
    expect(offered).not.toContain('AILogic');
    expect(parametersOf(vocab, 'effect', 'Token')).not.toContain('LegacyImage');
  });
});

describe('values', () => {
  it('have a kind, by place where it differs', () => {
    expect(kindOf(vocab, 'NumDmg')).toMatchObject({ kind: 'amount', weak: false });
    expect(kindOf(vocab, 'InvertValidCard')).toMatchObject({ kind: 'valid' });
    expect(kindOf(vocab, 'Choices', 'effect', 'Charm')).toEqual({ kind: 'abilitySVar', weak: false, fit: 1 });
    expect(kindOf(vocab, 'Choices', 'effect', 'ChooseCard')?.kind).toBe('valid');
    expect(kindOf(vocab, 'NumCrads')).toBeUndefined();
  });

  it('take words, closed where nothing else means anything', () => {
    const modes = wordsOf('Mode', 'effect', 'Discard');
    expect(modes?.closed).toBe('engine');
    expect(modes && isParameterWord(modes, 'TgtChoose')).toBe(true);
    expect(modes && isParameterWord(modes, 'TgtChose')).toBe(false);
    expect(wordsOf('Mode')?.closed).toBeUndefined();
    const durations = wordsOf('Duration');
    expect(durations && isParameterWord(durations, 'UntilAPlayerCastSpell Creature')).toBe(true);
    expect(durations && isParameterWord(durations, 'UntilEndofCombat')).toBe(false);
  });

  it('are joined as their parameter wants it', () => {
    expect(separatorOf(vocab, 'Defined')).toBe(' & ');
    expect(separatorOf(vocab, 'ValidTgts')).toBe(',');
    expect(separatorOf(vocab, 'AddTrigger')).toBe(' & ');
    expect(separatorOf(vocab, 'Triggers')).toBe(',');
    expect(separatorOf(vocab, 'NumDmg')).toBeUndefined();
  });

  it('know types by their plurals', () => {
    expect(typeEntry(vocab, 'Elves')?.name).toBe('Elf');
    expect(typeEntry(vocab, 'elf')).toBeUndefined();
    expect(typeEntry(vocab, 'elves', { anyCase: true })?.name).toBe('Elf');
    expect(typeEntry(vocab, 'Planeswalker')?.of).toBe('card');
  });

  it('have short lists', () => {
    expect(wordList('zone').has('Battlefield')).toBe(true);
    expect(wordList('zone').suggest('Battlefeild')).toEqual(['Battlefield']);
    expect(wordList('comparator').has('GE')).toBe(true);
  });
});

describe('extendVocabulary', () => {
  const mine = extendVocabulary(vocab, {
    effects: ['Whirl'],
    parameters: ['NumWhirls'],
    counters: ['WHIRL'],
    types: ['Whirlwind'],
    keywords: ['Whirling'],
  });

  it('adds words to a copy and leaves the tables as they are', () => {
    expect(recordEntry(mine, 'effect', 'Whirl')).toBeDefined();
    expect(recordEntry(vocab, 'effect', 'Whirl')).toBeUndefined();
    expect(mine.keywords.get('Whirling')?.open).toBe(true);
    expect(mine.counters.has('WHIRL') && !vocab.counters.has('WHIRL')).toBe(true);
    expect(typeEntry(mine, 'Whirlwind')).toBeDefined();
    expect(acceptsParameter(mine, 'effect', 'Draw', 'NumWhirls')).toBe('yes');
    expect(acceptsParameter(mine, 'effect', 'Whirl', 'NumWhirls')).toBe('yes');
    expect(acceptsParameter(vocab, 'effect', 'Draw', 'NumWhirls')).toBe('unknown');
  });

  it('keeps what was there, and suggests the new words too', () => {
    expect(mine.records.effect.get('Draw')).toBe(vocab.records.effect.get('Draw'));
    expect(mine.records.trigger).toBe(vocab.records.trigger);
    expect(mine.records.effect.suggest('Wirl')).toContain('Whirl');
  });
});

itOnCorpus(
  'published scripts set only records and parameters that the tables know, but for a few slips of theirs',
  () => {
    const found = { record: new Set<string>(), unknown: new Set<string>(), otherPlace: new Set<string>() };
    let cards = 0;
    for (const { path, lines } of corpusCards()) {
      cards += 1;
      for (const line of lines) {
        const value = /^(?:[ATSR]|SVar:(?!AI)[^:]+):(.*)$/.exec(line)?.[1];
        if (value === undefined || !/^(AB|SP|DB|ST|Mode|Event)\$/.test(value)) continue;
        const [first, ...rest] = value.split(' | ').map((part) => part.split('$').map((piece) => piece.trim()));
        const [prefix = '', name = ''] = first ?? [];
        const isStatic = line.startsWith('S:') || !vocab.records.trigger.anyCase(name);
        const kind =
          prefix === 'Event' ? 'replacement' : prefix !== 'Mode' ? 'effect' : isStatic ? 'static' : 'trigger';
        const records = kind === 'static' ? name.split(/[ ,]+/) : [name];
        if (records.some((record) => !recordEntry(vocab, kind, record))) found.record.add(path);
        const mode = rest.find(([key]) => key === 'Mode')?.[1];
        for (const [key = ''] of rest) {
          const answers = records.map((record) => acceptsParameter(vocab, kind, record, key, mode ? { mode } : {}));
          if (answers.includes('unknown')) found.unknown.add(`${path} ${name} ${key}`);
          else if (answers.every((answer) => answer === 'otherPlace' || answer === 'unlikely'))
            found.otherPlace.add(path);
        }
      }
    }
    expect([...found.record]).toEqual([]);
    // Misspelt in print (`Subability`, `Referneces`) or with a missing bar; each was looked at.
    expect(found.unknown.size).toBeLessThanOrEqual(27);
    // Parameters that this record does not read, so they do nothing there.
    expect(found.otherPlace.size / cards).toBeLessThan(0.008);
  },
);
