/** Cards that gain abilities step by step: Classes, cards with level up, cards with station. */
import type { KeywordContext } from '../keywords/forms.ts';
import type { Paragraph } from '../paragraphs.ts';
import { readCost } from '../words/costs.ts';
import { writeRecord, type Built, type Names, type Parameters } from '../record.ts';
import { giveAll, staticLine, type Given } from './given.ts';

const classLevel = /^((?:\{[^}]+\})+): Level (\d+)$/;
const step = /^LEVEL (\d+)(?:-(\d+)|\+)$/i;
const station = /^(\d+)\+ - (.+)$/;

export function isClassLevel({ text }: Paragraph): boolean {
  return classLevel.test(text);
}

/** @param paragraphs from the first `{cost}: Level 2` on */
export function readClassLevels(paragraphs: readonly Paragraph[], context: KeywordContext, names: Names): Built[] {
  return sections(paragraphs, isClassLevel).map(([head, ...inside]) => {
    const [, cost = '', level = ''] = classLevel.exec(head?.text ?? '') ?? [];
    const given = ownStatic(giveAll(inside, context, names), inside, names);
    const parameters = given.parameters.map(([key, value]) => `${key}$ ${value}`).join(' & ');
    return {
      kind: 'K',
      text: `Class:${level}:${readCost(cost) ?? '0'}:${parameters}`,
      below: given.below,
      brings: given.brings,
    };
  });
}

/** A level names abilities only: keywords, and the place of what is not understood, need a static one around them. */
function ownStatic(given: Given, inside: readonly Paragraph[], names: Names): Given {
  const keywords = given.parameters.filter(([key]) => key === 'AddKeyword');
  const others = given.parameters.filter(([key]) => key !== 'AddKeyword');
  if (keywords.length === 0 && others.length > 0) return given;
  const name = names.free('Static');
  const described = inside.map((one) => one.described).join(' ');
  const line = writeRecord('Mode$ Continuous', [['Affected', 'Card.Self']], keywords, [
    ['Secondary', 'True'],
    ['Description', described],
  ]);
  const statics = [...others.filter(([key]) => key === 'AddStaticAbility').map(([, value]) => value), name].join(' & ');
  const parameters: Parameters = [
    ...others.filter(([key]) => key !== 'AddStaticAbility'),
    ['AddStaticAbility', statics],
  ];
  return { ...given, parameters, below: [`SVar:${name}:${line}`, ...given.below] };
}

export function isLevelStep({ text }: Paragraph): boolean {
  return step.test(text);
}

/** @param paragraphs from the first `LEVEL 1-4` on */
export function readLevelSteps(paragraphs: readonly Paragraph[], context: KeywordContext, names: Names): Built[] {
  const steps = sections(paragraphs, isLevelStep);
  const last = step.exec(steps.at(-1)?.[0]?.text ?? '')?.[1] ?? '1';
  return steps.map(([head, ...inside], at) => {
    const [, from = '', to] = step.exec(head?.text ?? '') ?? [];
    const size = /^([\d*]+)\/([\d*]+)$/.exec(inside[0]?.text ?? '');
    const abilities = size ? inside.slice(1) : inside;
    const given = giveAll(abilities, context, names);
    const set: Parameters = size
      ? [
          ['SetPower', size[1] ?? ''],
          ['SetToughness', size[2] ?? ''],
        ]
      : [];
    const present = `Card.Self+counters_GE${from}_LEVEL${to === undefined ? '' : `+counters_LE${to}_LEVEL`}`;
    const described = [head, ...inside].map((one) => one?.described ?? '').join(' ');
    const max = at === 0 ? [`SVar:maxLevel:${last}`] : [];
    return {
      kind: 'S',
      text: staticLine([...set, ...given.parameters], present, described),
      below: [...max, ...given.below],
      brings: given.brings,
    };
  });
}

export function isStationStep({ text }: Paragraph): boolean {
  return station.test(text);
}

/** The last step makes it a creature; what it has from which number of counters on stands in static abilities. */
export function readStation(paragraphs: readonly Paragraph[], context: KeywordContext, names: Names): Built[] {
  const steps = paragraphs.map((paragraph) => {
    const [, number = '', words = ''] = station.exec(paragraph.text) ?? [];
    const given = giveAll([{ ...paragraph, text: words, described: words }], context, names);
    const line = staticLine(given.parameters, `Card.Self+counters_GE${number}_CHARGE`, paragraph.described);
    return { number, built: { kind: 'S', text: line, below: given.below, brings: given.brings } as const };
  });
  const last = steps.at(-1)?.number ?? '1';
  return [{ kind: 'K', text: `Station:${last}`, below: [] }, ...steps.map(({ built }) => built)];
}

/** Apart before each paragraph that begins one. */
function sections(paragraphs: readonly Paragraph[], begins: (paragraph: Paragraph) => boolean): Paragraph[][] {
  const found: Paragraph[][] = [];
  for (const paragraph of paragraphs) {
    if (begins(paragraph)) found.push([paragraph]);
    else found.at(-1)?.push(paragraph);
  }
  return found;
}
