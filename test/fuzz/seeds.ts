/** The texts that are mutated: made-up scripts of the repository, and published ones where they lie beside it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFixture } from '../support/fixture.ts';
import type { Random } from './random.ts';

export interface Seeds {
  /** A text of the repository, or half of the time a published one. */
  script(random: Random): string;
  /** For whoever reads the output. */
  readonly about: string;
}

/** @param corpus whether published scripts are taken too, where they are there */
export function readSeeds(root: string, corpus: boolean): Seeds {
  const made = [...scriptsIn(join(root, 'test/checks')), ...scriptsIn(join(root, 'examples'))]
    .filter((path) => !path.includes('.fixed'))
    .map((path) => readFixture(readFileSync(path, 'utf8')).text);
  const folder = join(root, '../shared/corpus');
  const published = corpus && existsSync(folder) ? scriptsIn(folder) : [];
  const about =
    published.length > 0
      ? `${made.length} made-up and ${published.length} published scripts`
      : `${made.length} made-up scripts; NO PUBLISHED ONES (${corpus ? `there are none in ${folder}` : '--made-up'})`;
  return {
    about,
    script: (random) =>
      published.length > 0 && random.chance(0.5) ? readFileSync(random.pick(published), 'utf8') : random.pick(made),
  };
}

function scriptsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.txt'))
    .map((path) => join(folder, path))
    .sort();
}
