/** A hundred and more made-up cards of all layouts: what becomes of each is right from its first line to its last. */
import { describe, expect, it } from 'vitest';
import { newCard } from '../../../server/src/core/newCard/newCard.ts';
import { createService } from '../../../server/src/core/service.ts';
import { layouts, madeUp, seeded, toMtgjson, toScryfall, toText, type MadeCard } from './madeUp.ts';

const service = createService();

function scriptFrom(source: string): string {
  const made = newCard(source);
  if (!made.ok) throw new Error(`${made.problem} ${made.detail}`);
  return made.card.text;
}

/** The `K:` lines of each face. */
function keywordLines(script: string): string[][] {
  return script
    .split(/^ALTERNATE$/m)
    .map((face) => face.split('\n').flatMap((line) => (line.startsWith('K:') ? [line.slice(2)] : [])));
}

const sameWords = (lines: readonly string[]): string[] => [...lines].sort();

function cardsOf(layout: string): MadeCard[] {
  const random = seeded(layout.length * 7919 + layout.charCodeAt(0));
  return Array.from({ length: 6 }, () => madeUp(layout, random));
}

describe.each(layouts)('a skeleton of layout %s', (layout) => {
  it.each(cardsOf(layout).map((card, at) => [at + 1, card] as const))('is right for card %i', (_, card) => {
    const script = scriptFrom(toScryfall(card));
    const findings = service.lint(service.read(script));
    const told = findings.filter(({ severity, code }) => severity === 'error' || code.startsWith('oracle/'));
    expect(told.map(({ code, message }) => `${code} ${message}\n${script}`)).toEqual([]);
    expect(keywordLines(script).map(sameWords)).toEqual(card.faces.map(({ keywords }) => sameWords(keywords)));
    expect(/^AlternateMode:(.*)$/m.exec(script)?.[1]).toBe(card.mode);
    expect(service.read(script).card.faces).toHaveLength(card.faces.length);
    for (const { name } of card.faces) expect(script).toContain(`Name:${name}\n`);
    expect(scriptFrom(toMtgjson(card))).toBe(script);
    expect(scriptFrom(toText(card))).toBe(script);
  });
});
