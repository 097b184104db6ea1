/** Counts what was tried, and tells of what did not hold: the first case of each kind in full, the others by number. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textOf, type Case, type Fault, type Outcome } from './case.ts';
import type { Options } from './options.ts';

export interface Named {
  /** What it is counted with. */
  readonly area: string;
  /** Its number, or the name of its file. */
  readonly id: string;
  readonly one: Case;
  /** Whether it is a file already. */
  readonly isKept: boolean;
}

interface Count {
  tried: number;
  failed: number;
  slowest: Outcome['slowest'] & { readonly id: string };
}

/** Milliseconds between two lines that say how far it is. */
const pause = 30_000;

export class Report {
  /** Of each case that is a file. */
  readonly results: { readonly id: string; readonly faults: readonly Fault[] }[] = [];
  readonly #options: Options;
  readonly #counts = new Map<string, Count>();
  readonly #kinds = new Map<string, string[]>();
  #folder: string | undefined;
  #spoken = performance.now();

  constructor(options: Options) {
    this.#options = options;
  }

  /** @returns those of its faults whose kind was not seen before */
  add({ area, id, isKept }: Named, { faults, slowest }: Outcome): Fault[] {
    const count = this.#counts.get(area) ?? { tried: 0, failed: 0, slowest: { step: '', ms: 0, id } };
    this.#counts.set(area, count);
    count.tried += 1;
    if (faults.length > 0) count.failed += 1;
    if (slowest.ms > count.slowest.ms) count.slowest = { ...slowest, id };
    if (isKept) this.results.push({ id, faults });
    if (performance.now() - this.#spoken > pause) {
      this.#spoken = performance.now();
      console.log(`… ${[...this.#counts].map(([name, { tried }]) => `${tried} ${name}`).join(', ')}`);
    }
    return faults.filter(({ property }) => {
      const seen = this.#kinds.get(property);
      seen?.push(id);
      if (!seen) this.#kinds.set(property, [id]);
      return !seen;
    });
  }

  /** @param smallest case that was found in which the same does not hold */
  tell({ area, id, isKept }: Named, { property, detail }: Fault, smallest: Case): void {
    const { seed, corpus } = this.#options;
    const again = `--seed ${seed} --number ${id}${corpus ? '' : ' --made-up'}`;
    console.log(`\n✗ ${area} ${id}: NOT SO: ${property}\n  ${visible(detail).slice(0, 700)}`);
    if (isKept) return;
    console.log(
      `  again:   npm run fuzz -- ${again}\n  smaller: npm run fuzz -- --case ${this.#write(area, id, property, smallest)}`,
    );
  }

  /** @returns whether all holds */
  finish(): boolean {
    const counts = [...this.#counts];
    console.log('\narea        tried  failed  slowest step');
    for (const [area, { tried, failed, slowest }] of counts)
      console.log(
        `${area.padEnd(10)} ${String(tried).padStart(6)}  ${String(failed).padStart(6)}  ${slowest.step}, ${Math.round(slowest.ms)} ms (${slowest.id})`,
      );
    const kinds = [...this.#kinds].sort((a, b) => b[1].length - a[1].length);
    if (kinds.length > 0) console.log('\ncases  what did not hold, and in which');
    for (const [property, ids] of kinds)
      console.log(
        `${String(ids.length).padStart(5)}  ${property}: ${ids.slice(0, 5).join(', ')}${ids.length > 5 ? ' …' : ''}`,
      );
    const sum = (of: (count: Count) => number): number => counts.reduce((total, [, count]) => total + of(count), 0);
    const failed = sum((count) => count.failed);
    console.log(`\n${sum(({ tried }) => tried) - failed} passed, ${failed} failed (seed ${this.#options.seed})`);
    return failed === 0;
  }

  #write(area: string, id: string, property: string, one: Case): string {
    this.#folder ??= this.#options.out ?? mkdtempSync(join(tmpdir(), 'cardscript-fuzz-found-'));
    mkdirSync(this.#folder, { recursive: true });
    const words = property
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, '-')
      .slice(0, 60);
    const isScript = one.kind === 'script';
    const file = join(this.#folder, `${area}-${id}-${words}.${isScript ? 'txt' : 'json'}`);
    writeFileSync(file, isScript ? textOf(one.text) : `${JSON.stringify(one, undefined, 2)}\n`);
    return file;
  }
}

/** Control characters would do to the terminal what they are there for. */
function visible(text: string): string {
  return text.replaceAll(
    /[\x00-\x08\x0b-\x1f\x7f-\x9f]/g,
    (char) => `\\x${char.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}
