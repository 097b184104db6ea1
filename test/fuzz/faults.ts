import type { Fault, Outcome } from './case.ts';

/** Told of each step of a case before it is taken, so that a step that never ends is known by its name. */
export type Watch = (step: string) => void;

/** Collects what does not hold in one case. */
export class Faults {
  readonly #found: Fault[] = [];
  readonly #watch: Watch;
  #slowest = { step: '', ms: 0 };

  constructor(watch: Watch = () => undefined) {
    this.#watch = watch;
  }

  /** One fault of a kind is enough for a case. */
  add(property: string, detail: string): void {
    if (!this.#found.some((one) => one.property === property)) this.#found.push({ property, detail });
  }

  /** Takes a step; that it throws is a fault, and its result is nothing then. */
  step<T>(name: string, run: () => T): T | undefined {
    this.#watch(name);
    const start = performance.now();
    try {
      return run();
    } catch (error) {
      this.add(`${name} throws nothing`, error instanceof Error ? (error.stack ?? error.message) : String(error));
      return undefined;
    } finally {
      this.took(name, performance.now() - start);
    }
  }

  took(step: string, ms: number): void {
    if (ms > this.#slowest.ms) this.#slowest = { step, ms };
  }

  outcome(): Outcome {
    return { faults: this.#found, slowest: this.#slowest };
  }
}
