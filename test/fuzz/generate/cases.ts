/** Which case stands behind a number. */
import type { Case } from '../case.ts';
import { Random } from '../random.ts';
import type { Seeds } from '../seeds.ts';
import { cardText } from './cards.ts';
import { commandLine } from './cli.ts';
import { edition } from './editions.ts';
import { graph } from './graphs.ts';
import { grow, mutate } from './mutate.ts';
import { session } from './protocol.ts';
import { folder } from './workspace.ts';

export const areas = ['core', 'graphs', 'editions', 'protocol', 'workspace', 'cli'] as const;
export type Area = (typeof areas)[number];

/** Those that are tried without another process. */
export const pureAreas: ReadonlySet<Area> = new Set(['core', 'graphs', 'editions']);

/** Of a hundred cases in a row so many are of each area: those that start processes take longest. */
const shares: Readonly<Record<Area, number>> = { core: 74, graphs: 12, editions: 6, protocol: 4, workspace: 2, cli: 2 };

export const areaOf = (number: number): Area => {
  let rest = (number * 37) % 100;
  for (const area of areas) {
    rest -= shares[area];
    if (rest < 0) return area;
  }
  return 'core';
};

/** The same case for the same seed and number, as long as the scripts to begin with are the same. */
export function makeCase(seed: string, number: number, seeds: Seeds): Case {
  const random = new Random(seed, number);
  const other = (): string => seeds.script(random);
  switch (areaOf(number)) {
    case 'core':
      if (random.chance(0.05)) return { kind: 'card', text: cardText(random) };
      if (random.chance(0.04)) return { kind: 'script', text: grow(other(), random) };
      return { kind: 'script', text: mutate(other(), random, other) };
    case 'graphs': {
      const text = graph(random);
      return { kind: 'script', text: random.chance(0.3) ? mutate(text, random, other) : text };
    }
    case 'editions':
      return edition(random);
    case 'protocol':
      return { kind: 'protocol', steps: session(random, seeds) };
    case 'workspace':
      return folder(random, seeds);
    case 'cli':
      return commandLine(random, seeds);
  }
}
