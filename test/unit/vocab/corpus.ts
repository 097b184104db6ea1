import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { it } from 'vitest';

const root = fileURLToPath(new URL('../../../../shared/corpus', import.meta.url));

export interface CorpusCard {
  readonly path: string;
  readonly lines: readonly string[];
  /** Names of the SVars it defines. */
  readonly svars: ReadonlySet<string>;
}

/** Every published script that is at hand. */
export function* corpusCards(): Generator<CorpusCard> {
  for (const entry of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!entry.endsWith('.txt')) continue;
    const lines = readFileSync(join(root, entry), 'utf8').split(/\r?\n/);
    const svars = new Set(lines.flatMap((line) => /^SVar:([^:]+):/.exec(line)?.[1] ?? []));
    yield { path: entry, lines, svars };
  }
}

/** A test that needs the published scripts: skipped, and said so, where they are not at hand. */
export function itOnCorpus(name: string, run: () => void): void {
  if (existsSync(root)) {
    it(name, run);
    return;
  }
  console.warn(`Skipped "${name}": no scripts in ../shared/corpus.`);
  it.skip(`${name} (no scripts in ../shared/corpus)`, run);
}
