import { expect } from 'vitest';
import {
  kindOf,
  separatorOf,
  vocab,
  type ParameterKind,
  type RecordKind,
} from '../../../server/src/core/vocab/vocab.ts';
import { argumentsProblem } from '../../../server/src/core/vocab/keywords.ts';
import { parseAmount } from '../../../server/src/core/values/amount.ts';
import { amountProblems } from '../../../server/src/core/values/amountProblems.ts';
import { comparisonProblems, parseComparison } from '../../../server/src/core/values/comparison.ts';
import { counterProblem } from '../../../server/src/core/values/counters.ts';
import { definedProblems, parseDefined } from '../../../server/src/core/values/defined.ts';
import {
  keywordListProblems,
  parseKeywords,
  parseList,
  svarListProblems,
} from '../../../server/src/core/values/lists.ts';
import { parsePhases, phaseProblems } from '../../../server/src/core/values/phases.ts';
import type { ValueContext } from '../../../server/src/core/values/problem.ts';
import { validProblems } from '../../../server/src/core/values/validProblems.ts';
import { parseZones, zoneProblems } from '../../../server/src/core/values/zones.ts';
import { corpusCards, itOnCorpus, type CorpusCard } from '../vocab/corpus.ts';

interface Value {
  readonly kind: RecordKind;
  readonly record: string;
  readonly key: string;
  readonly text: string;
}

function* valuesOf({ lines }: CorpusCard): Generator<Value> {
  for (const line of lines) {
    const value = /^(?:[ATSR]|SVar:(?!AI)[^:]+):(.*)$/.exec(line)?.[1];
    if (value === undefined || !/^(AB|SP|DB|ST|Mode|Event)\$/.test(value)) continue;
    const [first, ...rest] = value.split(' | ').map((part): [string, string] => {
      const dollar = part.indexOf('$');
      return [part.slice(0, dollar).trim(), part.slice(dollar + 1).trim()];
    });
    if (!first) continue;
    const [prefix, record] = first;
    const isStatic = line.startsWith('S:') || !vocab.records.trigger.anyCase(record);
    const kind = prefix === 'Event' ? 'replacement' : prefix !== 'Mode' ? 'effect' : isStatic ? 'static' : 'trigger';
    for (const [key, text] of rest) yield { kind, record, key, text };
  }
}

/** SVars that effects of the card define while they resolve. */
function setByEffects(card: CorpusCard): Set<string> {
  const names = new Set(card.svars);
  for (const { kind, record, key, text } of valuesOf(card)) {
    if (kindOf(vocab, key, kind, record)?.kind !== 'newSVar') continue;
    for (const name of text.split(/,| & /)) names.add(name.trim());
  }
  return names;
}

function problemsOf({ kind, record, key, text }: Value, known: ParameterKind, context: ValueContext): string[] {
  const words = (found: readonly { readonly kind: string; readonly word: string }[]): string[] =>
    found.map(({ kind: problem, word }) => `${problem} ${word.split(' ').length > 4 ? '(a sentence)' : word}`);
  switch (known.kind) {
    case 'valid':
      return words(validProblems(vocab, text, 0));
    case 'defined': {
      const commas = vocab.parameters.get(key)?.olderSeparator === ',';
      return words(definedProblems(vocab, parseDefined(text, 0, { commas })));
    }
    case 'zones':
      return words(zoneProblems(parseZones(text, 0)));
    case 'phases':
      return words(phaseProblems(parsePhases(text, 0)));
    case 'amount':
      return words(amountProblems(parseAmount(text, 0), context));
    case 'comparison': {
      const comparison = parseComparison(text, 0);
      const amount = parseAmount(comparison.amount.text, comparison.amount.span.start);
      return words([...comparisonProblems(comparison), ...amountProblems(amount, context)]);
    }
    case 'counter':
      return text.split(',').flatMap((counter) => {
        const problem = counterProblem(vocab, { text: counter, span: { start: 0, end: counter.length } });
        return problem ? words([problem]) : [];
      });
    case 'keywords': {
      const keywords = parseKeywords(text, 0);
      const counts = keywords.flatMap(({ line }) => {
        const problem = line.kind === 'keyword' && argumentsProblem(line.entry, line.args, { granted: true });
        return problem ? [`${problem.kind} argument of ${line.entry.name}`] : [];
      });
      return [...words(keywordListProblems(keywords, context)), ...counts];
    }
    case 'abilitySVar': {
      const separator = separatorOf(vocab, key, kind, record) ?? ',';
      return words(svarListProblems(parseList(text, 0, separator), separator, context));
    }
    default:
      return [];
  }
}

/** Real mistakes in published scripts; each was looked at. */
const mistakes = [
  'Activator: unknown Owner',
  'Affected: wrongCase nonlegendary',
  'Amount: unknown DB',
  // With a comma, where the engine splits as well.
  'ConditionPresent: unknown (a sentence)',
  'CounterType: wrongCase Stun',
  // On a trigger, which does not read it.
  'Defined: separator ,',
  'IsPresent: separator  Wizard',
  'IsPresent: wrongCase nontoken',
  // Its full stop is missing.
  'KW: unknown (a sentence)',
  // Types joined by an ampersand, as no other published line has them.
  'SacValid: unknown (a sentence)',
  'SubAbility: unknown DBCleanup',
  'SubAbility: unknown DBLoseLife',
  'SubAbility: unknown DBMana',
  'SubAbility: unknown DBPilot',
  'ValidCard: unknown YouCtr',
  'ValidPlayer: unknown You |TriggerZones$ Battlefield',
  'ValidTgts: argument YouCtrl.Other',
  'ValidTgts: separator  Planeswalker',
  'ValidTgts: wrongCase nonland',
];

itOnCorpus('values of published scripts have no problem but their own mistakes', () => {
  const found = new Set<string>();
  const seen = new Map<string, number>();
  for (const card of corpusCards()) {
    const names = setByEffects(card);
    const isSVar = (name: string): boolean => names.has(name) || /^[XYZ]$/.test(name);
    for (const value of valuesOf(card)) {
      const known = kindOf(vocab, value.key, value.kind, value.record);
      if (!known || known.weak || known.fit < 0.9) continue;
      seen.set(known.kind, (seen.get(known.kind) ?? 0) + 1);
      for (const problem of problemsOf(value, known, { vocab, isSVar })) found.add(`${value.key}: ${problem}`);
    }
  }
  expect([...found].sort()).toEqual(mistakes);
  for (const kind of ['valid', 'defined', 'zones', 'amount', 'abilitySVar']) {
    expect(seen.get(kind), kind).toBeGreaterThan(5000);
  }
});

itOnCorpus('counting SVars of published scripts have no problem but their own mistakes', () => {
  const found = new Set<string>();
  let seen = 0;
  for (const card of corpusCards()) {
    for (const line of card.lines) {
      const text = /^SVar:[^:]+:(\w+\$.*)$/.exec(line)?.[1];
      if (text === undefined || text.includes(' | ') || /^(AB|SP|DB|ST|Mode|Event)\$/.test(text)) continue;
      seen += 1;
      for (const problem of amountProblems(parseAmount(text, 0), { vocab }))
        found.add(`${problem.kind} ${problem.word}`);
    }
  }
  expect([...found].sort()).toEqual([
    'unknown Rememberedt',
    'wrongCase Token',
    'wrongCase basic',
    'wrongCase nontoken',
  ]);
  expect(seen).toBeGreaterThan(3000);
});
